// What a check says of an edited text: the first thing that stops a build, everything doubtful, and where the shots stand.
// Compiles the final pass of every target in memory, as the contract has it. Contract answers 8.
import type { Check } from "../../contracts/routes/sources.ts";
import type { Problem } from "../../contracts/schema.ts";
import { checkSteps } from "../../core/build/build-pass.ts";
import { shotLines } from "../../core/script/shot-lines.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { inSlices } from "../../machine/in-slices.ts";
import { buildInput } from "../episodes/act-build-input.ts";
import type { Studio } from "../studio.ts";
import { readEdit, type EditRead, type SourceEdit } from "./act-read-edit.ts";

export type CheckPorts = Pick<Studio, "place" | "registry" | "machineDefault" | "edits">;

export async function checkEdit(studio: CheckPorts, ep: EpisodeFolder, edit: SourceEdit): Promise<Check> {
  return checkRead(studio, ep, await readEdit(studio, ep, edit));
}

async function checkRead(studio: CheckPorts, ep: EpisodeFolder, { told, configFolder }: EditRead): Promise<Check> {
  const { script, story, series } = told;
  const shots = shotLines(script);
  const input = story && series && buildInput(studio, { script, story, series, configFolder }, "final");
  const build = input && (await inSlices(checkSteps(input, studio.edits.shotsOf(ep))));
  const errors = [...told.problems, ...(build?.problems ?? [])].slice(0, 1);
  return { ok: errors.length === 0, errors, warnings: once([...told.warnings, ...(build?.warnings ?? [])]), shots };
}

function once(problems: readonly Problem[]): Problem[] {
  return [
    ...new Map(problems.map((problem) => [`${problem.file} ${problem.line} ${problem.message}`, problem])).values(),
  ];
}
