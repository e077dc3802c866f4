// POST /studio/cut/reset: script order, zero trims, the takes' own sound, or all of it.
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { resetCutRoute } from "../../contracts/routes/cut.ts";
import { resetCut as planReset } from "../../core/cut/reset.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readPass, type SnapshotPorts } from "../episodes/act-read-pass.ts";
import { carryOut, type CutPorts } from "./act-cut-plan.ts";

export async function resetCut(
  studio: SnapshotPorts & CutPorts,
  body: BodyOf<typeof resetCutRoute>,
): Promise<ReplyOf<typeof resetCutRoute>> {
  const ep = body.ep as EpisodeFolder;
  const { cutFacts } = await readPass(studio, ep, body.pass);
  return carryOut(studio, ep, (cut) => ({ ok: true, cut: planReset(cut, body, cutFacts.script) }), true);
}
