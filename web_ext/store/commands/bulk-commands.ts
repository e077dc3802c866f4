// What is done with several shots at once, and what selects them. Each is one step of the undo log, or one request.
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { formatCount } from "../base/format.ts";
import { isQueued } from "../cut/usable.ts";
import type { CutChange } from "../cut/edit-values.ts";
import type { CommandId } from "./command.ts";
import { shotsKeys, type Command, type CommandFacts } from "./define.ts";

export const bulkCommands = {
  "select-all": {
    title: "Select every shot that is listed",
    keys: shotsKeys("Ctrl A", "ctrl+a"),
    run: ({ editor }) => editor.selection.selectAll(),
  },
  "select-up": extend("Select the shot above as well", -1, "shift+arrowup"),
  "select-down": extend("Select the shot below as well", 1, "shift+arrowdown"),
  "select-one": {
    title: "Select one shot alone",
    why: whyFew,
    run: ({ editor }) => editor.selection.clear(),
  },
  "render-chosen": {
    title: (facts) => `Render ${countOf(facts)}`,
    why: (facts) => whyFew(facts) ?? (renderable(facts).length > 0 ? undefined : "each of them has a take on its way"),
    run: (facts) => void facts.editor.renders.render({ shots: renderable(facts), redo: true, seed_mode: "auto" }),
  },
  "lock-chosen": toggle("locked", ["Lock", "Unlock"]),
  "flag-chosen": toggle("flag", ["Flag", "Take the flag off"]),
  "out-chosen": toggle("out", ["Leave out", "Put back"]),
  "target-chosen": {
    title: (facts) => `Target of ${countOf(facts)}…`,
    why: whyFew,
    run: ({ editor }) => void (editor.windows.target.value = editor.selection.many.peek()),
  },
} satisfies Record<string, Command>;

/** What the key or the menu of one shot does while several are selected. */
export const MANY_OF: Partial<Record<CommandId, CommandId>> = {
  render: "render-chosen",
  lock: "lock-chosen",
  flag: "flag-chosen",
  out: "out-chosen",
};

function extend(title: string, by: 1 | -1, press: string): Command {
  return { title, keys: shotsKeys("Shift ↑ ↓", press), run: ({ editor }) => editor.selection.extendBy(by) };
}

/** Sets a mark on all of them; takes it off where each has it already. */
function toggle(mark: "locked" | "flag" | "out", [on, off]: readonly [string, string]): Command {
  const isSet = (facts: CommandFacts) => chosenShots(facts).every(({ cut }) => cut[mark]);
  return {
    title: (facts) => `${isSet(facts) ? off : on}: ${countOf(facts)}`,
    why: (facts) => whyFew(facts) ?? (mark === "out" ? whyLocked(facts) : undefined),
    run: (facts) => {
      const change: CutChange = { [mark]: !isSet(facts) };
      void facts.editor.cut.changeAll(facts.editor.selection.many.peek(), change);
    },
  };
}

function chosenShots({ editor }: CommandFacts): readonly ShotStatus[] {
  return editor.selection.many.value.flatMap((shot) => editor.cut.shot(shot) ?? []);
}

function renderable(facts: CommandFacts): readonly string[] {
  return chosenShots(facts).flatMap((shot) => (isQueued(shot) || shot.orphan ? [] : [shot.shot]));
}

function countOf({ editor }: CommandFacts): string {
  return formatCount(editor.selection.many.value.length, "shot");
}

function whyFew({ editor }: CommandFacts): string | undefined {
  return editor.selection.many.value.length > 0 ? undefined : "one shot is selected: Ctrl and a press take in another";
}

function whyLocked(facts: CommandFacts): string | undefined {
  const locked = chosenShots(facts).filter(({ cut }) => cut.locked);
  return locked.length === 0
    ? undefined
    : `${locked.length} of them ${locked.length === 1 ? "is" : "are"} locked: unlock first`;
}
