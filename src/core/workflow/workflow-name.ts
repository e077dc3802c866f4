// Names of workflows that are saved in a host: paths below its folder of workflows.
import type { CheckResult } from "../../contracts/check.ts";

/** Where the copy of a shipped target's workflow is looked for. */
export function workflowName(target: string): string {
  return `episode-studio/${target}.json`;
}

/** The variable that names a file for a target. */
export function workflowVariable(target: string): string {
  return `STUDIO_${target.toUpperCase()}_WORKFLOW`;
}

/** A name as a request gives it: made to end in `.json`, and kept inside the folder. */
export function checkWorkflowName(name: string): CheckResult<string> {
  const plain = name.replaceAll("\\", "/");
  const full = plain.endsWith(".json") ? plain : `${plain}.json`;
  const parts = full.split("/");
  const isOdd = parts.some((part) => part === "" || part === "." || part === ".." || part === ".json");
  if (isOdd || /\p{Cc}/u.test(full) || full.length > 200 || /^[a-z]:/i.test(full)) {
    return { ok: false, sentence: `"${name}" is no name for a workflow: send a path like film/mine.json, without ..` };
  }
  return { ok: true, value: full };
}
