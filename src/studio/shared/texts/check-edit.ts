// What a check says of an edited text: the first thing that stops a build, everything doubtful, and where the shots stand.
// Compiles the final pass of every target in memory. docs/http.md "Script and series config".
import type { Check } from "../../../contracts/replies/build-report.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { checkTexts } from "./check-texts.ts";
import type { StudioPorts } from "../../ports.ts";
import { readEdit, type SourceEdit } from "./read-edit.ts";
import { shotLines } from "../../../core/script/tree.ts";

export type CheckPorts = Pick<StudioPorts, "place" | "registry" | "machineDefault" | "edits" | "locks">;

export async function checkEdit(ports: CheckPorts, ep: EpisodeFolder, edit: SourceEdit): Promise<Check> {
  const { analyzed, configFolder } = await readEdit(ports, ep, edit);
  const known = ports.edits.shotsOf(ep);
  const { errors, warnings } = await checkTexts(ports, { analyzed, configFolder, passes: ["final"], known });
  return { ok: errors.length === 0, errors: errors.slice(0, 1), warnings, shots: shotLines(analyzed.script) };
}
