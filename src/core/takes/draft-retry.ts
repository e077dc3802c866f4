// The record of a take that is made again: same seed, same values, same shot list. What the first try came to stays behind.
import type { Sidecar } from "../../contracts/files/sidecar.ts";

/** `queued`: ISO 8601. `refs`: the files as they are now, which is what the new take reads. */
export function draftRetry(old: Sidecar, now: Pick<Sidecar, "queued" | "refs">): Omit<Sidecar, "take"> {
  const { take, started: _started, finished: _finished, host_prompt_id: _job, swept: _swept, ...rest } = old;
  const { made_with: _programs, save_ms: _times, continued_from: _source, ...unsourced } = rest;
  const { latent: _latent, check: _check, base: _base, asked, ...kept } = unsourced;
  return {
    ...kept,
    ...asked,
    ...now,
    status: "queued",
    seed_source: "same",
    parent_take: take,
    frames: null,
    mp4: null,
    thumb: null,
    strip: null,
    save_notes: "",
  };
}
