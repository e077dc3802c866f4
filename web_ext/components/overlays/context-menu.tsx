// The menu of a shot or a take, the same wherever the object appears. Arrows walk it, letters jump in it; what cannot be done now says why.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Action, ActionGroup } from "../../store/actions/action.ts";
import { actionsOf } from "../../store/actions/shot-actions.ts";
import type { OpenMenu } from "../../store/review.ts";
import { asSentence } from "../../store/base/format.ts";
import { useActionPorts } from "./use-action-ports.ts";
import { useEditor } from "../use-editor.ts";
import "./context-menu.css";

export function ContextMenu({ menu }: { menu: OpenMenu }) {
  const editor = useEditor();
  const ref = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const groups = actionsOf(editor, menu.subject);
  const actions = groups.flatMap((group) => group.actions);
  const close = () => (editor.windows.menu.value = undefined);
  const ports = useActionPorts();
  const place = usePlace(ref, menu);
  useClosing(ref, close);
  useLayoutEffect(() => {
    ref.current?.querySelectorAll<HTMLElement>("[role=menuitem]")[active]?.focus();
  }, [active, menu]);
  const press = (action: Action) => {
    if (action.why !== undefined) return;
    close();
    action.run(ports);
  };
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Tab") return close();
    const to = nextPlace(event.key, active, actions);
    if (to === undefined) return;
    event.preventDefault();
    setActive(to);
  };
  if (actions.length === 0) return null;
  const why = actions[active]?.why;
  return (
    <div
      ref={ref}
      class="context-menu"
      style={place}
      onKeyDown={onKey}
      onContextMenu={(event) => event.preventDefault()}
    >
      <div role="menu" aria-label={nameOfMenu(menu)} class="context-menu__list">
        {groups.map((group) => (
          <Group
            key={group.title}
            group={group}
            focused={actions[active]}
            press={press}
            point={(one) => setActive(actions.indexOf(one))}
          />
        ))}
      </div>
      <div class="context-menu__why" id="context-menu-why">
        {why === undefined ? "" : asSentence(why)}
      </div>
    </div>
  );
}

interface GroupProps {
  readonly group: ActionGroup;
  readonly focused: Action | undefined;
  readonly press: (action: Action) => void;
  readonly point: (action: Action) => void;
}

function Group({ group, focused, press, point }: GroupProps) {
  return (
    <div role="group" aria-label={group.title} class="context-menu__group">
      {group.actions.map((action) => (
        <button
          key={action.id}
          type="button"
          role="menuitem"
          class="context-menu__item"
          tabIndex={action === focused ? 0 : -1}
          aria-disabled={action.why !== undefined}
          aria-describedby={action.why === undefined ? undefined : "context-menu-why"}
          onPointerMove={() => action !== focused && point(action)}
          onClick={() => press(action)}
        >
          <span class="context-menu__name">{action.name}</span>
          {action.caps && <kbd aria-hidden="true">{action.caps}</kbd>}
        </button>
      ))}
    </div>
  );
}

function nameOfMenu({ subject }: OpenMenu): string {
  return subject.take === undefined ? subject.shot : `${subject.shot}, take ${subject.take}`;
}

/** Where a key leads from an entry; undefined for keys that lead nowhere. */
function nextPlace(key: string, from: number, actions: readonly Action[]): number | undefined {
  const count = actions.length;
  if (key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowUp") return (from + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key.length !== 1 || key === " ") return undefined;
  const order = actions.map((_, index) => (from + 1 + index) % count);
  return order.find((index) => actions[index]?.name.toLowerCase().startsWith(key.toLowerCase()));
}

/** Inside the window, however near its edge it was opened. */
function usePlace(ref: { readonly current: HTMLElement | null }, { x, y }: OpenMenu) {
  const [place, setPlace] = useState({ left: x, top: y });
  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect();
    if (!box) return;
    const left = Math.max(4, Math.min(x, innerWidth - box.width - 4));
    setPlace({ left, top: Math.max(4, Math.min(y, innerHeight - box.height - 4)) });
  }, [x, y]);
  return { left: `${place.left}px`, top: `${place.top}px` };
}

/** Closed by Esc and by a press elsewhere; the focus goes back to where it was. */
function useClosing(ref: { readonly current: HTMLElement | null }, close: () => void): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const stop = new AbortController();
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      close();
    };
    document.addEventListener("pointerdown", onPress, { capture: true, signal: stop.signal });
    document.addEventListener("keydown", onKey, { capture: true, signal: stop.signal });
    addEventListener("blur", close, { signal: stop.signal });
    return () => {
      stop.abort();
      const isTaken = document.activeElement !== null && document.activeElement !== document.body;
      const isOurs = ref.current?.contains(document.activeElement);
      if (before instanceof HTMLElement && (isOurs || !isTaken)) before.focus();
    };
  }, []);
}
