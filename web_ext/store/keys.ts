// The keys of each room: one table from which presses are read and the help is drawn. Knows no DOM: a press is a value.
import type { Room } from "./address.ts";

export type Command =
  | { readonly do: "play" | "pause" | "faster" | "play-all" }
  | { readonly do: "step" | "second" | "jump" | "select"; readonly by: 1 | -1 }
  | { readonly do: "pick"; readonly take: number }
  | { readonly do: "render" | "new-take" | "discard" | "close" | "filter" | "help" | "flag" | "jobs" };

export interface Press {
  /** The room that is on screen: a key does nothing that cannot be seen there. */
  readonly room: Room;
  readonly key: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
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
  readonly room?: Room;
  readonly lines: readonly KeyLine[];
}

const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: "Play",
    room: "shots",
    lines: [
      { caps: "Space", about: "Play or pause", keys: { " ": { do: "play" } } },
      { caps: "Shift Space", about: "Play all, from the start", keys: { "shift+ ": { do: "play-all" } } },
      { caps: "L", about: "Play, then faster: 2×, 4×", keys: { l: { do: "faster" } } },
      { caps: "K", about: "Stop", keys: { k: { do: "pause" } } },
      { caps: "J", about: "One second back", keys: { j: { do: "second", by: -1 } } },
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
    ],
  },
  {
    title: "Shots and takes",
    room: "shots",
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
      { caps: "M", about: "Flag", keys: { m: { do: "flag" } } },
      { caps: "/", about: "Filter the shots", keys: { "/": { do: "filter" } } },
    ],
  },
  {
    title: "Write",
    room: "write",
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
      { caps: "Q", about: "Jobs", keys: { q: { do: "jobs" } } },
      { caps: "?", about: "These keys", keys: { "?": { do: "help" }, "shift+?": { do: "help" } } },
      { caps: "Esc", about: "Close, or back to the cut", keys: { escape: { do: "close" } } },
    ],
  },
];

/** The keys of a room, as its help shows them. */
export function keyGroups(room: Room): readonly KeyGroup[] {
  return KEY_GROUPS.filter((group) => group.room === undefined || group.room === room);
}

const COMMANDS = {
  write: commandsIn("write"),
  shots: commandsIn("shots"),
  deliver: commandsIn("deliver"),
} satisfies Record<Room, unknown>;

/** What a press asks for; undefined while typing (but for Esc) and for keys that belong to the browser. */
export function commandOf(press: Press): Command | undefined {
  const key = press.key.toLowerCase();
  if (press.ctrl || (press.typing && key !== "escape")) return undefined;
  if (press.onControl && (key === " " || key === "enter")) return undefined;
  return COMMANDS[press.room].get(press.shift ? `shift+${key}` : key);
}

function commandsIn(room: Room): ReadonlyMap<string, Command> {
  const lines = keyGroups(room).flatMap((group) => group.lines);
  return new Map(lines.flatMap((line) => Object.entries(line.keys)));
}

function takeKeys(): Record<string, Command> {
  const takes = Array.from({ length: 9 }, (_, index) => index + 1);
  return Object.fromEntries(takes.map((take): [string, Command] => [String(take), { do: "pick", take }]));
}
