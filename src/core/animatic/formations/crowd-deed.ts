// What a crowd without a name does: "the crowd kneels", "the audience rises and applauds".
import type { Actor, Beat } from "../acting/acting.ts";
import { readActing } from "../acting/read-acting.ts";

const NOUNS =
  "crowd crowds mob audience congregation worshippers parishioners mourners commuters guests pedestrians spectators marchers protesters protestors villagers customers shoppers onlookers bystanders people everybody everyone";
const CROWD: Actor = { id: "crowd", words: NOUNS.split(" "), form: "plain", acts: true, isPerson: true };
/** As who does it, behind no preposition. */
const DOES = new RegExp(
  `(?:^|[.;,!?]\\s*|\\b(?:and|while|as|when|then) )((?:the |a |an |all the )?(?:\\w+ )?(?:${NOUNS.replaceAll(" ", "|")})\\b[^.;!?]*)`,
  "i",
);

/** "everybody rises as the judge enters": what somebody else does meanwhile. */
const OF_OTHERS = / (?:as|while|when) (?:the|an?|he|she|his|her) /;

/** Ways that heads go with. */
const EYES: ReadonlySet<Beat["gaze"]["to"]> = new Set(["up", "down", "away", "back"] as const);

/** How they are held and what their hands do; undefined where they only are there. */
export function crowdDeed(action: string): Beat | undefined {
  const clause = DOES.exec(action)?.[1]?.split(OF_OTHERS)[0];
  const beats = clause === undefined ? [] : (readActing(clause, [CROWD]).get(CROWD.id) ?? []);
  const done = beats.filter(({ order }) => order !== undefined);
  const beat =
    done.findLast(({ gesture, posture, gaze }) => gesture !== "none" || posture !== "stand" || EYES.has(gaze.to)) ??
    done.at(-1);
  return beat && { ...beat, holds: [], posture: beat.posture === "sit" ? "sit_ground" : beat.posture };
}

/** Who is in the shot and does nothing looks up where the crowd does. */
export function lookingAlong<T extends { readonly beats: readonly Beat[]; readonly kind: string }>(
  cast: readonly T[],
  action: string,
): readonly T[] {
  const deed = crowdDeed(action);
  if (deed?.gaze.to !== "up") return cast;
  const isIdle = ({ kind, beats }: T) => kind === "person" && beats.every(({ because }) => because.length === 0);
  return cast.map((one) =>
    isIdle(one)
      ? { ...one, beats: one.beats.map((beat) => ({ ...beat, gaze: deed.gaze, because: deed.because })) }
      : one,
  );
}
