// What comes flying at somebody from outside of the picture and lies around them: "roses land at her feet", "bottles rain down on him", "pelts her with eggs".
import { readThing, type ThingLook } from "../looks/object-look.ts";
import { thingHeight } from "../looks/prop-heights.ts";
import { propIn } from "../looks/props/find-prop.ts";
import { BODY } from "../blocking/blocked.ts";
import { seededRandom } from "../seeded-random.ts";
import type { StagedMember } from "../stage/staged-member.ts";
import type { Mover } from "./mover.ts";
import { personIn, type MoverRoom } from "./room-for-movers.ts";

const AROUND =
  "(?:(?:down|in) )?(?:at|around|about|all around|on|onto|over|upon|before|beside|in front of|down|past) (?:and around )?(?:the |his |her |their )?(?<whom>[\\w']+)";
const LANDS = "(?:land|rain|shower|fly|flies|come flying|comes flying|pelt|hail|tumble|patter|drop|fall)(?:s|ing)?";
const LANDING: readonly RegExp[] = [
  new RegExp(`\\b(?:a |an |the )?(?:[\\w-]+ )?(?<noun>\\w+) (?:\\w+ly )?${LANDS} ${AROUND}`),
  /\b(?:pelt|shower|bombard)(?:s|ed|ing)? (?<whom>\w+) with (?:\w+ )?(?<noun>\w+)\b/,
  /\b(?:crowd|audience|public|spectators|fans|people|children|boys|guests|mob|soldiers)\b[^.]{0,20}\b(?:throw|hurl|toss|fling)(?:s|ing)? (?:\w+ )?(?<noun>\w+) (?:at|to|over|onto|on) (?:the )?(?<whom>\w+)/,
];
/** They go up and come down by what somebody does, or are no thing that is thrown. */
const NOT_THROWN =
  /^(?:drops?|rain|snow|light|shadow|leaves|hands?|feet|head|hair|water|plane|planes|bird|birds|tears|gloves?|cards?)$/;
/** Alone it is what somebody lets fall. */
const ALONE = /\b(?:land|come flying|comes flying|fly|flies)/;
const MANY = 9;
/** Heads around somebody in which they lie. */
const AWAY = 3.4;

export function planLanding(place: MoverRoom): readonly Mover[] {
  const said = landingIn(place.card.actionWords.toLowerCase());
  const one = said && (personIn(said.whom, place) ?? place.people[0]);
  if (!said || !one || isOneOf(said.noun, place)) return [];
  const { noun, isMany } = said;
  const look = readThing("prop", { id: noun, name: isMany ? noun.replace(/s$/, "") : noun, design: "" });
  if (look.shape === "label") return [];
  const random = seededRandom(`${noun} landing`);
  return Array.from({ length: isMany ? MANY : 1 }, (_, at) =>
    landed(place, one, { look, said: said.text, at, rolls: [random(), random()] }),
  );
}

interface Landing {
  readonly text: string;
  readonly noun: string;
  readonly whom: string;
  readonly isMany: boolean;
}

function landingIn(action: string): Landing | undefined {
  for (const words of LANDING) {
    const found = words.exec(action);
    const { noun = "", whom = "" } = found?.groups ?? {};
    if (!found || !isThing(noun)) continue;
    const isMany = /[^s]s$/.test(noun) || /^(?:rice|confetti)$/.test(noun);
    return isMany || ALONE.test(found[0]) ? { text: found[0], noun, whom, isMany } : undefined;
  }
  return undefined;
}

function isThing(noun: string): boolean {
  return !NOT_THROWN.test(noun) && propIn([noun]) !== undefined;
}

/** A thing of the shot, or somebody: it moves by itself. */
function isOneOf(noun: string, place: MoverRoom): boolean {
  return (
    personIn(noun, place) !== undefined ||
    place.staged.some(({ member }) => member.kind !== "person" && member.id.toLowerCase() === noun)
  );
}

interface Flight {
  readonly look: ThingLook;
  readonly said: string;
  /** Which of several. */
  readonly at: number;
  readonly rolls: readonly [number, number];
}

const LEAST = 0.5;

/** In a bow from beyond the picture, one after another, and still there at the end. */
function landed({ frame, unit, ground, card }: MoverRoom, { spot }: StagedMember, flight: Flight): Mover {
  const { look, said, at, rolls } = flight;
  const side = at % 2 === 0 ? 1 : -1;
  const x = spot.x + side * unit * (0.9 + (AWAY - 0.9) * rolls[0]);
  const y = Math.min(frame.height * 0.97, ground + unit * (0.1 + 0.5 * rolls[1]));
  const starts = (0.04 + 0.085 * at) * card.seconds;
  const takes = 0.9 + 0.2 * rolls[1];
  const from = { x: spot.facing * frame.width * 0.4, y: -(y + unit) };
  return {
    ...{ art: "thing", look, colour: look.colour, x, y, facing: side === 1 ? 1 : -1, because: [said] },
    isBefore: y > spot.base,
    unit: unit * Math.max(LEAST, thingHeight(look.shape) * BODY),
    turns: { from: -80, to: 70, pivot: 0.5 },
    at: (seconds) => {
      const part = Math.min(1, (seconds - starts) / takes);
      if (part < 0) return undefined;
      return { phase: 0.999 * part, dx: from.x * (1 - part), dy: from.y * (1 - part * part) };
    },
  };
}
