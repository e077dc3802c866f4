// A prop or a vehicle on its own: its drawing, as large as its place allows, upright on the ground.
import { css } from "../../../core/animatic/colour/colour.ts";
import { rulerOf, wrapText, type TextStyle } from "../../../core/animatic/overlay/fit-text.ts";
import type { ThingLook } from "../../../core/animatic/looks/object-look.ts";
import type { Context2D } from "../../animatic/paint/canvas.ts";
import { measureText, writeLine } from "../../animatic/paint/fonts.ts";
import { ARMS } from "./arms.ts";
import { OPENED_AND_WORN } from "./opened-and-worn.ts";
import { CUT_AND_HUNG } from "./cut-and-hung.ts";
import { BELONGINGS } from "./belongings.ts";
import { OFFICE_GOODS } from "./office-goods.ts";
import { DISHES } from "./dishes.ts";
import { FOOD } from "./food.ts";
import { FURNITURE } from "./furniture.ts";
import { GEAR } from "./gear.ts";
import { HOME_MACHINES } from "./home-machines.ts";
import { HOUSEHOLD } from "./household.ts";
import { INSTRUMENTS } from "./instruments.ts";
import { PASTIMES } from "./pastimes.ts";
import { LABORATORY } from "./laboratory.ts";
import { SPORT_GEAR } from "./sport-gear.ts";
import { TOOLS } from "./tools.ts";
import { TOYS } from "./toys.ts";
import { VALUABLES } from "./valuables.ts";
import { CLOTHES_AND_NATURE } from "./clothes-and-nature.ts";
import { HONOURS_AND_PAPERS } from "./keepsakes/honours-and-papers.ts";
import { PAPERS } from "./keepsakes/papers.ts";
import { PLAY_AND_FESTIVITY } from "./keepsakes/play-and-festivity.ts";
import { WORN_AND_FOUND } from "./keepsakes/worn-and-found.ts";
import { OF_THE_BODY } from "./keepsakes/of-the-body.ts";
import { BAKERY } from "./kitchen/bakery.ts";
import { KITCHEN_TOOLS } from "./kitchen/kitchen-tools.ts";
import { PRODUCE } from "./kitchen/produce.ts";
import { TRADE_TOOLS } from "./trades/trade-tools.ts";
import { BUILDING_GOODS } from "./trades/building-goods.ts";
import { COOKWARE } from "./kitchen/cookware.ts";
import { GYM_AND_GAMES } from "./sports/gym-and-games.ts";
import { INSTRUMENTS_OF_BANDS } from "./instruments-of-bands.ts";
import { IN_ROOMS } from "./standing/in-rooms.ts";
import { TOYS_AND_LIGHTS } from "./keepsakes/toys-and-lights.ts";
import { BY_KIND } from "./small/by-kind.ts";
import { MASKS_AND_HELMETS } from "./small/masks-and-helmets.ts";
import { SEWING_AND_SICK_ROOM } from "./small/sewing-and-sick-room.ts";
import { SWEETS_AND_BITES } from "./small/sweets-and-bites.ts";
import { TRAYS_AND_VESSELS } from "./small/trays-and-vessels.ts";
import { TRIFLES } from "./small/trifles.ts";
import { TABLE_AND_YARD } from "./small/table-and-yard.ts";
import { VEHICLES } from "./vehicles/vehicles.ts";
import type { Pen } from "../pen.ts";
import { type Drawing, paintDrawing } from "./drawing.ts";
import { paintGlow, paintState } from "./burning-and-broken.ts";

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  ...HOUSEHOLD,
  ...OF_THE_BODY,
  ...OPENED_AND_WORN,
  ...CUT_AND_HUNG,
  ...BELONGINGS,
  ...TOOLS,
  ...PASTIMES,
  ...INSTRUMENTS,
  ...ARMS,
  ...OFFICE_GOODS,
  ...DISHES,
  ...FOOD,
  ...FURNITURE,
  ...GEAR,
  ...HOME_MACHINES,
  ...LABORATORY,
  ...TOYS,
  ...SPORT_GEAR,
  ...VALUABLES,
  ...CLOTHES_AND_NATURE,
  ...BAKERY,
  ...PRODUCE,
  ...KITCHEN_TOOLS,
  ...TRADE_TOOLS,
  ...HONOURS_AND_PAPERS,
  ...PAPERS,
  ...PLAY_AND_FESTIVITY,
  ...WORN_AND_FOUND,
  ...BUILDING_GOODS,
  ...COOKWARE,
  ...GYM_AND_GAMES,
  ...INSTRUMENTS_OF_BANDS,
  ...IN_ROOMS,
  ...TOYS_AND_LIGHTS,
  ...MASKS_AND_HELMETS,
  ...BY_KIND,
  ...SEWING_AND_SICK_ROOM,
  ...TABLE_AND_YARD,
  ...TRAYS_AND_VESSELS,
  ...SWEETS_AND_BITES,
  ...TRIFLES,
  ...VEHICLES,
  ...(TOOLS.axe && { hatchet: TOOLS.axe }),
};
/** A paper tag on a string, at the lower right. */
const TAG: Drawing = {
  parts: [
    ["stroke dark", "M.02 .7 L.13 .78", 0.004],
    ["paper", "M.11 .74 L.25 .79 L.21 .9 L.07 .85 Z", 0.01],
    ["line paper", "M.13 .8 L.2 .825"],
  ],
};
/** Of a thing without a shape of its own: a luggage label, with its name in the middle. */
const LABEL: Drawing = {
  box: [-0.66, 0.3, 0.62, 1],
  parts: [
    ["main", "M-.64 .65 L-.46 .32 L.6 .32 L.6 .98 L-.46 .98 Z", 0.05],
    ["paper", "M-.4 .4 L.54 .4 L.54 .9 L-.4 .9 Z", 0.015],
    ["dark", "M-.5 .6 C-.45 .6 -.45 .7 -.5 .7 C-.55 .7 -.55 .6 -.5 .6 Z", 0],
  ],
};
const INK = css({ light: 0.27, chroma: 0.012, hue: 265 });
/** Middle and breadth of what is written on it, in its own units, and the height of the letters. */
const NAME = { x: 0.07, y: 0.65, width: 0.84, size: 0.24 };
/** In heights of its letters: a longer name has two lines. */
const LONG_NAME = 6;
const LEADING = 1.15;
/** Pixels below which letters are a smear. */
const LEAST_SIZE = 7;

