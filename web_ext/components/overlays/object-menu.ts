// What a press on a shot or a take does, wherever it is listed: it selects the shot, alone or with others, and the right button, or the menu
// key on what has the focus, opens its menu.
import type { Subject } from "../../store/commands/command.ts";
import { useUi } from "../contexts.tsx";

interface MenuProps {
  readonly onContextMenu: (event: MouseEvent) => void;
}

/** For the element of an object: `<li {...menuOf({ shot })}>`. */
export function useObjectMenu(): (subject: Subject) => MenuProps {
  const { windows, selected, select, selection } = useUi();
  return (subject) => ({
    onContextMenu: (event) => {
      event.preventDefault();
      event.stopPropagation();
      const isOfMany = selection.many.peek().includes(subject.shot);
      if (!isOfMany && selected.peek() !== subject.shot) select(subject.shot);
      windows.menu.value = { subject, x: event.clientX, y: event.clientY };
    },
  });
}

type Modifiers = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">;

/** With Ctrl the shot is taken in or out, with Shift a range is drawn to it. */
export function useShotPress(): (modifiers: Modifiers, shot: string) => void {
  const { select, selection } = useUi();
  return ({ ctrlKey, metaKey, shiftKey }, shot) => {
    if (shiftKey) selection.extendTo(shot);
    else if (ctrlKey || metaKey) selection.toggle(shot);
    else select(shot);
  };
}
