// The values that a candidate is made with, each from the first that says it: the request, what is set for the reference, the config, the
// target's preset. One function for the listing and for whatever is queued. docs/http.md "References". Sizes in pixels.
import type { CheckResult } from "../../contracts/check.ts";
import type { Preset } from "../../contracts/files/target-models.ts";
import type { TargetOf } from "../../contracts/files/target.ts";
import type { Effective } from "../../contracts/replies/ref.ts";
import type { GenerateBody } from "../../contracts/routes/ref-making.ts";
import type { Lora, SEED_SOURCES } from "../../contracts/schema.ts";
import { firstSet } from "../lib/layers.ts";
import { parseLora } from "../lib/written-values.ts";
import { fitSize, isSame, nearSize, sizeText, type Size } from "../targets/grid.ts";
import type { RefSet } from "./ref-override.ts";
import type { Reference } from "./reference.ts";

export type MakingTarget = TargetOf<"image"> | TargetOf<"audio">;

export type RefRequest = Partial<
  Pick<
    GenerateBody,
    "prompt" | "seed" | "seed_mode" | "model" | "loras" | "steps" | "note" | "negative" | "size" | "cfg" | "params"
  >
>;

export interface RefFacts {
  readonly reference: Pick<Reference, "kind" | "panels">;
  readonly target: MakingTarget;
  readonly set: Pick<RefSet, "values">;
  readonly built: string | null;
  /** Of a keyframe: the size that its shot renders at. */
  readonly shotSize: Size | null;
  readonly negatives: { readonly episode: string | null; readonly series: string | null };
  readonly stableSeed: string;
  /** Some candidate of it can be picked already. */
  readonly hasUsable: boolean;
}

export interface RefValues {
  readonly prompt: string;
  readonly seed: string;
  readonly seedSource: (typeof SEED_SOURCES)[number];
  readonly model: string | null;
  readonly loras: readonly Lora[];
  readonly steps: number | null;
  readonly cfg: number | null;
  readonly size: Size | null;
  readonly params: Readonly<Record<string, unknown>>;
  readonly negative: string | null;
  readonly negativeSource: string;
  readonly note: string;
  /** Overridden fields that really replaced something. */
  readonly overrides: readonly string[];
  readonly notes: readonly string[];
}

/** What can be sent as `params`, in the words of a preset. */
export const REF_PARAMS = ["sampler", "scheduler", "denoise", "shift", "guidance"] as const;

/** Or the sentence that says why it cannot be made so. `fresh`: a new random seed. */
export function resolveRefValues(facts: RefFacts, request: RefRequest, fresh: string): CheckResult<RefValues> {
  const { target, set, built, negatives } = facts;
  const own = set.values;
  const prompt = firstText(request.prompt, own.prompt, built);
  if (prompt === undefined) return { ok: false, sentence: NOTHING_SAID };
  const size = resolveSize(facts, request);
  if (!size.ok) return size;
  const seed = chooseRefSeed(facts, request, fresh);
  const negative = resolveNegative(target, request, own.negative, negatives);
  const sampling = resolveSampling(target.presets.final as Preset, own, request);
  const value: RefValues = {
    ...sampling,
    ...{ prompt, seed: seed.value, seedSource: seed.source, size: size.value.size },
    ...{ negative: negative.value, negativeSource: negative.source, note: request.note ?? own.note ?? "" },
    overrides: usedOverrides(own, request),
    notes: [...size.value.notes, ...negativeNotes(target, request, negative, sampling.cfg)],
  };
  return { ok: true, value };
}

const NOTHING_SAID = "nothing says what it looks or sounds like: write its design, or send a prompt";

function firstText(...texts: readonly (string | null | undefined)[]): string | undefined {
  return texts.find((text): text is string => typeof text === "string" && text !== "");
}

function resolveSampling(preset: Preset, own: RefSet["values"], request: RefRequest) {
  return {
    model: firstText(request.model, own.model, preset.model) ?? null,
    loras: request.loras ? request.loras.flatMap(readLora) : (own.loras ?? presetLoras(preset)),
    steps: request.steps ?? own.steps ?? preset.steps,
    cfg: request.cfg ?? numberOf(own.cfg) ?? preset.cfg ?? null,
    params: { ...presetParams(preset), ...own.params, ...request.params },
  };
}

/** As the listing shows it. */
export function describeEffective(target: MakingTarget, values: RefValues): Effective {
  const { prompt, seed, seedSource, model, loras, steps, cfg, size, params, negative } = values;
  return {
    ...{ target: target.id, prompt, seed, seed_source: seedSource, model, loras: [...loras], steps, cfg, negative },
    ...{ width: size?.width ?? null, height: size?.height ?? null, params: { ...params } },
  };
}

