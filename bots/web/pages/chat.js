// The chat page: asks with streamed steps, shows the answer, and passes on what people think of it.

import { drawAnswer, element } from "./answer.js";

const talk = document.getElementById("talk");
const form = document.getElementById("form");
const question = document.getElementById("question");
const stop = document.getElementById("stop");
const send = document.getElementById("send");
const template = document.body.dataset.sourceUrl;
const KEPT = "conversation";
const ITSELF = "errata"; // the model of what the product says of itself
const LOOKS = 45;

let asking = null;

form.addEventListener("submit", (event) => {
  event.preventDefault();
  ask();
});
question.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    form.requestSubmit();
  }
});
question.addEventListener("input", grow);
stop.addEventListener("click", () => asking?.abort());
document.getElementById("fresh").addEventListener("click", () => {
  asking?.abort();
  sessionStorage.removeItem(KEPT);
  talk.replaceChildren();
  question.focus();
});
const wanted = new URLSearchParams(location.search).get("answer");
if (wanted) open(wanted);
question.focus();

async function ask() {
  const text = question.value.trim();
  if (!text || asking) return;
  const card = begin(text);
  const steps = card.appendChild(element("ul", { class: "steps" }, element("li", {}, "sending the question")));
  asking = new AbortController();
  busy(true);
  try {
    await stream(body(text), asking.signal, (name, data) => {
      if (name === "step") steps.append(element("li", {}, data.text));
      else if (name === "answer") finish(card, data);
      else complain(card, data.error);
    });
    if (card.contains(steps)) complain(card, { message: "The connection ended before the answer came.", hint: "Please ask again." });
  } catch (error) {
    complain(card, error.name === "AbortError" ? { message: "Stopped." } : error);
    if (error.login && !question.value) {
      question.value = text; // the session is over, the question is not
      grow();
    }
  } finally {
    asking = null;
    busy(false);
  }
}

function begin(text) {
  document.getElementById("welcome")?.remove();
  talk.append(element("div", { class: "asked" }, text));
  const card = talk.appendChild(element("article", { class: "answer" }));
  question.value = "";
  grow();
  card.scrollIntoView({ block: "nearest" });
  return card;
}

function body(text) {
  const asked = { question: text };
  const mode = document.getElementById("mode").value;
  const collection = document.getElementById("collection")?.value;
  const conversation = sessionStorage.getItem(KEPT);
  if (mode) asked.mode = mode;
  if (collection) asked.collections = [collection];
  if (conversation) asked.conversation_id = conversation;
  return asked;
}

async function stream(asked, signal, heard) {
  const response = await request("POST", "/api/ask", asked, { Accept: "text/event-stream" }, signal);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    rest += value;
    const events = rest.split("\n\n");
    rest = events.pop();
    events.forEach((event) => hear(event, heard));
  }
}

function hear(event, heard) {
  const lines = event.split("\n");
  const name = lines.find((line) => line.startsWith("event:"))?.slice(6).trim();
  const data = lines.filter((line) => line.startsWith("data:")).map((line) => line.slice(5).trimStart());
  if (name) heard(name, JSON.parse(data.join("\n")));
}

async function request(method, path, asked, headers = {}, signal = undefined) {
  const sent = asked === undefined ? undefined : JSON.stringify(asked);
  const response = await fetch(path, { method, body: sent, signal, headers: { "Content-Type": "application/json", ...headers } });
  if (response.ok) return response;
  const said = await response.json().catch(() => null);
  const error = said?.error ?? { message: `The server answered ${response.status}.` };
  throw { ...error, login: response.status === 401 };
}

function finish(card, answer, remember = true) {
  if (remember && answer.conversation_id) sessionStorage.setItem(KEPT, answer.conversation_id);
  const beneath = answer.choices ? [drawChoices(answer)] : isJudged(answer) ? [drawVotes(card, answer)] : [];
  card.replaceChildren(drawAnswer(answer, template), ...beneath);
  card.scrollIntoView({ block: "nearest" });
}

