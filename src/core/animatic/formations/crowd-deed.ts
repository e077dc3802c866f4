// What a crowd without a name does: "the crowd kneels", "the audience rises and applauds".
import type { Actor, Beat } from "../acting/acting.ts";
import { readActing } from "../acting/read-acting.ts";

const NOUNS =
  "crowd crowds mob audience congregation commuters guests pedestrians spectators marchers protesters protestors villagers customers shoppers onlookers bystanders people everybody everyone";
const CROWD: Actor = { id: "crowd", words: NOUNS.split(" "), form: "plain", acts: true, isPerson: true };
/** As who does it, behind no preposition. */
const DOES = new RegExp(
  `(?:^|[.;,!?]\\s*|\\b(?:and|while|as|when|then) )((?:the |a |an |all the )?(?:\\w+ )?(?:${NOUNS.replaceAll(" ", "|")})\\b[^.;!?]*)`,
  "i",
);

/** How they are held and what their hands do; undefined where they only are there. */
export function crowdDeed(action: string): Beat | undefined {
  const clause = DOES.exec(action)?.[1];
  const beats = clause === undefined ? undefined : readActing(clause, [CROWD]).get(CROWD.id);
  const beat = beats?.findLast(({ gesture, posture }) => gesture !== "none" || posture !== "stand");
  return beat && { ...beat, holds: [], posture: beat.posture === "sit" ? "sit_ground" : beat.posture };
}
