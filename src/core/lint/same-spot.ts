// Two people who are each alone in front of one plate, in shots of one sequence: cut together they seem to stand in one spot.
import type { StorySequence } from "../../contracts/files/story.ts";
import { quoted } from "../lib/wording.ts";
import type { Series } from "../series/series.ts";
import { castPeople, personOf } from "./people-in.ts";
import type { Doubt, Rule, ToldScript } from "./rule.ts";

export const sameSpot: Rule<ToldScript> = {
  id: "same-spot",
  find: ({ story, series }) => story.sequences.flatMap((sequence) => sharedSpots(sequence, series)),
  examples: [
    { lines: ["## a", "who: mara", "One.", "## b", "who: tomas", "Two."], warns: [4] },
    { lines: ["## a", "who: mara", "One.", "## b", "who: tomas", "plate: pier_low", "Two."], warns: [] },
    { lines: ["## a", "who: mara", "One.", "## b", "who: mara_wet", "Two."], warns: [] },
  ],
};

/** Told once for each plate, at the first shot that shows another person alone there. */
function sharedSpots(sequence: StorySequence, series: Series): Doubt[] {
  const alone = new Map<string, { person: string; shot: string }>();
  const told = new Set<string>();
  const doubts: Doubt[] = [];
  for (const shot of sequence.shots) {
    const [id, ...others] = castPeople(shot, series);
    if (id === undefined || others.length > 0 || told.has(shot.plate)) continue;
    const person = personOf(id, series);
    const first = alone.get(shot.plate);
    if (!first) alone.set(shot.plate, { person, shot: shot.id });
    if (!first || first.person === person) continue;
    told.add(shot.plate);
    const message =
      `${quoted(first.shot)} and ${quoted(shot.id)} show ${first.person} and ${person} each alone at ${quoted(shot.plate)}: ` +
      `they will seem to stand in one spot. Give one of them a plate of another angle`;
    doubts.push({ line: shot.source.line, message });
  }
  return doubts;
}
