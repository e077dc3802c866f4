// Of a workflow with a stage for high noise and one for low noise, the step at which the second takes over. It moves with the number of steps:
// the same share of them comes before it.
import type { BoundWidget } from "../../contracts/files/own-target.ts";
import { linkOf, type ApiGraph } from "../workflow/api-graph.ts";
import type { NodeClasses } from "../workflow/node-class.ts";
import { lastName, primitiveAt, type FoundPlaces, type GraphInput } from "./graph-inputs.ts";

/** What a widget says by its name: that a stage ends there, that one begins there, or both. */
const ROLES: Readonly<Record<string, "end" | "start" | "both">> = {
  end_at_step: "end",
  end_step: "end",
  start_at_step: "start",
  start_step: "start",
  "SplitSigmas.step": "both",
};

interface Marked {
  readonly role: "end" | "start" | "both";
  readonly place: GraphInput;
}

/** Where one stage ends and the next begins, of the steps that go there; undefined where there are no two stages. */
export function findSwitch(
  graph: ApiGraph,
  all: readonly GraphInput[],
  { classes, steps: found }: { readonly classes: NodeClasses; readonly steps: FoundPlaces | undefined },
): FoundPlaces | undefined {
  const steps = Number(found?.places[0]?.value ?? 0);
  const marked = all.flatMap((place): Marked[] => {
    const { node, input } = place;
    const role = ROLES[`${node.class_type}.${input.name}`] ?? ROLES[lastName(input)];
    const source = role && atSource(graph, place, classes);
    const isBetween =
      source && Number.isInteger(source.value) && Number(source.value) > 0 && Number(source.value) < steps;
    return isBetween ? [{ role, place: source }] : [];
  });
  for (const { place } of marked) {
    const same = marked.filter((each) => each.place.value === place.value);
    const has = (role: "end" | "start") => same.some((each) => each.role === role || each.role === "both");
    if (!has("end") || !has("start")) continue;
    const at = new Map(same.map((each) => [`${each.place.id} ${each.place.input.name}`, each.place]));
    const how = `the second stage takes over after ${String(place.value)} of ${steps} steps, and after the same share of another number`;
    return { places: [...at.values()], how };
  }
  return undefined;
}

/** A linked widget has its value at the primitive node; undefined where it is computed. */
function atSource(graph: ApiGraph, place: GraphInput, classes: NodeClasses): GraphInput | undefined {
  const link = place.isLinked && linkOf(place.node.inputs[place.input.name]);
  if (!link) return place;
  const primitive = primitiveAt(graph, link[0], classes);
  return primitive?.isLinked ? undefined : primitive;
}

/** How the step follows from the number of steps in a graph whose places are these; undefined where a number is missing. */
export function switchRule(
  binding: Readonly<Record<string, readonly BoundWidget[]>>,
  valueAt: (place: BoundWidget) => unknown,
): { readonly of: string; readonly times: number; readonly round: true } | undefined {
  const [at, steps] = ["switch_step", "steps"].map((param) => {
    const place = binding[param]?.[0];
    return place && Number(valueAt(place));
  });
  if (!at || !steps || at >= steps) return undefined;
  return { of: "steps", times: at / steps, round: true };
}
