// Whether an imported workflow does anything else than the shipped one. Ids, positions, titles and placeholders are gone by then;
// what the front end adds to every node by itself is the same in a copy that nobody touched.
import type { Workflow } from "../../contracts/files/workflow.ts";
import { convertWorkflow } from "./convert.ts";
import { exportWorkflow } from "./export.ts";
import { importUiWorkflow } from "./import-ui-workflow.ts";
import type { NodeClasses } from "./node-class.ts";
import { isExample } from "./example-graph.ts";

export function isChanged(shipped: Workflow, imported: Workflow, classes: NodeClasses): boolean {
  const text = sorted(imported);
  return text !== sorted(shipped) && text !== sorted(untouched(shipped, classes));
}

export function isSameWorkflow(a: Workflow, b: Workflow): boolean {
  return sorted(a) === sorted(b);
}

/** The shipped graph as it comes back from the host's front end. */
function untouched(shipped: Workflow, classes: NodeClasses): Workflow | undefined {
  const exported = exportWorkflow({ workflow: shipped, label: "", classes, examples: {} });
  if (!exported.ok) return undefined;
  const converted = convertWorkflow(exported.value, classes, { isKept: isExample });
  if (!converted.ok) return undefined;
  const again = importUiWorkflow(shipped, converted.value, classes);
  return again.ok ? again.value : undefined;
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
