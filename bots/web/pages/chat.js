// The chat page: asks with streamed steps, puts in what the server has rendered, and passes on what people do.

import { hear, read, request } from "./asking.js";
import { showAddressed, showSource, wirePanel } from "./panel.js";
import { draftOf, forgetOnLeaving, keepDraft } from "./draft.js";
import { closeWhy, judge, submitWhy, tell, cameOf, wireVoting } from "./voting.js";
import { wireConversation, refreshList } from "./conversation.js";

const id = (name) => document.getElementById(name);
const words = JSON.parse(id("content").dataset.words);
const talk = id("content"), form = id("form"), question = id("question"), stop = id("stop"), send = id("send");
const LOOKS = 45;
const PAUSE = 700, PERSON_PAUSE = 5000;
let asking = null, opened = "";

export const announce = (text) => { id("said").textContent = text; };

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children.filter(Boolean));
  return made;
}

wirePanel(announce);
wireConversation(words, announce);
wireVoting(words, announce, put);
forgetOnLeaving();
prepare(talk);
if (form) wireForm();
talk.addEventListener("click", onClick);
talk.addEventListener("change", onChange);
talk.addEventListener("submit", submitWhy);
document.addEventListener("keydown", onEnter);
talk.lastElementChild?.classList.contains("exchange") && talk.lastElementChild.scrollIntoView({ block: "start" });
showAddressed(talk);
if (id("samples")) showSamples();
for (const asked of talk.querySelectorAll("[data-person][disabled]")) waitForPerson(asked.closest(".answer"));
if (form && talk.querySelector("[data-open]")) resume([...talk.querySelectorAll("[data-open]")].pop());

function wireForm() {
  form.addEventListener("submit", (event) => { event.preventDefault(); ask(question.value.trim(), id("mode").value); });
  question.addEventListener("input", grow);
  stop.addEventListener("click", stopAsking);
  const kept = sessionStorage.getItem("asking"); // the page was loaded anew before it was taken
  const isTaken = !kept || kept === [...talk.querySelectorAll(".asked")].pop()?.textContent;
  question.value = isTaken ? draftOf(talk.dataset.conversation) : kept;
  sessionStorage.removeItem("asking");
  grow();
  if (matchMedia("(min-width: 60rem)").matches) question.focus();
}

// Whether the question was taken.
async function ask(text, mode) {
  if (!text || asking) return false;
  const card = begin(text);
  const steps = card.appendChild(element("ul", { className: "steps" }, element("li", {}, words.sending)));
  announce(words.sending);
  asking = new AbortController();
  busy(true);
  sessionStorage.setItem("asking", text);
  let made = null, failed = null, taken = false, wrong = null;
  try {
    await read(body(text, mode), asking.signal, (name, data) => {
      if (name === "step") { steps.append(element("li", {}, data.text)); keepInSight(card); }
      else if (name === "answer") made = data;
      else failed = data.error;
    }, (questionId, conversation, corrects) => { opened = questionId ?? ""; taken = true; wrong = corrects; settle(conversation, text); });
    if (made) await finish(wrong ? inPlaceOf(wrong, card) : card, made);
    else { complain(card, failed ?? { message: words.broke_off }); giveBack(text); }
  } catch (error) {
    if (error.away && opened && !error.login) { card.dataset.open = opened; asking = null; await resume(card); return taken; }
    complain(card, error.name === "AbortError" ? { message: words.stopped } : error);
    if (!taken && error.name !== "AbortError") giveBack(text);
  } finally {
    if (!card.dataset.open) ended();
  }
  return taken;
}

function ended() {
  asking = null;
  opened = "";
  busy(false);
  sessionStorage.removeItem("asking");
}

function stopAsking() {
  if (opened) request("DELETE", `/api/questions/${encodeURIComponent(opened)}`).catch(() => null);
  asking?.abort();
}

