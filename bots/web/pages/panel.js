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
  });
  panel.announce = announce;
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
  for (const wide of panel.querySelectorAll(".figures, pre")) wide.tabIndex = 0;
  if (!panel.open) {
    if (matchMedia("(min-width: 72rem)").matches) { panel.show(); document.body.classList.add("with-panel"); }
    else panel.showModal();
  }
  panel.querySelector("#panel-title")?.focus();
  panel.querySelector("mark, .proof")?.scrollIntoView({ block: "nearest" });
}
