// PUT /studio/pick: the cut plays this take, or again the latest usable one.
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { pickRoute } from "../../contracts/routes/cut.ts";
import { planPick } from "../../core/cut/edit-entries.ts";
import { changeCut, requireCutBuild, type CutPorts } from "../shared/cut/change-cut.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function pick(
  ports: CutPorts,
  episode: EpisodeContext,
  { pass, shot, take, force, from_pass: from }: EpisodeInput<typeof pickRoute>,
): Promise<ReplyOf<typeof pickRoute>> {
  const [{ script }, takes] = await Promise.all([
    requireCutBuild(ports, episode, pass),
    ports.takeIndex.read(episode.folder, { shots: [shot], pass: from ?? pass }),
  ]);
  const facts = { pass, script, takes: () => takes.get(shot) ?? [] };
  const request = { shot, take, fromPass: from ?? null, force };
  return changeCut(ports, episode, (cut) => planPick(cut, request, facts), false);
}
