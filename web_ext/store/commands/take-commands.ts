// What is looked at of a shot or one of its takes, and what becomes of a take.
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { pairToCompare } from "../compare/compare.ts";
import { whyUnusable } from "./cut-commands.ts";
import { NO_TAKE, shotCommand, showShot, shotsKeys, whyOrphan, type Command, type ShotFacts } from "./define.ts";

export const takeCommands = {
  "play-take": shotCommand({
    title: ({ take }) => (take ? `Play take ${take.take}` : "Play take"),
    why: ({ take }) => whyUnusable(take),
    run: ({ editor, shot, take }) => {
      showShot(editor, shot.shot);
      if (take) editor.playback.playTake(shot.shot, take.take);
    },
  }),
  compare: shotCommand({
    title: ({ shot, take }) => {
      const two = pairToCompare(shot, take?.take);
      return two ? `Compare take ${two.a} and ${two.b}` : "Compare takes";
    },
    keys: shotsKeys("C"),
    why: ({ shot, take }) => (pairToCompare(shot, take?.take) ? undefined : "it takes two usable takes to compare"),
    run: ({ editor, shot, take }) => {
      const two = pairToCompare(shot, take?.take);
      editor.enter("shots");
      if (two) editor.compare.open(shot.shot, two.a, two.b);
    },
  }),
  "play-from": shotCommand({
    title: "Play from here",
    why: ({ editor, shot }) => {
      const clip = editor.playback.clips.value.find((one) => one.shot === shot.shot);
      return clip?.mp4 === undefined || clip.frames === 0 ? "the cut plays nothing here" : undefined;
    },
    run: ({ editor, shot }) => {
      editor.enter("shots");
      editor.select(shot.shot);
      editor.playback.toggle();
    },
  }),
  inspect: shotCommand({ title: "Inspect", run: ({ editor, shot }) => showShot(editor, shot.shot) }),
  "in-script": shotCommand({
    title: "Show in script",
    why: ({ shot }) => whyOrphan(shot),
    run: ({ editor, shot }) => {
      showShot(editor, shot.shot);
      editor.enter("write");
    },
  }),
  note: shotCommand({
    title: "Note an issue…",
    keys: shotsKeys("N"),
    run: ({ editor, shot, take }) => {
      editor.enter("shots");
      editor.issues.begin({ shot: shot.shot, ...(take && { take: take.take }) });
    },
  }),
  details: shotCommand({
    title: ({ take }) => (take ? `Details of take ${take.take}` : "Details"),
    why: ({ take }) => (take ? undefined : NO_TAKE),
    run: ({ editor, shot, take }) => {
      showShot(editor, shot.shot);
      if (take) editor.windows.details.value = { shot: shot.shot, take: take.take };
    },
  }),
  "match-colours": shotCommand({
    title: ({ take }) => (take ? `Match the colours of take ${take.take}…` : "Match the colours…"),
    why: ({ take }) => whyUnusable(take),
    run: ({ editor, shot, take }) => {
      showShot(editor, shot.shot);
      if (take) editor.windows.colours.value = { shot: shot.shot, take: take.take };
    },
  }),
  "copy-path": shotCommand({
    title: "Copy path",
    why: ({ take }) => (take?.mp4 ? undefined : whyUnusable(take)),
    run: ({ editor, ports, take }) => take?.mp4 && ports.copy(`${editor.episode.folder.peek()}/${take.mp4}`),
  }),
  /** The first time asks, the second one discards: the take's card shows the question. */
  discard: shotCommand({
    title: (facts) => {
      const named = facts.take ? `Discard take ${facts.take.take}` : "Discard";
      return isAsked(facts) ? `${named}, yes` : `${named}…`;
    },
    keys: shotsKeys("X", "x"),
    why: ({ take }) => (!take ? NO_TAKE : take.status === "queued" ? "it is on its way: cancel it first" : undefined),
    run: (facts) => {
      const { editor, shot, take } = facts;
      if (!take) return;
      if (isAsked(facts)) return discard(facts);
      editor.playback.pause();
      showShot(editor, shot.shot);
      editor.view.discarding.value = { shot: shot.shot, take: take.take };
    },
  }),
  "frame-from-previous": shotCommand({
    title: (facts) => {
      const { before } = neighbours(facts);
      return before ? `First frame from ${before.shot}` : "First frame from the shot before";
    },
    why: (facts) => (neighbours(facts).before ? undefined : "no shot stands before it in the cut"),
    run: ({ editor, shot }) => void editor.keyframes.fromPrevious(shot.shot),
  }),
  "frame-to-next": shotCommand({
    title: (facts) => {
      const { after } = neighbours(facts);
      return after ? `Last picture to ${after.shot}` : "Last picture to the next shot";
    },
    why: (facts) => (neighbours(facts).after ? whyUnusable(facts.take) : "no shot stands after it in the cut"),
    run: (facts) => {
      const { editor, shot, take } = facts;
      const { after } = neighbours(facts);
      if (take && after) void editor.keyframes.toNext(shot.shot, take.take, after.shot);
    },
  }),
} satisfies Record<string, Command>;

function isAsked({ editor, shot, take }: ShotFacts): boolean {
  const asked = editor.view.discarding.value;
  return take !== undefined && asked?.shot === shot.shot && asked.take === take.take;
}

function discard({ editor, shot, take }: ShotFacts): void {
  if (!take) return;
  editor.view.discarding.value = undefined;
  const { viewing } = editor.playback.programme.peek();
  if (viewing.kind === "take" && viewing.shot === shot.shot && viewing.take === take.take) leaveTake(editor, take.take);
  void editor.renders.discard(shot.shot, take.take);
}

/** In a grid the next take is chosen, else the one before; where there is none it is back to the cut. */
function leaveTake({ grid, playback }: ShotFacts["editor"], take: number): void {
  if (grid.shot.peek()) grid.step(1);
  if (grid.chosen.peek() === take) grid.step(-1);
  if (grid.chosen.peek() === take || !grid.shot.peek()) playback.backToCut();
}

/** The shots that play before and after it. */
function neighbours({ editor, shot }: ShotFacts): { before: ShotStatus | undefined; after: ShotStatus | undefined } {
  const playable = editor.cut.shots.value.filter(({ cut, orphan }) => !cut.out && !orphan);
  const index = playable.findIndex((one) => one.shot === shot.shot);
  return {
    before: index > 0 ? playable[index - 1] : undefined,
    after: index === -1 ? undefined : playable[index + 1],
  };
}
