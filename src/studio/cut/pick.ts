// PUT /studio/pick: the cut plays this take, or again the latest usable one.
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { pickRoute } from "../../contracts/routes/cut.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readPass, type SnapshotPorts } from "../shared/pass/read-pass.ts";
import { applyCutPlan, type CutPorts } from "../shared/cut/apply-cut-plan.ts";
import { planPick } from "../../core/cut/edit-entries.ts";

export async function pick(
  ports: SnapshotPorts & CutPorts,
  body: BodyOf<typeof pickRoute>,
): Promise<ReplyOf<typeof pickRoute>> {
  const ep = body.ep as EpisodeFolder;
  const { cutFacts } = await readPass(ports, ep, body.pass);
  const request = { shot: body.shot, take: body.take, fromPass: body.from_pass ?? null, force: body.force };
  return applyCutPlan(ports, ep, (cut) => planPick(cut, request, cutFacts), false);
}
