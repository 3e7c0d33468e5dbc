// The side panel with a source: beside the conversation where there is room, over it where there is none.

import { request } from "./asking.js";

const panel = document.getElementById("panel");
let opener = null;

export function wirePanel(announce) {
  panel.addEventListener("click", (event) => {
    if (event.target.closest("[data-close]") || event.target === panel) panel.close();
  });
  panel.addEventListener("keydown", (event) => { if (event.key === "Escape") panel.close(); });
  panel.addEventListener("close", () => {
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
  if (!panel.open) {
    if (matchMedia("(min-width: 72rem)").matches) { panel.show(); document.body.classList.add("with-panel"); }
    else panel.showModal();
  }
  address(link);
  panel.querySelector("#panel-title")?.focus();
  panel.querySelector("mark, .proof")?.scrollIntoView({ block: "nearest" });
}
