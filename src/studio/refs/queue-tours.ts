// POST /studio/refs/tour: camera tours of a location are reserved and queued, and the reply does not wait for them. docs/http.md "Tours".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { tourRoute } from "../../contracts/routes/refs/tours.ts";
import { newSeed } from "../../core/lib/seed.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { readReferences } from "../shared/references/episode-references.ts";
import { planTour, type PlanTourPorts } from "../shared/tours/plan-tour.ts";
import { readPlate, requireLocation } from "../shared/tours/read-plate.ts";
import { queueReservedTours, reserveTourJob } from "../shared/tours/reserve-tours.ts";
import type { StudioPorts } from "../ports.ts";

type Ports = PlanTourPorts & Pick<StudioPorts, "emit" | "fileHashes" | "locks" | "presence" | "randomBytes">;

export async function queueTours(
  ports: Ports,
  episode: EpisodeContext,
  body: EpisodeInput<typeof tourRoute>,
): Promise<ReplyOf<typeof tourRoute>> {
  const move = body.move.trim();
  if (move === "") throw new Refusal("bad-input", "move says what the camera does: slow pan to the right, push in");
  const refs = await readReferences(episode);
  const location = requireLocation(refs, body.ref);
  const plate = await readPlate(ports, refs, location);
  const { draft, models } = await planTour(ports, refs, plate, { ...body, move });
  const reserved = [];
  for (let number = 0; number < body.count; number++) {
    const typed = number === 0 ? (body.seed ?? null) : null;
    const seed =
      typed === null
        ? { seed: newSeed(ports.randomBytes()), seed_source: "new" as const }
        : { seed: String(typed), seed_source: "typed" as const };
    const tour = { draft: { ...draft, ...seed }, models };
    reserved.push(await reserveTourJob(ports, episode, tour, ports.queue.newId()));
  }
  await queueReservedTours(ports, episode.folder, reserved);
  return { queued: reserved.map(({ record, spec }) => ({ tour: record.tour, host_prompt_id: spec.id })) };
}
