// Which node classes have to be known before a saved workflow can be converted.
import { readUiWorkflow } from "./ui-workflow.ts";

/** Every class name that a workflow of the front end mentions, each once; none when it cannot be read. */
export function classNamesOf(saved: unknown): string[] {
  const read = readUiWorkflow(saved);
  if (!read.ok) return [];
  const { subgraphs } = read.value;
  const levels = [read.value, ...subgraphs.values()];
  const names = new Set(levels.flatMap(({ nodes }) => [...nodes.values()].map(({ type }) => type)));
  return [...names].filter((name) => !subgraphs.has(name));
}