/** The size that a shot's picture is drawn at: the same shape, as many pixels as the target needs at least, sides in sixteenths. */
export function keyframeSize(target: TargetOf<"image">, { width, height }: Size): Size {
  const { min_pixels: least = 0, size_multiple: multiple } = target.template;
  const scale = Math.max(1, Math.sqrt(least / (width * height)));
  const step = Math.max(16, multiple);
  const grown = (side: number) => Math.max(step, Math.round((side * scale) / step) * step);
  return { width: grown(width), height: grown(height) };
}

function chooseRefSeed({ set, stableSeed, hasUsable }: RefFacts, request: RefRequest, fresh: string) {
  const mode = request.seed_mode ?? "auto";
  const typed = request.seed ?? null;
  const chosen = firstSet([
    { source: "typed" as const, value: typed === null ? null : String(typed) },
    { source: "override" as const, value: mode === "new" ? null : set.values.seed },
    { source: "same" as const, value: mode === "same" ? stableSeed : null },
    { source: "new" as const, value: mode === "new" || (mode === "auto" && hasUsable) ? fresh : null },
  ]);
  return chosen ?? { source: "stable" as const, value: stableSeed };
}

function resolveSize(
  { reference, target, set, shotSize }: RefFacts,
  request: RefRequest,
): CheckResult<{ readonly size: Size | null; readonly notes: readonly string[] }> {
  if (target.kind === "audio") return { ok: true, value: { size: null, notes: [] } };
  if (reference.kind === "keyframe") {
    const size = shotSize && keyframeSize(target, shotSize);
    return size
      ? { ok: true, value: { size, notes: [] } }
      : { ok: false, sentence: "its shot is not built: build the episode first" };
  }
  const asked = parseSize(request.size) ?? parseSize(set.values.size);
  if (!asked) return { ok: true, value: { size: usualSize(target, reference), notes: [] } };
  const size = fitSize(target.template, nearSize(target.template, asked));
  const note = `${sizeText(asked)} was fitted to ${sizeText(size)}, which ${target.label} can make`;
  return { ok: true, value: { size, notes: isSame(asked, size) ? [] : [note] } };
}

/** A group is as wide as a place. */
function usualSize({ template, presets }: TargetOf<"image">, { kind, panels }: RefFacts["reference"]): Size {
  const isWide = kind === "location" || (kind === "character" && panels === 1);
  const sides = isWide ? template.plate : kind === "character" ? template.view : template.object;
  const [width = presets.final.width, height = presets.final.height] = sides ?? [];
  return { width, height };
}

export function parseSize(text: string | null | undefined): Size | undefined {
  const [width, height] = (text ?? "").split("x").map(Number);
  return width && height ? { width, height } : undefined;
}

/** An empty text asked for is an explicit "none". */
function resolveNegative(
  target: MakingTarget,
  request: RefRequest,
  override: string | undefined,
  negatives: RefFacts["negatives"],
): { readonly value: string | null; readonly source: string } {
  if (!takesNegative(target)) return { value: null, source: "none" };
  const found = firstSet([
    { source: "request", value: request.negative },
    { source: "override", value: override },
    { source: "negative.txt", value: negatives.episode },
    { source: "series", value: negatives.series },
    { source: "preset", value: (target.presets.final as Preset).negative },
  ]);
  return found ?? { value: null, source: "none" };
}

export function takesNegative(target: MakingTarget): boolean {
  return target.kind === "image" && target.capabilities.negative_prompt;
}

function negativeNotes(
  target: MakingTarget,
  request: RefRequest,
  { value }: { readonly value: string | null },
  cfg: number | null,
): string[] {
  if (request.negative && !takesNegative(target)) return [`${target.label} takes no negative prompt: it is not used`];
  const isIdle = value !== null && value !== "" && cfg !== null && cfg <= 1;
  return isIdle ? [`a negative prompt has no effect at cfg ${cfg}`] : [];
}

function presetLoras({ lora, lora_strength: strength = 1, loras }: Preset): Lora[] {
  return (loras ?? (lora === null ? [] : [lora])).map((name) => ({ name, strength }));
}

function presetParams(preset: Preset): Record<string, unknown> {
  const known = preset as Readonly<Record<string, unknown>>;
  return Object.fromEntries(REF_PARAMS.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])));
}

function usedOverrides(own: RefSet["values"], request: RefRequest): string[] {
  const asked = request as Readonly<Record<string, unknown>>;
  const isTyped = (field: string) => asked[field] !== undefined && asked[field] !== null && asked[field] !== "";
  return Object.keys(own).filter((field) => !isTyped(field) && !(field === "seed" && request.seed_mode === "new"));
}

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

function readLora(lora: Lora | string): Lora[] {
  const read = typeof lora === "string" ? parseLora(lora) : lora;
  return read ? [read] : [];
}
