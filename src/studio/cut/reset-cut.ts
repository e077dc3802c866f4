// POST /studio/cut/reset: script order, zero trims, the takes' own sound, or all of it.
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { resetCutRoute } from "../../contracts/routes/cut.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readPass, type SnapshotPorts } from "../shared/pass/read-pass.ts";
import { applyCutPlan, type CutPorts } from "../shared/cut/apply-cut-plan.ts";
import { resetCut as planReset } from "../../core/cut/copy-and-reset.ts";

export async function resetCut(
  ports: SnapshotPorts & CutPorts,
  body: BodyOf<typeof resetCutRoute>,
): Promise<ReplyOf<typeof resetCutRoute>> {
  const ep = body.ep as EpisodeFolder;
  const { cutFacts } = await readPass(ports, ep, body.pass);
  return applyCutPlan(ports, ep, (cut) => ({ ok: true, cut: planReset(cut, body, cutFacts.script) }), true);
}
