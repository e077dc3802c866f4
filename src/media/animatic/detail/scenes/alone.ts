// A thing alone in the picture: how large it is and where.
import { type Colour } from "../../../../core/animatic/colour/colour.ts";
import { type DetailThing, type ThingDetail } from "../../../../core/animatic/detail/detail.ts";
import { type Dot } from "../../../cards/pen.ts";
import { type Paint, type Sprite } from "../sprite.ts";
import { FLOOR, heightOf, isSheet, thingAt } from "./bench.ts";

export type ThingScene = (detail: ThingDetail) => readonly Sprite[];

export const LARGE = 0.58;

export const PLACE: Dot = [0, FLOOR];

export const WATER: Colour = { light: 0.82, chroma: 0.05, hue: 230 };

export const sizeOf = (thing: DetailThing): number =>
  thing.look ? (isSheet(thing.look) ? 0.72 : LARGE) / heightOf(thing) : 1.6;

export function placed(thing: DetailThing, turn = 0, state = 0): Paint {
  return thingAt(thing, thing.fixture && !thing.look ? [0, 0] : PLACE, { size: sizeOf(thing), turn, state });
}

export const topOf = (thing: DetailThing): number =>
  thing.look && isSheet(thing.look) ? FLOOR - 0.16 : FLOOR - heightOf(thing) * sizeOf(thing);
