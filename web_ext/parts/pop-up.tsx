// A button that opens a small panel under itself; a press elsewhere or Esc closes it and the focus goes back to the button.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "./pop-up.css";

export interface PopUpProps {
  readonly name: string;
  readonly button: ComponentChildren;
  readonly buttonClass: string;
  readonly title?: string;
  readonly side?: "start" | "end";
  readonly children: (close: () => void) => ComponentChildren;
}

export function PopUp({ name, button, buttonClass, title, side = "start", children }: PopUpProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    if (!open) return;
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [open]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      event.stopPropagation();
      close();
      root.current?.querySelector("button")?.focus();
    }
  };
  return (
    <div class="pop-up" ref={root} onKeyDown={onKey}>
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
