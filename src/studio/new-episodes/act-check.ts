// What a check says of an episode that was just made, in the form of `source/check`: the first error and all warnings.
import type { Check } from "../../contracts/routes/sources.ts";
import { PASSES, type Problem } from "../../contracts/schema.ts";
import { buildPass } from "../../core/build/build-pass.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { buildInput } from "../episodes/act-build-input.ts";
import { readEpisodeText } from "../episodes/act-read-text.ts";
import type { Studio } from "../studio.ts";

export async function checkMade(
  studio: Pick<Studio, "place" | "registry" | "machineDefault">,
  ep: EpisodeFolder,
): Promise<Check> {
  const read = await readEpisodeText(studio, ep);
  if (!read.ok) {
    return { ok: false, errors: [{ file: "script", line: null, message: read.sentence }], warnings: [], shots: [] };
  }
  const { story, series, configFolder, problems, warnings, shots } = read.text;
  const builds =
    story && series ? PASSES.map((pass) => buildPass(buildInput(studio, { story, series, configFolder }, pass))) : [];
  const errors = [...problems, ...builds.flatMap((build) => build.problems)];
  return {
    ok: errors.length === 0,
    errors: errors.slice(0, 1),
    warnings: once([...warnings, ...builds.flatMap((build) => build.warnings)]),
    shots: [...shots],
  };
}

/** Both passes find the same about most shots. */
function once(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
