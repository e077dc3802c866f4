// A group that is an audience in a place with rows of seats, or at a table, sits there, whatever its hands and eyes do, until words have it stand.
import type { Beat } from "../acting/acting.ts";
import { AT_TABLE } from "./read-formation.ts";

const AUDIENCE =
  /\b(?:audience|jury|jurors|congregation|worshippers|passengers|spectators|public|pupils|students|class|schoolchildren|guests|delegates|voters|viewers|rows? of|pews?|benches|bleachers|seats|seated|desks)\b/;
const SEATS =
  /\b(?:cinema|theatre|theater|concert hall|opera|church|chapel|cathedral|synagogue|courtroom|court ?house|classroom|class room|school room|schoolroom|lecture|bus|coach|train|tram|plane|cabin|carriage|auditorium|parliament|senate|stadium|arena|circus|waiting room)\b/;
const ON_FEET = /\b(?:stands?|standing|ris(?:es?|ing)|on (?:their|its) feet|dances?|dancing|queues?|outside)\b/;

const OUTSIDE = /\b(?:outside|in front of|steps|yard|square)\b/;

export interface GroupWords {
  readonly design: string;
  readonly action: string;
  readonly place: string;
}

/** `beats`: of one of the group. */
export function seatedInRows(beats: readonly Beat[], { design, action, place }: GroupWords): readonly Beat[] {
  const said = `${design} ${action}`.toLowerCase();
  const own = `${design} ${beats.flatMap(({ because }) => because).join(" ")}`.toLowerCase();
  const isAudience = AUDIENCE.test(said) && SEATS.test(place.toLowerCase()) && !OUTSIDE.test(place.toLowerCase());
  const sits = (isAudience || AT_TABLE.test(action.toLowerCase())) && !ON_FEET.test(own);
  const stands = beats.every(({ posture, way }) => posture === "stand" && way === "none");
  return sits && stands ? beats.map((beat): Beat => ({ ...beat, posture: "sit" })) : beats;
}
