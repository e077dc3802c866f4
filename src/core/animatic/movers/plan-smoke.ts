// Smoke, steam or light that rises out of what somebody has dropped, broken or opened: where it comes up, its colour, and how it grows.
import { colourOf } from "../colour/colour-words.ts";
import type { Colour } from "../colour/colour.ts";
import type { StagedMember } from "../stage/staged-member.ts";
import type { Mover } from "./mover.ts";
import { round, smooth } from "./paths.ts";
import { aheadX, personIn, type MoverRoom } from "./room-for-movers.ts";

const AIRS = "smoke|vapou?rs?|steam|mist|fumes|gas|fog|sparks|dust";
const RISES =
  "rises?|billows?|pours?|spreads?|fills?|swirls?|drifts?|bursts?|escapes?|erupts?|shoots?|engulfs?|curls?|puffs?|streams?|explodes?|flows?";
const SMOKE = new RegExp(
  `\\b(?:cloud|puff|plume|column|wisp|burst|jet|trail)?(?: of )?(?<colour>\\w+ )?(?:${AIRS}) (?:\\w+ )?(?:${RISES})\\b`,
);
const CAUSE =
  /\b(?:drops?|breaks?(?! down)|smash\w*|shatters?|throws?|hurls?|spills?|falls?|knocks?|opens?|uncorks?|lifts? the lid|pours?|mixes|adds|tips?)\b/;
const FALLEN = /\b(?:drops?|breaks?|smash\w*|shatters?|throws?|hurls?|spills?|falls?|knocks?)\b/;
/** Seen at night as well. */
const BRIGHT = 0.7;
const GREY = { light: 0.82, chroma: 0.01, hue: 240 };

export function planSmoke(place: MoverRoom): readonly Mover[] {
  const text = place.card.actionWords.toLowerCase();
  const found = SMOKE.exec(text);
  const before = text.slice(0, found?.index ?? 0);
  const one = personIn(before, place) ?? place.people[0];
  if (!found || !one || !CAUSE.test(before)) return [];
  const { unit, card } = place;
  const { x, y, starts } = FALLEN.test(before) ? onFloor(place, one) : fromHands(place, one);
  const colour = brightOf(found.groups?.colour?.trim() ?? "");
  return [-0.5, 0.1, 0.6].map((aside, at): Mover => ({
    ...{ art: "smoke", colour, x: x + aside * unit, y, facing: at === 1 ? -1 : 1, isBefore: true, because: [found[0]] },
    unit: unit * (1.75 - 0.2 * at),
    at: (seconds) => {
      const grown = smooth((seconds - starts * card.seconds - at * 0.1) / 1.1);
      return grown === 0 ? undefined : { phase: round(seconds + at * 0.3, 0.5), by: 0.25 + 0.75 * grown };
    },
  }));
}

function onFloor(place: MoverRoom, one: StagedMember) {
  return { x: aheadX(one, place, 0.9), y: place.isNear ? place.frame.height : place.ground, starts: 0.26 };
}

function fromHands(place: MoverRoom, one: StagedMember) {
  return { x: aheadX(one, place, 1.3), y: one.spot.top + place.unit * 3, starts: 0.15 };
}

function brightOf(word: string): Colour {
  const said = colourOf(word);
  return said ? { ...said, light: Math.max(said.light, BRIGHT) } : GREY;
}
