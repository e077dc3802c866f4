// POST /studio/server/stop: the reply goes out first, then the service ends.
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { stopServerRoute } from "../../contracts/routes/config.ts";
import type { StudioPorts } from "../ports.ts";

export async function stopServer(
  ports: Pick<StudioPorts, "stop">,
  body: BodyOf<typeof stopServerRoute>,
): Promise<ReplyOf<typeof stopServerRoute>> {
  const restart = body.restart ?? false;
  ports.stop(restart);
  return { stopping: true, restart };
}
