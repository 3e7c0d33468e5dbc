// What is typed and not sent yet: kept in this tab for each conversation, gone once it is sent or somebody logs out.

const key = (conversation) => `draft:${conversation ?? ""}`;

export function keepDraft(conversation, text) {
  if (text) sessionStorage.setItem(key(conversation), text);
  else sessionStorage.removeItem(key(conversation));
}

export const draftOf = (conversation) => sessionStorage.getItem(key(conversation)) ?? "";

export function forgetOnLeaving() {
  document.querySelector("form[action='/session/end']")?.addEventListener("submit", () => sessionStorage.clear());
}
