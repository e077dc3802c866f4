// A workspace with nothing to show yet: why, and the buttons that change it.
import type { ComponentChildren } from "preact";
import "./empty-state.css";

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
    <div class="empty-state">
      {picture}
      <h1 class="empty-state__title">{title}</h1>
      <p class="empty-state__text">{text}</p>
      <div class="empty-state__actions">{actions}</div>
      {children}
    </div>
  );
}
