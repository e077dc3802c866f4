// Opens the one menu of a shot or a take: by right click, by the menu key on what has the focus, and by the button with three dots.
import type { Subject } from "../../store/actions/action.ts";
import type { Editor } from "../../store/editor.ts";
import { useEditor } from "../use-editor.ts";

interface MenuProps {
  readonly onContextMenu: (event: MouseEvent) => void;
}

/** For the element of an object: `<li {...menuOf({ shot })}>`. */
export function useObjectMenu(): (subject: Subject) => MenuProps {
  const editor = useEditor();
  return (subject) => ({
    onContextMenu: (event) => {
      event.preventDefault();
      event.stopPropagation();
      editor.windows.menu.value = { subject, x: event.clientX, y: event.clientY };
    },
  });
}

/** Under a button. */
export function openMenuBelow({ windows }: Editor, subject: Subject, button: Element): void {
  const { left, bottom } = button.getBoundingClientRect();
  windows.menu.value = { subject, x: left, y: bottom + 2 };
}
