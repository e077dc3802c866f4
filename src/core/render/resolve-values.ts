// The values a shot renders with now, each with where it comes from: the request, else the override, else the build.
// One function for the render route and for GET shot, so that the page never shows what a render would not do.
import type { CheckResult } from "../../contracts/check.ts";
import type { Lora, Slate } from "../../contracts/schema.ts";
import type { ShotEntry } from "../../contracts/files/shotlist.ts";
import { firstSet, type Layer, type ValueSource } from "../lib/layers.ts";
import { isSame, sizeText, type Size } from "../targets/grid.ts";
import { isRetargeted, type RenderRequest, type ShotNow, type RenderKind } from "./render-shot.ts";
import { readLoras } from "../overrides/override-fields.ts";
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import { lorasOf } from "../compile/setting-layers.ts";
import { slateIn } from "../lib/animatic-hints.ts";

export interface SourcedValue<T, S extends string = ValueSource> {
  readonly value: T;
  readonly source: S;
}

export type NegativeSource = "request" | "override" | "negative.txt" | "series" | "preset" | "none";

export interface RenderValues {
  readonly prompt: SourcedValue<ShotEntry["prompt"]>;
  readonly model: SourcedValue<string | null>;
  /** Of a two-stage target only. */
  readonly modelLow: SourcedValue<string> | null;
  readonly loras: SourcedValue<readonly Lora[]>;
  readonly steps: SourcedValue<number | null>;
  readonly size: SourcedValue<Size>;
  readonly note: string;
  readonly negative: SourcedValue<string | null, NegativeSource>;
  /** Of a drawn shot only. */
  readonly slate: SourcedValue<Slate> | null;
  /** Notes about this choice. */
  readonly notes: readonly string[];
}

/** The values, or the sentence that says why the shot cannot be made so. */
export function resolveValues(shot: ShotNow, request: RenderRequest): CheckResult<RenderValues> {
  const { override, entry, defaults } = shot;
  const set = override.values;
  const size = resolveSize(shot, request);
  if (!size.ok) return size;
  const value: RenderValues = {
    prompt: resolvePrompt(shot, request),
    model: choose(request.model || null, set.model || null, entry.model ?? defaults.model),
    modelLow: resolveModelLow(shot),
    loras: choose(request.loras && readLoras(request.loras), set.loras, lorasOf(defaults, entry)),
    steps: resolveSteps(shot, request),
    size: size.value.size,
    note: request.note ?? set.note ?? "",
    negative: resolveNegative(shot, request),
    slate: resolveSlate(shot, request),
    notes: [...size.value.notes, ...promptNotes(shot), ...stepsNotes(shot, request), ...negativeNotes(shot, request)],
  };
  return { ok: true, value };
}

function resolveSteps(
  { target, override, entry, defaults }: ShotNow,
  request: RenderRequest,
): SourcedValue<number | null> {
  const built = entry.steps ?? defaults.steps;
  return target.hasFixedSteps ? { value: built, source: "built" } : choose(request.steps, override.values.steps, built);
}

/** An override was written over the built prompt: while another target is in force it waits. */
export function resolvePrompt(shot: ShotNow, request: RenderRequest): SourcedValue<ShotEntry["prompt"]> {
  const override = isRetargeted(shot) ? undefined : shot.override.values.prompt;
  return choose(request.prompt, override, shot.entry.prompt);
}

function choose<T>(request: T | null | undefined, override: T | null | undefined, built: T): SourcedValue<T> {
  const layers: Layer<T, ValueSource>[] = [
    { source: "request", value: request },
    { source: "override", value: override },
  ];
  return firstSet(layers) ?? { value: built, source: "built" };
}

/** The built size is on the grid already; a requested one is fitted where the target fits sizes. */
function resolveSize(
  shot: ShotNow,
  request: RenderRequest,
): CheckResult<{ size: SourcedValue<Size>; notes: readonly string[] }> {
  const { width, height } = shot.defaults;
  const asked = choose(sizeOf(request.size), sizeOf(shot.override.values.size), { width, height });
  if (asked.source === "built") return { ok: true, value: { size: asked, notes: [] } };
  const legal = shot.legalSize(asked.value);
  if (!legal.ok) return legal;
  const note = `${sizeText(asked.value)} was fitted to ${sizeText(legal.value)}, which ${shot.target.id} can make`;
  return {
    ok: true,
    value: { size: { ...asked, value: legal.value }, notes: isSame(legal.value, asked.value) ? [] : [note] },
  };
}

