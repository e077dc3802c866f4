// POST /studio/cut/reset: script order, zero trims, the takes' own sound, or all of it.
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { resetCutRoute } from "../../contracts/routes/cut.ts";
import { resetCut as planReset } from "../../core/cut/copy-and-reset.ts";
import { changeCut, requireCutBuild, type CutPorts } from "../shared/cut/change-cut.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function resetCut(
  ports: CutPorts,
  episode: EpisodeContext,
  body: EpisodeInput<typeof resetCutRoute>,
): Promise<ReplyOf<typeof resetCutRoute>> {
  const { script } = await requireCutBuild(ports, episode, body.pass);
  return changeCut(ports, episode, (cut) => ({ ok: true, cut: planReset(cut, body, script) }), true);
}
