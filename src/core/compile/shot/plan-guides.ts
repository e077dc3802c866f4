// The pictures that a target is given inside a shot: which frame each stands on, and the keyframes that they take the place of.
// docs/format.md "Guides".
import type { ShotEntry } from "../../../contracts/files/shotlist.ts";
import type { Guide } from "../../../contracts/files/story.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { assetPath } from "../../lib/written-values.ts";
import type { KeyframeEnd } from "../../refs/ref-names.ts";
import { keyframeOf, type PlacedShot } from "../../story/story-shots.ts";
import { framesNear, secondsOf } from "../../time/rate.ts";
import type { PlannedLength, ShotNotes } from "../build-model.ts";
import { keyframePaths } from "./continuity.ts";

type GuideRefs = NonNullable<ShotEntry["guide_refs"]>;
/** Fields of the entry; undefined where the target or the shot has none. */
export interface PlannedPictures {
  readonly keyframes: ShotEntry["keyframes"] | undefined;
  readonly guides: GuideRefs | undefined;
}

interface GuidedShot {
  readonly placed: PlacedShot;
  readonly target: VideoTarget;
  readonly length: PlannedLength;
}

/** `fps`: of the series, in which a script counts frames. What is wrong with a guide is said at its line. */
export function planPictures(shot: GuidedShot, fps: number, notes: ShotNotes): PlannedPictures {
  const { placed, target } = shot;
  const reads = target.capabilities.keyframes.length > 0;
  const keyframes = reads ? keyframePaths(placed, target) : undefined;
  const guides = target.capabilities.guides ? planGuides(shot, fps, notes) : [];
  if (guides.length === 0) return { keyframes, guides: undefined };
  const frames = new Set(guides.map(({ frame }) => frame));
  const kept = Object.entries(keyframes ?? {}).filter(([end]) => !frames.has(frameOf(end as KeyframeEnd, shot.length)));
  return { keyframes: keyframes && Object.fromEntries(kept), guides };
}

/** In the order of the frames. */
function planGuides({ placed, target, length }: GuidedShot, fps: number, notes: ShotNotes): GuideRefs {
  const lines = new Map<number, number>();
  const { guides = [] } = placed.shot;
  for (const [nth, guide] of guides.entries()) {
    const frame = frameAt(guide, length.fps, fps);
    const about = { key: "guide", nth } as const;
    const outside = outsideSentence(frame, length);
    if (outside !== undefined) notes.problem(outside, about);
    const taken = askedEnd(frame, { placed, target, length });
    if (taken) {
      notes.warn(
        `has two pictures on its ${taken} frame, and the guide is left out: keep it or the "${taken}:" line`,
        "guide-clash",
        about,
      );
    } else if (outside === undefined) {
      if (lines.has(frame)) {
        const message = `has two guides on frame ${frame}, and this one counts: move one of them, or leave it out`;
        notes.warn(message, "guide-clash", about);
      }
      lines.set(frame, nth);
    }
  }
  return [...lines]
    .toSorted(([a], [b]) => a - b)
    .map(([frame, nth]) => ({ frame, path: assetPath("", guides[nth]!.picture) }));
}

/** Frames of a script are the series', and a target may run at another rate. */
function frameAt(guide: Guide, fps: number, seriesFps: number): number {
  if ("seconds" in guide) return framesNear(guide.seconds, fps);
  return fps === seriesFps ? guide.frame : framesNear(secondsOf(guide.frame, seriesFps), fps);
}

/** Where the model says how long the shot is, it has its shortest length for certain. */
function outsideSentence(frame: number, { frames, fps, predict }: PlannedLength): string | undefined {
  const certain = predict ? Math.min(frames, framesNear(predict.min_seconds, fps)) : frames;
  if (frame < certain) return undefined;
  const at = `has a guide at ${secondsOf(frame, fps).toFixed(2)} s`;
  if (frame >= frames && !predict) {
    return `${at}, after its end at ${secondsOf(frames, fps).toFixed(2)} s: move it, or make the shot longer`;
  }
  const shortest = secondsOf(certain, fps).toFixed(2);
  return `${at}, and the model may end it after ${shortest} s: write a shortest length, "dur: model A-B", or seconds`;
}

/** The end of the shot that the frame is, where the script asks for a picture there. */
function askedEnd(frame: number, { placed: { shot, sequence }, target, length }: GuidedShot): KeyframeEnd | undefined {
  return target.capabilities.keyframes.find((end) => {
    const asked = keyframeOf(shot, sequence, end) ?? "none";
    const isNeeded = end === "first" && target.capabilities.requires_first;
    return frame === frameOf(end, length) && (isNeeded || asked !== "none");
  });
}

/** None is the last one for certain where the model says how long the shot is. */
function frameOf(end: KeyframeEnd, { frames, predict }: PlannedLength): number {
  if (end === "first") return 0;
  return predict ? -1 : frames - 1;
}
