// The journal of steps as text: lines fold into the steps that have not ended, and those unfold into the fewest lines that give them again.
// A line that cannot be read is a problem, and the rest still counts.
import { check } from "../../contracts/check.ts";
import { StepLine, type Step } from "../../contracts/files/job.ts";
import { reasonOf } from "../../contracts/refusal.ts";

/** Those that have not ended, by id and in the order in which they were begun, and the last that failed. */
export interface StepList {
  readonly living: Map<string, Step>;
  readonly failed: Step[];
}

/** Failed ones that are remembered, for people. */
const REMEMBERED = 20;

export function noSteps(): StepList {
  return { living: new Map(), failed: [] };
}

export interface ParsedSteps {
  readonly steps: StepList;
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

/** A broken last line without its line end is what a kill leaves behind: it was never confirmed, so it is no problem. */
export function parseSteps(text: string): ParsedSteps {
  const steps = noSteps();
  const problems: { line: number; message: string }[] = [];
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    const message = line === "" ? undefined : foldText(steps, line);
    if (message !== undefined && index < lines.length - 1) problems.push({ line: index + 1, message });
  }
  return { steps, problems };
}

export function foldStep(steps: StepList, line: StepLine): void {
  if ("ended" in line) steps.living.delete(line.ended);
  else if ("step" in line) steps.living.set(line.step.id, line.step);
  else {
    steps.living.delete(line.failed.id);
    steps.failed.push(line.failed);
    steps.failed.splice(0, steps.failed.length - REMEMBERED);
  }
}

export function stepText(line: StepLine): string {
  return `${JSON.stringify(line)}\n`;
}

export function compactSteps(steps: StepList): string {
  const failed = steps.failed.map((step) => stepText({ failed: step }));
  return [...failed, ...[...steps.living.values()].map((step) => stepText({ step }))].join("");
}

function foldText(steps: StepList, text: string): string | undefined {
  try {
    const checked = check(StepLine, JSON.parse(text));
    if (!checked.ok) return checked.sentence;
    foldStep(steps, checked.value);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}
