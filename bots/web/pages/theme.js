// Light or dark: as the system says, until somebody says otherwise here. Runs before anything is drawn.
const root = document.documentElement;
const keep = (value) => { try { localStorage.setItem("theme", value); } catch { /* kept for this page alone */ } };
try { const kept = localStorage.getItem("theme"); if (kept) root.dataset.theme = kept; } catch { /* as the system says */ }
const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);
document.addEventListener("DOMContentLoaded", () => {
  for (const button of document.querySelectorAll("[data-theme-switch]")) {
    button.setAttribute("aria-pressed", String(isDark()));
    button.addEventListener("click", () => {
      root.dataset.theme = isDark() ? "light" : "dark";
      keep(root.dataset.theme);
      button.setAttribute("aria-pressed", String(isDark()));
    });
  }
});
