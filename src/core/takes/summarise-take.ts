// A take as the page shows it (docs/http.md "Take summary"). Null where nothing is known, never a made-up number.
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import type { StaleReason, TakeSummary } from "../../contracts/replies/episode-status.ts";
import {
  UNJUDGED,
  summariseGrade,
  summarisePost,
  summariseUpscale,
  type VersionJudgement,
} from "./summarise-versions.ts";
import { draftOf } from "./drafts.ts";
import { mp4Of, pathOf, sidecarOf, stripOf, takeStatus, thumbOf, wavOf, type Take } from "./take.ts";

interface SummaryFacts {
  readonly hasSound: boolean;
  readonly now: number;
  /** Of a take without an upscale nothing needs to be judged. */
  readonly versions?: VersionJudgement;
}

/** `hasSound`: whether the take's mp4 has an audio stream. `now`: milliseconds since 1970, by which drafts expire. */
export function summariseTake(
  take: Take,
  stale: readonly StaleReason[],
  { hasSound, now, versions = UNJUDGED }: SummaryFacts,
): TakeSummary {
  const record = sidecarOf(take);
  const mp4 = pathOf(take, mp4Of(take));
  return {
    take: take.take,
    status: takeStatus(take),
    has_video: mp4 !== null,
    ...(record ? recordedFields(record) : NO_RECORD),
    stale: [...stale],
    thumb: pathOf(take, thumbOf(take)),
    strip: pathOf(take, stripOf(take)),
    mp4,
    audio: soundOf(take, hasSound),
    draft: draftOf(take, now),
    from_draft: record?.from_draft ?? null,
    check: record?.check ?? null,
    imported: record?.imported ?? null,
    upscale: summariseUpscale(take, versions),
    post: summarisePost(take, versions),
    grade: summariseGrade(take, versions),
  };
}

/** The file whose sound the cut plays for a take: its mp4, else the sound kept beside it, else none. Relative to the episode. */
export function soundOf(take: Take, hasSound: boolean): string | null {
  return hasSound ? pathOf(take, mp4Of(take)) : pathOf(take, wavOf(take));
}

/** Fields that only the record has. A take from before sidecars lacks them. */
const NO_RECORD = {
  seed: null,
  seed_source: null,
  frames: null,
  fps: null,
  width: null,
  height: null,
  target: null,
  note: "",
  overrides: [],
  queued: null,
  started: null,
  finished: null,
  host_prompt_id: null,
  save_notes: "",
  backend: null,
};

function recordedFields(record: Sidecar) {
  const { frames, note, save_notes } = record;
  const { seed, seed_source } = record.imported ? NO_RECORD : record;
  return {
    seed,
    seed_source,
    frames,
    fps: known(record.fps),
    width: known(record.width),
    height: known(record.height),
    target: known(record.target),
    note,
    overrides: [...record.overrides],
    queued: known(record.queued),
    started: known(record.started),
    finished: known(record.finished),
    host_prompt_id: known(record.host_prompt_id),
    save_notes,
    backend: known(record.backend),
  };
}

/** A record of an older writer holds 0 or no text where it knew nothing. */
function known<T extends string | number>(value: T | undefined): T | null {
  return value || null;
}
