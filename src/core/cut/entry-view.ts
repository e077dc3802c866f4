// The cut as the page shows it, shot by shot (docs/http.md "Cut entry view").
import type { CutEntry } from "../../contracts/files/cut.ts";
import type { CutView } from "../../contracts/replies/episode-status.ts";
import { fpsOf, framesOf, isUsable, mp4Of, pathOf, sidecarOf, stripOf, thumbOf, type Take } from "../takes/take.ts";
import { findSound, type SoundFacts } from "./audio-source.ts";
import { passOf, takeInUse, type CutFacts } from "./cut-facts.ts";
import type { ResolvedEntry } from "./resolve.ts";
import { trimsOf } from "./cut-entry.ts";

export interface ViewFacts extends Pick<CutFacts, "pass" | "takes">, SoundFacts {
  /** Rate of the target that a shot's next render uses, frames per second: shown while no take says its own. */
  readonly targetFps: (shot: string) => number;
}

/** One view for each entry of the resolved cut, in its order. */
export function viewCut(cut: readonly ResolvedEntry[], facts: ViewFacts): CutView[] {
  const moved = outOfOrder(cut.map((resolved) => resolved.scriptIndex));
  return cut.map((resolved, order) => ({
    ...takeView(resolved, facts),
    ...editorialFields(resolved),
    in_cut_file: resolved.listed,
    order,
    script_index: resolved.scriptIndex,
    out_of_order: moved[order] ?? false,
  }));
}

function takeView({ entry }: ResolvedEntry, facts: ViewFacts) {
  const pass = passOf(entry, facts.pass);
  const take = takeInUse(entry, facts);
  const usable = take !== undefined && isUsable(take);
  const sound = findSound(entry.audio, facts);
  return {
    take: entry.take ?? take?.take ?? null,
    picked: entry.take !== undefined,
    pass,
    placeholder: pass !== facts.pass,
    usable,
    frames: (usable && framesOf(take)) || null,
    fps: (take && fpsOf(take)) ?? facts.targetFps(entry.shot),
    audio: entry.audio ?? null,
    audio_file: sound.file,
    audio_why: sound.why,
    ...(usable && pass !== facts.pass && { media: mediaOf(take, facts) }),
  };
}

/** A take of the other pass is not among this pass's takes. */
function mediaOf(take: Take, { soundOf }: Pick<ViewFacts, "soundOf">): NonNullable<CutView["media"]> {
  const record = sidecarOf(take);
  return {
    mp4: pathOf(take, mp4Of(take)),
    thumb: pathOf(take, thumbOf(take)),
    strip: pathOf(take, stripOf(take)),
    audio: soundOf(take),
    width: record?.width || null,
    height: record?.height || null,
  };
}

function editorialFields({ entry }: ResolvedEntry) {
  const trims = trimsOf(entry);
  return {
    trim_in: trims.in,
    trim_out: trims.out,
    locked: entry.locked ?? false,
    note: entry.note ?? "",
    out: entry.out ?? false,
    flag: entry.flag ?? false,
    ...levelsOf(entry),
    ...(entry.stars && { stars: entry.stars }),
  };
}

/** What changes nothing is not among them. */
function levelsOf({ gain, fade_in, fade_out, sound_fade_in, sound_fade_out }: CutEntry): Partial<CutView> {
  return {
    ...(gain !== undefined && gain !== 1 && { gain }),
    ...(fade_in && { fade_in }),
    ...(fade_out && { fade_out }),
    ...(sound_fade_in && { sound_fade_in }),
    ...(sound_fade_out && { sound_fade_out }),
  };
}

// Which entries stand out of script order: those outside the longest run of entries whose script indexes rise. Moving one shot
// therefore marks one shot, not everything it passed.

/** For each entry in cut order, whether it is outside the run. Null (an orphan) never is. */
export function outOfOrder(indexes: readonly (number | null)[]): boolean[] {
  const run = longestRise(indexes);
  return indexes.map((index, place) => index !== null && !run.has(place));
}

/** Places of one longest rising run. `tails[n]` is the place where the run of length n + 1 with the lowest end stops. */
function longestRise(indexes: readonly (number | null)[]): Set<number> {
  const tails: number[] = [];
  const before = new Map<number, number | undefined>();
  const at = (place: number | undefined): number => (place === undefined ? -1 : (indexes[place] ?? -1));
  for (const [place, index] of indexes.entries()) {
    if (index === null) continue;
    const length = firstAtLeast(tails, index, at);
    before.set(place, tails[length - 1]);
    tails[length] = place;
  }
  const run = new Set<number>();
  for (let place = tails.at(-1); place !== undefined; place = before.get(place)) run.add(place);
  return run;
}

/** Position of the first tail that ends at `index` or above. */
function firstAtLeast(tails: readonly number[], index: number, at: (place: number | undefined) => number): number {
  let low = 0;
  let high = tails.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (at(tails[middle]) < index) low = middle + 1;
    else high = middle;
  }
  return low;
}
