// The cut as the page shows it, shot by shot (docs/http.md "Cut entry view").
import type { CutView } from "../../contracts/replies/episode-status.ts";
import { fpsOf, framesOf, isUsable, mp4Of, pathOf, sidecarOf, stripOf, thumbOf, type Take } from "../takes/take.ts";
import { findSound, type SoundFacts } from "./audio-source.ts";
import { passOf, takeInUse, type CutFacts } from "./cut-facts.ts";
import type { ResolvedEntry } from "./resolve.ts";
import { outOfOrder } from "./script-run.ts";
import { trimsOf } from "./trims.ts";

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
  };
}
