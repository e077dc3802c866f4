// What is in somebody's hands after a deed: the things that the words name, and the tool that it is done with.
import type { Actor, Beat } from "../acting.ts";
import type { Clause } from "../clauses.ts";
import type { Deed } from "../deeds/deed.ts";
import type { Gesture } from "../gestures/names.ts";
import { toolsFor } from "../gestures/tools.ts";
import { thingAt } from "../in-hand.ts";
import type { Cast } from "../read-gaze.ts";
import { ARTICLES } from "../words.ts";

/** What is held is gone when it is done. */
const LETS_GO: ReadonlySet<Gesture> = new Set([
  ...(["put_down", "set_on_table", "drop", "throw", "hand_over", "release", "slide"] as const),
]);

export function letGo(beat: Beat): Beat {
  return LETS_GO.has(beat.gesture) ? { ...beat, gesture: "none", holds: beat.holds.slice(0, -1) } : beat;
}

/** Poured out of something that is held. */
const LIQUID =
  /^(?:tea|coffee|milk|water|wine|oil|juice|beer|soup|petrol|whisky|rum|sauce|syrup|cream|honey|paint|cereal|champagne|lemonade|vodka|gin|blood|sand|ash|ashes|sugar|salt|rice|grain)$/;

/** What is written on lies there. */
const isPen = (word: string): boolean => toolsFor("write").includes(word);

/** What the words put into the hands, or the tool of what is done. */
export function holdsIn(last: Beat, deed: Deed, { after }: Clause, { actors }: Cast): readonly string[] {
  const tool = toolOf(deed.gesture ?? "none", actors);
  const named = thingIn(after, actors, deed);
  const isLeft = deed.gesture === "pour" ? LIQUID.test(named ?? "") : deed.gesture === "write" && !after.some(isPen);
  const thing = isLeft ? undefined : named;
  const isOther = deed.takes === true && actors.some(({ id }) => id === thing);
  return tool === undefined || isOther ? holdsAfter(last, deed, thing) : withThing(last, tool);
}

/** What is in the hands after a deed: two things at most. */
function holdsAfter({ holds }: Beat, { takes, drops }: Deed, thing: string | undefined): readonly string[] {
  if (thing === undefined) return holds;
  if (drops) return holds.filter((id) => id !== thing);
  return takes ? withThing({ holds }, thing) : holds;
}

function withThing({ holds }: Pick<Beat, "holds">, thing: string): readonly string[] {
  return [...new Set([...holds, thing])].slice(-2);
}

function toolOf(gesture: Gesture, actors: readonly Actor[]): string | undefined {
  const names = toolsFor(gesture);
  return actors.find(({ acts, words }) => !acts && words.some((word) => names.includes(word)))?.id;
}

/** After them stands what a thing is put into, or is near to. */
const BEYOND: ReadonlySet<string> = new Set(
  "in into inside on onto to toward towards over against beside behind under near across around round through by from".split(
    " ",
  ),
);
const OUT_OF: ReadonlySet<Gesture> = new Set(["drink", "eat", "slurp", "read", "sing_mic", "spy", "phone"]);

/** "a round net". */
const isAdjective = (words: readonly string[], at: number): boolean => ARTICLES.has(words[at - 1] ?? "");

/** "puts on the hat", "looks through the crystal". */
function isLeading(word: string, gesture: Gesture | undefined): boolean {
  return word === "on" || (gesture === "hold" && (word === "through" || word === "into"));
}

/** What could be taken into the hand. */
function thingIn(words: readonly string[], actors: readonly Actor[], { gesture }: Deed): string | undefined {
  const end =
    gesture !== undefined && OUT_OF.has(gesture)
      ? -1
      : words.findIndex(
          (word, at) => BEYOND.has(word) && !isAdjective(words, at) && !(at === 0 && isLeading(word, gesture)),
        );
  const near = end < 0 ? words : words.slice(0, end);
  const at = [...near.keys()].find((place) => thingAt(near, place, actors) !== undefined);
  return at === undefined ? undefined : thingAt(near, at, actors);
}
