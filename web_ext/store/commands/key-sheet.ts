// The sheet of keys: which commands stand on one line of it, and in what words. The keys themselves stand with the commands.
import type { Workspace } from "../address.ts";
import type { CommandId, KeyGroup, Press } from "./command.ts";
import { COMMANDS } from "./registry.ts";

interface SheetLine {
  readonly about: string;
  readonly commands: readonly CommandId[];
}

/** A key that a text editor reads itself. */
interface EditorLine {
  readonly about: string;
  readonly keys: string;
}

interface SheetGroup {
  readonly title: string;
  /** Every workspace when it is not set. */
  readonly workspace?: Workspace;
  readonly lines: readonly (SheetLine | EditorLine)[];
}

const SHEET: readonly SheetGroup[] = [
  {
    title: "Play",
    workspace: "shots",
    lines: [
      { about: "Play or pause", commands: ["play"] },
      { about: "Play all, from the start", commands: ["play-all"] },
      { about: "Play back or on; again for 2×, 4×", commands: ["shuttle-back", "shuttle-on"] },
      { about: "Stop", commands: ["stop"] },
      { about: "One frame back or on", commands: ["frame-back", "frame-on"] },
      { about: "Previous or next clip", commands: ["previous-clip", "next-clip"] },
      { about: "First or last frame", commands: ["first-frame", "last-frame"] },
      { about: "Mark the start of a range", commands: ["mark-start"] },
      { about: "Mark its end", commands: ["mark-end"] },
      { about: "Play the marked range; clear it", commands: ["play-range", "clear-marks"] },
      { about: "Loop the shot, the range, all; no loop", commands: ["loop"] },
      { about: "Full screen", commands: ["full-screen"] },
    ],
  },
  {
    title: "The cut",
    workspace: "shots",
    lines: [
      { about: "Start or end the clip at the playhead", commands: ["trim-in", "trim-out"] },
      { about: "Start the clip one frame earlier or later", commands: ["start-earlier", "start-later"] },
      { about: "End the clip one frame earlier or later", commands: ["end-earlier", "end-later"] },
      { about: "Move the clip", commands: ["move-left", "move-right"] },
      { about: "Leave the clip out, or bring it back", commands: ["out"] },
      { about: "Louder or quieter by 1 dB", commands: ["gain-up", "gain-down"] },
      { about: "The music louder or quieter", commands: ["music-up", "music-down"] },
      { about: "Fade the picture in up to the playhead, or out from it", commands: ["fade-in", "fade-out"] },
      { about: "The same of the sound", commands: ["sound-fade-in", "sound-fade-out"] },
      { about: "Flag", commands: ["flag"] },
      { about: "To the next flag", commands: ["next-flag"] },
      { about: "Undo", commands: ["undo"] },
      { about: "Redo", commands: ["redo"] },
      { about: "Nearer, farther, the whole cut", commands: ["zoom-in", "zoom-out", "zoom-whole"] },
    ],
  },
  {
    title: "Shots and takes",
    workspace: "shots",
    lines: [
      { about: "Previous or next shot", commands: ["previous-shot", "next-shot"] },
      { about: "Select one more shot; all that are listed", commands: ["select-up", "select-down", "select-all"] },
      { about: "Use that take in the cut", commands: ["use-number"] },
      { about: "Render this shot", commands: ["render"] },
      { about: "Render that many takes of it", commands: ["render-many"] },
      { about: "All its takes in a grid; there 1–9 choose", commands: ["take-grid"] },
      { about: "Use the take on screen; star it", commands: ["use", "star"] },
      { about: "New take like this one", commands: ["new-take"] },
      { about: "Exactly what the model would get", commands: ["dry-run"] },
      { about: "Discard the take; X again to confirm", commands: ["discard"] },
      { about: "Upscale the take", commands: ["upscale"] },
      { about: "Filter the shots", commands: ["filter"] },
    ],
  },
  {
    title: "Look and note",
    workspace: "shots",
    lines: [
      { about: "Compare two takes, or stop", commands: ["toggle-compare"] },
      { about: "Compare a take with its upscale", commands: ["compare-version"] },
      { about: "Side by side, or a wipe", commands: ["compare-mode"] },
      { about: "Hear the other of the two", commands: ["hear-other"] },
      { about: "Note on what is on screen", commands: ["note-on-screen"] },
      { about: "Draw on what is on screen", commands: ["draw-on-screen"] },
      { about: "Issues", commands: ["toggle-issues"] },
      { about: "Menu of what has the focus", keys: "Shift F10" },
    ],
  },
  {
    title: "Write",
    workspace: "write",
    lines: [
      { about: "Save and build", keys: "Ctrl S" },
      { about: "Undo", keys: "Ctrl Z" },
      { about: "Redo", keys: "Ctrl Y" },
      { about: "Find and replace", keys: "Ctrl F" },
      { about: "Complete a key or a name", keys: "Ctrl Space" },
      { about: "To the next mistake", keys: "F8" },
      { about: "Tab leaves the editor, or indents again", keys: "Ctrl M" },
    ],
  },
  {
    title: "References",
    workspace: "refs",
    lines: [
      { about: "Previous or next reference", commands: ["previous-ref", "next-ref"] },
      { about: "The one above or below", commands: ["ref-above", "ref-below"] },
      { about: "First or last reference", commands: ["first-ref", "last-ref"] },
      { about: "Previous or next view of a character", commands: ["previous-view", "next-view"] },
      { about: "Filter", commands: ["filter-refs"] },
      { about: "Use that candidate", commands: ["pick-candidate"] },
      { about: "Discard the candidate on screen", commands: ["discard-candidate"] },
      { about: "Bring back what was discarded last", commands: ["restore-candidate"] },
      { about: "Generate a candidate", commands: ["generate-ref"] },
      { about: "Edit by an instruction", commands: ["edit-ref"] },
      { about: "Wipe, or side by side", commands: ["wipe-ref"] },
      { about: "Edit the cast, props and places", commands: ["edit-cast"] },
      { about: "The shelf", commands: ["shelf"] },
      { about: "Look round a panorama; S saves the view", commands: ["look-round"] },
      { about: "Play or pause a voice; all of them", commands: ["play-voice", "audition-voices"] },
      { about: "The other sound, at the same place", commands: ["swap-voice"] },
      { about: "Start or end the stretch of a voice here", commands: ["voice-start", "voice-end"] },
      { about: "Save that stretch", commands: ["save-voice"] },
    ],
  },
  {
    title: "Clips",
    workspace: "clips",
    lines: [{ about: "Make the clip that is typed", keys: "Enter" }],
  },
  {
    title: "Plan",
    workspace: "deliver",
    lines: [{ about: "Previous or next shot", commands: ["previous-planned", "next-planned"] }],
  },
  {
    title: "Around",
    lines: [
      { about: "Every action, by its name", commands: ["palette"] },
      { about: "Jobs", commands: ["toggle-jobs"] },
      { about: "These keys", commands: ["keys"] },
      { about: "Close, or back to the cut", commands: ["close"] },
    ],
  },
];

