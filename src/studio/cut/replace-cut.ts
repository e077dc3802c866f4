// PUT /studio/cut: another list for a pass.
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { putCutRoute } from "../../contracts/routes/cut.ts";
import { planReplace } from "../../core/cut/replace.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readPass, type SnapshotPorts } from "../episodes/act-read-pass.ts";
import type { Studio } from "../studio.ts";
import { carryOut, type CutPorts } from "./act-cut-plan.ts";
import { findSoundProblems } from "./act-sound-problems.ts";

export async function replaceCut(
  studio: SnapshotPorts & CutPorts & Pick<Studio, "hasSound">,
  body: BodyOf<typeof putCutRoute>,
): Promise<ReplyOf<typeof putCutRoute>> {
  const ep = body.ep as EpisodeFolder;
  const snapshot = await readPass(studio, ep, body.pass);
  const soundProblems = await findSoundProblems(studio, snapshot, body.entries);
  return carryOut(studio, ep, (cut) => planReplace(cut, body.entries, { ...snapshot.cutFacts, soundProblems }), true);
}
