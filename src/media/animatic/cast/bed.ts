// A bed around whoever lies in one: frame, mattress and pillow under the body, a blanket over it from the chest down. In head heights, as bodies are.
import type { Colour } from "../../../core/animatic/colour/colour.ts";
import type { Beat } from "../../../core/animatic/acting/acting.ts";
import type { SubjectLook } from "../../../core/animatic/looks/look.ts";
import { hashOf } from "../../../core/animatic/seeded-random.ts";
import { curve, dots, oval, paintPart, type Pen } from "../../cards/pen.ts";
import { Path2D } from "../paint/canvas.ts";
import type { BodyBox, DrawnBody } from "./body-box.ts";

const LINEN: Colour = { light: 0.93, chroma: 0.012, hue: 85 };
const WOOD: Colour = { light: 0.45, chroma: 0.06, hue: 55 };
const BLANKETS: readonly Colour[] = [250, 30, 150, 300].map((hue) => ({ light: 0.58, chroma: 0.07, hue }));
/** Spread over who lies on no bed. */
const WOOLLEN: Colour = { light: 0.5, chroma: 0.12, hue: 25 };
/** Over two. */
const SHARED: Colour = { light: 0.58, chroma: 0.07, hue: 250 };
/** How deep a body lies in the mattress, how thick that is, and how high the bed is. */
const SINKS = 0.16;
const MATTRESS = 0.6;
const HIGH = 1.7;

/** Off a bed: what somebody has spread over them, in its colour. */
export function underCover(
  body: DrawnBody,
  { gesture, object, because }: Beat,
  looks: ReadonlyMap<string, SubjectLook>,
): DrawnBody {
  if (gesture !== "covered") return body;
  const { box, paint } = body;
  const look = looks.get(object ?? "");
  const blanket = look?.kind === "thing" ? look.look.colour : WHITE.test(because.join(" ")) ? PAPER : WOOLLEN;
  const side = box.head[0] < (box.left + box.right) / 2 ? -1 : 1;
  return {
    box: { ...box, left: box.left - 0.5, right: box.right + 0.5, top: box.top - 0.4, bottom: box.bottom + 0.5 },
    paint: (pen) => {
      paint(pen);
      paintBlanket(pen, box, { side, blanket });
    },
  };
}

const WHITE = /\b(?:newspapers?|sheets?)\b/;
const PAPER: Colour = { light: 0.88, chroma: 0.012, hue: 85 };

interface Sleeper {
  /** One person always has the same blanket. */
  readonly id: string;
  /** Nothing of the bed is painted. */
  readonly isHeadOnly: boolean;
}

/** In the postures that are those of a bed; else the body as it is. */
export function abed(body: DrawnBody, posture: string, sleeper: Sleeper): DrawnBody {
  if (posture === "sit_bed") return sittingInBed(body, sleeper);
  return posture === "lie" || posture === "lie_side" ? inBed(body, sleeper) : body;
}

function inBed({ box, paint }: DrawnBody, { id, isHeadOnly }: Sleeper): DrawnBody {
  const side = box.head[0] < (box.left + box.right) / 2 ? -1 : 1;
  const bed = { ...box, left: box.left - 0.7, right: box.right + 0.7, top: Math.min(box.top, box.bottom - 2.3) };
  const blanket = blanketOf(id);
  return {
    box: { ...bed, bottom: box.bottom + HIGH },
    paint: (pen) => {
      if (isHeadOnly) return paint(pen);
      paintUnder(pen, bed, side);
      paint(pen);
      paintBlanket(pen, box, { side, blanket });
    },
  };
}

/** Heads from the hips to the ends of a bed, at the feet and at the head of who sits or lies in it. */
const TO_FEET = 4.7;
const TO_HEAD = 4.8;

/** Who sits up in it: the legs under the blanket. */
function sittingInBed({ box, paint }: DrawnBody, { id, isHeadOnly }: Sleeper): DrawnBody {
  const bed = bedUnder(box.bottom, box.head);
  const blanket = blanketOf(id);
  return {
    box: { ...bed, top: box.top, bottom: box.bottom + HIGH },
    paint: (pen) => {
      if (isHeadOnly) return paint(pen);
      paintUnder(pen, { ...bed, head: [TO_HEAD - 1.4, 0] }, 1);
      paintBlanketOn(pen, box.bottom, { blanket, from: 1.1, isUsed: true });
      paint(pen);
      paintBlanketOn(pen, box.bottom, { blanket, from: -0.55, isUsed: true });
    },
  };
}

