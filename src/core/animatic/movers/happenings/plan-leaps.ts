// What jumps out of something, and what rolls over the ground: up and down again, caught or not; away from who is there, or up to them.
import { BODY } from "../../blocking/blocked.ts";
import type { Colour } from "../../colour/colour.ts";
import { thingHeight } from "../../looks/prop-heights.ts";
import { propIn } from "../../looks/props/find-prop.ts";
import type { ThingLook } from "../../looks/object-look.ts";
import type { StagedMember } from "../../stage/staged-member.ts";
import type { Mover } from "../mover.ts";
import { round, smooth } from "../paths.ts";
import { aheadX, personIn, type MoverRoom } from "../room-for-movers.ts";
import { stuffOf } from "../stuffs.ts";
import { lookOf, onTable, propOf, type Of, type Point, type When } from "./outbreak-places.ts";
import type { Happening } from "./read-outbreaks.ts";

/** Up out of where it was and down again: caught, or to the ground. */
export function leaping(what: Of<"leap">, happening: Happening, when: When): readonly Mover[] {
  const { place } = when;
  const { unit } = place;
  const source = propOf(what.source, place);
  const named = what.source.split(" ").at(-1) ?? "";
  const [x, y] = source ? [source.spot.x, source.spot.top + 0.1 * unit] : onTable(place);
  const vessel = source === undefined && propIn([named]) !== undefined ? lookOf(named) : undefined;
  const tall = vessel ? Math.max(1, Math.min(3, thingHeight(vessel.shape) * BODY)) * unit : 0;
  const because = [happening.because];
  const line = { facing: 1, isBefore: true, because } as const;
  const standing: readonly Mover[] = vessel
    ? [{ ...line, art: "thing", look: vessel, colour: vessel.colour, x, y, unit: tall, at: () => ({ phase: 0 }) }]
    : [];
  const out: Point = [x, y - tall * 0.8];
  const stuff = stuffOf(what.noun);
  if (stuff?.flowing === "pieces")
    return [...fountain(stuff.colour, out, { starts: when.starts, unit, because }), ...standing];
  const look = lookOf(what.noun, happening.adjectives);
  if (look.shape === "label") return standing;
  return [...flying(what, look, { out, happening, when }), ...standing];
}

interface Flight {
  readonly out: Point;
  readonly happening: Happening;
  readonly when: When;
}

const TWO = /^(?:toast|bread)$/;

function flying({ noun }: Of<"leap">, look: ThingLook, { out, happening, when }: Flight): readonly Mover[] {
  const { place, starts } = when;
  const count = happening.isMany ? 9 : TWO.test(noun) ? 2 : 1;
  const size = noun === "cork" ? 0.3 : Math.max(0.75, thingHeight(look.shape) * BODY);
  const catcher = place.people.find(({ member }) => member.beats.some(({ gesture }) => gesture === "catch"));
  return Array.from({ length: count }, (_, nth): Mover => {
    const aside = (((nth * 37) % 19) / 19 - 0.5) * (count > 2 ? 4.2 : 0.8) * place.unit;
    const end = endOf(nth === count - 1 ? catcher : undefined, [out[0] + aside, place.ground], place);
    const high = Math.min(out[1] - 0.6 * place.unit, (2.6 + 0.35 * (nth % 4)) * place.unit);
    return {
      ...{ art: "thing", look, colour: look.colour, x: out[0], y: out[1], unit: place.unit * size },
      ...{ facing: 1, isBefore: true, because: [happening.because] },
      turns: { from: -60, to: 120, pivot: 0.5 },
      at: (seconds) => {
        const part = Math.min(1, (seconds - starts - nth * 0.09) / 1);
        if (part < 0) return undefined;
        const fallen = (end[1] - out[1]) * part * part;
        return { phase: 0.999 * part, dx: (end[0] - out[0]) * part, dy: fallen - high * 4 * part * (1 - part) * 0.55 };
      },
    };
  });
}

/** In the hands of who catches it, or on the ground. */
function endOf(catcher: StagedMember | undefined, [x, ground]: Point, { frame }: MoverRoom): Point {
  if (!catcher) return [x, Math.min(frame.height * 0.97, ground)];
  const { spot } = catcher;
  return [spot.x + spot.facing * 1.3 * spot.head, spot.top + 1.4 * spot.head];
}

/** In pieces up and out to both sides. */
function fountain(
  colour: Colour,
  [x, y]: Point,
  { starts, unit, because }: { readonly starts: number; readonly unit: number; readonly because: readonly string[] },
): readonly Mover[] {
  return ([1, -1] as const).flatMap((facing) =>
    [1.6, 3].map((far, nth): Mover => ({
      ...{ art: "pieces_fall", colour, x, y: y - 1.4 * nth * unit, facing, unit, isBefore: true, because },
      reach: [far, 3.4],
      at: (seconds) =>
        seconds < starts
          ? undefined
          : { phase: round(seconds + nth * 0.4, 1.1), by: 0.4 + 0.6 * smooth((seconds - starts) / 0.5) },
    })),
  );
}

const ROUNDS = 0.9;
const PRONOUN = /^(?:him|her|them)$/;

/** Over the ground, away from who is there or up to them. */
export function rolling(
  what: Of<"roll">,
  { adjectives, isMany, because }: Happening,
  { place, starts }: When,
): readonly Mover[] {
  const { unit, frame, ground } = place;
  const look = lookOf(what.noun, adjectives);
  const [one] = place.people;
  const x = one ? aheadX(one, place, 1.4) : frame.width * 0.35;
  const facing = one?.spot.facing ?? 1;
  const edge = facing === 1 ? frame.width + 2 * unit : -2 * unit;
  const isComing = PRONOUN.test(what.towards) || personIn(what.towards, place) !== undefined;
  if (look.shape === "label") return [];
  return Array.from({ length: isMany ? 5 : 1 }, (_, nth): Mover => {
    const lag = 0.22 * nth;
    const aside = isMany ? (nth - 2) * 0.45 * unit : 0;
    const y = Math.min(frame.height * 0.97, ground + (isMany ? ((nth * 3) % 5) * 0.14 : 0.15) * unit);
    const goes = edge - x;
    return {
      ...{ art: "thing", look, colour: look.colour, x: x + aside, y, facing, isBefore: true, because: [because] },
      unit: unit * Math.max(0.6, thingHeight(look.shape) * BODY),
      turns: { from: 0, to: 308 * facing, pivot: 0.5 },
      at: (seconds) => {
        const part = Math.max(0, (seconds - starts * 0.6 - lag) / Math.max(1.6, place.card.seconds * 0.8));
        const far = isComing ? 1 - Math.min(1, part) : Math.min(1.2, part);
        return { phase: 0.999 * round(part === 0 || far === 0 ? 0 : seconds, ROUNDS), dx: goes * far };
      },
    };
  });
}
