// The side panel with a source: beside the conversation where there is room, over it where there is none.

import { request } from "./asking.js";

const panel = document.getElementById("panel");
const beside = matchMedia("(min-width: 72rem)");
let opener = null, moving = false;

export function wirePanel(announce) {
  panel.addEventListener("click", (event) => {
    if (event.target.closest("[data-close]") || event.target === panel) panel.close();
  });
  panel.addEventListener("keydown", (event) => { if (event.key === "Escape") panel.close(); });
  beside.addEventListener("change", () => { if (panel.open) move(); });
  panel.addEventListener("close", () => {
    if (moving) { moving = false; return; }
    document.body.classList.remove("with-panel");
    opener?.removeAttribute("aria-current");
    opener?.focus();
    opener = null;
    address(null);
  });
  panel.announce = announce;
}

// The address of an opened source is one to send: who opens it sees the conversation, and the source beside it.
function address(link) {
  const there = new URL(location.href), answer = link?.closest("[data-answer]")?.dataset.answer;
  there.searchParams.delete("source");
  if (there.pathname !== "/") there.searchParams.delete("answer"); // there it is what the page shows
  if (answer) {
    there.searchParams.set("answer", answer);
    there.searchParams.set("source", link.dataset.source);
  }
  history.replaceState(null, "", there);
}

export function showAddressed(talk) {
  const asked = new URLSearchParams(location.search), answer = CSS.escape(asked.get("answer") ?? "");
  const card = asked.has("source") && talk.querySelector(`[data-answer="${answer}"]`);
  const link = card && card.querySelector(`.sources a[data-source="${CSS.escape(asked.get("source"))}"]`);
  if (!link) return;
  card.scrollIntoView({ block: "start" });
  showSource(link);
}

function place() {
  document.body.classList.toggle("with-panel", beside.matches);
  beside.matches ? panel.show() : panel.showModal();
}

// A window that got narrow, or a phone that was turned: the panel goes over the conversation, or beside it.
function move() {
  moving = true; // the event of closing comes later
  panel.close();
  place();
}

export async function showSource(link) {
  let text;
  try {
    text = await (await request("GET", link.getAttribute("href"))).text();
  } catch (error) {
    panel.announce(error.message);
    return;
  }
  opener?.removeAttribute("aria-current");
  opener = link;
  link.setAttribute("aria-current", "true");
  panel.innerHTML = text;
  panel.querySelector(".page-picture")?.addEventListener("error", (event) => event.target.remove()); // its file is gone
  for (const wide of panel.querySelectorAll(".figures, pre")) wide.tabIndex = 0;
  if (!panel.open) place();
  address(link);
  panel.querySelector("#panel-title")?.focus();
  panel.querySelector("mark, .proof")?.scrollIntoView({ block: "nearest" });
}
