// Every action by its name: those of the selected shot and its take first, then the episode's and the page's. Type a few letters, press Enter.
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { useActionPorts } from "../../components/overlays/use-action-ports.ts";
import { useEditor } from "../../components/use-editor.ts";
import type { Action } from "../../store/actions/action.ts";
import { findActions } from "../../store/actions/find-actions.ts";
import { actionsOf } from "../../store/actions/shot-actions.ts";
import { studioActions } from "../../store/actions/studio-actions.ts";
import type { Editor } from "../../store/editor.ts";
import { asSentence } from "../../store/base/format.ts";
import "./palette.css";

/** More than anybody reads; the next letter finds the rest. */
const SHOWN = 60;

export function Palette() {
  const editor = useEditor();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const ports = useActionPorts();
  const found = findActions(allActions(editor), typed).slice(0, SHOWN);
  const close = () => (editor.windows.palette.value = false);
  const press = (action: Action | undefined) => {
    if (!action || action.why !== undefined) return;
    close();
    // After the window is gone and the focus is back: what the action opens keeps its own.
    queueMicrotask(() => action.run(ports));
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
        {found.map((action, index) => (
          <Entry key={action.id} index={index} action={action} active={index === active} press={press} />
        ))}
        {found.length === 0 && <li class="panel__empty">Nothing is called that.</li>}
      </ul>
    </Dialog>
  );
}

interface EntryProps {
  readonly index: number;
  readonly action: Action;
  readonly active: boolean;
  readonly press: (action: Action) => void;
}

function Entry({ index, action, active, press }: EntryProps) {
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
      aria-disabled={action.why !== undefined}
      onClick={() => press(action)}
    >
      <span class="palette__name" title={action.name}>
        {action.name}
      </span>
      {action.why !== undefined && <span class="palette__why">{asSentence(action.why)}</span>}
      {action.caps && <kbd>{action.caps}</kbd>}
    </li>
  );
}

/** Those of the take on screen where one is, and else of the selected shot. */
function allActions(editor: Editor): Action[] {
  const shot = editor.selected.value;
  const take = editor.focusedTake()?.take;
  const own = shot === undefined ? [] : actionsOf(editor, { shot, ...(take !== undefined && { take }) });
  return [...own, ...studioActions(editor)].flatMap((group) => group.actions);
}
