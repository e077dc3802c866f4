// A hosted model as the catalogue shows it: its name from the Router, the rest from the target that asks it, as far as there is one.
import type { HostedBinding } from "../../contracts/files/hosted.ts";
import type { Limits } from "../../contracts/files/limits.ts";
import type { TargetFile } from "../../contracts/files/target.ts";
import type { RouterModel } from "../../contracts/routes/router.ts";

export interface ModelTarget {
  readonly target: TargetFile;
  readonly binding: HostedBinding;
  /** As they hold. */
  readonly limits: Limits | null;
}

const UNKNOWN = {
  kind: null,
  mode: null,
  inputs: null,
  durations: null,
  ratios: null,
  resolutions: null,
  audio: null,
  draft: null,
  price: null,
  docs: null,
  target: null,
};

export function describeModel(
  { id, chargesRefusals }: { readonly id: string; readonly chargesRefusals: string },
  by: ModelTarget | undefined,
): RouterModel {
  const [provider = id, name = id] = id.split("/");
  const named = { id, provider, charges_refusals: chargesRefusals };
  if (!by) return { ...UNKNOWN, ...named, label: name };
  const { target, binding, limits } = by;
  return {
    ...named,
    label: target.label,
    kind: target.kind,
    mode: binding.mode,
    inputs: inputsOf(target, limits),
    durations: durationsOf(limits),
    ratios: limits?.ratios ? [...limits.ratios] : null,
    resolutions: binding.resolutions ? Object.keys(binding.resolutions) : null,
    audio: target.kind === "video" && target.capabilities.audio === "generate",
    draft: binding.draft !== undefined,
    price: limits?.price ?? null,
    docs: binding.docs ?? null,
    target: target.id,
  };
}

function inputsOf(target: TargetFile, limits: Limits | null): RouterModel["inputs"] {
  const keyframes: readonly string[] = target.kind === "video" ? target.capabilities.keyframes : [];
  const isEdit = target.kind === "image" && target.capabilities.mode === "edit";
  return {
    images: { min: isEdit ? 1 : 0, max: limits?.max_refs ?? 0 },
    first: keyframes.includes("first"),
    last: keyframes.includes("last"),
    audio: false,
  };
}

/** Whole seconds, where the limits name both ends. */
function durationsOf(limits: Limits | null): number[] | null {
  if (limits?.durations) return [...limits.durations];
  const { min_seconds: min, max_seconds: max } = limits ?? {};
  if (min === undefined || max === undefined) return null;
  return Array.from({ length: Math.floor(max) - Math.ceil(min) + 1 }, (_, index) => Math.ceil(min) + index);
}
