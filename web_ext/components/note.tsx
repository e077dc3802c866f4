// A sentence beside the thing it is about, with the action that mends it first.
import type { ComponentChildren } from "preact";
import { asSentence } from "../store/base/format.ts";
import { Icon } from "./marks/icon.tsx";
import "./note.css";

export interface NoteProps {
  readonly tone: "failed" | "stale";
  readonly text: string;
  readonly title?: string;
  readonly children?: ComponentChildren;
}

export function Note({ tone, text, title, children }: NoteProps) {
  return (
    <div class={`note note--${tone}`} role="alert">
      <Icon name={tone} />
      <div class="note__body">
        {title && <strong>{title}</strong>}
        <span class="note__text">{asSentence(text)}</span>
        {children && <div class="note__actions">{children}</div>}
      </div>
    </div>
  );
}
