// A tour as the take pipeline knows work: the record of a take that opens with the plate, and a shot list of that one shot.
import type { ShotEntry, Shotlist, ShotlistDefaults } from "../../../contracts/files/shotlist.ts";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { Preset } from "../../../contracts/files/target-models.ts";
import type { Lora } from "../../../contracts/schema.ts";
import type { TourRecord } from "../../../contracts/files/refs/tours.ts";
import { onlySet } from "../../lib/json-values.ts";

/** A tour that may have no number yet. */
type AnyTour = Omit<TourRecord, "tour"> & { readonly tour?: number };

/** Its picture is the first frame. */
export function takeOfTour(record: AnyTour): Sidecar {
  const { ref, tour = 1, frame, frame_sha1: sha1, holds: _holds, request: _request, ...said } = record;
  const { move: _move, video: _video, error: _error, seconds: _seconds, ...known } = said;
  return {
    ...known,
    ...{ shot: ref, take: tour, parent_take: null, length_source: "script", shot_hash: "", preset_hash: "" },
    ...{ overrides: [], override_stale: false, refs: [{ slot: "first frame", role: "first", path: frame, sha1 }] },
    ...{ note: "", mp4: null, thumb: null, strip: null, save_notes: "" },
  };
}

export function shotlistOfTour(record: AnyTour, target: VideoTarget): Shotlist {
  const { ref, prompt, negative, seed, steps, loras, length, frame } = record;
  const defaults = defaultsOf(record, target);
  const entry: ShotEntry = {
    ...{ id: ref, sequence: "", subjects: [], background: "", size: "", length, seed, steps, prompt },
    audio_policy: defaults.audio_policy,
    keyframes: { first: frame },
    loras: [...loras],
    ...(negative !== undefined && { negative }),
  };
  return { episode: "", title: "", target: target.id, defaults, subjects: {}, shots: [entry] };
}

/** The preset that it is made with, with what the record says instead. */
function defaultsOf(record: AnyTour, target: VideoTarget): ShotlistDefaults {
  const { policies } = target.capabilities;
  const { base: _base, length: _length, loras: _loras, negative: _negative, ...preset } = target.presets[record.pass];
  const { width, height, fps, steps, model, model_low: low } = record;
  return onlySet({
    ...preset,
    ...{ width, height, fps, steps, model, model_low: low ?? undefined },
    audio_policy: policies.includes("generate") ? ("generate" as const) : policies[0]!,
  });
}

/** What a preset says of the files that are loaded. Two passes share the model that the final one names. */
export function presetModels({ presets }: VideoTarget, pass: TourRecord["pass"]) {
  const preset: Preset = presets[pass];
  const low = preset.model_low ?? presets.final.model_low;
  return {
    model: preset.model ?? presets.final.model,
    ...(low !== undefined && { model_low: low }),
    loras: lorasOf(preset),
    steps: preset.steps,
  };
}

function lorasOf({ lora, lora_strength: strength = 1, loras }: Preset): Lora[] {
  return (loras ?? (lora === null ? [] : [lora])).map((name) => ({ name, strength }));
}
