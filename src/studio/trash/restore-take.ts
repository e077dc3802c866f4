// POST /studio/trash/restore: a discarded take is a take again. The cut does not pick it: a discard took it out, a person puts it in.
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { restoreTakeRoute } from "../../contracts/routes/trash.ts";
import { restoreTake as restoreFiles } from "../../disk/trash/restore-take.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function restoreTake(
  ports: Pick<StudioPorts, "locks" | "emit">,
  { folder: ep }: EpisodeContext,
  body: EpisodeInput<typeof restoreTakeRoute>,
): Promise<ReplyOf<typeof restoreTakeRoute>> {
  const { shot, take, pass, set } = body;
  const restored = await restoreFiles(ep, { shot, take, pass, set }, ports.locks);
  ports.emit({ type: "studio.episode", data: { ep } });
  return { shot, take, pass, restored };
}
