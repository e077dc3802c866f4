// The values of the graph that makes a candidate: what its record says, the model files that were chosen, the names under which its
// pictures were uploaded. `core/graph/build-graph.ts` fills the graph with them.
import type { Preset } from "../../contracts/files/target-models.ts";
import type { RefSidecar } from "../../contracts/files/refs.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import { isPlaceholder } from "../graph/build-graph.ts";
import type { GraphItem, GraphValue, GraphValues } from "../graph/graph.ts";
import { presetValues, type ChosenModels } from "../inputs/graph-values.ts";

export interface RefGraphFacts {
  readonly record: Pick<RefSidecar, "seed" | "prompt" | "negative" | "steps" | "cfg" | "params" | "width" | "height">;
  readonly preset: Preset;
  readonly models: ChosenModels;
  /** Frames and rate of a sound. */
  readonly length?: { readonly frames: number; readonly fps: number } | undefined;
  /** Names of uploads by the value that takes them: `ref_images` is a list. */
  readonly pictures: readonly string[];
  readonly others: Readonly<Record<string, GraphValue>>;
  readonly prefix: string;
}

export function refGraphValues(workflow: Workflow, facts: RefGraphFacts): GraphValues {
  const { record, models, length, others, prefix } = facts;
  const { values, lists } = presetValues({ ...facts.preset, ...models.instead, ...record.params }, models);
  const cfg = models.instead.cfg ?? record.cfg ?? undefined;
  const known: Record<string, GraphValue | null | undefined> = {
    ...values,
    ...models.files,
    ...(cfg !== undefined && { cfg }),
    ...(isCached(models) && { kv_cache: true }),
    ...{ prompt: record.prompt ?? "", seed: record.seed ?? "0", prefix, width: record.width, height: record.height },
    steps: models.instead.steps ?? record.steps,
    ...(length && { length: length.frames, fps: length.fps }),
    ...negativeValue(workflow, record.negative ?? "", cfg ?? null),
    ...Object.fromEntries(facts.pictures.map((name, index) => [`ref_image_${index + 1}`, name])),
    ...others,
  };
  const set = Object.entries(known).filter(([, value]) => value !== undefined && value !== null);
  return {
    values: Object.fromEntries(set) as GraphValues["values"],
    lists: { ...lists, ref_images: facts.pictures.map(asItem) },
  };
}

/** Which of the `params` that were asked for the graph has no place for. */
export function unusedParams(workflow: Workflow, asked: Readonly<Record<string, unknown>>): string[] {
  const used = valueNames(workflow);
  return Object.keys(asked).filter((name) => !used.has(name));
}

/** An optional negative is given only where it has an effect; a graph that always has one gets an empty text. */
function negativeValue(workflow: Workflow, negative: string, cfg: number | null): Record<string, GraphValue> {
  const isOptional = workflow.options.some(({ when = [] }) => when.includes("negative"));
  if (!isOptional) return { negative };
  return negative !== "" && (cfg ?? 0) > 1 ? { negative } : {};
}

/** The distilled file for edits keeps what it knows of the pictures. */
function isCached({ files }: ChosenModels): boolean {
  return /[-_]kv[-_.]/i.test(files["model"] ?? "");
}

function valueNames({ nodes, options }: Workflow): Set<string> {
  const all = [...Object.values(nodes), ...options.flatMap(({ add = {} }) => Object.values(add))];
  const inputs = all.flatMap((node) => Object.values(node.inputs));
  return new Set(inputs.flatMap((input) => (isPlaceholder(input, "value") ? [input.value] : [])));
}

function asItem(file: string): GraphItem {
  return { file };
}
