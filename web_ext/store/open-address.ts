// The address of what is open now, as the address bar shows it.
import { computed, type ReadonlySignal } from "@preact/signals";
import type { Address, Room } from "./address.ts";
import type { OpenEpisode } from "./episode/open-episode.ts";

export function addressOf(
  episode: Pick<OpenEpisode, "place">,
  selected: ReadonlySignal<string | undefined>,
  room: ReadonlySignal<Room>,
): ReadonlySignal<Address> {
  return computed(() => {
    const place = episode.place.value;
    if (!place) return { pass: "proxy" };
    const where = room.value === "shots" ? place : { ...place, room: room.value };
    return selected.value === undefined ? where : { ...where, shot: selected.value };
  });
}
