// POST /studio/discard: a take's files move to the trash, and no cut entry names it any more.
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { discardRoute } from "../../contracts/routes/takes.ts";
import { changeCut } from "../../disk/cut.ts";
import { discardTake } from "../../disk/trash/discard-take.ts";
import type { StudioPorts } from "../ports.ts";
import { unpickTake } from "../../core/cut/edit-entries.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Ports = Pick<StudioPorts, "locks" | "clock" | "emit">;

export async function discard(
  ports: Ports,
  { folder: ep }: EpisodeContext,
  body: EpisodeInput<typeof discardRoute>,
): Promise<ReplyOf<typeof discardRoute>> {
  const { shot, take, pass } = body;
  const moved = await discardTake(ep, { shot, take, pass }, { locks: ports.locks, now: ports.clock.now() });
  const { changed } = await changeCut(ep, (cut) => unpickTake(cut, { shot, take, pass }), false, ports);
  ports.emit({ type: "studio.episode", data: { ep } });
  return { shot, take, pass, moved, cut_changed: changed };
}
