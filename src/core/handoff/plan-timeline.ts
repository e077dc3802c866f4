// The cut as a timeline for other programs. Clips, trims and lengths are those of the film that an assemble joins; a shot that has
// nothing to play, which a film leaves out, keeps a gap of its planned length, so that the rest stands where it will stand.
import type { CutEntry } from "../../contracts/files/cut.ts";
import type { Issue } from "../../contracts/routes/issues.ts";
import { orphanNotes, playedEntries, clipLengths, shortenedFades } from "../cut/assemble-plan.ts";
import { findClip, type ClipFacts, type Footage, type ResolvedClip } from "../cut/find-clip.ts";
import type { ResolvedEntry } from "../cut/resolve.ts";
import { stepsOf, type Steps } from "../lib/cooperative-steps.ts";
import type { StoredBuild, StoredShot } from "../compile/stored-build.ts";
import { fpsOf, framesOf, isUsable, mp4Of, pathOf, sidecarOf, type Take } from "../takes/take.ts";
import { rescaleFrames, secondsOf } from "../time/rate.ts";
import { baseName, placeSound } from "./place-sound.ts";
import { markersOf } from "./place-markers.ts";
import type { Handoff, HandoffItem, TakeMedia } from "./timeline.ts";
import { describeShot, audibleLines, type LineFacts } from "./describe-shot.ts";

export interface HandoffFacts {
  /** The episode's name. */
  readonly episode: string;
  readonly build: StoredBuild;
  readonly cut: readonly ResolvedEntry[];
  readonly clips: ClipFacts;
  readonly lines: LineFacts;
  /** Issues of the pass that are still open. */
  readonly issues: readonly Issue[];
  /** The table that a film applies to a take's colours, relative to the episode; null for none. */
  readonly lutOf: (take: Take) => string | null;
  /** Absolute file URL of a path relative to the episode. */
  readonly urlOf: (path: string) => string;
  /** Seconds of sound files, by path relative to the episode. */
  readonly soundSeconds: ReadonlyMap<string, number>;
}

interface ResolvedEntryClip {
  readonly entry: CutEntry;
  readonly clip: ResolvedClip | null;
  readonly played: Footage;
  readonly notes: readonly string[];
}

export function* planTimeline(facts: HandoffFacts): Steps<Handoff> {
  const { build, clips } = facts;
  const { fps } = clips;
  const resolvedEntries = yield* stepsOf(playedEntries(facts.cut), (entry) => resolveEntry(entry, facts));
  const times = resolvedEntries.map(({ played, clip }) => ({
    ...played,
    trimmed: clip ? clip.trimIn + clip.trimOut : 0,
  }));
  const lengths = clipLengths(times, fps);
  let at = 0;
  const items = yield* stepsOf(resolvedEntries, (look, index) => {
    const length = lengths[index] ?? 0;
    const item = itemOf(look, { at, length }, facts);
    at += length;
    return item;
  });
  const { width, height } = build.main.defaults;
  return {
    episode: facts.episode,
    title: build.main.title,
    pass: clips.pass,
    fps,
    width,
    height,
    items,
    frames: at,
    notes: [...orphanNotes(facts.cut), ...resolvedEntries.flatMap(({ notes }) => notes), ...lutNotes(items)],
  };
}

/** Programs read the tables themselves, and few by what an exchange file says of them. */
function lutNotes(items: readonly HandoffItem[]): string[] {
  const matched = items.flatMap((item) => (item.kind === "clip" && item.lut ? [item.shot] : []));
  if (matched.length === 0) return [];
  return [`the colours of ${matched.join(", ")} are matched: put the .cube beside each of their takes on the clip`];
}

function resolveEntry(entry: CutEntry, { clips, lines }: HandoffFacts): ResolvedEntryClip {
  const found = findClip(entry, clips);
  if ("clip" in found) return { entry, clip: found.clip, played: found.clip.played, notes: found.notes };
  const played = plannedLength(lines.shots.get(entry.shot), clips);
  const seconds = secondsOf(played.frames, played.fps).toFixed(2);
  return { entry, clip: null, played, notes: [`${entry.shot} ${found.missing}: a gap of ${seconds} s stands for it`] };
}

