// One drawing of a creature: darting, leaping out of the water, on what it is on, with what it has in its jaws.
import type { Expression } from "../../../../core/animatic/acting/acting.ts";
import type { AnimalAction, SiteKind } from "../../../../core/animatic/acting/animals/action-names.ts";
import { SITE_HEIGHTS } from "../../../../core/animatic/acting/animals/animal-action.ts";
import type { Drawing } from "../../../../core/animatic/acting/performance.ts";
import { css, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { SEA_CREATURES, type CreatureLook } from "../../../../core/animatic/looks/creature-look.ts";
import type { SubjectLook } from "../../../../core/animatic/looks/look.ts";
import { headsOf } from "../../../../core/animatic/looks/true-size.ts";
import { creatureLength, paintCreature } from "../../../cards/animals/paint-creature.ts";
import { Path2D } from "../../paint/canvas.ts";
import { oval, type Pen } from "../../../cards/pen.ts";
import type { DrawnBody, DrawnPrey } from "../body-box.ts";
import { paintSite } from "./sites.ts";
import type { ThingLook } from "../../../../core/animatic/looks/object-look.ts";
import { paintThing } from "../../../cards/things/paint-object.ts";
import { paintTongue } from "./tongue.ts";

interface CreatureOrder {
  readonly drawing: Drawing;
  readonly expression: Expression;
  readonly held?: ThingLook | undefined;
  readonly prey?: DrawnPrey | undefined;
}

/** Breadths of what it is on. */
const SITE_REACH = 1.9;

/** What a creature does by darting forwards and back, and how far, in its heights. */
const LUNGES: ReadonlySet<AnimalAction> = new Set(["pounce", "take", "tug", "eat"]);
const LUNGE = 0.5;

interface Leap {
  readonly turn: number;
  readonly up: number;
  /** Nothing of it is seen under water. */
  readonly isCut: boolean;
}

/** What lives in the sea bursts out of it nose first, arcs, and falls back. Heights above the water of its middle, degrees. */
const BREACH: readonly (readonly [up: number, turn: number])[] = [
  [-0.3, 58],
  [0.35, 48],
  [0.8, 26],
  [0.85, -6],
  [0.35, -38],
  [-0.25, -52],
];

/** A whale leaves the water by little. */
const HEAVY = 0.45;

/** How a creature that leaps is turned and how high it is at each moment of its leap: degrees, and heights of its own. */
function leapOf(look: CreatureLook, phase: number): Leap {
  const isCut = SEA_CREATURES.has(look.shape) && look.shape !== "turtle";
  if (!isCut)
    return { turn: 46 - 96 * phase, up: 0.15 + 0.8 * Math.sin(Math.PI * Math.min(1, 0.12 + phase * 0.9)), isCut };
  const [up, turn] = BREACH[Math.min(BREACH.length - 1, Math.round(phase * BREACH.length))] ?? [0, 0];
  return { up: look.shape === "whale" ? up * HEAVY : up, turn, isCut };
}

const FOAM: Colour = { light: 0.94, chroma: 0.02, hue: 230 };

export function creatureBody(
  { drawing, expression, held, prey }: CreatureOrder,
  whole: SubjectLook & { readonly kind: "creature" },
): DrawnBody {
  const scale = headsOf(whole);
  const long = creatureLength(whole.look) * scale;
  const leap = drawing.beat.animal === "leap" ? leapOf(whole.look, drawing.phase) : undefined;
  const more = leap ? Math.max(scale * 0.9, long * 0.6) : 0;
  const site = siteOf(drawing, whole.look);
  const raised = site ? SITE_HEIGHTS[site] : 0;
  const lunge = LUNGES.has(drawing.beat.animal ?? "stand") ? LUNGE * Math.sin(Math.PI * drawing.phase) ** 2 : 0;
  const isTongued = drawing.beat.animal === "tongue";
  const around = site ? SITE_REACH * scale * 1.15 : isTongued ? long * 0.5 + 1.3 * scale : 0;
  return {
    box: {
      left: -Math.max(long / 2 + (held ? 0.7 * scale : 0.1), around) - halfOf(prey) * scale,
      right: Math.max(long / 2 + 0.1, around),
      top: -scale * 1.04 - more - raised * scale - around,
      bottom: leap ? scale * 0.1 : 0,
      head: [-long * 0.3, -scale * 0.55],
    },
    paint: ({ context, line }) => {
      context.save();
      context.scale(scale, scale);
      if (leap) leaping(context, whole.look, leap);
      if (drawing.beat.animal === "splash") paintFoam(context, creatureLength(whole.look));
      const pen: Pen = { context, line: line / scale };
      if (site) paintSite(pen, site, "behind");
      context.translate(-lunge, -raised);
      paintCreature(pen, whole.look, expression.isBlinking);
      prey?.paint(pen, { at: [creatureLength(whole.look) * -0.45, -0.42], isBelow: false }, 1);
      if (drawing.beat.holds.length > 0) paintBite(pen, held, whole.look);
      if (isTongued) paintTongue(pen, [creatureLength(whole.look) * -0.46, -0.52], drawing.phase);
      context.translate(lunge, raised);
      if (site) paintSite(pen, site, "before");
      context.restore();
    },
  };
}

/** Breadths before the middle and heights above the ground of its mouth. */
const MOUTH = [0.47, 0.5] as const;
const MOUTHS: Partial<Readonly<Record<CreatureLook["shape"], readonly [number, number]>>> = { seal: [0.36, 0.86] };

function paintBite({ context, line }: Pen, thing: ThingLook | undefined, look: CreatureLook): void {
  if (!thing) return;
  const [along, up] = MOUTHS[look.shape] ?? MOUTH;
  const x = -creatureLength(look) * along;
  paintThing(context, thing, { x: x - 0.16, base: -up + 0.16, width: 0.9, height: 0.34, line });
}

const halfOf = (prey: DrawnPrey | undefined): number => (prey ? prey.size(1).long * 0.6 : 0);

function siteOf({ beat }: Drawing, { shape }: CreatureLook): SiteKind | undefined {
  const said = beat.site?.kind;
  return said === "under_bed" && shape === "monster" ? undefined : said;
}

function leaping(context: Pen["context"], look: CreatureLook, { up, turn, isCut }: Leap): void {
  const long = creatureLength(look);
  if (isCut) {
    paintFoam(context, long);
    const above = new Path2D();
    above.rect(-long * 2, -long * 4, long * 4, long * 4);
    context.clip(above);
  }
  context.translate(0, -up - 0.5);
  context.rotate((turn * Math.PI) / 180);
  context.translate(0, 0.5);
}

function paintFoam(context: Pen["context"], long: number): void {
  context.fillStyle = css(FOAM);
  for (let drop = 0; drop < 26; drop++) {
    const part = ((drop * 9) % 26) / 26;
    context.fill(oval((part - 0.5) * long * 1.1, -0.02 - ((drop * 7) % 9) * 0.05, 0.045, 0.07));
  }
  context.fill(oval(0, 0, long * 0.5, 0.06));
}
