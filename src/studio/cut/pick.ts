// PUT /studio/pick: the cut plays this take, or again the latest usable one.
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { pickRoute } from "../../contracts/routes/cut.ts";
import { planPick } from "../../core/cut/pick.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readPass, type SnapshotPorts } from "../episodes/act-read-pass.ts";
import { carryOut, type CutPorts } from "./act-cut-plan.ts";

export async function pick(
  studio: SnapshotPorts & CutPorts,
  body: BodyOf<typeof pickRoute>,
): Promise<ReplyOf<typeof pickRoute>> {
  const ep = body.ep as EpisodeFolder;
  const { cutFacts } = await readPass(studio, ep, body.pass);
  const request = { shot: body.shot, take: body.take, fromPass: body.from_pass ?? null, force: body.force };
  return carryOut(studio, ep, (cut) => planPick(cut, request, cutFacts), false);
}
