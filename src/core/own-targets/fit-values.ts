// Values that the host's version of a node does not take as they were saved: numbers are brought into what it takes, choices that it does
// not offer are told.
import { linkOf, nodeName, type ApiGraph, type ApiNode } from "../workflow/api-graph.ts";
import type { ClassInput, NodeClasses } from "../workflow/node-class.ts";
import { inputsOf, isModelFile } from "./graph-inputs.ts";

export function fitValues(graph: ApiGraph, classes: NodeClasses): ApiGraph {
  const fitted = Object.entries(graph).flatMap(([id, node]) => {
    const nodeClass = classes(node.class_type);
    if (!nodeClass) return [];
    const changed = inputsOf(nodeClass, node).flatMap((input): [string, unknown][] => {
      const value = node.inputs[input.name];
      if (value === undefined || !input.isWidget || linkOf(value)) return [];
      const fit = fitValue(input, value);
      return fit === value || fit === undefined ? [] : [[input.name, fit]];
    });
    return changed.length > 0
      ? [[id, { ...node, inputs: { ...node.inputs, ...Object.fromEntries(changed) } }] as const]
      : [];
  });
  return fitted.length === 0 ? graph : { ...graph, ...Object.fromEntries(fitted) };
}

function fitValue({ type, preset, choices, about }: ClassInput, value: unknown): unknown {
  if (type === "COMBO")
    return choices.includes(value) ? value : choices.find((choice) => String(choice) === String(value));
  if (type !== "INT" && type !== "FLOAT") return value;
  const number = typeof value === "boolean" || value === "" ? Number.NaN : Number(value);
  if (Number.isNaN(number)) return preset;
  const limits = [about["min"], about["max"]].map((limit) => (typeof limit === "number" ? limit : number));
  const within = Math.max(limits[0] ?? number, Math.min(limits[1] ?? number, number));
  return within === number ? value : within;
}

/** Choices that the host does not offer, in sentences; of files that it does not have others speak. */
export function unofferedChoices(graph: ApiGraph, ids: readonly string[], classes: NodeClasses): string[] {
  return ids.flatMap((id) => {
    const node = graph[id] as ApiNode;
    const nodeClass = classes(node.class_type);
    if (!nodeClass) return [];
    return inputsOf(nodeClass, node).flatMap((input) => {
      const value = node.inputs[input.name];
      if (!isChosen(input, value) || input.choices.includes(value) || isModelFile(String(value))) return [];
      return [
        `its node ${nodeName(id, node)} wants ${String(value)} for ${input.name}, which the host does not offer: a newer version of it may`,
      ];
    });
  });
}

function isChosen({ choices, about, isWidget }: ClassInput, value: unknown): boolean {
  const isUpload = Object.keys(about).some((mark) => mark.endsWith("_upload"));
  return isWidget && !isUpload && choices.length > 0 && value !== undefined && !linkOf(value);
}
