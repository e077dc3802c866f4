// The keys of each room: one table from which presses are read and the help is drawn. Knows no DOM: a press is a value.
import type { Workspace } from "./address.ts";
import type { Edge } from "./cut/trims.ts";

export type Command =
  | { readonly do: "play" | "pause" | "play-all" }
  | { readonly do: "shuttle" | "step" | "jump" | "end" | "select" | "move"; readonly by: 1 | -1 }
  | { readonly do: "trim"; readonly edge: Edge }
  | { readonly do: "nudge"; readonly edge: Edge; readonly by: 1 | -1 }
  | { readonly do: "zoom"; readonly by: 1 | -1 | 0 }
  | { readonly do: "undo" | "redo" | "next-flag" | "leave-out" }
  | { readonly do: "pick"; readonly take: number }
  | { readonly do: "render" | "new-take" | "discard" | "close" | "filter" | "help" | "flag" | "jobs" }
  | { readonly do: "compare" | "compare-mode" | "hear-other" | "note" | "issues" | "palette" };

export interface Press {
  /** The room that is on screen: a key does nothing that cannot be seen there. */
  readonly workspace: Workspace;
  readonly key: string;
  readonly shift: boolean;
  /** Or the key that stands for it on the person's machine. */
  readonly ctrl: boolean;
  readonly alt: boolean;
  /** The person is typing in a field. */
  readonly typing: boolean;
  /** The focus is on something that Space and Enter press. */
  readonly onControl: boolean;
}

interface KeyLine {
  /** As printed on the keycap. */
  readonly caps: string;
  readonly about: string;
  /** None for a key that the room's editors hear themselves. */
  readonly keys: Readonly<Record<string, Command>>;
}

interface KeyGroup {
  readonly title: string;
  /** Every room when it is not set. */
  readonly workspace?: Workspace;
  readonly lines: readonly KeyLine[];
}