function sizeOf(size: string | readonly number[] | null | undefined): Size | undefined {
  if (size === null || size === undefined) return undefined;
  const [width, height] = typeof size === "string" ? size.split("x").map(Number) : size;
  return width && height ? { width, height } : undefined;
}

function resolveModelLow({ override, entry, defaults }: ShotNow): SourcedValue<string> | null {
  const held = [entry, defaults].map((place) => (place as { model_low?: unknown }).model_low);
  const built = held.find((value) => typeof value === "string");
  return built === undefined ? null : choose(null, override.values.model_low || null, built);
}

/** Only a drawn shot has a scene. What its hints say otherwise is `full`. */
function resolveSlate({ override, entry }: ShotNow, request: RenderRequest): SourcedValue<Slate> | null {
  return entry.scene ? choose(request.slate, override.values.slate, slateIn(entry.scene)) : null;
}

/** An empty text asked for is an explicit "none": it ends the search. */
export function resolveNegative(
  shot: Pick<ShotNow, "override" | "negatives" | "entry"> & {
    readonly target: Pick<ShotNow["target"], "takesNegative">;
  },
  request: RenderRequest,
): SourcedValue<string | null, NegativeSource> {
  const nothing = { value: null, source: "none" } as const;
  if (!shot.target.takesNegative) return nothing;
  const found = firstSet<string, NegativeSource>([
    { source: "request", value: request.negative },
    { source: "override", value: shot.override.values.negative },
    { source: "negative.txt", value: shot.negatives.episode },
    { source: "series", value: shot.negatives.series },
    { source: "preset", value: shot.entry.negative },
  ]);
  return found ?? nothing;
}

/** Why the shot must not render: its negative would be another one than the file that cannot be read says. */
export function negativeProblem(shot: ShotNow, { negative }: Pick<RenderValues, "negative">): string | undefined {
  const isSaid = negative.source === "request" || negative.source === "override";
  return shot.target.takesNegative && !isSaid ? (shot.negatives.problem ?? undefined) : undefined;
}

function promptNotes(shot: ShotNow): string[] {
  const ignored = isRetargeted(shot) && shot.override.values.prompt !== undefined;
  return ignored
    ? [`the prompt override is not used on ${shot.target.id}: the shot was built for ${shot.builtTarget}`]
    : [];
}

function stepsNotes(shot: ShotNow, request: RenderRequest): string[] {
  const asked = request.steps ?? shot.override.values.steps;
  const { value: own } = resolveSteps(shot, request);
  if (!shot.target.hasFixedSteps || asked === undefined || asked === own) return [];
  return [`${shot.target.id} always takes its own ${own} steps: the ${asked} that were asked for are not used`];
}

function negativeNotes(shot: ShotNow, request: RenderRequest): string[] {
  const asked = request.negative || shot.override.values.negative;
  return asked && !shot.target.takesNegative ? [`${shot.target.id} takes no negative prompt: it is not used`] : [];
}

// The seed of a render, and why it is that one. docs/http.md "Rendering".

export interface ChosenSeed {
  readonly value: string;
  readonly source: Sidecar["seed_source"];
}

/**
 * Typed, then the override's (unless a new one is asked for), then what the mode says, then the built one. Only a redo makes a
 * new seed by itself: a retry after a failure must be able to make the same picture. `fresh` is a new random seed.
 */
export function chooseSeed(shot: ShotNow, request: RenderRequest, kind: RenderKind, fresh: string): ChosenSeed {
  const mode = request.seed_mode ?? "auto";
  const built = shot.entry.seed;
  const typed = request.seed ?? null;
  const wantsNew = mode === "new" || (mode === "auto" && kind === "redo");
  const chosen = firstSet([
    { source: "typed" as const, value: typed === null ? null : String(typed) },
    { source: "override" as const, value: mode === "new" ? null : shot.override.values.seed },
    { source: "same" as const, value: mode === "same" ? built : null },
    { source: "new" as const, value: wantsNew ? fresh : null },
  ]);
  return chosen ?? { value: built, source: "stable" };
}
