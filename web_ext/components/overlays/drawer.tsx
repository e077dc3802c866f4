// A list that opens from the right, over any workspace. It is not modal: the picture stays true and the keys keep working.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useScrollByKeys } from "./use-scroll-by-keys.ts";
import { IconButton } from "../button.tsx";
import "./drawer.css";

export interface DrawerProps {
  readonly title: string;
  /** Beside the title, in a few words. */
  readonly says: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly foot?: ComponentChildren;
}

export function Drawer({ title, says, onClose, children, foot }: DrawerProps) {
  const ref = useRef<HTMLElement>(null);
  const body = useScrollByKeys<HTMLDivElement>();
  // Whoever was in the drawer as it closes goes back to where they were.
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      const isInside = ref.current?.contains(document.activeElement);
      if (isInside && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <aside ref={ref} class="drawer" aria-label={title}>
      <div class="panel__bar drawer__bar">
        <h2 class="panel__title">{title}</h2>
        <span class="quiet-text">{says}</span>
        <span class="spring" />
        <IconButton icon="close" name="Close (Esc)" onPress={onClose} />
      </div>
      <div class="panel__body" ref={body}>
        {children}
      </div>
      {foot && <div class="panel__foot">{foot}</div>}
    </aside>
  );
}
