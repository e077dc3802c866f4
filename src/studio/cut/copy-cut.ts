// POST /studio/cut/copy: one pass's order, trims or sound for the other.
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { copyCutRoute } from "../../contracts/routes/cut.ts";
import { readPass, type SnapshotPorts } from "../shared/pass/read-pass.ts";
import { applyCutPlan, type CutPorts } from "../shared/cut/apply-cut-plan.ts";
import { copyCut as planCopy } from "../../core/cut/copy-and-reset.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function copyCut(
  ports: SnapshotPorts & CutPorts,
  episode: EpisodeContext,
  body: EpisodeInput<typeof copyCutRoute>,
): Promise<ReplyOf<typeof copyCutRoute>> {
  if (body.from === body.to) throw new Refusal("bad-input", `from and to are both ${body.from}: name two passes`);
  const from = await readPass(ports, episode, body.from);
  const to = await readPass(ports, episode, body.to);
  const facts = { from: from.cutFacts, to: to.cutFacts };
  return applyCutPlan(ports, episode.folder, (cut) => ({ ok: true, cut: planCopy(cut, body.what, facts) }), true);
}
