// A panel with nothing in it yet: what it is for, and how it fills.
import type { ComponentChildren } from "preact";
import "./hint.css";

export function Hint({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="hint">
      <strong>{title}</strong>
      {children}
    </div>
  );
}
