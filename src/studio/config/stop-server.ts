// POST /studio/server/stop: the reply goes out first, then the service ends.
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { stopServerRoute } from "../../contracts/routes/config.ts";
import type { Studio } from "../studio.ts";

export async function stopServer(
  studio: Pick<Studio, "stop">,
  body: BodyOf<typeof stopServerRoute>,
): Promise<ReplyOf<typeof stopServerRoute>> {
  const restart = body.restart ?? false;
  studio.stop(restart);
  return { stopping: true, restart };
}
