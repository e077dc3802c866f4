// POST /studio/cut/reset: script order, zero trims, the takes' own sound, or all of it.
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { resetCutRoute } from "../../contracts/routes/cut.ts";
import { readPass, type SnapshotPorts } from "../shared/pass/read-pass.ts";
import { applyCutPlan, type CutPorts } from "../shared/cut/apply-cut-plan.ts";
import { resetCut as planReset } from "../../core/cut/copy-and-reset.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function resetCut(
  ports: SnapshotPorts & CutPorts,
  episode: EpisodeContext,
  body: EpisodeInput<typeof resetCutRoute>,
): Promise<ReplyOf<typeof resetCutRoute>> {
  const { cutFacts } = await readPass(ports, episode, body.pass);
  return applyCutPlan(ports, episode.folder, (cut) => ({ ok: true, cut: planReset(cut, body, cutFacts.script) }), true);
}
