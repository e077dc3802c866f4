// POST /studio/cancel: a waiting take ends at once; a running one is asked to stop and waited for.
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { cancelRoute } from "../../contracts/routes/takes.ts";
import { sidecarOf, takeStatus, type Take } from "../../core/takes/take.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { findTake } from "../../disk/takes/read-takes.ts";
import { stamp } from "../../machine/clock.ts";
import type { StudioPorts } from "../ports.ts";
import { endTake } from "../shared/takes/announce-take.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Ports = Pick<StudioPorts, "queue" | "locks" | "clock" | "emit" | "presence">;

export async function cancelTake(
  ports: Ports,
  { folder: ep }: EpisodeContext,
  body: EpisodeInput<typeof cancelRoute>,
): Promise<ReplyOf<typeof cancelRoute>> {
  const { shot, take, pass } = body;
  const found = await requireTake(ep, body);
  if (takeStatus(found) !== "queued") {
    throw new Refusal("conflict", `${shot} take ${take} is ${takeStatus(found)}: only a queued take can be cancelled`);
  }
  const job = sidecarOf(found)?.host_prompt_id;
  if (job !== undefined && ports.queue.living().has(job)) await ports.queue.cancel(job);
  else await closeLost(ports, ep, found);
  const after = await findTake(ep, body);
  return { shot, take, pass, status: after ? takeStatus(after) : "failed" };
}

/** Closes a take whose job is gone. One that another service queued is that service's to close. */
async function closeLost(ports: Ports, ep: EpisodeFolder, take: Take): Promise<void> {
  const owner = sidecarOf(take)?.owner;
  const { life, host } = await ports.presence.find(ep, owner ?? ports.presence.id);
  if (life === "lives" || life === "unknown") {
    const where = host === null ? "" : ` on ${host}`;
    const advice = life === "lives" ? "" : ", or ask again in two minutes, when it is known whether it still runs";
    throw new Refusal(
      "conflict",
      `another studio${where} makes ${take.shot} take ${take.take}: cancel it there${advice}`,
    );
  }
  const patch = { finished: stamp(ports.clock.now()), save_notes: "canceled before it ran" };
  await endTake(ports, ep, take, { event: "canceled waiting", patch });
}

async function requireTake(
  ep: EpisodeFolder,
  id: { shot: string; take: number; pass: "final" | "proxy" },
): Promise<Take> {
  const found = await findTake(ep, id);
  if (found) return found;
  throw new Refusal("unknown", `${id.shot} has no take ${id.take} in its ${id.pass} pass`);
}
