// Every action by its name: those of the selected shot and its take first, then the episode's and the page's. Type a few letters, press Enter.
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { useCommands, useUi } from "../../components/contexts.tsx";
import type { BoundCommand } from "../../store/commands/command.ts";
import { findCommands } from "../../store/commands/find-commands.ts";
import { asSentence } from "../../store/base/format.ts";
import "./palette.css";

/** More than anybody reads; the next letter finds the rest. */
const SHOWN = 60;

export function Palette() {
  const { windows } = useUi();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const all = useCommands()
    .palette()
    .flatMap((group) => group.commands);
  const found = findCommands(all, typed).slice(0, SHOWN);
  const close = () => (windows.palette.value = false);
  const press = (command: BoundCommand | undefined) => {
    if (!command?.isEnabled) return;
    close();
    // After the window is gone and the focus is back: what the command opens keeps its own.
    queueMicrotask(command.run);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter") press(found[active]);
    else if (by !== undefined && found.length > 0) setActive((active + by + found.length) % found.length);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="Actions" onClose={close}>
      <input
        class="palette__field"
        autofocus
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={found[active] && `palette-${active}`}
        aria-label="Find an action"
        placeholder="Find an action, a shot, an episode"
        spellcheck={false}
        value={typed}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKey}
      />
      <ul id="palette-list" class="palette__list" role="listbox" aria-label="Actions">
        {found.map((command, index) => (
          <Entry
            key={`${command.id} ${command.title}`}
            index={index}
            command={command}
            active={index === active}
            press={press}
          />
        ))}
        {found.length === 0 && <li class="panel__empty">Nothing is called that.</li>}
      </ul>
    </Dialog>
  );
}

interface EntryProps {
  readonly index: number;
  readonly command: BoundCommand;
  readonly active: boolean;
  readonly press: (command: BoundCommand) => void;
}

function Entry({ index, command, active, press }: EntryProps) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <li
      ref={ref}
      id={`palette-${index}`}
      class="palette__entry"
      role="option"
      aria-selected={active}
      aria-disabled={!command.isEnabled}
      onClick={() => press(command)}
    >
      <span class="palette__name" title={command.title}>
        {command.title}
      </span>
      {command.why !== undefined && <span class="palette__why">{asSentence(command.why)}</span>}
      {command.keys && <kbd>{command.keys}</kbd>}
    </li>
  );
}
