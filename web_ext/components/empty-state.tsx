// A workspace with nothing to show yet: why, and the buttons that change it.
import type { ComponentChildren } from "preact";
import { useEpisode } from "./contexts.tsx";
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
  // Under an open episode the page's one first heading is the episode's.
  const Heading = useEpisode().episode.openPass.value ? "h2" : "h1";
  return (
    <div class="empty-state">
      {picture}
      <Heading class="empty-state__title">{title}</Heading>
      <p class="empty-state__text">{text}</p>
      <div class="empty-state__actions">{actions}</div>
      {children}
    </div>
  );
}
