// Dark or light: the browser's preference until the person chooses, then that choice, stored in this browser.
import { computed, signal } from "@preact/signals";

type Theme = "dark" | "light";
const KEY = "episode-studio.theme";

const system = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(system.matches);
system.addEventListener("change", () => (systemDark.value = system.matches));

const chosen = signal<Theme | undefined>(readChoice());
show(chosen.peek());

export const isDark = computed(() => (chosen.value ? chosen.value === "dark" : systemDark.value));

export function setTheme(theme: Theme): void {
  chosen.value = theme;
  show(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A browser that keeps nothing still shows the theme until the page is closed.
  }
}

function readChoice(): Theme | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "dark" || stored === "light" ? stored : undefined;
  } catch {
    return undefined;
  }
}

function show(theme: Theme | undefined): void {
  if (theme) document.documentElement.dataset["theme"] = theme;
}