/** As it was built, or the dialogue window where that is shorter. */
function plannedLength(stored: StoredShot | undefined, { windows, fps }: ClipFacts): Footage {
  const built = { frames: stored?.entry.length ?? 0, fps: stored?.list.defaults.fps ?? fps };
  const window = stored && windows.get(stored.id);
  return window !== undefined && window < rescaleFrames(built.frames, built.fps, fps) ? { frames: window, fps } : built;
}

function itemOf(
  { entry, clip, played }: ResolvedEntryClip,
  place: { readonly at: number; readonly length: number },
  facts: HandoffFacts,
): HandoffItem {
  const { fps } = facts.clips;
  const size = { width: facts.build.main.defaults.width, height: facts.build.main.defaults.height };
  const trimmed = secondsOf(clip?.trimIn ?? 0, fps);
  const common = {
    shot: entry.shot,
    ...place,
    description: describeShot(entry, facts.lines.shots.get(entry.shot)),
    markers: markersOf({ entry, clip, length: place.length }, { ...facts, fps, size }),
    lines: audibleLines(entry, { seconds: secondsOf(played.frames, played.fps), trimmed }, facts.lines),
  };
  return clip ? { ...common, kind: "clip", ...clipOf(clip, place.length, facts) } : { ...common, kind: "gap" };
}

function clipOf(clip: ResolvedClip, length: number, facts: HandoffFacts) {
  const { fps } = facts.clips;
  const takes = facts.clips.takes(clip.shot, clip.pass);
  const own = takes.find((take) => take.take === clip.take);
  const whole = rescaleFrames(clip.frames, clip.fps, fps);
  const sourceIn = Math.min(clip.frames - 1, rescaleFrames(clip.trimIn, fps, clip.fps));
  const sourceOut = Math.min(clip.frames, Math.max(sourceIn + 1, rescaleFrames(clip.trimIn + length, fps, clip.fps)));
  const { fades, soundFades } = shortenedFades(clip, length);
  const lut = own ? facts.lutOf(own) : null;
  const lengths = (path: string) =>
    path === clip.mp4 ? secondsOf(clip.frames, clip.fps) : (facts.soundSeconds.get(path) ?? null);
  return {
    take: clip.take,
    pass: clip.pass,
    media: { take: clip.take, ...fileOf(clip.mp4, facts), ...footageOf(clip), ...sizeOf(own, facts) },
    head: clip.trimIn,
    tail: Math.max(0, whole - clip.trimIn - length),
    sourceIn,
    sourceOut,
    sound: placeSound({ ...clip, length, soundFades }, fps, { urlOf: facts.urlOf, secondsOf: lengths }),
    hasTrack: own !== undefined && facts.clips.soundOf(own) === clip.mp4,
    lut: lut === null ? null : fileOf(lut, facts),
    ...(fades && { fades }),
    alternates: takes.filter((take) => take.take !== clip.take).flatMap((take) => alternate(take, facts) ?? []),
  };
}

/** Another take of the shot that could play. */
function alternate(take: Take, facts: HandoffFacts): TakeMedia | undefined {
  const frames = framesOf(take);
  const path = pathOf(take, mp4Of(take));
  if (!isUsable(take) || path === null || frames === undefined || frames < 1) return undefined;
  return {
    take: take.take,
    ...fileOf(path, facts),
    frames,
    fps: fpsOf(take) ?? facts.clips.fps,
    ...sizeOf(take, facts),
  };
}

function fileOf(path: string, { urlOf }: HandoffFacts) {
  return { path, url: urlOf(path), name: baseName(path) };
}

function footageOf({ frames, fps }: Footage): Footage {
  return { frames, fps };
}

/** Pixels: as the take's record says, else the pass's. */
function sizeOf(take: Take | undefined, { build }: HandoffFacts): { width: number; height: number } {
  const { width, height } = build.main.defaults;
  const record = take && sidecarOf(take);
  return record?.width && record.height ? { width: record.width, height: record.height } : { width, height };
}
