// The menu of a shot or a take, the same wherever the object appears. Arrows walk it, letters jump in it; what cannot be done now says why.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoundCommand, CommandGroup } from "../../store/commands/command.ts";
import type { OpenMenu } from "../../store/view.ts";
import { asSentence, formatCount } from "../../store/base/format.ts";
import { useCommands, useUi } from "../contexts.tsx";
import "./context-menu.css";

export function ContextMenu({ menu }: { menu: OpenMenu }) {
  const { windows, selection } = useUi();
  const ref = useRef<HTMLElement>(null);
  const [active, setActive] = useState(0);
  const groups = useCommands().menu(menu.subject);
  const commands = groups.flatMap((group) => group.commands);
  const close = () => (windows.menu.value = undefined);
  const place = usePosition(ref, menu);
  const name = nameOfMenu(menu, selection.many.value);
  useClosing(ref, close);
  useLayoutEffect(() => {
    ref.current?.querySelectorAll<HTMLElement>("[role=menuitem]")[active]?.focus();
  }, [active, menu]);
  const press = (command: BoundCommand) => {
    if (!command.isEnabled) return;
    close();
    command.run();
  };
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Tab") return close();
    const to = nextIndex(event.key, active, commands);
    if (to === undefined) return;
    event.preventDefault();
    setActive(to);
  };
  if (commands.length === 0) return null;
  const why = commands[active]?.why;
  return (
    <section
      ref={ref}
      aria-label={`Menu of ${name}`}
      class="context-menu"
      style={place}
      onKeyDown={onKey}
      onContextMenu={(event) => event.preventDefault()}
    >
      <div class="context-menu__head" aria-hidden="true">
        {name}
      </div>
      <div role="menu" aria-label={name} class="context-menu__list">
        {groups.map((group) => (
          <Group
            key={group.title}
            group={group}
            focused={commands[active]}
            press={press}
            point={(one) => setActive(commands.indexOf(one))}
          />
        ))}
      </div>
      {commands.some(({ isEnabled }) => !isEnabled) && (
        <div class="context-menu__why" id="context-menu-why">
          {why === undefined ? "" : asSentence(why)}
        </div>
      )}
    </section>
  );
}

interface GroupProps {
  readonly group: CommandGroup;
  readonly focused: BoundCommand | undefined;
  readonly press: (command: BoundCommand) => void;
  readonly point: (command: BoundCommand) => void;
}

function Group({ group, focused, press, point }: GroupProps) {
  return (
    <div role="group" aria-label={group.title} class="context-menu__group">
      {group.commands.map((command) => (
        <button
          key={command.id}
          type="button"
          role="menuitem"
          class="context-menu__item"
          tabIndex={command === focused ? 0 : -1}
          aria-disabled={!command.isEnabled}
          aria-describedby={command.isEnabled ? undefined : "context-menu-why"}
          onPointerMove={() => command !== focused && point(command)}
          onClick={() => press(command)}
        >
          <span class="context-menu__name">{command.title}</span>
          {command.keys && <kbd aria-hidden="true">{command.keys}</kbd>}
        </button>
      ))}
    </div>
  );
}

function nameOfMenu({ subject }: OpenMenu, many: readonly string[]): string {
  if (subject.take === undefined && many.includes(subject.shot)) return formatCount(many.length, "shot");
  return subject.take === undefined ? subject.shot : `${subject.shot}, take ${subject.take}`;
}

/** Where a key leads from an entry; undefined for keys that lead nowhere. */
function nextIndex(key: string, from: number, commands: readonly BoundCommand[]): number | undefined {
  const count = commands.length;
  if (key === "ArrowDown") return (from + 1) % count;
  if (key === "ArrowUp") return (from + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key.length !== 1 || key === " ") return undefined;
  const order = commands.map((_, index) => (from + 1 + index) % count);
  return order.find((index) => commands[index]?.title.toLowerCase().startsWith(key.toLowerCase()));
}

/** Inside the window, however near its edge it was opened. */
function usePosition(ref: { readonly current: HTMLElement | null }, { x, y }: OpenMenu) {
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
