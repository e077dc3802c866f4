// Checks the script and the config as a build would, in both passes, and writes nothing.
import type { Problem } from "../../contracts/schema.ts";
import { PASSES } from "../../contracts/schema.ts";
import { buildPass } from "../../core/build/build-pass.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { Studio } from "../studio.ts";
import { buildInput } from "./act-build-input.ts";
import { problemSentence, readEpisodeText } from "./act-read-text.ts";

export interface CheckReply {
  readonly ok: boolean;
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** The same as sentences, errors first. */
  readonly lines: readonly string[];
}

type Ports = Pick<Studio, "place" | "registry" | "machineDefault">;

export async function checkEpisode(studio: Ports, { ep }: { ep: string }): Promise<CheckReply> {
  const read = await readEpisodeText(studio, ep as EpisodeFolder);
  if (!read.ok) return { ok: false, errors: [read.problem], warnings: [], lines: [read.problem.message] };
  const { story, series, script, configFolder, names, ...found } = read.text;
  const builds =
    story && series
      ? PASSES.map((pass) => buildPass(buildInput(studio, { story, series, script, configFolder }, pass)))
      : [];
  const errors = once([...found.problems, ...builds.flatMap((build) => build.problems)]);
  const warnings = once([...found.warnings, ...builds.flatMap((build) => build.warnings)]);
  const say = (problem: Problem) => problemSentence(problem, names);
  const lines = [...errors.map((each) => `error: ${say(each)}`), ...warnings.map((each) => `warning: ${say(each)}`)];
  return { ok: errors.length === 0, errors, warnings, lines };
}

/** Both passes find the same about most shots. */
function once(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
