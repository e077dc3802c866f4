// Cuts that will look wrong although every shot is right: jump cuts, and two people alone in front of one plate.
import type { Story, StorySequence, StoryShot } from "../../contracts/files/story.ts";
import type { Findings } from "../lib/findings.ts";
import { listed, quoted } from "../lib/wording.ts";
import type { Series } from "../series/series.ts";
import { continuesFrom } from "./continuity.ts";
import { findSize, stepsApart } from "./size-words.ts";

/** Sizes nearer than this look like the same picture with a hiccup. */
const STEPS_OF_A_CUT = 2;

export function doubtCuts(story: Story, series: Series, findings: Findings): void {
  for (const sequence of story.sequences) {
    doubtJumps(sequence, series, findings);
    doubtSingles(sequence, series, findings);
  }
}

function doubtJumps(sequence: StorySequence, series: Series, findings: Findings): void {
  for (const [index, shot] of sequence.shots.entries()) {
    const before = sequence.shots[index - 1];
    if (!before || !isJumpCut(before, shot, series) || continuesFrom(shot, sequence) !== null) continue;
    findings.warn(
      shot.source.line,
      `${quoted(before.id)} to ${quoted(shot.id)} is a jump cut: ${listed(peopleIn(shot, series))} at ${quoted(shot.plate)} in nearly one size ` +
        `(${before.size}, ${shot.size}). Change the size by ${STEPS_OF_A_CUT} steps or more, or the plate, or let the shot carry on with "continuous:"`,
    );
  }
}

function isJumpCut(before: StoryShot, shot: StoryShot, series: Series): boolean {
  const people = new Set(peopleIn(shot, series));
  const others = new Set(peopleIn(before, series));
  if (people.size === 0 || people.size !== others.size || shot.plate !== before.plate) return false;
  if (![...people].every((id) => others.has(id))) return false;
  const [from, to] = [findSize(before.size), findSize(shot.size)];
  return from !== undefined && to !== undefined && stepsApart(from, to) < STEPS_OF_A_CUT;
}

/** Told once for each plate of a sequence, at the first shot that shows another person alone there. */
function doubtSingles(sequence: StorySequence, series: Series, findings: Findings): void {
  const alone = new Map<string, { person: string; shot: string }>();
  const told = new Set<string>();
  for (const shot of sequence.shots) {
    const people = peopleIn(shot, series);
    const [id] = people;
    if (id === undefined || people.length > 1 || told.has(shot.plate)) continue;
    const person = series.subjects.get(id)?.of ?? id;
    const other = alone.get(shot.plate);
    if (!other) alone.set(shot.plate, { person, shot: shot.id });
    if (!other || other.person === person) continue;
    told.add(shot.plate);
    findings.warn(
      shot.source.line,
      `${quoted(other.shot)} and ${quoted(shot.id)} show ${other.person} and ${person} each alone at ${quoted(shot.plate)}: ` +
        `they will seem to stand in one spot. Give one of them a plate of another angle`,
    );
  }
}

function peopleIn(shot: StoryShot, series: Series): string[] {
  return shot.cast.filter((id) => series.subjects.get(id)?.kind === "character");
}