/** A bed that somebody leaves or goes to, at the origin; the feet of who lies in it are to the left. */
export function paintEmptyBed(pen: Pen, id: string): void {
  const bed = bedUnder(-HIGH, [TO_HEAD - 1.4, 0]);
  paintUnder(pen, bed, 1);
  paintBlanketOn(pen, -HIGH, { blanket: blanketOf(id), from: 0.8, isUsed: false });
}

function bedUnder(bottom: number, head: BodyBox["head"]): BodyBox {
  return { left: -TO_FEET, right: TO_HEAD, top: bottom - 2.3, bottom, head };
}

function blanketOf(id: string): Colour {
  return BLANKETS[hashOf(`${id} blanket`) % BLANKETS.length] ?? LINEN;
}

interface Spread {
  readonly blanket: Colour;
  /** Where it begins, heads from the hips to the head. */
  readonly from: number;
  /** Legs are under it. */
  readonly isUsed: boolean;
}

function paintBlanketOn(pen: Pen, bottom: number, { blanket, from, isUsed }: Spread): void {
  const low = bottom + MATTRESS - SINKS - 0.05;
  const up = bottom - (isUsed ? 0.85 : SINKS + 0.2);
  const outline = dots(
    `${from},${low} ${from},${up + 0.1} ${from - 0.9},${up - 0.1} -2.6,${up + 0.1} ${0.3 - TO_FEET},${bottom - (isUsed ? 0.7 : 0.3)} ${0.2 - TO_FEET},${low}`,
  );
  paintPart(pen, curve(outline, true, 0.4), blanket, { shade: 0.12 });
}

/** Beside others in a near picture: a pillow behind the head, a blanket up to the chest. */
export function proppedInBed({ box, paint }: DrawnBody, isHeadOnly: boolean): DrawnBody {
  const wide = 1.75;
  return {
    box: { ...box, left: Math.min(box.left, -wide), right: Math.max(box.right, wide), top: Math.min(box.top, -1) },
    paint: (pen) => {
      if (isHeadOnly) return paint(pen);
      paintPart(pen, oval(0, 0.85, 1.25, 0.95), LINEN, { shade: 0.08 });
      paint(pen);
      paintPart(pen, boxPath(-wide, 2.15, wide * 2, box.bottom - 2.15), SHARED, { shade: 0.12 });
      paintPart(pen, boxPath(-wide, 2, wide * 2, 0.4), LINEN, { shade: 0.05 });
    },
  };
}

function paintUnder(pen: Pen, { left, right, bottom, head }: BodyBox, side: 1 | -1): void {
  const [top, foot] = [bottom - SINKS, bottom + HIGH];
  const headEnd = side === 1 ? right : left;
  paintPart(pen, boxPath(headEnd - 0.22, top - 1.7, 0.44, foot - top + 1.7), WOOD, { shade: 0.05 });
  paintPart(pen, boxPath(left + 0.1, top + MATTRESS - 0.1, right - left - 0.2, 0.6), WOOD, { shade: 0.06 });
  for (const x of [left + 0.3, right - 0.5])
    paintPart(pen, boxPath(x, top + MATTRESS, 0.2, HIGH - MATTRESS + SINKS), WOOD);
  paintPart(pen, boxPath(left + 0.1, top, right - left - 0.2, MATTRESS), LINEN, { shade: 0.08 });
  paintPart(pen, oval(head[0] + side * 0.15, top - 0.16, 0.85, 0.3), LINEN, { shade: 0.07 });
}

function paintBlanket(
  pen: Pen,
  { left, right, bottom, head }: BodyBox,
  { side, blanket }: { readonly side: 1 | -1; readonly blanket: Colour },
): void {
  const chest = head[0] - side * 1.75;
  const feet = side === 1 ? left - 0.3 : right + 0.3;
  const at = (part: number) => chest + (feet - chest) * part;
  const up = bottom - 1.15;
  const low = bottom + MATTRESS - SINKS - 0.05;
  const outline = dots(
    `${at(0)},${low} ${at(-0.02)},${up + 0.3} ${at(0.08)},${up} ${at(0.45)},${up + 0.22} ${at(0.9)},${up + 0.1} ${at(1)},${up + 0.6} ${at(1)},${low}`,
  );
  paintPart(pen, curve(outline, true, 0.6), blanket, { shade: 0.12 });
  const fold = dots(
    `${at(-0.03)},${low - 0.06} ${at(-0.05)},${up + 0.28} ${at(0.06)},${up - 0.04} ${at(0.12)},${up + 0.02} ${at(0.07)},${low - 0.06}`,
  );
  paintPart(pen, curve(fold, true, 0.5), LINEN, { shade: 0.04 });
}

function boxPath(x: number, y: number, width: number, height: number): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, 0.08);
  return path;
}
