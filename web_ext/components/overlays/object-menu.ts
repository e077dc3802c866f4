// Opens the one menu of a shot or a take: by right click, and by the menu key on what has the focus.
import type { Subject } from "../../store/commands/command.ts";
import { useUi } from "../contexts.tsx";

interface MenuProps {
  readonly onContextMenu: (event: MouseEvent) => void;
}

/** For the element of an object: `<li {...menuOf({ shot })}>`. */
export function useObjectMenu(): (subject: Subject) => MenuProps {
  const { windows } = useUi();
  return (subject) => ({
    onContextMenu: (event) => {
      event.preventDefault();
      event.stopPropagation();
      windows.menu.value = { subject, x: event.clientX, y: event.clientY };
    },
  });
}