/** The keys of a workspace. */
export function keySheet(workspace: Workspace): readonly KeyGroup[] {
  const groups = SHEET.filter((group) => group.workspace === undefined || group.workspace === workspace);
  return groups.map(({ title, lines }) => ({
    title,
    lines: lines.map((line) => ({ about: line.about, keys: "keys" in line ? line.keys : capsOf(line.commands) })),
  }));
}

function capsOf(ids: readonly CommandId[]): string {
  return [...new Set(ids.map((id) => COMMANDS[id].keys?.caps))].join(" ");
}

const IDS = {
  clips: commandsIn("clips"),
  write: commandsIn("write"),
  shots: commandsIn("shots"),
  refs: commandsIn("refs"),
  deliver: commandsIn("deliver"),
} satisfies Record<Workspace, unknown>;

/** The command of a press; undefined while somebody types (but for Esc and the palette) and for keys that belong to the browser. */
export function commandOfPress(press: Press): CommandId | undefined {
  const key = press.key.toLowerCase();
  const modifiers = [press.ctrl && "ctrl", press.alt && "alt", press.shift && "shift"].filter(Boolean);
  const named = [...modifiers, key].join("+");
  if (press.typing && named !== "escape" && named !== "ctrl+k") return undefined;
  if (press.onControl && (key === " " || key === "enter")) return undefined;
  const ids = IDS[press.workspace];
  return ids.get(named) ?? (press.digit === undefined ? undefined : ids.get([...modifiers, press.digit].join("+")));
}

function commandsIn(workspace: Workspace): ReadonlyMap<string, CommandId> {
  const ids = Object.keys(COMMANDS) as CommandId[];
  return new Map(
    ids.flatMap((id) => {
      const { keys } = COMMANDS[id];
      const isHere = keys?.workspace === undefined || keys.workspace === workspace;
      return keys && isHere ? keys.presses.map((press): [string, CommandId] => [press, id]) : [];
    }),
  );
}
