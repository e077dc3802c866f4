// The values of a take's graph: what the take's record and its frozen shot list say, the model files that were chosen, and the names
// under which its inputs were uploaded. `core/graph/build-graph.ts` fills the graph with them.
import type { Lora } from "../../contracts/schema.ts";
import type { ShotEntry, ShotlistDefaults } from "../../contracts/files/shotlist.ts";
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import type { Preset } from "../../contracts/files/target-models.ts";
import type { GraphItem, GraphValue, GraphValues } from "../graph/graph.ts";

export interface GraphFacts {
  readonly record: Pick<Sidecar, "seed" | "width" | "height" | "length" | "fps" | "steps">;
  readonly entry: ShotEntry;
  readonly defaults: ShotlistDefaults;
  readonly models: ChosenModels;
  /** Name of an input to the name it was uploaded under. */
  readonly inputs: readonly UploadedValue[];
  /** Where the host saves what the graph makes. */
  readonly prefix: string;
  /** Values that win over all others. */
  readonly more?: Readonly<Record<string, GraphValue>>;
}

export interface UploadedValue {
  readonly name: string;
  readonly isListed: boolean;
  readonly uploaded: string;
  /** Of a guide: which frame of the render shows it, from 0. */
  readonly frame?: number;
}

/** The files that a graph loads, as the host spells them, and what stands in for the preset's values where its accelerator is missing. */
export interface ChosenModels {
  /** Parameter (`model`, `text_encoder`…) to file. */
  readonly files: Readonly<Record<string, string>>;
  readonly loras: readonly StagedLora[];
  readonly instead: Partial<Preset>;
}

/** `stage`: which of two models it is for; null for both. */
export interface StagedLora extends Lora {
  readonly stage?: "high" | "low" | null;
}

/** Fields of a preset that a graph knows under the same name. */
const SAMPLING = [
  "sampler",
  "scheduler",
  "cfg",
  "audio_cfg",
  "guidance",
  "shift",
  "shift_audio",
  "strength",
  "resolution",
  "ref_image_size",
] as const;

/** What is known of a render before anything is uploaded: how it samples, and its LoRAs. */
export function presetValues(
  preset: Readonly<Record<string, unknown>>,
  { loras }: Pick<ChosenModels, "loras">,
): GraphValues & { readonly lists: Record<string, GraphItem[]> } {
  const split = preset["split"];
  const values = Object.fromEntries(SAMPLING.flatMap((name) => (isValue(preset[name]) ? [[name, preset[name]]] : [])));
  return { values: { ...values, ...(isValue(split) && { split_fraction: split }) }, lists: loraLists(loras) };
}

export function graphValues(facts: GraphFacts): GraphValues {
  const { record, entry, models, inputs, prefix } = facts;
  const { values, lists } = presetValues({ ...facts.defaults, ...models.instead }, models);
  const { width, height, length, fps, seed } = record;
  const uploaded = inputs.filter(({ isListed }) => !isListed).map((input) => [input.name, input.uploaded]);
  return {
    values: {
      ...models.files,
      ...values,
      ...(Object.fromEntries(uploaded) as Record<string, string>),
      ...predicted(entry, models),
      ...(hasGuides(inputs) && { has_guides: true }),
      prompt: promptText(entry),
      negative: entry.negative ?? "",
      steps: models.instead.steps ?? record.steps ?? undefined,
      seed,
      width,
      height,
      length,
      fps,
      prefix,
      ...facts.more,
    },
    lists: { ...listedInputs(inputs), ...lists },
  };
}

function isValue(value: unknown): value is GraphValue {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** Sections of a prompt are parted by an empty line. */
export function promptText({ prompt }: Pick<ShotEntry, "prompt">): string {
  return typeof prompt === "string" ? prompt : prompt.join("\n\n");
}

/** The model says how long the shot is, when the file that can is there. */
function predicted({ duration_predict: range }: ShotEntry, { files }: ChosenModels): Record<string, GraphValue> {
  if (!range || files["duration_head"] === undefined) return {};
  return { predict_duration: true, min_seconds: range.min_seconds, max_seconds: range.max_seconds };
}

/** A graph that takes guides also takes them off again, once for all. */
export function hasGuides(inputs: readonly { readonly name: string }[]): boolean {
  return inputs.some(({ name }) => name === "guides");
}

function listedInputs(inputs: GraphFacts["inputs"]): Record<string, GraphItem[]> {
  const lists: Record<string, GraphItem[]> = {};
  for (const { name, isListed, uploaded, frame } of inputs) {
    if (isListed) (lists[name] ??= []).push({ file: uploaded, ...(frame !== undefined && { frame }) });
  }
  return lists;
}

/** A target with two models takes each LoRA for the one that it is for. */
function loraLists(loras: readonly StagedLora[]): Record<string, GraphItem[]> {
  const without = (other: string) =>
    loras.filter(({ stage }) => stage !== other).map(({ name, strength }) => ({ file: name, strength }));
  return { loras: without("none"), loras_high: without("low"), loras_low: without("high") };
}
