// PUT /studio/cut: another list for a pass.
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { putCutRoute } from "../../contracts/routes/cut.ts";
import { readPass, type SnapshotPorts } from "../shared/pass/read-pass.ts";
import type { StudioPorts } from "../ports.ts";
import { applyCutPlan, type CutPorts } from "../shared/cut/apply-cut-plan.ts";
import { findSoundProblems } from "../shared/cut/sound-problems.ts";
import { planReplace } from "../../core/cut/edit-entries.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function replaceCut(
  ports: SnapshotPorts & CutPorts & Pick<StudioPorts, "hasSound">,
  episode: EpisodeContext,
  body: EpisodeInput<typeof putCutRoute>,
): Promise<ReplyOf<typeof putCutRoute>> {
  const snapshot = await readPass(ports, episode, body.pass);
  const soundProblems = await findSoundProblems(ports, snapshot, body.entries);
  return applyCutPlan(
    ports,
    episode.folder,
    (cut) => planReplace(cut, body.entries, { ...snapshot.cutFacts, soundProblems }),
    true,
  );
}