// A question that is being answered since before this page was loaded: its steps, then its answer.
async function resume(card) {
  const text = card.parentElement.querySelector(".asked").textContent.trim();
  const stopped = asking = new AbortController();
  opened = card.dataset.open;
  busy(true);
  let missed = 0;
  for (;;) {
    const now = await request("GET", `/api/questions/${encodeURIComponent(opened)}`).then((said) => said.json(), (error) => error);
    if (stopped.signal.aborted) { complain(card, { message: words.stopped }); break; }
    if (now.answer_id) { await put(card, now.answer_id).then(() => announce(words.here), (error) => complain(card, error)); break; }
    if (now.state !== "open" && !(now.away && (missed += 1) < LOOKS)) {
      complain(card, now.login ? now : { message: words.broke_off });
      giveBack(text);
      break;
    }
    if (now.steps?.length) card.querySelector(".steps")?.replaceChildren(...now.steps.map((step) => element("li", {}, step)));
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  delete card.dataset.open;
  ended();
  refreshList();
}

// What grows at the end is seen whole, unless its reader has gone up to something else.
function keepInSight(card) {
  if (card.getBoundingClientRect().top < talk.getBoundingClientRect().bottom) card.scrollIntoView({ block: "nearest" });
}

// A question that was not taken, or whose answer never came, stands where it was typed, unless another one does already.
function giveBack(text) {
  if (!question.value) { question.value = text; grow(); }
}

function begin(text) {
  id("welcome")?.remove();
  const asked = element("h2", { className: "asked", dir: "auto" }, text);
  const card = element("article", { className: "answer" });
  const section = talk.appendChild(element("section", { className: "exchange" }, asked, card));
  question.value = "";
  grow();
  section.scrollIntoView({ block: "start" });
  return card;
}

function body(text, mode) {
  const asked = { question: text };
  const collection = id("collection")?.value;
  if (mode) asked.mode = mode;
  if (collection) asked.collections = [collection];
  if (talk.dataset.conversation) asked.conversation_id = talk.dataset.conversation;
  return asked;
}

// From here on the question is a turn of its conversation, whoever loads the page anew.
function settle(conversation, asked) {
  sessionStorage.removeItem("asking");
  if (!conversation || conversation === talk.dataset.conversation) return;
  keepDraft(talk.dataset.conversation, "");
  talk.dataset.conversation = conversation;
  keepDraft(conversation, question.value);
  history.replaceState(null, "", `/c/${conversation}`);
  for (const name of ["acts", "acts-open"]) id(name).hidden = false;
  id("title").textContent = asked;
  document.title = `${asked} · Errata`;
}

async function finish(card, answer) {
  settle(answer.conversation_id, answer.query);
  await put(card, answer.answer_id);
  announce(`${words.here} ${card.querySelector(".mark")?.textContent ?? ""}`);
  card.parentElement.scrollIntoView({ block: "start" });
  await refreshList();
  nameAsListed();
}

// A conversation is called by what was asked first in it, which a greeting is not.
function nameAsListed() {
  const named = document.querySelector("#list [aria-current]")?.title;
  if (!named) return;
  id("title").textContent = named;
  document.title = `${named} · Errata`;
}

// What is said against an answer is a turn below its question, and what stands then stands there once.
function inPlaceOf(answerId, card) {
  const former = [...talk.querySelectorAll(".answer")].find((one) => one.dataset.answer === answerId), section = card.parentElement;
  if (!former) return card;
  former.before(element("p", { className: "asked said", dir: "auto" }, section.querySelector(".asked").textContent));
  former.replaceWith(card);
  section.remove();
  return card;
}

// What the server has rendered and cleaned: nothing an answer says is markup.
async function put(card, answerId) {
  const response = await request("GET", `/fragments/answers/${encodeURIComponent(answerId)}`);
  card.innerHTML = await response.text();
  card.dataset.answer = answerId;
  prepare(card);
}

function complain(card, error) {
  const text = error.login ? error.message : [error.message, error.hint].filter(Boolean).join(" ");
  const said = element("p", { className: "failed" }, `${text} `);
  if (error.login) said.append(element("a", { href: "/", target: "_blank" }, words.log_in));
  card.replaceChildren(said);
  announce(text);
}

function prepare(within) {
  for (const block of within.querySelectorAll("pre:not([tabindex])")) {
    block.tabIndex = 0;
    const copy = element("button", { type: "button", className: "copy" }, words.copy);
    copy.addEventListener("click", () => copied(copy, block.textContent));
    block.before(element("div", { className: "code-head" }, element("span", {}, codeLanguage(block)), copy));
  }
  for (const wide of within.querySelectorAll(".figures, .quote")) wide.tabIndex = 0;
}

function codeLanguage(block) {
  return [...(block.firstElementChild?.classList ?? [])].find((name) => name.startsWith("language-"))?.slice(9) ?? "";
}

export async function copied(button, text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return announce(words.not_copied);
  }
  const said = button.textContent;
  button.textContent = words.copied;
  announce(words.copied);
  setTimeout(() => { button.textContent = said; }, 1500);
}

