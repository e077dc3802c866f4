// What changes a shot's place in the cut: which take it plays, its trims, its marks. Every way to pick a take is here, and asks whether
// the place is locked.
import { hasStar, isInCut, isUsable } from "../cut/usable.ts";
import { moveClip, nextFlag, nudgeEdge, trimHere } from "../cut/cut-keys.ts";
import type { Edge } from "../cut/trims.ts";
import { LOCKED, NO_TAKE, shotCommand, shotsKeys, type Command, type CommandKeys, type ShotFacts } from "./define.ts";
import type { TakeSummary } from "../../../src/contracts/replies/episode-status.ts";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

export const cutCommands = {
  "trim-in": trim("Start the clip at the playhead", "in", shotsKeys("I", "i")),
  "trim-out": trim("End the clip at the playhead", "out", shotsKeys("O", "o")),
  "start-earlier": nudge("Start the clip one frame earlier", "in", -1, shotsKeys(",", ",")),
  "start-later": nudge("Start the clip one frame later", "in", 1, shotsKeys(".", ".")),
  "end-earlier": nudge("End the clip one frame earlier", "out", -1, shotsKeys("<", "<", "shift+<")),
  "end-later": nudge("End the clip one frame later", "out", 1, shotsKeys(">", ">", "shift+>")),
  "move-left": move("Move left", -1, "alt+arrowleft"),
  "move-right": move("Move right", 1, "alt+arrowright"),
  sound: shotCommand({
    title: "Audio from…",
    why: whyLocked,
    run: ({ editor, shot }) => void (editor.windows.sound.value = shot.shot),
  }),
  lock: shotCommand({
    title: ({ shot }) => (shot.cut.locked ? "Unlock" : "Lock"),
    run: ({ editor, shot }) => {
      editor.notices.clear(`cut:${shot.shot}`);
      void editor.cut.change(shot.shot, { locked: !shot.cut.locked });
    },
  }),
  flag: shotCommand({
    title: ({ shot }) => (shot.cut.flag ? "Take the flag off" : "Flag"),
    keys: shotsKeys("M", "m"),
    run: ({ editor, shot }) => void editor.cut.change(shot.shot, { flag: !shot.cut.flag }),
  }),
  out: shotCommand({
    title: ({ shot }) => (shot.cut.out ? "Put back into the cut" : "Leave out of the cut"),
    keys: shotsKeys("Delete", "delete"),
    why: whyLocked,
    run: ({ editor, shot }) => void editor.cut.change(shot.shot, { out: !shot.cut.out }),
  }),
  "next-flag": {
    title: "To the next flag",
    keys: shotsKeys("Shift M", "shift+m"),
    run: ({ editor }) => nextFlag(editor),
  },
  undo: {
    title: ({ editor: { cut } }) => (cut.undoes.value === undefined ? "Undo" : `Undo: ${cut.undoes.value}`),
    keys: shotsKeys("Ctrl Z", "ctrl+z"),
    why: ({ editor: { cut } }) => (cut.undoes.value === undefined ? "there is nothing to undo" : undefined),
    run: ({ editor }) => void editor.cut.undo(),
  },
  redo: {
    title: ({ editor: { cut } }) => (cut.redoes.value === undefined ? "Redo" : `Redo: ${cut.redoes.value}`),
    keys: shotsKeys("Ctrl Y", "ctrl+y", "ctrl+shift+z"),
    why: ({ editor: { cut } }) => (cut.redoes.value === undefined ? "there is nothing to redo" : undefined),
    run: ({ editor }) => void editor.cut.redo(),
  },
  use: shotCommand({
    title: ({ take }) => (take ? `Use take ${take.take}` : "Use"),
    keys: shotsKeys("A", "a"),
    why: ({ shot, take }) => whyUnusable(take) ?? (take && isInCut(shot, take) ? IN_CUT : whyLocked({ shot })),
    run: pick,
  }),
  star: shotCommand({
    title: ({ shot, take }) =>
      `${take && hasStar(shot, take) ? "Take the star off" : "Star"} take ${take?.take ?? ""}`.trim(),
    keys: shotsKeys("S", "s"),
    why: ({ take }) => (take ? undefined : NO_TAKE),
    run: ({ editor, shot, take }) => {
      if (!take) return;
      const others = (shot.cut.stars ?? []).filter((one) => one !== take.take);
      void editor.cut.change(shot.shot, { stars: hasStar(shot, take) ? others : [...others, take.take] });
    },
  }),
  /** In a grid of takes a digit chooses one to look at. The cut stays with a take that is used by its number, also where it plays that one because it is the latest. */
  "use-number": shotCommand({
    title: "Use that take in the cut",
    keys: shotsKeys("1–9", ...DIGITS),
    why: (facts) => {
      const { shot, key } = facts;
      const take = takeOfKey(facts);
      if (!take) return `${shot.shot} has no take ${key ?? ""}`.trim();
      if (isInGrid(facts)) return undefined;
      return whyUnusable(take) ?? (isInCut(shot, take) && shot.cut.picked ? IN_CUT : whyLocked({ shot }));
    },
    run: (facts) => {
      const take = takeOfKey(facts);
      if (take && isInGrid(facts)) facts.editor.grid.choose(take.take);
      else pick({ ...facts, take });
    },
  }),
  "use-latest": shotCommand({
    title: "Use the latest take",
    why: ({ shot }) =>
      whyLocked({ shot }) ?? (shot.cut.picked ? undefined : "the cut plays the latest usable take already"),
    run: ({ editor, shot }) => void editor.cut.pick(shot.shot, null),
  }),
} satisfies Record<string, Command>;

