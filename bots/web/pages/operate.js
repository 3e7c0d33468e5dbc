// The operator's pages: files dropped on the page are sent one after another; all else works without a script.

import { forgetOnLeaving } from "./draft.js";

forgetOnLeaving();
const drop = document.getElementById("drop"), files = document.getElementById("files"), sent = document.getElementById("sent");

if (drop) {
  for (const name of ["dragover", "dragenter"]) drop.addEventListener(name, (event) => { event.preventDefault(); drop.classList.add("over"); });
  for (const name of ["dragleave", "drop"]) drop.addEventListener(name, (event) => { event.preventDefault(); drop.classList.remove("over"); });
  drop.addEventListener("drop", (event) => send([...event.dataTransfer.files]));
  drop.addEventListener("submit", (event) => event.preventDefault());
  files.addEventListener("change", () => send([...files.files]));
}
for (const table of document.querySelectorAll("table.stack")) { // on a phone each figure bears its column's name
  const names = [...(table.tHead?.rows[0].cells ?? [])].map((cell) => cell.textContent.trim());
  for (const row of table.tBodies[0].rows) [...row.cells].forEach((cell, at) => { if (names[at]) cell.dataset.name = names[at]; });
}
for (const wide of document.querySelectorAll(".card")) if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;

async function refresh() {
  const page = await fetch(location.pathname + location.search).then((response) => response.text()).catch(() => "");
  const anew = new DOMParser().parseFromString(page, "text/html");
  for (const name of ["listed", "count"]) {
    const come = anew.getElementById(name);
    if (come) document.getElementById(name)?.replaceWith(come);
  }
}

async function send(chosen) {
  let well = true;
  const password = drop.querySelector("[data-password]")?.value;
  const headers = { "Content-Type": "application/octet-stream", ...(password && { "Errata-Password": encodeURIComponent(password) }) };
  for (const file of chosen) {
    const line = sent.appendChild(document.createElement("p"));
    line.textContent = `${file.name} …`;
    const asked = new URLSearchParams({ ...Object.fromEntries(new FormData(drop)), name: file.name });
    const said = await fetch(`${drop.dataset.to}?${asked}`, { method: "POST", body: file, headers })
      .then((response) => response.json()).catch(() => null);
    line.textContent = said?.said ?? `${file.name}: ${[said?.error?.message, said?.error?.hint].filter(Boolean).join(" ") || "✗"}`;
    well &&= Boolean(said?.indexed);
  }
  if (well && chosen.length && !drop.hasAttribute("data-stays")) location.assign(location.pathname);
  else await refresh(); // what was left out stays told; the list shows what was not
}
