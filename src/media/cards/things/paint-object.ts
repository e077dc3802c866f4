// A prop or a vehicle on its own: its drawing, as large as its place allows, upright on the ground.
import type { ThingLook } from "../../../core/animatic/looks/object-look.ts";
import type { Context2D } from "../../animatic/paint/canvas.ts";
import { BELONGINGS } from "./belongings.ts";
import { HOUSEHOLD } from "./household.ts";
import { INSTRUMENTS } from "./instruments.ts";
import { TOOLS } from "./tools.ts";
import { VEHICLES } from "./vehicles.ts";
import { type Drawing, paintDrawing } from "./drawing.ts";

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  ...HOUSEHOLD,
  ...BELONGINGS,
  ...TOOLS,
  ...INSTRUMENTS,
  ...VEHICLES,
};
/** A paper tag on a string, at the lower right. */
const TAG: Drawing = {
  parts: [
    ["stroke dark", "M.02 .7 L.13 .78", 0.004],
    ["paper", "M.11 .74 L.25 .79 L.21 .9 L.07 .85 Z", 0.01],
    ["line paper", "M.13 .8 L.2 .825"],
  ],
};
const PARCEL: Drawing = { parts: [["main", "M-.4 .2 L.4 .2 L.4 1 L-.4 1 Z"]] };

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
): { readonly scale: number; readonly half: number } {
  const [left, top, right, bottom] = boxOf(drawingOf(look));
  const scale = Math.min(place.width / (right - left), place.height / (bottom - top));
  return { scale, half: ((right - left) / 2) * scale };
}

export function paintThing(context: Context2D, look: ThingLook, place: ThingPlace): void {
  const drawing = drawingOf(look);
  const [left, , right, bottom] = boxOf(drawing);
  const { scale } = thingSize(look, place);
  context.save();
  context.translate(place.x - ((left + right) / 2) * scale, place.base - bottom * scale);
  context.scale(scale, scale);
  const pen = { context, line: place.line / scale };
  paintDrawing(pen, drawing, { ...look, clear: place.clear === true });
  if (look.hasTag) paintDrawing(pen, TAG, look);
  context.restore();
}

function drawingOf({ shape }: ThingLook): Drawing {
  return DRAWINGS[shape] ?? DRAWINGS["parcel"] ?? PARCEL;
}

function boxOf(drawing: Drawing): readonly [number, number, number, number] {
  return drawing.box ?? [-0.5, 0, 0.5, 1];
}