const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: "Play",
    workspace: "shots",
    lines: [
      { caps: "Space", about: "Play or pause", keys: { " ": { do: "play" } } },
      { caps: "Shift Space", about: "Play all, from the start", keys: { "shift+ ": { do: "play-all" } } },
      {
        caps: "J L",
        about: "Play back or on; again for 2×, 4×",
        keys: { j: { do: "shuttle", by: -1 }, l: { do: "shuttle", by: 1 } },
      },
      { caps: "K", about: "Stop", keys: { k: { do: "pause" } } },
      {
        caps: "← →",
        about: "One frame back or on",
        keys: { arrowleft: { do: "step", by: -1 }, arrowright: { do: "step", by: 1 } },
      },
      {
        caps: "[ ]",
        about: "Previous or next clip",
        keys: { "[": { do: "jump", by: -1 }, "]": { do: "jump", by: 1 } },
      },
      {
        caps: "Home End",
        about: "First or last frame",
        keys: { home: { do: "end", by: -1 }, end: { do: "end", by: 1 } },
      },
    ],
  },
  {
    title: "The cut",
    workspace: "shots",
    lines: [
      {
        caps: "I O",
        about: "Start or end the clip at the playhead",
        keys: { i: { do: "trim", edge: "in" }, o: { do: "trim", edge: "out" } },
      },
      {
        caps: ", .",
        about: "Start the clip one frame earlier or later",
        keys: { ",": { do: "nudge", edge: "in", by: -1 }, ".": { do: "nudge", edge: "in", by: 1 } },
      },
      {
        caps: "< >",
        about: "End the clip one frame earlier or later",
        keys: {
          "<": { do: "nudge", edge: "out", by: -1 },
          "shift+<": { do: "nudge", edge: "out", by: -1 },
          ">": { do: "nudge", edge: "out", by: 1 },
          "shift+>": { do: "nudge", edge: "out", by: 1 },
        },
      },
      {
        caps: "Alt ← →",
        about: "Move the clip",
        keys: { "alt+arrowleft": { do: "move", by: -1 }, "alt+arrowright": { do: "move", by: 1 } },
      },
      { caps: "Delete", about: "Leave the clip out, or bring it back", keys: { delete: { do: "leave-out" } } },
      { caps: "M", about: "Flag", keys: { m: { do: "flag" } } },
      { caps: "Shift M", about: "To the next flag", keys: { "shift+m": { do: "next-flag" } } },
      { caps: "Ctrl Z", about: "Undo", keys: { "ctrl+z": { do: "undo" } } },
      { caps: "Ctrl Y", about: "Redo", keys: { "ctrl+y": { do: "redo" }, "ctrl+shift+z": { do: "redo" } } },
      {
        caps: "+ − 0",
        about: "Nearer, farther, the whole cut",
        keys: {
          "+": { do: "zoom", by: 1 },
          "shift++": { do: "zoom", by: 1 },
          "=": { do: "zoom", by: 1 },
          "-": { do: "zoom", by: -1 },
          "0": { do: "zoom", by: 0 },
        },
      },
    ],
  },
  {
    title: "Shots and takes",
    workspace: "shots",
    lines: [
      {
        caps: "↑ ↓",
        about: "Previous or next shot",
        keys: { arrowup: { do: "select", by: -1 }, arrowdown: { do: "select", by: 1 } },
      },
      { caps: "1–9", about: "Use that take in the cut", keys: takeKeys() },
      { caps: "R", about: "Render this shot", keys: { r: { do: "render" } } },
      { caps: "Shift R", about: "New take like this one", keys: { "shift+r": { do: "new-take" } } },
      { caps: "X", about: "Discard the take; X again to confirm", keys: { x: { do: "discard" } } },
      { caps: "/", about: "Filter the shots", keys: { "/": { do: "filter" } } },
    ],
  },
  {
    title: "Look and note",
    workspace: "shots",
    lines: [
      { caps: "C", about: "Compare two takes, or stop", keys: { c: { do: "compare" } } },
      { caps: "V", about: "Side by side, or a wipe", keys: { v: { do: "compare-mode" } } },
      { caps: "B", about: "Hear the other of the two", keys: { b: { do: "hear-other" } } },
      { caps: "N", about: "Note on what is on screen", keys: { n: { do: "note" } } },
      { caps: "Shift N", about: "Issues", keys: { "shift+n": { do: "issues" } } },
      { caps: "Shift F10", about: "Menu of what has the focus", keys: {} },
    ],
  },
  {
    title: "Write",
    workspace: "write",
    lines: [
      { caps: "Ctrl S", about: "Save and build", keys: {} },
      { caps: "Ctrl Z", about: "Undo", keys: {} },
      { caps: "Ctrl Y", about: "Redo", keys: {} },
      { caps: "Ctrl F", about: "Find and replace", keys: {} },
      { caps: "Ctrl Space", about: "Complete a key or a name", keys: {} },
      { caps: "F8", about: "To the next mistake", keys: {} },
      { caps: "Ctrl M", about: "Tab leaves the editor, or indents again", keys: {} },
    ],
  },
  {
    title: "Around",
    lines: [
      { caps: "Ctrl K", about: "Every action, by its name", keys: { "ctrl+k": { do: "palette" } } },
      { caps: "Q", about: "Jobs", keys: { q: { do: "jobs" } } },
      { caps: "?", about: "These keys", keys: { "?": { do: "help" }, "shift+?": { do: "help" } } },
      { caps: "Esc", about: "Close, or back to the cut", keys: { escape: { do: "close" } } },
    ],
  },
];

/** The keys of a room, as its help shows them. */
export function keyGroups(workspace: Workspace): readonly KeyGroup[] {
  return KEY_GROUPS.filter((group) => group.workspace === undefined || group.workspace === workspace);
}

/** What is printed on the keys of a command; undefined for one that has none. */
export function capsOf(does: Command["do"]): string | undefined {
  const lines = KEY_GROUPS.flatMap((group) => group.lines);
  return lines.find(({ keys }) => Object.values(keys).some((command) => command.do === does))?.caps;
}

const COMMANDS = {
  write: commandsIn("write"),
  shots: commandsIn("shots"),
  deliver: commandsIn("deliver"),
} satisfies Record<Workspace, unknown>;

/** What a press asks for; undefined while typing (but for Esc) and for keys that belong to the browser. */
export function commandOf(press: Press): Command | undefined {
  const key = press.key.toLowerCase();
  const held = [press.ctrl && "ctrl", press.alt && "alt", press.shift && "shift"].filter(Boolean);
  const named = [...held, key].join("+");
  if (press.typing && named !== "escape" && named !== "ctrl+k") return undefined;
  if (press.onControl && (key === " " || key === "enter")) return undefined;
  return COMMANDS[press.workspace].get(named);
}

function commandsIn(workspace: Workspace): ReadonlyMap<string, Command> {
  const lines = keyGroups(workspace).flatMap((group) => group.lines);
  return new Map(lines.flatMap((line) => Object.entries(line.keys)));
}

function takeKeys(): Record<string, Command> {
  const takes = Array.from({ length: 9 }, (_, index) => index + 1);
  return Object.fromEntries(takes.map((take): [string, Command] => [String(take), { do: "pick", take }]));
}
