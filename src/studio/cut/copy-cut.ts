// POST /studio/cut/copy: one pass's order, trims or sound for the other.
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { copyCutRoute } from "../../contracts/routes/cut.ts";
import { copyCut as planCopy } from "../../core/cut/copy-and-reset.ts";
import { readCut } from "../../disk/cut.ts";
import { changeCut, readCutFacts, type CutPorts } from "../shared/cut/change-cut.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function copyCut(
  ports: CutPorts,
  episode: EpisodeContext,
  body: EpisodeInput<typeof copyCutRoute>,
): Promise<ReplyOf<typeof copyCutRoute>> {
  if (body.from === body.to) throw new Refusal("bad-input", `from and to are both ${body.from}: name two passes`);
  const listed = (await readCut(episode.folder))[body.to].map(({ shot }) => shot);
  const from = await readCutFacts(ports, episode, body.from);
  const to = await readCutFacts(ports, episode, body.to, listed);
  return changeCut(ports, episode, (cut) => ({ ok: true, cut: planCopy(cut, body.what, { from, to }) }), true);
}
