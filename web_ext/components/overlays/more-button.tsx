// The button with three dots: the menu of a shot or a take, for who does not press the right button.
import type { Subject } from "../../store/commands/command.ts";
import { Icon } from "../marks/icon.tsx";
import { useUi } from "../contexts.tsx";

export interface MoreButtonProps {
  readonly subject: Subject;
  /** Tab passes over it: the menu key on the object itself opens the same. */
  readonly skipped?: boolean;
}

export function MoreButton({ subject, skipped = false }: MoreButtonProps) {
  const { windows } = useUi();
  const openBelow = (button: Element) => {
    const { left, bottom } = button.getBoundingClientRect();
    windows.menu.value = { subject, x: left, y: bottom + 2 };
  };
  const name = `More for ${subject.shot}${subject.take === undefined ? "" : `, take ${subject.take}`} (Shift F10)`;
  return (
    <button
      type="button"
      class="icon-button more-button"
      title={name}
      aria-label={name}
      aria-haspopup="menu"
      tabIndex={skipped ? -1 : undefined}
      onClick={(event) => openBelow(event.currentTarget)}
    >
      <Icon name="more" />
    </button>
  );
}
