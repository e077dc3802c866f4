// POST /studio/refs/tour-frame: a moment of a tour that a person chose becomes a held frame. docs/http.md "Tours".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { tourFrameRoute } from "../../contracts/routes/refs/tours.ts";
import { describeRefTake } from "../../core/refs/describe-ref-take.ts";
import { tourStem } from "../../core/refs/tours/tour.ts";
import { secondsOf } from "../../core/time/rate.ts";
import { findTour, requireTourPath } from "../../disk/refs/tours.ts";
import { exists } from "../../machine/paths.ts";
import { filmFacts } from "../../media/probe.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { readReferences } from "../shared/references/episode-references.ts";
import { storeHold, type FinishTourPorts } from "../shared/tours/finish-tour.ts";
import { requireLocation } from "../shared/tours/read-plate.ts";

export async function cutTourFrame(
  ports: FinishTourPorts,
  episode: EpisodeContext,
  { ref, tour: number, seconds }: EpisodeInput<typeof tourFrameRoute>,
): Promise<ReplyOf<typeof tourFrameRoute>> {
  const { folder: ep } = episode;
  const { id } = requireLocation(await readReferences(episode), ref);
  const tour = await findTour(ep, { ref: id, tour: number });
  if (!tour) throw new Refusal("unknown", `${id} has no tour ${number}`);
  if (tour.status !== "ok")
    throw new Refusal("conflict", `tour ${number} of ${id} is not finished: choose another one, or wait for it`);
  const path = await requireTourPath(ep, tour, ".mp4");
  if (!(await exists(path)))
    throw new Refusal("conflict", `the video of tour ${number} of ${id} is gone: make another tour`);
  const { frames, fps } = await filmFacts(ports.tools, path);
  const frame = Math.floor(seconds * fps + 1e-6);
  if (frame >= frames)
    throw new Refusal(
      "bad-input",
      `seconds ${seconds} is after the end of tour ${number}, which is ${round(secondsOf(frames, fps))} s long`,
    );
  const at = { frame, time: seconds, hold: null };
  const made = await storeHold(ports, ep, tour, { path, name: `${tourStem(tour)}.mp4`, at });
  ports.emit({ type: "studio.episode", data: { ep } });
  return describeRefTake(made);
}

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
