// Two people who are each alone in front of one plate, in shots of one sequence: cut together they seem to stand in one spot.
import { gather, type Steps } from "../lib/cooperative-steps.ts";
import { quoted } from "../lib/wording.ts";
import { type LintWarning, type Rule, type LintedStory, castPeople, personOf } from "./rule.ts";

export const sameSpot: Rule<LintedStory> = {
  id: "same-spot",
  find: sharedSpots,
  examples: [
    { lines: ["## a", "who: mara", "One.", "## b", "who: tomas", "Two."], warns: [4] },
    { lines: ["## a", "who: mara", "One.", "## b", "who: tomas", "plate: pier_low", "Two."], warns: [] },
    { lines: ["## a", "who: mara", "One.", "## b", "who: mara_wet", "Two."], warns: [] },
  ],
};

/** Reported once for each plate of a sequence, at the first shot that shows another person alone there. */
function* sharedSpots({ shots, series }: LintedStory): Steps<LintWarning[]> {
  const spots = new Map<string, Spot>();
  return yield* gather(shots, ({ shot, sequence }) => {
    const [id, ...others] = castPeople(shot, series);
    if (id === undefined || others.length > 0) return [];
    const person = personOf(id, series);
    const place = `${sequence.source.line} ${shot.plate}`;
    const first = spots.get(place);
    if (!first) spots.set(place, { person, shot: shot.id, isReported: false });
    if (!first || first.isReported || first.person === person) return [];
    first.isReported = true;
    const message =
      `${quoted(first.shot)} and ${quoted(shot.id)} show ${first.person} and ${person} each alone at ${quoted(shot.plate)}: ` +
      `they will seem to stand in one spot. Give one of them a plate of another angle`;
    return [{ line: shot.source.line, message }];
  });
}

/** Who is alone there first, and in which shot. */
interface Spot {
  readonly person: string;
  readonly shot: string;
  isReported: boolean;
}
