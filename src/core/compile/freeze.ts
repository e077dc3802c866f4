// The frozen shot list beside a take: one shot with every value applied, complete in itself, so that the take can always be repeated.
import type { ShotEntry, Shotlist } from "../../contracts/files/shotlist.ts";
import type { Size } from "../targets/grid.ts";

/** A one-shot document. The entry already carries what overrides and the request changed; `size` is this run's, in pixels. */
export function freezeShot(shotlist: Shotlist, entry: ShotEntry, size?: Size): Shotlist {
  const used = new Set(peopleOf(entry));
  return {
    ...shotlist,
    defaults: { ...shotlist.defaults, ...size },
    subjects: Object.fromEntries(Object.entries(shotlist.subjects).filter(([id]) => used.has(id))),
    shots: [entry],
  };
}

/** Everyone on screen or with a line: voice samples are part of the take too. */
function peopleOf({
  subjects,
  voices = [],
  voice_subject: voice,
  voice_refs: samples = [],
  scene,
}: ShotEntry): string[] {
  const speakers = scene?.dialogue.map(({ speaker }) => speaker) ?? [];
  return [
    ...subjects,
    ...voices,
    ...(voice === undefined ? [] : [voice]),
    ...samples.map((one) => one.subject),
    ...speakers,
  ];
}
