// How the colours of takes are matched: asked for, taken away, and how the take on screen is looked at, before and after.
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import type { GradeSummary } from "../../../src/contracts/replies/versions.ts";
import type { Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { Compare } from "../compare/compare.ts";
import type { CutEdits } from "../cut/edit-values.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";
import type { Playback } from "../playback/clips-and-playhead.ts";

/** The picture as it was made, as it is corrected, or both, parted by a line. */
export type GradeView = "before" | "after" | "wipe";

export interface ShownGrade {
  readonly shot: string;
  readonly take: number;
  /** Path of its table of colours, relative to the episode. */
  readonly cube: string;
  /** Changes when the table does. */
  readonly version: string;
}

export interface Grades {
  readonly view: Signal<GradeView>;
  /** Where the line stands, 0 to 1 of the picture's width: before left of it, after right. */
  readonly wipe: Signal<number>;
  /** Of the picture on screen; undefined where nothing of it is corrected. */
  readonly shown: ReadonlySignal<ShownGrade | undefined>;
  /** The take that is being matched. */
  readonly busy: ReadonlySignal<string | undefined>;
  /** `strength`: 0 to 1. True when it is matched; else the reason stands at `gradeTopic`. */
  readonly match: (shot: string, take: number, wanted: { match: string; strength: number }) => Promise<boolean>;
  readonly remove: (shot: string, take: number) => Promise<void>;
}

export interface GradesPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: OpenEpisode;
  readonly cut: CutEdits;
  readonly playback: Playback;
  readonly compare: Pick<Compare, "pair">;
}

export function gradeTopic(shot: string, take: number): string {
  return `take:${shot}:${take}:colours`;
}

export function createGrades(ports: GradesPorts): Grades {
  const { ask, notices, episode } = ports;
  const busy = signal<string | undefined>(undefined);
  return {
    view: signal<GradeView>("after"),
    wipe: signal(0.5),
    shown: computed(() => shownGrade(ports)),
    busy,
    match: async (shot, take, wanted) => {
      const openPass = episode.openPass.peek();
      if (!openPass || busy.peek() !== undefined) return false;
      const topic = gradeTopic(shot, take);
      busy.value = topic;
      const answer = await ask("grade", { ...openPass, takes: [{ shot, take }], ...wanted });
      busy.value = undefined;
      const reply = notices.settle(topic, answer);
      const why = reply?.errors[0]?.error ?? reply?.skipped[0]?.reason;
      if (why !== undefined) notices.say(topic, why);
      return reply !== undefined && why === undefined;
    },
    remove: async (shot, take) => {
      const openPass = episode.openPass.peek();
      if (openPass) notices.settle(gradeTopic(shot, take), await ask("removeGrade", { ...openPass, shot, take }));
    },
  };
}

/** Of the take that the cut or the viewer plays now; a film has its colours already, and two takes are compared as they are. */
function shownGrade({ cut, playback, compare }: GradesPorts): ShownGrade | undefined {
  const { viewing } = playback.programme.value;
  const clip = playback.current.value;
  if (!clip || viewing.kind === "film" || compare.pair.value || clip.take === null) return undefined;
  const isStandIn = viewing.kind === "cut" && clip.cut.placeholder;
  const take = isStandIn ? undefined : cut.shot(clip.shot)?.takes.find((each) => each.take === clip.take);
  if (!take?.grade || !isPlayed(take.grade) || take.grade.cube === null) return undefined;
  const { cube, match, strength, distance } = take.grade;
  return { shot: clip.shot, take: take.take, cube, version: JSON.stringify([match, strength, distance]) };
}

/** A film of the cut corrects it. */
export function isPlayed({ fresh, identity, strength }: GradeSummary): boolean {
  return fresh && !identity && strength > 0;
}

/** Whether the check of a take found other colours than those of its first picture, and nobody has matched them yet. */
export function asksForMatch({ check, grade }: TakeSummary): boolean {
  return !(grade?.fresh ?? false) && (check?.findings.some(({ kind }) => kind === "first") ?? false);
}

/** In a word and in a sentence. */
export function describeGrade({ match, strength, fresh, identity, distance }: GradeSummary): {
  readonly word: string;
  readonly title: string;
} {
  const what = match === "first" ? "its first picture" : match.replace(/^shot:/, "");
  if (!fresh)
    return { word: "Colours: other film", title: `Its colours were matched to ${what} on another film of the take` };
  if (identity) return { word: "Colours match", title: `Its colours are those of ${what} already` };
  const much = strength === 1 ? "" : `, ${Math.round(strength * 100)} percent`;
  const far = `distance ${distance.before.toFixed(1)} before, ${distance.after.toFixed(1)} after`;
  return { word: "Colours matched", title: `Its colours are matched to ${what}${much} in each film: ${far}` };
}
