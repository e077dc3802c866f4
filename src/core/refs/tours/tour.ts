// A camera tour of a location: where its files lie, what its target is told, and how the listing shows it. docs/http.md "Tours".
import type { TourEntry } from "../../../contracts/replies/ref.ts";
import type { TourRecord } from "../../../contracts/files/refs/tours.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { takeStem } from "../../lib/names.ts";
import { candidatesFolder } from "../ref-names.ts";
import { joined, sentence } from "../ref-prompts.ts";

/** What the names of tours begin with, before `_tNN`. */
export const TOUR_NAME = "tour";

/** Folder of a location's tours, relative to the episode. */
export function toursFolder(ref: string): string {
  return `${candidatesFolder(ref)}/_tours`;
}

/** `tour_t01`. */
export function tourStem({ tour }: Pick<TourRecord, "tour">): string {
  return takeStem(TOUR_NAME, tour);
}

/** Follows every move: a model that lets things happen, or never stops, makes no pictures of the place. */
const TAIL =
  "Only the camera moves: nobody is in the place, and nothing in it moves or changes. At each view the camera stops and holds motionless before it moves on.";

/** The place, the move and the fixed words, as the target's style of prompt has them. */
export function tourPrompt(
  { move, place, look }: { readonly move: string; readonly place: string; readonly look: string },
  style: VideoTarget["capabilities"]["prompt"],
): string {
  const words = joined([sentence(look), sentence(place), `The camera: ${sentence(move)}`, TAIL]);
  if (style !== "fields") return words;
  return [
    `integrated_multimodal_description: [Shot 1] ${words}`,
    "overall_soundscape: The quiet room tone of the place.",
    "non_diegetic_music: N/A",
  ].join("\n\n");
}

/** `video`: relative to the episode. */
export function describeTour(record: TourRecord): TourEntry {
  const { tour, status, move, holds, error, video, seconds } = record;
  return {
    ...{ tour, status, move, error, seconds, holds: holds.length },
    video: video === null ? null : `${toursFolder(record.ref)}/${video}`,
  };
}
