// GET /studio/health: that the service answers, how long it runs, and how much it has to do. It asks nobody.
import type { ReplyOf } from "../../contracts/route.ts";
import type { healthRoute } from "../../contracts/routes/config.ts";
import type { StudioPorts } from "../ports.ts";

export async function readHealth({
  version,
  queue,
}: Pick<StudioPorts, "version" | "queue">): Promise<ReplyOf<typeof healthRoute>> {
  const jobs = queue.living().size;
  return { ok: true, version, seconds: Math.floor(process.uptime()), jobs };
}