const IN_CUT = "the cut plays it already";

function trim(title: string, edge: Edge, keys: CommandKeys): Command {
  return { title, keys, run: ({ editor }) => trimHere(editor, edge) };
}

function nudge(title: string, edge: Edge, by: 1 | -1, keys: CommandKeys): Command {
  return { title, keys, run: ({ editor }) => nudgeEdge(editor, edge, by) };
}

/** A key that is held down stops at the end of the cut without a word. */
function move(title: string, by: 1 | -1, press: string): Command {
  const end = by === 1 ? "last" : "first";
  return shotCommand({
    title,
    keys: shotsKeys("Alt ← →", press),
    why: ({ editor, shot, key }) => {
      const isAtEnd = editor.cut.shots.value.at(by === 1 ? -1 : 0)?.shot === shot.shot;
      return whyLocked({ shot }) ?? (isAtEnd && key === undefined ? `it is the ${end} of the cut` : undefined);
    },
    run: ({ editor, shot }) => moveClip(editor, shot.shot, by),
  });
}

function pick({ editor, shot, take }: ShotFacts): void {
  if (take) void editor.cut.pick(shot.shot, take.take);
}

/** In a grid digits are the places of its tiles: takes are numbered on and on. */
function takeOfKey(facts: ShotFacts): TakeSummary | undefined {
  const { editor, shot, key } = facts;
  if (isInGrid(facts)) return editor.grid.tiles.value[Number(key) - 1];
  return shot.takes.find(({ take }) => String(take) === key);
}

function isInGrid({ editor, shot }: ShotFacts): boolean {
  return editor.grid.shot.value?.shot === shot.shot;
}

function whyLocked({ shot }: Pick<ShotFacts, "shot">): string | undefined {
  return shot.cut.locked ? LOCKED : undefined;
}

export function whyUnusable(take: TakeSummary | undefined): string | undefined {
  if (!take) return NO_TAKE;
  if (isUsable(take)) return undefined;
  if (take.status === "queued") return `take ${take.take} is on its way`;
  return take.status === "failed" ? `take ${take.take} failed` : `the file of take ${take.take} is not there`;
}
