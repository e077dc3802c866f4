// What a check says of an edited text: what stops a build, every warning, and where the shots stand and which of them build.
// Compiles the final pass of every target in memory. docs/http.md "Script and series config".
import type { Check } from "../../../contracts/replies/build-report.ts";
import { checkTexts } from "./check-texts.ts";
import type { StudioPorts } from "../../ports.ts";
import { readEdit, type SourceEdit } from "./read-edit.ts";
import { shotLines } from "../../../core/script/tree.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

export type CheckPorts = Pick<StudioPorts, "edits" | "locks">;

export async function checkEdit(ports: CheckPorts, episode: EpisodeContext, edit: SourceEdit): Promise<Check> {
  const { analyzed, configFolder } = await readEdit(ports, episode, edit);
  const known = ports.edits.shotsOf(episode.folder);
  const { errors, warnings, building } = await checkTexts(episode, {
    analyzed,
    configFolder,
    passes: ["final"],
    known,
  });
  const shots = shotLines(analyzed.script).map((shot) => ({ ...shot, builds: building.has(shot.id) }));
  return { ok: errors.length === 0, errors: errors.slice(0, 1), problems: errors, warnings, shots };
}