interface ThingPlace {
  /** Middle and underside, pixels. */
  readonly x: number;
  readonly base: number;
  /** What it may fill, pixels. */
  readonly width: number;
  readonly height: number;
  /** Breadth of an outline, pixels. */
  readonly line: number;
  /** Its windows are seen through. */
  readonly clear?: boolean;
}

/** Pixels for one of its own units, and half its breadth in pixels. */
export function thingSize(
  look: ThingLook,
  place: Pick<ThingPlace, "width" | "height">,
): { readonly scale: number; readonly half: number; readonly high: number } {
  const [left, top, right, bottom] = boxOf(drawingOf(look));
  const scale = Math.min(place.width / (right - left), place.height / (bottom - top));
  return { scale, half: ((right - left) / 2) * scale, high: (bottom - top) * scale };
}

export function paintThing(context: Context2D, look: ThingLook, place: ThingPlace): void {
  const drawing = drawingOf(look);
  const [left, top, right, bottom] = boxOf(drawing);
  const { scale } = thingSize(look, place);
  context.save();
  context.translate(place.x - ((left + right) / 2) * scale, place.base - bottom * scale);
  context.scale(scale, scale);
  const pen = { context, line: place.line / scale };
  paintGlow(context, look.state, boxOf(drawing));
  paintDrawing(pen, drawing, { ...look, clear: place.clear === true });
  paintState(pen, look, boxOf(drawing), drawing);
  if (look.tip) paintAtTip(pen, look.tip, top);
  if (look.hasTag) paintDrawing(pen, TAG, look);
  if (look.shape === "label") writeName(context, look.name);
  context.restore();
}

/** In the thing's own heights. */
const TIP = 0.42;
/** Part of it that lies between the ends of what holds it. */
const PINCHED = 0.2;

/** At the upper end of what holds it, in that one's units. */
function paintAtTip(pen: Pen, look: ThingLook, end: number): void {
  const drawing = drawingOf(look);
  const [left, top, right, bottom] = boxOf(drawing);
  const scale = TIP / Math.max(right - left, bottom - top);
  const { context } = pen;
  context.save();
  context.translate((-(left + right) / 2) * scale, end + scale * (PINCHED * (bottom - top) - bottom));
  context.scale(scale, scale);
  paintDrawing({ context, line: pen.line / scale }, drawing, look);
  context.restore();
}

function drawingOf({ shape }: ThingLook): Drawing {
  return DRAWINGS[shape] ?? LABEL;
}

/** On one line or two, as large as they have room, and never in mirror writing. The canvas is in the label's own units. */
function writeName(context: Context2D, name: string): void {
  context.translate(NAME.x, NAME.y);
  const { a, b, c, d } = context.getTransform();
  const scale = Math.hypot(a, b);
  context.scale((a * d < b * c ? -1 : 1) / scale, 1 / scale);
  const width = NAME.width * scale;
  const long = measureText(name, { face: "strong", size: 100 }) / 100;
  const size = Math.min(NAME.size * scale, Math.max(LEAST_SIZE, (width * (long > LONG_NAME ? 1.6 : 1)) / long));
  if (name === "" || size < LEAST_SIZE) return;
  const type: TextStyle = { face: "strong", size };
  const lines = wrapText(name, { width, lines: 2 }, rulerOf(measureText, type));
  context.fillStyle = INK;
  for (const [at, text] of lines.entries()) {
    const y = (at - (lines.length - 1) / 2) * size * LEADING;
    writeLine(context, { text, type, x: -measureText(text, type) / 2, y });
  }
}

function boxOf(drawing: Drawing): readonly [number, number, number, number] {
  return drawing.box ?? [-0.5, 0, 0.5, 1];
}
