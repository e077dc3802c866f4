// What a workflow asks of a host's nodes and the host does not have: node classes, and choices that their inputs do not offer. What
// provides it is data. docs/http.md "Readiness record".
import type { HostVersions } from "../../contracts/files/host/host-versions.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import type { HostLack } from "../../contracts/routes/targets.ts";
import { isPlaceholder, sketchGraph, type Sketch } from "../graph/build-graph.ts";
import { type Graph, type GraphLink, type GraphValue, leadingTo } from "../graph/graph.ts";
import { remembered } from "../lib/remember.ts";
import { matchesGlob } from "../models/glob.ts";
import type { ClassInput, NodeClasses } from "../workflow/node-class.ts";

/** A node class, or a choice of one of its inputs. */
interface Need {
  readonly classType: string;
  readonly choice: { readonly input: string; readonly value: GraphValue } | null;
}

/**
 * Every lack once, those that `sketch` meets first: they keep it from being rendered (`needed`). The others are met by other renders of the
 * workflow alone.
 */
export function hostLacks(
  workflow: Workflow,
  sketch: Sketch,
  { classes, versions }: { readonly classes: NodeClasses; readonly versions: HostVersions },
): HostLack[] {
  const lacks = new Map<string, HostLack>();
  const look = (need: Need, needed: boolean) => {
    if (!isLacking(need, classes)) return;
    const key = JSON.stringify([need.classType, need.choice?.input, String(need.choice?.value)]);
    if (!lacks.has(key)) lacks.set(key, { ...describe(need, versions), needed });
  };
  const { node, beside = [] } = workflow.output;
  for (const need of needsOfGraph(leadingTo(sketchGraph(workflow, sketch), [node, ...beside]))) look(need, true);
  for (const need of everyNeed(workflow)) look(need, false);
  return [...lacks.values()];
}

function needsOfGraph(graph: Graph): Need[] {
  return Object.values(graph).flatMap(({ class_type: classType, inputs }) => needsOfNode(classType, inputs));
}

/** Of the nodes that any render may use, with the inputs that the file itself sets. */
const everyNeed = remembered(({ nodes, options }: Workflow): readonly Need[] => {
  const added = options.flatMap((option) => Object.values(option.add ?? {}));
  const swapped = options.flatMap((option) => Object.values(option.class ?? {}));
  const given = [...Object.values(nodes), ...added].flatMap(({ class_type: classType, inputs }) => {
    const plain = Object.entries(inputs).flatMap(([name, input]): [string, GraphValue | GraphLink][] => {
      if (typeof input !== "object" || Array.isArray(input)) return [[name, input]];
      return isPlaceholder(input, "literal") && isValue(input.literal) ? [[name, input.literal]] : [];
    });
    return needsOfNode(classType, Object.fromEntries(plain));
  });
  return [...given, ...swapped.map((classType) => ({ classType, choice: null }))];
});

function needsOfNode(classType: string, inputs: Readonly<Record<string, GraphValue | GraphLink>>): Need[] {
  const choices = Object.entries(inputs).flatMap(([input, value]): Need[] =>
    isValue(value) ? [{ classType, choice: { input, value } }] : [],
  );
  return [{ classType, choice: null }, ...choices];
}

function isValue(value: unknown): value is GraphValue {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

function isLacking({ classType, choice }: Need, classes: NodeClasses): boolean {
  const known = classes(classType);
  if (!choice) return known === undefined;
  const input = known && findInput(known.inputs, choice.input);
  if (!input || input.choices.length === 0 || isUpload(input)) return false;
  return !input.choices.some((each) => each === choice.value || String(each) === String(choice.value));
}

/** Also among the inputs that a choice brings with it. */
function findInput(inputs: readonly ClassInput[], name: string): ClassInput | undefined {
  for (const input of inputs) {
    if (input.name === name) return input;
    const found = findInput(Object.values(input.branches).flat(), name);
    if (found) return found;
  }
  return undefined;
}

/** Its list names files of one folder only; names in other folders are taken all the same. */
function isUpload({ about }: ClassInput): boolean {
  return Object.keys(about).some((mark) => mark.endsWith("_upload") && about[mark] === true);
}

function describe({ classType, choice }: Need, versions: HostVersions): Omit<HostLack, "needed"> {
  const value = choice === null ? null : String(choice.value);
  const ofValue = choice && versions.values[classType]?.[choice.input]?.[String(choice.value)];
  const host = (choice ? ofValue : versions.classes[classType]) ?? null;
  const pack = choice ? null : packOf(classType, versions);
  return { class_type: classType, input: choice?.input ?? null, value, host, pack };
}

function packOf(classType: string, { packs }: HostVersions): HostLack["pack"] {
  const found = packs.find((each) => matchesGlob(each.classes, classType));
  return found ? { name: found.name, id: found.id, url: found.url } : null;
}
