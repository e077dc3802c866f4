// The record of a take before it has a number: of a new render, of a retry, and what it says once its model files are known.
// `disk/takes/reserve-take` adds the number.
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import { contentHash } from "../lib/hash.ts";
import { isRetargeted, type RenderShot, type RenderRequest } from "./render-shot.ts";
import { resolveValues, type RenderValues, type ChosenSeed } from "./resolve-values.ts";
import { isOverrideStale } from "./shot-override.ts";
import type { ChosenModels } from "../models/choose-models.ts";

export type SidecarDraft = Omit<Sidecar, "take">;

/** When the take is queued (ISO 8601), and the lane that it waits in. */
export interface QueuedAt {
  readonly queued: string;
  readonly backend: string;
}

export function draftSidecar(
  shot: RenderShot,
  chosen: { readonly values: RenderValues; readonly seed: ChosenSeed },
  request: RenderRequest,
  at: QueuedAt,
): SidecarDraft {
  const { values, seed } = chosen;
  return {
    version: 1,
    shot: shot.shot,
    pass: shot.pass,
    target: shot.target.id,
    ...(isRetargeted(shot) && { built_target: shot.builtTarget }),
    status: "queued",
    queue: "studio",
    backend: at.backend,
    queued: at.queued,
    seed: seed.value,
    seed_source: seed.source,
    parent_take: request.parent_take ?? null,
    ...settingsOf(shot, values),
    shot_hash: shot.hashes.story,
    preset_hash: shot.hashes.preset,
    overrides: replacedBy(shot, chosen, request),
    override_stale: isOverrideStale(shot.override, shot.hashes.story),
    refs: shot.refs,
    ...(shot.lacks && { ...shot.lacks, missing_refs: [...shot.lacks.missing_refs] }),
    notes: [...values.notes],
    note: values.note,
    frames: null,
    mp4: null,
    thumb: null,
    strip: null,
    save_notes: "",
  };
}

function settingsOf({ entry, defaults }: RenderShot, values: RenderValues) {
  return {
    model: values.model.value,
    ...(values.modelLow && { model_low: values.modelLow.value }),
    loras: [...values.loras.value],
    steps: values.steps.value,
    width: values.size.value.width,
    height: values.size.value.height,
    fps: defaults.fps,
    length: entry.length,
    length_source: lengthSource(entry),
    ...(entry.hold !== undefined && { hold: entry.hold }),
    ...(values.negative.value !== null && { negative: values.negative.value }),
    negative_source: values.negative.source,
  };
}

function lengthSource(entry: RenderShot["entry"]): Sidecar["length_source"] {
  if (entry.duration_predict) return "predicted";
  return entry.length_estimated ? "estimate" : "script";
}

/** What an override can set, by its name in the file. */
const OVERRIDABLE: Readonly<Record<string, (values: RenderValues) => unknown>> = {
  prompt: (values) => values.prompt.value,
  model: (values) => values.model.value,
  model_low: (values) => values.modelLow?.value,
  loras: (values) => values.loras.value,
  steps: (values) => values.steps.value,
  size: (values) => values.size.value,
  negative: (values) => values.negative.value,
  slate: (values) => values.slate?.value,
};

/** The overrides that made a difference: without them this request would have made something else. */
function replacedBy(
  shot: RenderShot,
  { values, seed }: { values: RenderValues; seed: ChosenSeed },
  request: RenderRequest,
) {
  const without = resolveValues({ ...shot, override: { values: {} } }, request);
  const differs = (read: (values: RenderValues) => unknown) =>
    without.ok && contentHash(read(values)) !== contentHash(read(without.value));
  return [
    ...(isRetargeted(shot) && shot.target.source === "override" ? ["target"] : []),
    ...(seed.source === "override" && seed.value !== shot.entry.seed ? ["seed"] : []),
    ...Object.entries(OVERRIDABLE).flatMap(([field, read]) => (differs(read) ? [field] : [])),
  ];
}

// The record of a take that is made again: same seed, same values, same shot list. What the first try came to stays behind.

/** `queued`: ISO 8601. `refs`: the files as they are now, which is what the new take reads. */
export function draftRetry(old: Sidecar, now: Pick<Sidecar, "queued" | "refs">): Omit<Sidecar, "take"> {
  const { take, started: _started, finished: _finished, host_prompt_id: _job, swept: _swept, ...rest } = old;
  const { made_with: _programs, save_ms: _times, continued_from: _source, ...unsourced } = rest;
  const { latent: _latent, check: _check, base: _base, lead_in: _leadIn, asked, ...kept } = unsourced;
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

// What a take's record says of how it is made, once the model files are known: the base preset's values where that stands in, and what
// was asked for beside them, by which the take is made again and judged. docs/http.md "Requirement tiers".

type Values = Pick<Sidecar, "model" | "loras" | "steps">;

type ModelValues = Pick<ChosenModels, "loras" | "preset" | "steps" | "base">;

/** The values of a record as they were asked for. */
export function requestedValues({ model, loras, steps, asked }: Values & Pick<Sidecar, "asked">): Values {
  return asked ?? { model, loras, steps };
}

/** Nothing where it is made as it was asked for. */
export function renderedValues(
  record: Values & Pick<Sidecar, "asked">,
  { loras, preset, steps, base }: ModelValues,
): Partial<Pick<Sidecar, "model" | "loras" | "steps" | "asked" | "base">> {
  const asked = requestedValues(record);
  if (!base) return record.asked ? { ...asked, base: false, asked: null } : {};
  const named = loras.map(({ name, strength }) => ({ name, strength }));
  return { base: true, model: preset.base?.model ?? asked.model, loras: named, steps, asked };
}
