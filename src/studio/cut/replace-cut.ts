// PUT /studio/cut: another list for a pass.
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { putCutRoute } from "../../contracts/routes/cut.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readPass, type SnapshotPorts } from "../shared/pass/read-pass.ts";
import type { StudioPorts } from "../ports.ts";
import { applyCutPlan, type CutPorts } from "../shared/cut/apply-cut-plan.ts";
import { findSoundProblems } from "../shared/cut/sound-problems.ts";
import { planReplace } from "../../core/cut/edit-entries.ts";

export async function replaceCut(
  ports: SnapshotPorts & CutPorts & Pick<StudioPorts, "hasSound">,
  body: BodyOf<typeof putCutRoute>,
): Promise<ReplyOf<typeof putCutRoute>> {
  const ep = body.ep as EpisodeFolder;
  const snapshot = await readPass(ports, ep, body.pass);
  const soundProblems = await findSoundProblems(ports, snapshot, body.entries);
  return applyCutPlan(
    ports,
    ep,
    (cut) => planReplace(cut, body.entries, { ...snapshot.cutFacts, soundProblems }),
    true,
  );
}
