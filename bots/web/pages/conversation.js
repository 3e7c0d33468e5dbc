// The list of conversations, and what is done with the one that is open: renamed, shared, deleted.

import { request } from "./asking.js";

const id = (name) => document.getElementById(name);
const talk = id("content"), list = id("list"), find = id("find"), side = id("side"), opener = id("side-open");
const here = () => `/api/conversations/${encodeURIComponent(talk.dataset.conversation)}`;

export async function refreshList() {
  const asked = new URLSearchParams({ find: find.value, current: talk.dataset.conversation });
  const response = await request("GET", `/fragments/conversations?${asked}`).catch(() => null);
  if (response) list.innerHTML = await response.text();
}

export function wireConversation(words, announce) {
  let waiting = 0;
  find.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(refreshList, 200); });
  id("search").addEventListener("submit", (event) => { event.preventDefault(); refreshList(); });
  opener.addEventListener("click", () => showSide(true));
  id("side-close").addEventListener("click", () => showSide(false));
  side.addEventListener("keydown", (event) => { if (event.key === "Escape") showSide(false); });
  for (const button of document.querySelectorAll("dialog [data-returns]")) { // no submit, so that Enter never presses it
    button.addEventListener("click", () => button.closest("dialog").close(button.dataset.returns));
  }
  const acts = { rename, share, delete: remove };
  id("acts")?.addEventListener("click", (event) => acts[event.target.dataset.act]?.(words, announce));
  id("copy-link").addEventListener("click", async () => {
    const said = await navigator.clipboard.writeText(id("link").value).then(() => words.copied, () => words.not_copied);
    announce(said);
  });
}

function showSide(open) {
  document.body.classList.toggle("with-side", open);
  opener.setAttribute("aria-expanded", String(open));
  (open ? id("side-close") : opener).focus();
}

async function answered(dialog) {
  dialog.returnValue = "";
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  return dialog.returnValue;
}

async function rename(words, announce) {
  const field = id("new-title");
  field.value = id("title").textContent;
  if ((await answered(id("rename"))) !== "yes") return;
  const said = await request("PATCH", here(), { title: field.value }).then((r) => r.json(), (error) => announce(error.message));
  if (!said) return;
  id("title").textContent = said.title;
  document.title = `${said.title} · Errata`;
  await refreshList();
}

async function share(words, announce) {
  const said = await request("PATCH", here(), { shared: true }).then((r) => r.json(), (error) => announce(error.message));
  if (!said) return;
  id("link").value = new URL(said.shared_at, location.href).href;
  if ((await answered(id("share"))) === "stop") {
    await request("PATCH", here(), { shared: false }).catch((error) => announce(error.message));
  }
}

async function remove(words, announce) {
  if ((await answered(id("delete"))) !== "yes") return;
  const done = await request("DELETE", here()).catch((error) => announce(error.message));
  if (done) location.assign("/");
}
