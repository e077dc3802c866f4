// One drawing of a creature: darting, leaping out of the water, on what it is on, with what it has in its jaws.
import type { Expression } from "../../../../core/animatic/acting/acting.ts";
import type { AnimalAction, SiteKind } from "../../../../core/animatic/acting/animals/action-names.ts";
import { animalAction, SITE_HEIGHTS } from "../../../../core/animatic/acting/animals/animal-action.ts";
import type { Drawing } from "../../../../core/animatic/acting/performance.ts";
import { css, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { SEA_CREATURES, type CreatureLook } from "../../../../core/animatic/looks/creature-look.ts";
import type { SubjectLook } from "../../../../core/animatic/looks/look.ts";
import { headsOf } from "../../../../core/animatic/looks/true-size.ts";
import { creatureMotion, type CreatureMotion } from "../../../cards/animals/creature-motion.ts";
import { creatureLength, paintCreature } from "../../../cards/animals/paint-creature.ts";
import { Path2D } from "../../paint/canvas.ts";
import { oval, type Pen } from "../../../cards/pen.ts";
import { paintHeldBy, paintThread, THREAD } from "./creature-grips.ts";
import type { DrawnBody, DrawnPrey } from "../body-box.ts";
import { paintSite } from "./sites.ts";
import type { ThingLook } from "../../../../core/animatic/looks/object-look.ts";
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
const LUNGES: ReadonlySet<AnimalAction> = new Set(["pounce", "take", "tug", "eat", "swat"]);
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
  const { look } = whole;
  const { beat, phase } = drawing;
  const long = creatureLength(look);
  const leap = beat.animal === "leap" ? leapOf(look, phase) : undefined;
  const action = animalAction(beat);
  const site = siteOf(drawing, look);
  const raised = site ? SITE_HEIGHTS[site] : 0;
  const lunge = LUNGES.has(beat.animal ?? "stand") ? LUNGE * Math.sin(Math.PI * phase) ** 2 : 0;
  const motion = leap ? undefined : creatureMotion(look, { action, phase, gaze: expression.gaze[1] });
  const more = (held ? 0.7 : 0) + halfOf(prey);
  return {
    box: boxOf({ look, action, motion, raised, isOnSite: site !== undefined, more }, scale),
    paint: ({ context, line }) => {
      context.save();
      context.scale(scale, scale);
      if (leap) leaping(context, look, leap);
      if (action === "splash") paintFoam(context, long);
      const pen: Pen = { context, line: line / scale };
      if (site) paintSite(pen, site, "behind");
      context.save();
      context.translate(-lunge, -raised);
      if (motion) moved(pen, motion, { long, action });
      paintCreature(pen, look, { action, phase, isBlinking: expression.isBlinking || action === "sleep" });
      prey?.paint(pen, { at: [long * -0.45, -0.42], isBelow: false }, 1);
      if (held && beat.holds.length > 0) paintHeldBy(pen, held, { look, action });
      if (action === "tongue") paintTongue(pen, [long * -0.46, -0.52], phase);
      context.restore();
      if (site) paintSite(pen, site, "before");
      context.restore();
    },
  };
}

interface Extent {
  readonly look: CreatureLook;
  readonly action: AnimalAction;
  /** Undefined of what leaps. */
  readonly motion: CreatureMotion | undefined;
  readonly raised: number;
  readonly isOnSite: boolean;
  /** Before its mouth. */
  readonly more: number;
}

/** What is seen above it: in its heights. */
const ABOVE: Partial<Readonly<Record<AnimalAction, number>>> = { dangle: THREAD, on_nose: 0.7 };

function boxOf({ look, action, motion, raised, isOnSite, more }: Extent, scale: number): DrawnBody["box"] {
  const long = creatureLength(look);
  const tongue = action === "tongue" ? long * 0.5 + 1.3 : 0;
  const around = isOnSite ? SITE_REACH * 1.15 : tongue;
  const { aside, above, below } = motion ? movingRoom(motion, long) : leapingRoom(long);
  const isHovering = motion === undefined || (motion.isFree && !isOnSite);
  return {
    left: -(Math.max(long / 2 + 0.08, around) + more + aside) * scale,
    right: (Math.max(long / 2 + 0.08, around) + aside) * scale,
    top: -(1.04 + raised + around + above + (ABOVE[action] ?? 0)) * scale,
    bottom: (isHovering ? below : 0) * scale,
    head: [-long * 0.3 * scale, -scale * 0.55],
  };
}

/** What it takes beside, above and under itself as it leaps out of the water, and as it turns. */
const leapingRoom = (long: number) => ({ aside: long * 0.2, above: Math.max(0.9, long * 0.6), below: 0.1 });

function movingRoom({ isMoving }: CreatureMotion, long: number): ReturnType<typeof leapingRoom> {
  const room = isMoving ? long * MOVES : 0;
  return { aside: room * 0.5, above: room > 0 ? room + 0.3 : 0, below: room * 0.7 };
}

/** Of its length: what it takes above and beside itself as it turns. */
const MOVES = 0.2;

/** About its middle, or about its rear end on the ground. */
function moved(
  pen: Pen,
  { turn, up, wide, high, isOnGround }: CreatureMotion,
  { long, action }: { readonly long: number; readonly action: AnimalAction },
): void {
  const { context } = pen;
  if (action === "dangle") paintThread(pen, up);
  const [x, y] = isOnGround ? [long * 0.3, 0] : [0, -0.5];
  context.translate(x, y - up);
  context.rotate((turn * Math.PI) / 180);
  context.scale(wide, high);
  context.translate(-x, -y);
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
