// Listens to the keyboard for the whole page and leaves it alone where it belongs to something else: fields, windows, pressed controls.
import type { ReadonlySignal } from "@preact/signals";
import type { Workspace } from "../store/address.ts";
import type { BoundCommand, Commands } from "../store/commands/command.ts";

/** The return value stops listening. */
export function listenToKeys(commands: Commands, workspace: ReadonlySignal<Workspace>): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const find = (event: KeyboardEvent) => commandOf(event, commands, workspace.peek());
  const onKey = (event: KeyboardEvent) => {
    if (isElsewhere(event)) return;
    if (isMenuKey(event)) return openMenuByKey(event);
    const command = find(event);
    if (!command) return;
    event.preventDefault();
    command.run();
  };
  // The palette comes before a text editor that keeps its keys to itself. Every letter passes here: what costs time comes last.
  const onPaletteKey = (event: KeyboardEvent) => {
    const command = find(event);
    if (command?.id !== "palette" || isElsewhere(event)) return;
    event.preventDefault();
    event.stopPropagation();
    command.run();
  };
  document.addEventListener("keydown", onPaletteKey, { capture: true, signal });
  document.addEventListener("keydown", onKey, { signal });
  document.addEventListener("mousedown", keepFocus, { signal });
  return () => stop.abort();
}

/** Something has used it already, or a window is open. */
function isElsewhere(event: KeyboardEvent): boolean {
  return event.defaultPrevented || [...document.getElementsByTagName("dialog")].some(({ open }) => open);
}

function commandOf(event: KeyboardEvent, commands: Commands, workspace: Workspace): BoundCommand | undefined {
  // A keyboard on which it writes brackets says that Ctrl and Alt are held.
  const writes = event.getModifierState("AltGraph");
  return commands.ofPress({
    workspace,
    key: event.key,
    digit: /^Digit(\d)$/.exec(event.code)?.[1],
    shift: event.shiftKey,
    ctrl: !writes && (event.ctrlKey || event.metaKey),
    alt: !writes && event.altKey,
    typing: isTyping(event.target),
    onControl: isControl(event.target),
  });
}

function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === "ContextMenu" || (key === "F10" && shiftKey);
}

/**
 * As browsers do on most machines, but on every one of them: on what has the focus, else on the selected shot. Where no menu of ours
 * opens, the browser's own does.
 */
function openMenuByKey(event: KeyboardEvent): void {
  if (isTyping(event.target)) return;
  const focused = document.activeElement;
  const on = focused && focused !== document.body ? focused : document.querySelector(".shot-item--selected .shot-row");
  if (!on) return;
  const { left, bottom } = on.getBoundingClientRect();
  const place = { clientX: left + 16, clientY: bottom - 8 };
  const isOpened = !on.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, ...place }));
  if (isOpened) event.preventDefault();
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !["checkbox", "range"].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Space plays on a shot's row and on a timeline clip, whose press is Enter; elsewhere it presses what has the focus. */
function isControl(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest("button, a, input, summary") !== null && target.closest("[data-space=plays]") === null;
}

/** A button pressed by mouse does not take the focus, so that Space still plays after it. A field being edited still loses it. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.target.closest("dialog")) return;
  if (!event.target.closest("button")) return;
  event.preventDefault();
  if (isTyping(document.activeElement) && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
