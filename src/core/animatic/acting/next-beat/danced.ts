// How somebody dances: with somebody, with a thing in the hands, in the arms or on the head, along a way, or alone.
import type { Deed } from "../deeds/deed.ts";
import type { Clause } from "../verbs.ts";
import { somebodyIn } from "../between/somebody.ts";
import { thingAt } from "../in-hand.ts";
import type { Cast } from "../read-gaze.ts";

const TOGETHER: Deed = { posture: "stand", gesture: "dance_with" };
const IN_A_RING: Deed = { posture: "dance_ring" };
const ARMS_UP: Deed = { posture: "dance", gesture: "cheer" };
const WITH_A_THING: Deed = { posture: "dance", gesture: "sweep" };

/** Two hold each other; several who dance in a ring have both hands at their neighbours'. */
export function dancedTogether({ posture, gesture }: Deed, { who, said, verb, after }: Clause): Deed | undefined {
  const isDance = posture === "dance" || gesture === "dance_with";
  const areMany = who.length > 1 || said === verb.plain;
  if (isDance && areMany && RING.test(after.join(" "))) return IN_A_RING;
  return posture === "dance" && who.length === 2 ? TOGETHER : undefined;
}

const RING = /\bin a (?:\w+ )?circle\b|\bround (?:and round|the (?:maypole|fire|bonfire|tree|well|statue))\b/;

/** With a thing, or with nobody. */
export function danced(said: Deed, after: readonly string[], cast: Cast): Deed {
  const done = dancedWith(said, after, cast);
  return done.posture === "dance" && DANCED_ALONG.test(after[0] ?? "")
    ? { ...done, way: /^(?:out|away|off)$/.test(after[0] ?? "") ? "out" : "across" }
    : done;
}

const DANCED_ALONG = /^(?:down|along|across|through|past|up|out|away|off|towards?)$/;

function dancedWith(said: Deed, after: readonly string[], cast: Cast): Deed {
  if (said.gesture !== "dance_with") return said.posture === "dance" && isWithSomebody(after, cast) ? TOGETHER : said;
  if (ON_HEAD.test(after.join(" "))) return { posture: "dance", gesture: "on_head", takes: true };
  if (IN_ARMS.test(after.join(" "))) return { posture: "dance", gesture: "cradle", takes: true };
  if (isWithThing(after, cast)) return WITH_A_THING;
  if (!isWithOwn(after, cast) && !isWithUnknown(after, cast)) return said;
  return after.some(isArm) ? ARMS_UP : { posture: "dance" };
}

const ON_HEAD = /^(?:\w+ ){0,4}?with (?:an?|the|two|three|his|her) (?:\w+ ){1,3}?on (?:his|her) head\b/;
const IN_ARMS =
  /^(?:\w+ ){0,4}?with (?:an?|the|his|her) (?:\w+ )?(?:baby|newborn|infant|doll|teddy|bear|cat|kitten|puppy|pillow)\b/;

/** "dances with her shadow", "with castanets": with nobody. */
function isWithUnknown(after: readonly string[], cast: Cast): boolean {
  const from = after.indexOf("with");
  return from >= 0 && !after.some((word) => OTHERS.test(word)) && !isWithSomebody(after, cast);
}

/** "dances with Ben in the rain", "dances slowly in the hall with her". */
function isWithSomebody(after: readonly string[], cast: Cast): boolean {
  const from = after.indexOf("with");
  return from >= 0 && somebodyIn(after.slice(from, from + MOST_BEFORE), cast) !== undefined;
}

/** Words from "with" to the noun of whom it is with. */
const MOST_BEFORE = 5;

/** "dances with the broom". */
function isWithThing(after: readonly string[], { actors }: Cast): boolean {
  const from = after.indexOf("with");
  return from >= 0 && after.some((_, at) => at > from && thingAt(after, at, actors) !== undefined);
}

const isArm = (word: string): boolean => /^(?:arms?|hands?)$/.test(word);

/** "dances with his arms in the air", "with her eyes closed", "with joy": and with nobody. */
function isWithOwn(all: readonly string[], cast: Cast): boolean {
  const after = all.slice(Math.max(0, all.indexOf("with")));
  if (after[0] !== "with" || after.some((word) => OTHERS.test(word)) || somebodyIn(after, cast) !== undefined)
    return false;
  return /^(?:his|her|their)$/.test(after[1] ?? "") || after.some((word) => OWN.test(word));
}

const OTHERS =
  /^(?:him|them|each|another|together|partner|stranger|strangers|guests?|somebody|someone|wife|husband|daughter|son|mother|father|grand\w+|bride|groom|sister|brother|girl|boy|man|woman|lady|queen|king|prince|princess|friend|child|ghost|robot|bear|widow|nurse|soldier)$/;
const OWN =
  /^(?:arms?|hands?|eyes?|head|hips|shoulders|feet|legs|skirts?|joy|abandon|delight|glee|energy|passion|grace|fury|steps|moves)$/;
