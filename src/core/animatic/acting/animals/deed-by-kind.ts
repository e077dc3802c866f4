// What a verb means of an animal by its kind: few have a tongue that reaches anything, and what has wings flies off a cliff.
import type { Actor } from "../acting.ts";
import type { Deed } from "../deeds/deed.ts";
import type { AnimalDeed } from "./animal-verbs.ts";
import { flies, isOnFoot } from "./in-its-element.ts";

const TONGUED = /^(?:frog|toad|chameleon|lizard|gecko|iguana|snake|serpent|anteater)$/;

/** Who does not go round in the air or in water. */
const AT_THEM: Deed = { posture: "fly", way: "across" };
const ROUND: AnimalDeed = { animal: "walk", deed: { posture: "walk", way: "across" } };

function onWings({ animal, deed }: AnimalDeed, verb: string): AnimalDeed | undefined {
  if (animal === "pounce") return { animal: "fly", deed: AT_THEM };
  return SPRINGS.test(verb) && deed.way === "away" ? { animal: "fly", deed: OFF_IT } : undefined;
}

/** "leaps off the cliff", with wings. */
const SPRINGS = /^(?:leap|jump|spring|drop|dive|plunge)$/;
const OFF_IT: Deed = { posture: "fly", way: "up" };

export function deedBy(own: Actor | undefined, done: AnimalDeed | undefined, verb: string): AnimalDeed | undefined {
  const words = own?.words ?? [];
  const flown = done && flies(words) ? onWings(done, verb) : undefined;
  if (flown) return flown;
  if (verb === "circle" && isOnFoot(words)) return ROUND;
  if (done?.animal !== "tongue" || words.some((word) => TONGUED.test(word))) return done;
  return { ...done, animal: words.includes("bird") ? "take" : "lick" };
}
