// A room with nothing to show yet: why, and the buttons that change it.
import type { ComponentChildren } from "preact";
import "./blank.css";

interface EmptyStateProps {
  readonly title: string;
  readonly text: ComponentChildren;
  readonly actions: ComponentChildren;
  /** Stands over the title. */
  readonly picture?: ComponentChildren;
  /** Stands under the buttons. */
  readonly children?: ComponentChildren;
}

export function EmptyState({ title, text, actions, picture, children }: EmptyStateProps) {
  return (
    <div class="blank">
      {picture}
      <h1 class="blank__title">{title}</h1>
      <p class="blank__text">{text}</p>
      <div class="blank__actions">{actions}</div>
      {children}
    </div>
  );
}
