// The chat page: asks with streamed steps, puts in what the server has rendered, and passes on what people do.

import { hear, read, request } from "./asking.js";
import { showSource, wirePanel } from "./panel.js";
import { wireConversation, refreshList } from "./conversation.js";

const id = (name) => document.getElementById(name);
const words = JSON.parse(id("content").dataset.words);
const talk = id("content"), form = id("form"), question = id("question"), stop = id("stop"), send = id("send");
const LOOKS = 45;
let asking = null;

export const announce = (text) => { id("said").textContent = text; };

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children.filter(Boolean));
  return made;
}

wirePanel(announce);
wireConversation(words, announce);
prepare(talk);
if (form) wireForm();
talk.addEventListener("click", onClick);
talk.addEventListener("change", onChange);
talk.addEventListener("submit", onSubmit);
document.addEventListener("keydown", onEnter);
talk.lastElementChild?.classList.contains("exchange") && talk.lastElementChild.scrollIntoView({ block: "start" });
if (id("samples")) showSamples();

function wireForm() {
  form.addEventListener("submit", (event) => { event.preventDefault(); ask(question.value.trim(), id("mode").value); });
  question.addEventListener("input", grow);
  stop.addEventListener("click", () => asking?.abort());
  const kept = sessionStorage.getItem("asking"); // the page was loaded anew while it was being answered
  if (kept && kept !== [...talk.querySelectorAll(".asked")].pop()?.textContent) question.value = kept;
  sessionStorage.removeItem("asking");
  grow();
  if (matchMedia("(min-width: 60rem)").matches) question.focus();
}

async function ask(text, mode) {
  if (!text || asking) return;
  const card = begin(text);
  const steps = card.appendChild(element("ul", { className: "steps" }, element("li", {}, words.sending)));
  announce(words.sending);
  asking = new AbortController();
  busy(true);
  sessionStorage.setItem("asking", text);
  let made = null, failed = null;
  try {
    await read(body(text, mode), asking.signal, (name, data) => {
      if (name === "step") steps.append(element("li", {}, data.text));
      else if (name === "answer") made = data;
      else failed = data.error;
    });
    if (made) await finish(card, made);
    else complain(card, failed ?? { message: words.broke_off });
  } catch (error) {
    complain(card, error.name === "AbortError" ? { message: words.stopped } : error);
    if ((error.login || error.away) && !question.value) { question.value = text; grow(); }
  } finally {
    asking = null;
    busy(false);
    sessionStorage.removeItem("asking");
  }
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

async function finish(card, answer) {
  if (answer.conversation_id && answer.conversation_id !== talk.dataset.conversation) {
    talk.dataset.conversation = answer.conversation_id;
    history.replaceState(null, "", `/c/${answer.conversation_id}`);
    id("acts").hidden = false;
    id("title").textContent = answer.query;
    document.title = `${answer.query} · Errata`;
  }
  await put(card, answer.answer_id);
  announce(`${words.here} ${card.querySelector(".mark")?.textContent ?? ""}`);
  card.parentElement.scrollIntoView({ block: "start" });
  refreshList();
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
  else if ("copy" in button.dataset) copied(button, button.closest(".answer").querySelector(".text").innerText);
}

function onChange(event) {
  if (!("again" in event.target.dataset) || !event.target.value || asking) return;
  const mode = event.target.value;
  event.target.value = "";
  ask(event.target.closest(".exchange").querySelector(".asked").textContent.trim(), mode);
}

// Asked back: each reading is a button, and pressing it asks that one.
function choose(button) {
  if (asking) return;
  button.parentElement.querySelectorAll("button").forEach((other) => { other.disabled = true; });
  button.setAttribute("aria-pressed", "true");
  ask(button.dataset.ask, id("mode").value);
}

async function judge(button) {
  const card = button.closest(".answer"), why = card.querySelector(".why");
  const open = button.dataset.vote === "down" && why.hidden;
  why.hidden = !open;
  card.querySelector(".down").setAttribute("aria-expanded", String(open));
  if (open) { why.scrollIntoView({ block: "nearest" }); why.querySelector("textarea").focus(); }
  else if (button.dataset.vote === "up") await vote(card, "up", "");
}

// Enter sends a question, and the reason of a thumbs-down; with shift it begins a line.
function onEnter(event) {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing || event.target.tagName !== "TEXTAREA") return;
  event.preventDefault();
  event.target.form.requestSubmit();
}

async function onSubmit(event) {
  event.preventDefault();
  const why = event.target, card = why.closest(".answer");
  why.hidden = true;
  card.querySelector(".down").setAttribute("aria-expanded", "false");
  if (await vote(card, "down", why.elements.reason.value.trim())) await lookAgain(card);
}

function tell(card, text) {
  const told = card.querySelector(".told");
  if (told) told.textContent = text;
  announce(text);
}

async function askPerson(button) {
  const card = button.closest(".answer");
  try {
    const response = await request("POST", `/api/answers/${encodeURIComponent(card.dataset.answer)}/person`);
    tell(card, (await response.json()).told);
    button.disabled = true;
  } catch (error) {
    tell(card, [error.message, error.hint].filter(Boolean).join(" "));
  }
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
  tell(card, kind === "up" ? words.thanks : words.looking);
  return true;
}

// A thumbs-down is answered again by a worker: the better answer takes this one's place.
async function lookAgain(card) {
  const former = card.dataset.answer;
  for (let look = 0; look < LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, look < 10 ? 700 : 2000));
    const response = await request("GET", `/api/answers/${former}`).catch(() => null);
    if (!response) return;
    const now = await response.json();
    if (now.answer_id !== former) {
      await put(card, now.answer_id);
      tell(card, words.corrected);
      return;
    }
    if (response.headers.get("Errata-Pending") !== "true") return tell(card, words.nothing_better);
  }
  tell(card, words.still_looking);
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
  question.style.height = "auto";
  question.style.height = `${question.scrollHeight}px`;
}
