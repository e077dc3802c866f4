// PUT /studio/pick: the cut plays this take, or again the latest usable one.
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { pickRoute } from "../../contracts/routes/cut.ts";
import { readPass, type SnapshotPorts } from "../shared/pass/read-pass.ts";
import { applyCutPlan, type CutPorts } from "../shared/cut/apply-cut-plan.ts";
import { planPick } from "../../core/cut/edit-entries.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function pick(
  ports: SnapshotPorts & CutPorts,
  episode: EpisodeContext,
  body: EpisodeInput<typeof pickRoute>,
): Promise<ReplyOf<typeof pickRoute>> {
  const { cutFacts } = await readPass(ports, episode, body.pass);
  const request = { shot: body.shot, take: body.take, fromPass: body.from_pass ?? null, force: body.force };
  return applyCutPlan(ports, episode.folder, (cut) => planPick(cut, request, cutFacts), false);
}
