// The keys of the page: those of the editor's viewer where both have the same. Fields keep their own.
import type { ReviewData } from "../../src/contracts/files/delivery/review-page.ts";
import type { Head } from "./head.ts";
import type { NoteForm } from "./note-form.ts";
import type { Screen } from "./screen.ts";
import type { Strip } from "./strip.ts";

interface KeyPorts {
  readonly screen: Screen;
  readonly form: NoteForm;
  readonly head: Head;
  readonly strip: Strip;
}

export function listenToKeys(data: ReviewData, { screen, form, head, strip }: KeyPorts): void {
  const { player, drawing } = screen;
  const drop = () => (drawing.tool === "none" ? form.drop() : screen.use("none"));
  const plain: Readonly<Record<string, () => void>> = {
    " ": player.toggle,
    k: player.pause,
    j: () => player.show(player.frame() - Math.round(data.fps)),
    l: player.faster,
    arrowleft: () => player.show(player.frame() - 1),
    arrowright: () => player.show(player.frame() + 1),
    "shift+arrowleft": () => player.show(player.frame() - 10),
    "shift+arrowright": () => player.show(player.frame() + 10),
    "[": () => strip.step(-1),
    "]": () => strip.step(1),
    home: () => player.show(0),
    end: () => player.show(data.frames - 1),
    n: form.write,
    p: () => screen.use("stroke"),
    a: () => screen.use("arrow"),
    r: () => screen.use("box"),
    "?": head.toggleKeys,
    "shift+?": head.toggleKeys,
    "ctrl+z": () => form.isOpen() && drawing.undo(),
  };
  const anywhere: Readonly<Record<string, () => void>> = {
    escape: drop,
    "ctrl+enter": form.keep,
    "ctrl+s": head.save,
  };
  document.addEventListener("keydown", (event) => {
    const name = nameOf(event);
    const isTyping = event.target instanceof Element && event.target.matches("textarea, input[type=text]");
    const isPressed = event.target instanceof HTMLButtonElement && (event.key === " " || event.key === "Enter");
    const run = anywhere[name] ?? (isTyping || isPressed ? undefined : plain[name]);
    if (!run || event.isComposing || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    run();
  });
}

function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  return `${ctrlKey || metaKey ? "ctrl+" : ""}${shiftKey ? "shift+" : ""}${key.toLowerCase()}`;
}
