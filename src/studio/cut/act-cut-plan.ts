// What two verbs of the cut share: a planned cut either stands, or its refusal is thrown; and who listens is told.
import type { CutFile } from "../../contracts/files/cut.ts";
import type { PlannedCut } from "../../core/cut/planned.ts";
import { changeCut } from "../../disk/cut.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { Studio } from "../studio.ts";

export type CutPorts = Pick<Studio, "locks" | "clock" | "emit">;

/** Changes the cut by a plan made of what the file holds now. `history`: keep a copy of the old file. */
export async function carryOut(
  studio: CutPorts,
  ep: EpisodeFolder,
  plan: (cut: CutFile) => PlannedCut,
  history: boolean,
): Promise<{ cut: CutFile }> {
  const { cut } = await changeCut(ep, (before) => accepted(plan(before)), history, studio);
  studio.emit({ type: "studio.episode", data: { ep } });
  return { cut };
}

function accepted(planned: PlannedCut): CutFile {
  if (planned.ok) return planned.cut;
  throw planned.refusal;
}
