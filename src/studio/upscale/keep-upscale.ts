// PUT /studio/upscale/keep: a finished upscale that nothing replaces unless its take is named. docs/http.md "Upscale".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { keepUpscaleRoute } from "../../contracts/routes/delivery/upscale.ts";
import { findTake } from "../../disk/takes/read-takes.ts";
import { markVersion } from "../../disk/takes/versions.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { announceKeep } from "../shared/versions/announce-version.ts";

export async function keepUpscale(
  ports: Pick<StudioPorts, "locks" | "emit">,
  { folder: ep }: EpisodeContext,
  { shot, take, pass, keep }: EpisodeInput<typeof keepUpscaleRoute>,
): Promise<ReplyOf<typeof keepUpscaleRoute>> {
  const id = { shot, take, pass };
  if (!(await findTake(ep, id))) throw new Refusal("unknown", `${shot} has no take ${take} in the ${pass} pass`);
  const marked = await markVersion(ep, id, "up", { mark: { keep }, locks: ports.locks });
  if (!marked) throw new Refusal("conflict", `${shot} take ${take} has no finished upscale: upscale it first`);
  announceKeep(ports, ep, id, keep);
  return { shot, take, keep };
}
