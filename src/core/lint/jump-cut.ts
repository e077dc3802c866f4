// Two shots in a row that show the same people at the same place in nearly one size: the picture hiccups instead of cutting.
import type { StorySequence, StoryShot } from "../../contracts/files/story.ts";
import { gather } from "../lib/cooperative-steps.ts";
import { listed, quoted } from "../lib/wording.ts";
import type { Series } from "../series/series.ts";
import { findSize, stepsApart } from "../lib/size-words.ts";
import { type LintWarning, type Rule, type LintedStory, castPeople } from "./rule.ts";
import { continuesFrom } from "../story/story-shots.ts";

/** Sizes nearer than this look like the same picture with a hiccup. */
const STEPS_OF_A_CUT = 2;

export const jumpCut: Rule<LintedStory> = {
  id: "jump-cut",
  find: ({ shots, series }) =>
    gather(shots.entries(), ([index, { shot, sequence }]) => {
      const before = shots[index - 1];
      return before?.sequence === sequence ? jumpBetween(before.shot, shot, { sequence, series }) : [];
    }),
  examples: [
    { lines: ["## a", "who: mara", "size: ms", "One.", "## b", "who: mara", "size: mcu", "Two."], warns: [5] },
    { lines: ["## a", "who: mara", "size: ms", "One.", "## b", "who: mara", "size: cu", "Two."], warns: [] },
    { lines: ["## a", "who: mara", "One.", "## b", "who: mara", "plate: pier_low", "Two."], warns: [] },
    { lines: ["## a", "who: mara", "One.", "## b", "who: mara", "continuous: latent", "Two."], warns: [] },
  ],
};

function jumpBetween(
  before: StoryShot,
  shot: StoryShot,
  { sequence, series }: { readonly sequence: StorySequence; readonly series: Series },
): LintWarning[] {
  if (continuesFrom(shot, sequence) !== null || !isJumpCut(before, shot, series)) return [];
  const message =
    `${quoted(before.id)} to ${quoted(shot.id)} is a jump cut: ${listed(castPeople(shot, series))} at ${quoted(shot.plate)} in nearly one size ` +
    `(${before.size}, ${shot.size}). Change the size by ${STEPS_OF_A_CUT} steps or more, or the plate, or let the shot carry on with "continuous:"`;
  return [{ line: shot.source.line, message }];
}

function isJumpCut(before: StoryShot, shot: StoryShot, series: Series): boolean {
  if (shot.plate !== before.plate) return false;
  const people = new Set(castPeople(shot, series));
  const others = new Set(castPeople(before, series));
  if (people.size === 0 || people.size !== others.size) return false;
  if (![...people].every((id) => others.has(id))) return false;
  const [from, to] = [findSize(before.size), findSize(shot.size)];
  return from !== undefined && to !== undefined && stepsApart(from, to) < STEPS_OF_A_CUT;
}
