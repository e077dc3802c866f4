// A modal window of the page: the browser's own dialog, which keeps the focus inside, closes on Esc and gives the focus back.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useScrollByKeys } from "./use-scroll-by-keys.ts";
import { IconButton } from "../button.tsx";
import "./dialog.css";

export interface DialogProps {
  readonly title: string;
  /** The focus begins on the title: for a window that may open while somebody types, where a key must not press a button. */
  readonly startsOnTitle?: boolean;
  /** For what stands side by side. */
  readonly isWide?: boolean;
  /** A key that nothing in the window has used. */
  readonly onKey?: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly foot?: ComponentChildren;
}

export function Dialog({ title, startsOnTitle = false, isWide = false, onKey, onClose, children, foot }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const body = useScrollByKeys<HTMLDivElement>();
  const isTakenAway = useRef(false);
  // Closed while it still stands on the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      isTakenAway.current = true;
      dialog?.close();
    };
  }, []);
  // A window that the page removes closes too; the person did not ask for that.
  const onClosed = () => {
    if (!isTakenAway.current) onClose();
  };
  // Esc: the page takes the window away itself. Hidden by the browser first, it would still count as open to a key that follows at once.
  const onCancel = (event: Event) => {
    if (event.target !== ref.current || !event.cancelable) return;
    event.preventDefault();
    onClose();
  };
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      class={isWide ? "dialog dialog--wide" : "dialog"}
      aria-label={title}
      onCancel={onCancel}
      onClose={onClosed}
      onMouseDown={onBackdrop}
      onKeyDown={onKey}
    >
      <div class="dialog__bar">
        <h2 class="dialog__title" {...(startsOnTitle && { tabIndex: -1, autofocus: true })}>
          {title}
        </h2>
        <span class="spring" />
        <IconButton icon="close" name="Close (Esc)" onPress={onClose} />
      </div>
      <div class="dialog__body" ref={body}>
        {children}
      </div>
      {foot && <div class="dialog__foot">{foot}</div>}
    </dialog>
  );
}
