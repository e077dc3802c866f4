// Which shots cannot be built, by the lines of the problems: those that one stands in, and those of a sequence whose header has one.
import type { Problem } from "../../contracts/schema.ts";
import type { ScriptParse, SequenceNode } from "../script/tree.ts";

/** Ids. A problem of the config is every shot's. */
export function brokenShots(script: ScriptParse, problems: readonly Problem[]): Set<string> {
  if (problems.some(({ file }) => file === "series")) return new Set(script.sequences.flatMap(idsIn));
  const lines = problems.flatMap(({ line }) => line ?? []).toSorted((a, b) => a - b);
  return new Set(lines.flatMap((line) => brokenBy(script, line)));
}

/** The shot that a line of the script stands in. */
export function shotAt({ sequences }: ScriptParse, line: number | null): string | undefined {
  if (line === null) return undefined;
  const shots = sequences.findLast((sequence) => sequence.line <= line)?.shots;
  return shots?.findLast((shot) => shot.line <= line)?.id;
}

function brokenBy(script: ScriptParse, line: number): string[] {
  const shot = shotAt(script, line);
  if (shot !== undefined) return [shot];
  const sequence = script.sequences.findLast((each) => each.line <= line);
  return sequence ? idsIn(sequence) : [];
}

function idsIn({ shots }: SequenceNode): string[] {
  return shots.map(({ id }) => id);
}
