// Light or dark: as the system says, until somebody says otherwise here; and what folds. Runs before anything is drawn.
const root = document.documentElement;
const keep = (value) => { try { localStorage.setItem("theme", value); } catch { /* kept for this page alone */ } };
try { const kept = localStorage.getItem("theme"); if (kept) root.dataset.theme = kept; } catch { /* as the system says */ }
const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);
root.classList.add("scripted"); // what folds on a phone is open to whoever runs no scripts
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-unfolds]");
  if (!button) return;
  const open = document.getElementById(button.dataset.unfolds).classList.toggle("open");
  button.setAttribute("aria-expanded", String(open));
});
document.addEventListener("DOMContentLoaded", () => {
  const buttons = document.querySelectorAll("[data-theme-switch]");
  const show = () => buttons.forEach((button) => button.setAttribute("aria-pressed", String(isDark())));
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
  for (const button of buttons) {
    button.addEventListener("click", () => {
      root.dataset.theme = isDark() ? "light" : "dark";
      keep(root.dataset.theme);
      show();
    });
  }
  show();
});
