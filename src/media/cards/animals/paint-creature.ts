// A creature as large as its place allows: its drawing in its own colours, its marks, its eyes. It looks to the left.
import type { AnimalAction } from "../../../core/animatic/acting/animals/action-names.ts";
import { css, faded, mixed, type Colour } from "../../../core/animatic/colour/colour.ts";
import type { CreatureLook } from "../../../core/animatic/looks/creature-look.ts";
import { LAND_CREATURES } from "./land-creatures.ts";
import { ODD_CREATURES } from "./odd-creatures.ts";
import { SEA_CREATURES } from "./sea-creatures.ts";
import { posedDrawing } from "./posed-creatures.ts";
import { WILD_CREATURES } from "./wild-creatures.ts";
import { type CreatureDrawing, paintDrawing } from "../things/drawing.ts";
import { type Pen, oval } from "../pen.ts";

const PLAIN: CreatureDrawing = { box: [-0.5, 0, 0.5, 1], eyes: [], back: [0, 0, 0, 0], parts: [] };

function drawingOf(shape: CreatureLook["shape"]): CreatureDrawing {
  return SEA_CREATURES[shape] ?? LAND_CREATURES[shape] ?? WILD_CREATURES[shape] ?? ODD_CREATURES[shape] ?? PLAIN;
}

/** Breadth in heights. */
export function creatureLength({ shape }: CreatureLook): number {
  const [left, top, right, bottom] = drawingOf(shape).box;
  return (right - left) / (bottom - top);
}

interface CreatureMoment {
  readonly action: AnimalAction;
  readonly phase: number;
  readonly isBlinking?: boolean;
}

/** As on a card. */
const STANDING: CreatureMoment = { action: "stand", phase: 0 };

/** Where the first eye is: from the left and from the top, in parts of the whole. */
export function creatureEye({ shape }: CreatureLook): readonly [x: number, y: number] {
  const { box, eyes } = drawingOf(shape);
  const [left, top, right, bottom] = box;
  const [x, y] = eyes[0] ?? [(left + right) / 2, (top + bottom) / 2];
  return [(x - left) / (right - left), (y - top) / (bottom - top)];
}

/** Their stripes are the winding of the shell. */
const SHELLED: ReadonlySet<string> = new Set(["snail", "turtle", "crab"]);

/** One unit high, the middle of its underside at the origin. */
export function paintCreature(pen: Pen, look: CreatureLook, moment: CreatureMoment = STANDING): void {
  const { context } = pen;
  const { isBlinking = false } = moment;
  const { box, eyes, back, ...drawing } = posedDrawing(look, moment) ?? drawingOf(look.shape);
  const [left, top, right, bottom] = box;
  const scale = 1 / (bottom - top);
  context.save();
  context.scale(scale, scale);
  context.translate(-(left + right) / 2, -bottom);
  const own = { context, line: pen.line / scale };
  if (look.glows === true) paintShine(context, drawingOf(look.shape).box);
  paintDrawing(own, drawing, { colour: look.coat, second: look.pale });
  if (look.glows === true && look.shape === "bee") {
    context.fillStyle = css(SHINE);
    context.fill(oval(...LAMP, 0.15, 0.13));
  }
  if (look.marking !== "plain" && !SHELLED.has(look.shape)) paintMarks(own, look, back);
  for (const [x, y, radius] of eyes) {
    context.fillStyle = css(isBlinking ? mixed(look.coat, look.eyes, 0.2) : look.eyes);
    context.fill(oval(x, y, radius));
    if (isBlinking) continue;
    context.fillStyle = css({ light: 0.13, chroma: 0.01, hue: 260 });
    context.fill(oval(x - radius * 0.12, y, radius * 0.58));
    context.fillStyle = "rgba(255,255,255,0.95)";
    context.fill(oval(x - radius * 0.32, y - radius * 0.34, radius * 0.24));
  }
  context.restore();
}

/** Round its hind part: a firefly's lamp, a jellyfish in the deep. */
function paintShine(context: Pen["context"], [left, top, right, bottom]: CreatureDrawing["box"]): void {
  const [x, y, far] = [left + (right - left) * 0.7, (top + bottom) / 2, (right - left) * 0.62];
  const light = context.createRadialGradient(x, y, 0, x, y, far);
  light.addColorStop(0, css(SHINE));
  light.addColorStop(0.35, css(faded(SHINE, 0.55)));
  light.addColorStop(1, css(faded(SHINE, 0)));
  context.fillStyle = light;
  context.fill(oval(x, y, far));
}

/** Of a firefly. */
const LAMP = [0.38, 0.6] as const;
const SHINE: Colour = { light: 0.95, chroma: 0.14, hue: 110 };

function paintMarks(
  { context }: Pen,
  look: CreatureLook,
  [left, top, right, bottom]: readonly [number, number, number, number],
): void {
  const isDark = look.coat.light > 0.4;
  context.save();
  context.globalCompositeOperation = "source-atop";
  context.fillStyle = css(faded(isDark ? { light: 0.2, chroma: 0.02, hue: 60 } : look.pale, 0.8));
  for (let mark = 0; mark < 3; mark++) {
    const x = left + ((right - left) * (mark + 0.5)) / 3;
    if (look.marking === "striped")
      context.fill(oval(x, (top + bottom) / 2, (right - left) * 0.07, (bottom - top) * 0.48, 0.12));
    else
      for (const y of [0.3, 0.72])
        context.fill(oval(x + (y > 0.5 ? 0.08 : 0), top + (bottom - top) * y, (right - left) * 0.08));
  }
  context.restore();
}
