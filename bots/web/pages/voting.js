// What people think of an answer: the thumbs, the reason of one that points down, and what came of looking again.

import { request } from "./asking.js";

const LOOKS = 45;
let words = {}, announce = () => {}, put = async () => {};

export function wireVoting(said, announced, putIn) {
  [words, announce, put] = [said, announced, putIn];
}

export function tell(card, text) {
  const told = card.querySelector(".told");
  if (told) told.textContent = text;
  announce(text);
}

// A thumb that is pressed already takes its vote back.
export async function judge(button) {
  const card = button.closest(".answer"), why = card.querySelector(".why");
  if (button.getAttribute("aria-pressed") === "true") { why.hidden = true; await vote(card, "none", ""); return; }
  const open = button.dataset.vote === "down" && why.hidden;
  why.hidden = !open;
  card.querySelector(".down").setAttribute("aria-expanded", String(open));
  if (open) { card.scrollIntoView({ block: "end" }); why.querySelector("textarea").focus(); }
  else if (button.dataset.vote === "up") await vote(card, "up", "");
}

export function closeWhy(card) {
  card.querySelector(".why").hidden = true;
  card.querySelector(".down").setAttribute("aria-expanded", "false");
  card.querySelector(".down").focus();
}

export async function submitWhy(event) {
  event.preventDefault();
  const why = event.target, card = why.closest(".answer");
  why.hidden = true;
  card.querySelector(".down").setAttribute("aria-expanded", "false");
  if (await vote(card, "down", why.elements.reason.value.trim())) await lookAgain(card);
}

async function vote(card, kind, reason) {
  const said = { answer_id: card.dataset.answer, kind };
  if (reason) said.reason = reason;
  try {
    await request("POST", "/api/feedback", said);
  } catch (error) {
    tell(card, [error.message, error.hint].filter(Boolean).join(" "));
    return false;
  }
  for (const one of ["up", "down"]) card.querySelector(`.${one}`).setAttribute("aria-pressed", String(one === kind));
  tell(card, { up: words.thanks, down: words.looking, none: words.vote_withdrawn }[kind]);
  return true;
}

// A thumbs-down is answered again by a worker: the better answer takes this one's place.
async function lookAgain(card) {
  const former = card.dataset.answer;
  for (let look = 0; look < LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, look < 10 ? 700 : 2000));
    const response = await request("GET", `/api/answers/${former}`).catch(() => null);
    if (!response || card.querySelector(".down").getAttribute("aria-pressed") !== "true") return;
    const now = await response.json();
    if (now.answer_id !== former || response.headers.get("Errata-Pending") !== "true") return cameOf(card, now.answer_id);
  }
  tell(card, words.still_looking);
}

// What came of it stands in the answer itself, live as after a reload; where nothing does, the vote alone was counted.
export async function cameOf(card, answerId) {
  const notes = () => [...card.querySelectorAll(".note")].map((note) => note.textContent.trim());
  const before = notes();
  await put(card, answerId);
  const come = notes().filter((note) => !before.includes(note));
  if (come.length) announce(come.join(" "));
  else tell(card, words.thanks);
}
