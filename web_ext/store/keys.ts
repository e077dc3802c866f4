// The keys of the Shots room: one table from which presses are read and the help is drawn. Knows no DOM: a press is a value.

export type Command =
  | { readonly do: "play" | "pause" | "faster" | "play-all" }
  | { readonly do: "step" | "second" | "jump" | "select"; readonly by: 1 | -1 }
  | { readonly do: "pick"; readonly take: number }
  | { readonly do: "render" | "new-take" | "discard" | "close" | "filter" | "help" | "flag" | "jobs" };

export interface Press {
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
  readonly keys: Readonly<Record<string, Command>>;
}

export const KEY_GROUPS: readonly { readonly title: string; readonly lines: readonly KeyLine[] }[] = [
  {
    title: "Play",
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
    ],
  },
  {
    title: "Around",
    lines: [
      { caps: "/", about: "Filter the shots", keys: { "/": { do: "filter" } } },
      { caps: "Q", about: "Jobs", keys: { q: { do: "jobs" } } },
      { caps: "?", about: "These keys", keys: { "?": { do: "help" }, "shift+?": { do: "help" } } },
      { caps: "Esc", about: "Close, or back to the cut", keys: { escape: { do: "close" } } },
    ],
  },
];

const COMMANDS = new Map(KEY_GROUPS.flatMap((group) => group.lines).flatMap((line) => Object.entries(line.keys)));

/** What a press asks for; undefined while typing (but for Esc) and for keys that belong to the browser. */
export function commandOf(press: Press): Command | undefined {
  const key = press.key.toLowerCase();
  if (press.ctrl || (press.typing && key !== "escape")) return undefined;
  if (press.onControl && (key === " " || key === "enter")) return undefined;
  return COMMANDS.get(press.shift ? `shift+${key}` : key);
}

function takeKeys(): Record<string, Command> {
  const takes = Array.from({ length: 9 }, (_, index) => index + 1);
  return Object.fromEntries(takes.map((take): [string, Command] => [String(take), { do: "pick", take }]));
}
