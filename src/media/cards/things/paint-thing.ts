// A prop or a vehicle on its own: its drawing, as large as its place allows, upright on the ground.
import type { ThingLook } from "../../../core/cards/thing-look.ts";
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
}

/** Returns half its breadth in pixels, for a shadow. */
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
  paintDrawing({ context, line: place.line / scale }, drawing, look);
  context.restore();
}

function drawingOf({ shape }: ThingLook): Drawing {
  return DRAWINGS[shape] ?? DRAWINGS["parcel"] ?? PARCEL;
}

function boxOf(drawing: Drawing): readonly [number, number, number, number] {
  return drawing.box ?? [-0.5, 0, 0.5, 1];
}
