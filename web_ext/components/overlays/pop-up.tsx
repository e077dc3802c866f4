// A button that opens a small panel under itself; a press elsewhere closes it, and Esc, which gives the focus back to the button.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import "./pop-up.css";

export interface PopUpProps {
  readonly name: string;
  readonly button: ComponentChildren;
  readonly buttonClass: string;
  readonly title?: string;
  /** `up`: over the button, at its end. */
  readonly side?: "start" | "end" | "up";
  readonly children: (close: () => void) => ComponentChildren;
}

export function PopUp({ name, button, buttonClass, title, side = "start", children }: PopUpProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  // Before the panel is painted, so that whoever sees it can close it.
  useLayoutEffect(() => {
    if (!open) return;
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    // Wherever the focus is: a button that was pressed by mouse does not have it, and an editor keeps its keys to itself.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      close();
      // Where nothing has the focus, because it was opened by mouse, Space still plays.
      if (document.activeElement !== document.body) root.current?.querySelector("button")?.focus();
    };
    const stop = new AbortController();
    document.addEventListener("pointerdown", onPress, { signal: stop.signal });
    document.addEventListener("keydown", onKey, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [open]);
  return (
    <div class="pop-up" ref={root}>
      <button type="button" class={buttonClass} title={title} aria-expanded={open} onClick={() => setOpen(!open)}>
        {button}
      </button>
      {open && (
        <div class={`pop-up__panel pop-up__panel--${side}`} role="group" aria-label={name}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
