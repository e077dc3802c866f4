// Hears the keyboard for the whole page and leaves it alone where it belongs to somebody else: fields, windows, pressed controls.
import type { Editor } from "../../store/editor.ts";
import { commandOf } from "../../store/keys.ts";
import { runCommand } from "../../store/run-command.ts";

/** The return value stops listening. */
export function listenToKeys(editor: Editor): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    // A keyboard on which it writes brackets says that Ctrl and Alt are held.
    const writes = event.getModifierState("AltGraph");
    const command = commandOf({
      room: editor.room.peek(),
      key: event.key,
      shift: event.shiftKey,
      ctrl: !writes && (event.ctrlKey || event.metaKey),
      alt: !writes && event.altKey,
      typing: isTyping(event.target),
      onControl: isControl(event.target),
    });
    if (!command || (command.do !== "close" && !editor.episode.place.peek() && command.do !== "help")) return;
    event.preventDefault();
    runCommand(editor, command, { focusFilter });
  };
  document.addEventListener("keydown", onKey);
  document.addEventListener("mousedown", keepFocus);
  return () => {
    document.removeEventListener("keydown", onKey);
    document.removeEventListener("mousedown", keepFocus);
  };
}

function focusFilter(): void {
  document.querySelector<HTMLInputElement>("[data-role=filter]")?.select();
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
