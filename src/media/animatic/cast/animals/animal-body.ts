// One drawing of an animal: what it is on or in, what is in its mouth, the leash on which it goes; and of a creature that leaps.
import type { Expression } from "../../../../core/animatic/acting/acting.ts";
import type { AnimalAction, SiteKind } from "../../../../core/animatic/acting/animals/action-names.ts";
import { animalAction, SITE_HEIGHTS } from "../../../../core/animatic/acting/animals/animal-action.ts";
import type { Drawing } from "../../../../core/animatic/acting/performance.ts";
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import type { SubjectLook } from "../../../../core/animatic/looks/look.ts";
import { ANIMALS } from "../../../../core/animatic/looks/animals/kinds.ts";
import type { AnimalLook } from "../../../../core/animatic/looks/animal-look.ts";
import type { ThingLook } from "../../../../core/animatic/looks/object-look.ts";
import { headsOf } from "../../../../core/animatic/looks/true-size.ts";
import {
  animalHeight,
  animalMouth,
  animalReach,
  animalSkull,
  paintAnimal,
} from "../../../cards/animals/paint-animal.ts";
import type { BeastMoment } from "../../../cards/animals/beast/frame.ts";
import { creatureLength, paintCreature } from "../../../cards/animals/paint-creature.ts";
import { curve, drawLine, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import type { DrawnBody } from "../body-box.ts";
import { SEA_CREATURES } from "../../../../core/animatic/looks/creature-look.ts";
import { paintThing } from "../../../cards/things/paint-object.ts";
import { css } from "../../../../core/animatic/colour/colour.ts";
import { DEN_REACH, paintDen, paintSite } from "./sites.ts";

export interface AnimalOrder {
  readonly drawing: Drawing;
  readonly expression: Expression;
  readonly held: ThingLook | undefined;
  readonly leash?: Dot | undefined;
}

/** What takes more height than standing: spread wings, an animal on its hind legs or off the ground. */
const UPRIGHT: ReadonlySet<AnimalAction> = new Set([
  ...(["rear", "beg", "fly", "glide", "jump", "roar", "climb", "shake", "play", "run"] as const),
  ...(["howl", "leap", "pounce", "reach_up", "fire", "spread", "land", "bark", "hiss", "nibble", "spray"] as const),
]);
/** What is seen around it: in its own units. */
const AROUND: Partial<Readonly<Record<AnimalAction, number>>> = {
  ...{
    fire: 2.7,
    bark: 0.9,
    howl: 0.6,
    roar: 0.9,
    hiss: 0.7,
    shake: 0.7,
    dig: 0.8,
    take: 0.4,
    drink: 1,
    spray: 1.7,
    tongue: 1.3,
  },
};
/** Heights of the shoulder of what a mouth holds, and breadths of what an animal is on. */
const MOUTHFUL = 0.42;
const SITE_REACH = 1.9;
const WIDE_SITES: Partial<Readonly<Record<SiteKind, number>>> = {
  brood: 2.5,
  trunk: 3,
  gnawed: 2.9,
  under_bed: 2.6,
  door: 2.6,
};
const LEATHER: Colour = { light: 0.3, chroma: 0.05, hue: 45 };

/** In heads; an animal's own unit is the height of its shoulder. */
export function animalBody(
  { drawing, expression, held, leash }: AnimalOrder,
  whole: SubjectLook & { readonly kind: "animal" },
): DrawnBody {
  const { look } = whole;
  const { beat } = drawing;
  const scale = headsOf(whole) / animalHeight(look);
  const action = animalAction(beat);
  const moment = { action, phase: drawing.phase, ...expression };
  const { before } = animalReach(look);
  const den = beat.site?.den === undefined ? undefined : beat.site;
  const site = den ? undefined : beat.site?.kind;
  const raised = site && beat.site?.isUnder !== true ? SITE_HEIGHTS[site] : 0;
  const mouthful = beat.holds.length > 0 && !FEEDS.has(action) ? held : undefined;
  const box = boxOf(look, { moment, site, raised, leash, isHolding: mouthful !== undefined });
  const left = den ? Math.min(box.left, -DEN_REACH) : box.left;
  return {
    box: {
      ...{ left: left * scale, right: box.right * scale, top: box.top * scale, bottom: 0 },
      head: [box.head[0] * scale, box.head[1] * scale],
    },
    paint: ({ context, line }) => {
      context.save();
      context.scale(scale, scale);
      const pen: Pen = { context, line: line / scale };
      if (den) paintDen(pen, den);
      if (site) paintSite(pen, site, "behind");
      context.save();
      context.translate(0, -raised);
      if (den?.den !== "inside") paintAnimal(pen, look, moment);
      if (action === "tongue") paintTongue(pen, animalMouth(look, moment), drawing.phase);
      if (mouthful)
        paintMouthful(pen, mouthful, {
          at: PUTS_DOWN.has(beat.gesture) ? [-before * 0.9, 0] : animalMouth(look, moment),
          share: Math.min(1, LARGE / ANIMALS[look.species].size),
        });
      if (leash) paintLeash(pen, animalSkull(look, moment), [leash[0], leash[1] + raised]);
      context.restore();
      if (site) paintSite(pen, site, "before");
      context.restore();
    },
  };
}

const PUTS_DOWN: ReadonlySet<string> = new Set(["drop", "put_down", "hand_over", "give"]);

interface Extent {
  readonly moment: BeastMoment;
  readonly site: SiteKind | undefined;
  readonly raised: number;
  readonly leash: Dot | undefined;
  readonly isHolding: boolean;
}

/** What it covers with all that is drawn with it, in its own units. */
function boxOf(look: AnimalLook, { moment, site, raised, leash, isHolding }: Extent) {
  const { before, behind } = animalReach(look);
  const [x, y] = animalSkull(look, moment);
  const around = AROUND[moment.action] ?? 0;
  const wide = site ? (WIDE_SITES[site] ?? SITE_REACH) : 0;
  const [leashX, leashY] = leash ?? [0, 0];
  return {
    left: -Math.max(before + around + (isHolding ? 0.3 : 0), wide, -leashX),
    right: Math.max(behind + around * 0.5, wide, leashX),
    top: -Math.max(
      highOf(look, moment.action) + raised + around * 0.3,
      site === "sill" ? 3.3 : site === "trunk" ? 6.6 : site === "gnawed" ? 5.2 : site === "door" ? 3.8 : 0,
      -leashY,
    ),
    head: [x, y - raised] as const,
  };
}

function highOf(look: AnimalLook, action: AnimalAction): number {
  if (action === "leap" || action === "pounce") return animalHeight(look) * 1.08 + 1.1;
  return animalHeight(look) * (UPRIGHT.has(action) ? 1.75 : 1.08);
}

/** What it eats and drinks lies there. */
const FEEDS: ReadonlySet<AnimalAction> = new Set(["eat", "sniff", "lick"]);

/** Of an animal beside a person, from which on things in its mouth are no larger. */
const LARGE = 0.8;

interface Mouthful {
  readonly at: Dot;
  readonly share: number;
}

/** A thing across the mouth, or on the ground before it: its middle there. */
function paintMouthful({ context, line }: Pen, thing: ThingLook, { at: [x, y], share }: Mouthful): void {
  const isDown = y === 0;
  context.save();
  context.translate(x, isDown ? 0 : y + MOUTHFUL * 0.3);
  context.scale(share, share);
  if (!isDown && LONG.has(thing.shape)) context.rotate(Math.PI / 2.3);
  paintThing(context, thing, {
    x: 0,
    base: isDown ? 0 : LONG.has(thing.shape) ? 0.55 : MOUTHFUL * 0.5,
    width: 1.4,
    height: LONG.has(thing.shape) ? 1.1 : MOUTHFUL,
    line,
  });
  context.restore();
}

const LONG: ReadonlySet<string> = new Set([
  "staff",
  "stick",
  "cane",
  "branch",
  "baguette",
  "sword",
  "umbrella",
  "pen",
  "newspaper",
]);

function paintLeash(pen: Pen, [x, y]: Dot, [toX, toY]: Dot): void {
  const from: Dot = [x + 0.12, y + 0.2];
  drawLine(pen, curve([from, [(from[0] + toX) / 2, (from[1] + toY) / 2 + 0.16], [toX, toY]], false), LEATHER, 2);
}

/** What a creature does by darting forwards and back, and how far, in its heights. */
const LUNGES: ReadonlySet<AnimalAction> = new Set(["pounce", "take", "tug", "eat"]);
const LUNGE = 0.5;

const TONGUE: Colour = { light: 0.66, chroma: 0.16, hue: 12 };
const WING: Colour = { light: 0.9, chroma: 0.01, hue: 230 };
const FLY: Colour = { light: 0.16, chroma: 0.01, hue: 260 };
/** How far it is out at each quarter of its turn, and how far the insect is away. */
const TONGUE_OUT = [0.06, 0.6, 1, 0.3] as const;
const FLY_AT = [1, 1, 1, 0.3] as const;
const TONGUE_REACH = 1.15;

/** Out to an insect, and back with it. */
function paintTongue(pen: Pen, [x, y]: Dot, phase: number): void {
  const turn = Math.min(3, Math.floor(phase * 4 + 0.01));
  const tip = (part: number): Dot => [x - TONGUE_REACH * part, y - 0.22 * part];
  const [toX, toY] = tip(TONGUE_OUT[turn] ?? 0);
  drawLine(
    pen,
    curve(
      [
        [x + 0.03, y],
        [(x + toX) / 2, (y + toY) / 2 + 0.03],
        [toX, toY],
      ],
      false,
    ),
    TONGUE,
    5,
  );
  paintPart(pen, oval(toX, toY, 0.07, 0.055), TONGUE, { shade: 0.02 });
  const [flyX, flyY] = tip(FLY_AT[turn] ?? 1);
  for (const side of [-1, 1])
    paintPart(pen, oval(flyX + 0.045 * side, flyY - 0.07, 0.07, 0.03, side * -0.7), WING, { shade: 0 });
  paintPart(pen, oval(flyX, flyY, 0.065, 0.05), FLY, { shade: 0 });
}

/** How a creature that leaps is turned and how high it is at each moment of its leap: degrees, and heights of its own. */
function leapOf(phase: number): { readonly turn: number; readonly up: number } {
  return { turn: 46 - 96 * phase, up: 0.15 + 0.8 * Math.sin(Math.PI * Math.min(1, 0.12 + phase * 0.9)) };
}

const FOAM: Colour = { light: 0.94, chroma: 0.02, hue: 230 };

export function creatureBody(
  { drawing, expression }: AnimalOrder,
  whole: SubjectLook & { readonly kind: "creature" },
): DrawnBody {
  const scale = headsOf(whole);
  const long = creatureLength(whole.look) * scale;
  const leap = drawing.beat.animal === "leap" ? leapOf(drawing.phase) : undefined;
  const more = leap ? long * 0.8 : 0;
  const said = drawing.beat.site?.kind;
  const site = said === "under_bed" && whole.look.shape === "monster" ? undefined : said;
  const raised = site ? SITE_HEIGHTS[site] : 0;
  const lunge = LUNGES.has(drawing.beat.animal ?? "stand") ? LUNGE * Math.sin(Math.PI * drawing.phase) ** 2 : 0;
  const isTongued = drawing.beat.animal === "tongue";
  const around = site ? SITE_REACH * scale * 1.15 : isTongued ? long * 0.5 + 1.3 * scale : 0;
  return {
    box: {
      left: -Math.max(long / 2 + 0.1, around),
      right: Math.max(long / 2 + 0.1, around),
      top: -scale * 1.04 - more - raised * scale - around,
      bottom: leap ? scale * 0.1 : 0,
      head: [-long * 0.3, -scale * 0.55],
    },
    paint: ({ context, line }) => {
      context.save();
      context.scale(scale, scale);
      if (leap) {
        if (SEA_CREATURES.has(whole.look.shape)) paintFoam(context, creatureLength(whole.look));
        context.translate(0, -leap.up - 0.5);
        context.rotate((leap.turn * Math.PI) / 180);
        context.translate(0, 0.5);
      }
      const pen: Pen = { context, line: line / scale };
      if (site) paintSite(pen, site, "behind");
      context.translate(-lunge, -raised);
      paintCreature(pen, whole.look, expression.isBlinking);
      if (isTongued) paintTongue(pen, [creatureLength(whole.look) * -0.46, -0.52], drawing.phase);
      context.translate(lunge, raised);
      if (site) paintSite(pen, site, "before");
      context.restore();
    },
  };
}

function paintFoam(context: Pen["context"], long: number): void {
  context.fillStyle = css(FOAM);
  for (let drop = 0; drop < 26; drop++) {
    const part = ((drop * 9) % 26) / 26;
    context.fill(oval((part - 0.5) * long * 1.1, -0.02 - ((drop * 7) % 9) * 0.05, 0.045, 0.07));
  }
  context.fill(oval(0, 0, long * 0.5, 0.06));
}