function complain(card, error) {
  const said = element("p", { class: "failed", role: "alert" }, error.login ? `${error.message} ` : [error.message, error.hint].filter(Boolean).join(" "));
  if (error.login) said.append(element("a", { href: "/", target: "_blank" }, "Log in again"), " in another tab, then ask again.");
  card.replaceChildren(said);
}

// Asked back: each reading is a button, and pressing it asks that one.
function drawChoices(answer) {
  const buttons = answer.choices.map((label) => element("button", { type: "button" }, label));
  for (const button of buttons) {
    button.onclick = () => {
      if (asking) return;
      buttons.forEach((other) => (other.disabled = true));
      button.classList.add("on");
      question.value = button.textContent;
      form.requestSubmit();
    };
  }
  return element("div", { class: "choices", role: "group", "aria-label": "Which one do you mean?" }, ...buttons);
}

// What the product says of itself, a remark and a failure rest on nothing that could be judged.
function isJudged(answer) {
  const looked = answer.model || answer.sources.length || answer.attempts.length;
  return answer.model !== ITSELF && answer.outcome !== "failed" && (answer.outcome !== "refused" || looked);
}

function drawVotes(card, answer) {
  const told = element("span", { class: "soft small", role: "status" });
  const up = element("button", { type: "button", class: "up", title: "Good answer" }, "👍");
  const down = element("button", { type: "button", class: "down", title: "Wrong or unhelpful" }, "👎");
  const reason = element("input", { name: "reason", maxLength: 2000, placeholder: "What is wrong? (optional)" });
  const why = element("form", { hidden: true }, reason, element("button", { class: "main" }, "Send"));
  up.onclick = () => vote(answer, "up", "", told, [up, down]);
  down.onclick = () => {
    why.hidden = !why.hidden;
    reason.focus();
  };
  why.onsubmit = async (event) => {
    event.preventDefault();
    why.hidden = true;
    if (await vote(answer, "down", reason.value.trim(), told, [down, up])) await lookAgain(card, answer, told);
  };
  return element("div", { class: "votes" }, up, down, told, why);
}

async function vote(answer, kind, reason, told, [pressed, other]) {
  const said = { answer_id: answer.answer_id, kind };
  if (reason) said.reason = reason;
  try {
    await request("POST", "/api/feedback", said);
  } catch (error) {
    told.textContent = [error.message, error.login ? error.hint : ""].filter(Boolean).join(" ");
    return false;
  }
  pressed.classList.add("on");
  other.classList.remove("on");
  told.textContent = kind === "up" ? "Thank you." : "Thank you. Looking at it again…";
  return true;
}

// A thumbs-down is answered again by a worker: the better answer takes this one's place.
async function lookAgain(card, answer, told) {
  for (let look = 0; look < LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, look < 10 ? 700 : 2000));
    const response = await request("GET", `/api/answers/${answer.answer_id}`).catch(() => null);
    if (!response) return;
    const now = await response.json();
    if (now.answer_id !== answer.answer_id) {
      finish(card, now, false);
      return;
    }
    if (response.headers.get("Errata-Pending") !== "true") {
      told.textContent = "Looked at it again and found nothing better. It was recorded.";
      return;
    }
  }
  told.textContent = "Still looking; the answer will be corrected here if a better one is found.";
}

async function open(id) {
  try {
    const response = await request("GET", `/api/answers/${encodeURIComponent(id)}`);
    const answer = await response.json();
    const card = begin(answer.query);
    finish(card, answer, false);
    card.querySelector(".receipt").open = true;
  } catch (error) {
    complain(begin(id), error);
  }
}

function busy(yes) {
  send.disabled = yes;
  stop.hidden = !yes;
}

function grow() {
  question.style.height = "auto";
  question.style.height = `${question.scrollHeight}px`;
}
