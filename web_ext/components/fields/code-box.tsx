// A box that a code editor is opened in and closed with. What editor it is comes from whoever draws the box.
import { useLayoutEffect, useRef } from "preact/hooks";
import "./code-box.css";

/** `open` is called once with the empty box; what it returns closes the editor. */
export function CodeBox({ open }: { open: (box: HTMLElement) => () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  // Closed while the box still stands on the page: what it is scrolled to is known only there.
  useLayoutEffect(() => (ref.current ? open(ref.current) : undefined), []);
  // Keys that are typed belong to the editor: the page's own keys must not react to them.
  return <div ref={ref} class="code-box" onKeyDown={(event) => event.stopPropagation()} />;
}
