// What bursts or explodes in the picture: where, the whole thing until then, and the scraps or the fire of it; fireworks over the heads.
import { BODY } from "../../blocking/blocked.ts";
import { thingHeight } from "../../looks/prop-heights.ts";
import { propIn } from "../../looks/props/find-prop.ts";
import type { Mover } from "../mover.ts";
import { round, toAndFro } from "../paths.ts";
import { personIn, type MoverRoom } from "../room-for-movers.ts";
import { fireworksIn } from "./plan-sky-sights.ts";
import { isHolding, lookOf, onTable, propOf, type Of, type Point, type When } from "./outbreak-places.ts";
import type { Happening } from "./read-outbreaks.ts";

function whereOf({ noun, at }: Of<"burst">, said: string, place: MoverRoom): Point {
  const prop = propOf(noun, place);
  const target = personIn(said, place) ?? place.people.find(isHolding(noun)) ?? place.people[0];
  if (target && at !== "thing") {
    const { spot } = target;
    return [
      spot.x + spot.facing * (at === "face" ? 0.9 : 1.5) * spot.head,
      spot.top + (at === "face" ? 0.6 : 2.8) * spot.head,
    ];
  }
  if (prop) return [prop.spot.x, (prop.spot.top + prop.spot.base) / 2];
  const holder = place.people.find(isHolding(noun));
  if (holder)
    return [holder.spot.x + holder.spot.facing * 1.5 * holder.spot.head, holder.spot.top + 2.6 * holder.spot.head];
  const vehicle = /^(?:tyre|tire)s?$/.test(noun)
    ? place.staged.find(({ member }) => member.kind === "vehicle")
    : undefined;
  if (vehicle)
    return [vehicle.spot.x + vehicle.spot.facing * 0.5 * (vehicle.spot.base - vehicle.spot.top), vehicle.spot.base];
  const [x, y] = onTable(place);
  return [x, y - 0.6 * place.unit];
}

/** Rays and scraps, or a ball of fire; smoke after that. */
export function bursting(what: Of<"burst">, { because }: Happening, { place, starts }: When): readonly Mover[] {
  if (/^fireworks?$|^rockets?$/.test(what.noun) && !what.loud) return fireworksIn(place, because);
  const at = inHandsUntil(what.noun, place) ?? Math.max(starts, metAt(place));
  const [x, y] = whereOf(what, because, place);
  const look = propIn([what.noun]) === undefined ? undefined : lookOf(what.noun);
  const line = { x, y, facing: 1, isBefore: true, because: [because], colour: look?.colour } as const;
  const burst: Mover = {
    ...{ ...line, art: what.loud ? "blast" : "pop", unit: place.unit * (what.loud ? 0.55 : 1.2) },
    at: (seconds) => {
      const part = (seconds - at) / (what.loud ? 1.6 : 0.8);
      return part < 0 || part >= 1 ? undefined : { phase: part };
    },
  };
  const smoke: Mover = {
    ...{ ...line, art: "smoke", colour: SMOKE, unit: place.unit * 1.2 },
    at: (seconds) => (seconds < at + 0.6 ? undefined : { phase: round(seconds, 0.5) }),
  };
  return [...wholeBefore(what, { place, starts: at }, line), ...(what.loud ? [smoke] : []), burst];
}

const SMOKE = { light: 0.45, chroma: 0.01, hue: 250 };

/** Seconds at which hands have no more of it. */
function inHandsUntil(noun: string, { people, card }: MoverRoom): number | undefined {
  const beats = people.filter(isHolding(noun)).flatMap(({ member }) => member.beats);
  const beat = beats.find(({ because }) => because.includes("burst"));
  return beat && beat.from * card.seconds;
}

/** Seconds at which somebody who comes along runs into it. */
function metAt({ card }: MoverRoom): number {
  return RUNS_INTO.test(card.actionWords) ? MET * card.seconds : 0;
}

const RUNS_INTO =
  /\b(?:ski|run|crash|drive|ride|ploughs?|slam|smash|sledge|race|hurtle|slide|skate|cycle|barrel|gallop)e?s? (?:\w+ )?into\b/i;
const MET = 0.72;

const WHOLE =
  /^(?:snowman|balloon|bubble|flask|bottle|bulb|bag|pillow|cushion|parcel|jar|jug|vase|barrel|television|radio|toaster|kettle|egg|melon|pumpkin)s?$/;

/** The thing until then, where no hand has it. */
function wholeBefore(
  { noun }: Of<"burst">,
  { place, starts }: When,
  line: Omit<Mover, "at" | "art" | "unit">,
): readonly Mover[] {
  const prop = propOf(noun, place);
  const own = prop?.member.look.kind === "thing" ? prop.member.look.look : undefined;
  const look = own ?? (WHOLE.test(noun) ? lookOf(noun) : undefined);
  const isKept = !WHOLE.test(noun) || place.people.some(isHolding(noun));
  if (isKept || look === undefined || look.shape === "label") return [];
  const tall = prop ? prop.spot.base - prop.spot.top : Math.max(0.8, thingHeight(look.shape) * BODY) * place.unit;
  return [
    {
      ...{ ...line, art: "thing", look, colour: look.colour, y: line.y + tall / 2, unit: tall },
      ...(prop && { standsFor: prop.member.id }),
      turns: { from: -4, to: 4, pivot: 0 },
      at: (seconds) => (seconds >= starts ? undefined : { phase: seconds < starts * 0.4 ? 0.5 : toAndFro(seconds, 5) }),
    },
  ];
}
