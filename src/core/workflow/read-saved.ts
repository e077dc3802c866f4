// A workflow in whatever format somebody saved it: of the front end, or the API's own.
import type { CheckResult } from "../../contracts/check.ts";
import { isApiGraph } from "./api-graph.ts";
import { convertWorkflow, type Converted, type ConvertOptions } from "./convert.ts";
import { isUiWorkflow } from "./ui-workflow.ts";
import { fieldOf } from "./json-parts.ts";
import type { NodeClasses } from "./node-class.ts";

const MOST_NODES = 10_000;

/** The graph that the host would run, or why there is none. */
export function readSaved(saved: unknown, classes: NodeClasses, options: ConvertOptions = {}): CheckResult<Converted> {
  if (isUiWorkflow(saved)) return convertWorkflow(saved, classes, options);
  const graph = isApiGraph(saved) ? saved : fieldOf(saved, "prompt");
  if (!isApiGraph(graph)) {
    return {
      ok: false,
      sentence: "it is no workflow: neither one that the host's front end saved, nor one in the API format",
    };
  }
  const many = Object.keys(graph).length;
  if (many > MOST_NODES)
    return { ok: false, sentence: `it has ${many} nodes: ${MOST_NODES} are the most that are read` };
  return { ok: true, value: { graph, properties: new Map() } };
}
