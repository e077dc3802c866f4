// A character, a group, a prop or a vehicle on the studio's ground, framed as its view asks for. Pixels.
import { BODY } from "../../core/animatic/blocking/blocked.ts";
import type { SubjectLook } from "../../core/animatic/looks/look.ts";
import type { SubjectCard } from "../../core/cards/card-plan.ts";
import { type Canvas, openCanvas } from "../animatic/paint/canvas.ts";
import { animalHeight, animalLength } from "./animals/paint-animal.ts";
import type { Aspect } from "./figure/body.ts";
import { riseOf } from "./figure/headgear/rise.ts";
import { type Standing, groundReach, headsIn, paintBust, paintStanding } from "./paint-look.ts";
import { paintGroundShadow, paintGround } from "./studio-ground.ts";

const ASPECTS: Readonly<Record<NonNullable<SubjectCard["view"]>, Aspect>> = {
  "01_threequarter": "threequarter",
  "02_side": "side",
  "03_back": "back",
  "04_face": "front",
};
/** Where people stand, and how much of the height a grown one fills. */
const GROUND = 0.945;
const FIGURE = 0.885;
/** Left free at the upper edge. */
const EDGE = 0.03;

export function paintSubject(plan: SubjectCard): Canvas {
  const { width, height, view } = plan;
  const { canvas, context } = openCanvas(width, height);
  const isFace = view === "04_face";
  paintGround({ context, width, height }, isFace ? null : 0.8, plan.light);
  const line = Math.max(0.7, 0.0034 * Math.sqrt(width * height));
  const [first] = plan.looks;
  if (isFace && first && first.kind !== "thing") {
    const rise = riseAbove(first);
    const middle = height * (0.5 + 0.12 * Math.min(1, rise));
    const head = Math.min(height * 0.56, width * 0.7, (middle - height * EDGE) / (0.66 + rise));
    paintBust(context, first, {
      x: width / 2,
      top: middle - head * 0.66,
      head,
      line: line * 1.25,
    });
    return canvas;
  }
  const stands = plan.looks.map((look, at) => standing(plan, look, { at, line }));
  for (const [at, look] of plan.looks.entries()) {
    const stand = stands[at];
    if (stand)
      paintGroundShadow(context, [stand.x, stand.base - height * 0.004], {
        half: groundReach(look, stand.height),
        fromRight: plan.light.fromRight,
      });
  }
  for (const [at, look] of plan.looks.entries()) {
    const stand = stands[at];
    if (stand) paintStanding(context, look, stand);
  }
  return canvas;
}

export function standing(
  { width, height, view, looks, stance }: SubjectCard,
  look: SubjectLook,
  { at, line }: { readonly at: number; readonly line: number },
): Standing {
  const room = width / looks.length;
  const x = room * (at + 0.5);
  const aspect = view === null ? (look.kind === "person" ? "front" : "threequarter") : ASPECTS[view];
  const wide = { person: 2.6, robot: 2.1, animal: 1, creature: 0.72, thing: 0.62 }[look.kind];
  const most =
    look.kind === "animal"
      ? (room * 0.9 * animalHeight(look.look)) / animalLength(look.look)
      : look.kind === "thing" || look.kind === "creature"
        ? room * wide
        : room * 0.94 * wide;
  const share = FIGURE * statureOf(look);
  const above = height * (GROUND - EDGE);
  const tall = Math.min(height * share, most, above / (1 + riseAbove(look) / headsIn(look)));
  const base =
    look.kind === "thing" || tall < height * 0.6 ? height * 0.5 + tall * 0.5 + height * 0.06 : height * GROUND;
  return { x, base: Math.min(base, height * GROUND), height: tall, line, aspect, stance, flipped: false };
}

/** Hats, knots and high hair need room above the crown. Heads. */
function riseAbove(look: SubjectLook): number {
  if (look.kind !== "person") return 0;
  return look.look.hair.style === "bun" ? Math.max(0.25, riseOf(look.look)) : riseOf(look.look);
}

/** How much of a grown person's height somebody fills; small ones are drawn somewhat larger than they are. */
function statureOf(look: SubjectLook): number {
  if (look.kind === "thing") return 0.74;
  if (look.kind === "animal" || look.kind === "creature") return 0.8;
  if (look.kind === "robot") return 0.94 * look.look.stature;
  const heads = headsIn(look);
  return Math.min(1.03, look.look.stature * (0.55 + (0.45 * heads) / BODY));
}
