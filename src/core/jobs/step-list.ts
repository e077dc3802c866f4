// The journal of steps as text: lines fold into the steps that have not ended, and those unfold into the fewest lines that give them again.
// A line that cannot be read is a problem, and the rest still counts.
import { check } from "../../contracts/check.ts";
import { StepLine, type Step } from "../../contracts/files/job.ts";
import { reasonOf } from "../../contracts/refusal.ts";

/** By id, in the order in which they were begun. */
export type StepList = Map<string, Step>;

export interface ParsedSteps {
  readonly steps: StepList;
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

/** A broken last line without its line end is what a kill leaves behind: it was never confirmed, so it is no problem. */
export function parseSteps(text: string): ParsedSteps {
  const steps: StepList = new Map();
  const problems: { line: number; message: string }[] = [];
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    const message = line === "" ? undefined : foldText(steps, line);
    if (message !== undefined && index < lines.length - 1) problems.push({ line: index + 1, message });
  }
  return { steps, problems };
}

export function foldStep(steps: StepList, line: StepLine): void {
  if ("ended" in line) steps.delete(line.ended);
  else steps.set(line.step.id, line.step);
}

export function stepText(line: StepLine): string {
  return `${JSON.stringify(line)}\n`;
}

export function compactSteps(steps: StepList): string {
  return [...steps.values()].map((step) => stepText({ step })).join("");
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
