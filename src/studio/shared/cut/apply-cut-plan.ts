// What two verbs of the cut share: a planned cut either stands, or its refusal is thrown; and who listens is told.
import type { CutFile } from "../../../contracts/files/cut.ts";
import { changeCut } from "../../../disk/cut.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { StudioPorts } from "../../ports.ts";
import type { CutChange } from "../../../core/cut/edit-entries.ts";

export type CutPorts = Pick<StudioPorts, "locks" | "clock" | "emit">;

/** Changes the cut by a plan made of what the file holds now. `history`: keep a copy of the old file. */
export async function applyCutPlan(
  ports: CutPorts,
  ep: EpisodeFolder,
  plan: (cut: CutFile) => CutChange,
  history: boolean,
): Promise<{ cut: CutFile }> {
  const { cut } = await changeCut(ep, (before) => accepted(plan(before)), history, ports);
  ports.emit({ type: "studio.episode", data: { ep } });
  return { cut };
}

function accepted(planned: CutChange): CutFile {
  if (planned.ok) return planned.cut;
  throw planned.refusal;
}