function onClick(event) {
  const source = event.target.closest("a[data-source]");
  if (source) { event.preventDefault(); showSource(source); return; }
  const button = event.target.closest("button");
  if (!button) return;
  if (button.dataset.ask) choose(button);
  else if (button.dataset.vote) judge(button);
  else if ("person" in button.dataset) askPerson(button);
  else if ("closeWhy" in button.dataset) closeWhy(button.closest(".answer"));
  else if ("copy" in button.dataset) copied(button, button.closest(".answer").querySelector(".text").innerText);
}

function onChange(event) {
  if (!("again" in event.target.dataset) || !event.target.value || asking) return;
  const mode = event.target.value;
  event.target.value = "";
  ask(event.target.closest(".exchange").querySelector(".asked").textContent.trim(), mode);
}

// Asked back: each reading is a button, and pressing it asks that one.
async function choose(button) {
  if (asking) return;
  const all = [...button.parentElement.querySelectorAll("button")];
  all.forEach((other) => { other.disabled = true; });
  button.setAttribute("aria-pressed", "true");
  if (await ask(button.dataset.ask, id("mode").value)) return;
  all.forEach((other) => { other.disabled = false; });
  button.setAttribute("aria-pressed", "false");
}

// Enter sends a question, and the reason of a thumbs-down; with shift it begins a line, and Escape closes the form.
function onEnter(event) {
  const why = event.key === "Escape" && event.target.closest?.(".why");
  if (why) return closeWhy(why.closest(".answer"));
  if (event.key !== "Enter" || event.shiftKey || event.isComposing || event.target.tagName !== "TEXTAREA") return;
  event.preventDefault();
  event.target.form.requestSubmit();
}

async function askPerson(button) {
  const card = button.closest(".answer");
  try {
    const response = await request("POST", `/api/answers/${encodeURIComponent(card.dataset.answer)}/person`);
    tell(card, (await response.json()).told);
    button.disabled = true;
    button.setAttribute("aria-pressed", "true");
    waitForPerson(card);
  } catch (error) {
    tell(card, [error.message, error.hint].filter(Boolean).join(" "));
  }
}

// A person's answer takes the refusal's place as soon as it stands, without a reload.
async function waitForPerson(card) {
  for (const former = card.dataset.answer; card.isConnected && card.dataset.answer === former;) {
    await new Promise((resolve) => setTimeout(resolve, PERSON_PAUSE));
    if (document.hidden) continue;
    const response = await request("GET", `/api/answers/${encodeURIComponent(former)}`).catch((error) => error);
    if (response.login) return;
    const now = response.ok ? await response.json() : null;
    if (now && now.answer_id !== former && card.dataset.answer === former) await cameOf(card, now.answer_id).catch(() => null);
  }
}

async function showSamples() {
  const response = await request("GET", "/fragments/samples").catch(() => null);
  const place = id("samples");
  if (!response || !place) return;
  place.innerHTML = await response.text();
  place.hidden = !place.querySelector("button");
}

function busy(yes) {
  send.disabled = yes;
  stop.hidden = !yes;
}

function grow() {
  keepDraft(talk.dataset.conversation, question.value);
  question.style.height = "auto";
  question.style.height = `${question.scrollHeight}px`;
}
