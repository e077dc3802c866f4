// POST /studio/upscale: queues upscales of takes. docs/http.md "Upscale".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { upscaleRoute, UpscaleReply } from "../../contracts/routes/delivery/upscale.ts";
import { chooseTakes } from "../../core/upscale/choose-takes.ts";
import { readPass } from "../shared/pass/read-pass.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { queueUpscales, type UpscalePorts } from "../shared/upscale/queue-upscales.ts";
import { settingsFor } from "../shared/upscale/take-settings.ts";

export async function upscale(
  ports: UpscalePorts,
  episode: EpisodeContext,
  body: EpisodeInput<typeof upscaleRoute>,
): Promise<UpscaleReply> {
  const snapshot = await readPass(ports, episode, body.pass);
  if (body.from_upscale && body.method === "latent")
    throw new Refusal("bad-input", "an upscale cannot be re-sampled: choose the method pixel or restorer");
  const chosen = chooseTakes(body, snapshot.cut, snapshot.cutFacts);
  return queueUpscales(ports, { episode, snapshot }, chosen, {
    settingsOf: settingsFor(snapshot, body),
    redo: body.redo,
    fromUpscale: body.from_upscale && !body.recipe,
  });
}
