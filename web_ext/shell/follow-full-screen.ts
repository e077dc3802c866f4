// The browser's own full screen follows the page's: the whole page is put there, so that windows and menus are seen over the picture. Where
// the browser refuses, the picture fills its window.
import { effect, type Signal } from "@preact/signals";

export function followFullScreen(isFull: Signal<boolean>): void {
  effect(() => {
    const isThere = document.fullscreenElement !== null;
    if (isFull.value && !isThere) document.documentElement.requestFullscreen?.().catch(() => undefined);
    if (!isFull.value && isThere) document.exitFullscreen().catch(() => undefined);
  });
  // Esc is the browser's own there.
  document.addEventListener("fullscreenchange", () => {
    if (document.fullscreenElement === null) isFull.value = false;
  });
}
