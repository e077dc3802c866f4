// One drawing of an animal: what it is on or in, what is in its mouth, the leash on which it goes.
import type { Expression } from "../../../../core/animatic/acting/acting.ts";
import type { AnimalAction, SiteKind } from "../../../../core/animatic/acting/animals/action-names.ts";
import { animalAction } from "../../../../core/animatic/acting/animals/animal-action.ts";
import type { Drawing } from "../../../../core/animatic/acting/performance.ts";
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import type { SubjectLook } from "../../../../core/animatic/looks/look.ts";
import type { AnimalLook } from "../../../../core/animatic/looks/animal-look.ts";
import type { ThingLook } from "../../../../core/animatic/looks/object-look.ts";
import { headsOf, trueSize } from "../../../../core/animatic/looks/true-size.ts";
import {
  animalClaws,
  animalHeight,
  animalMouth,
  animalPaw,
  animalReach,
  animalSkull,
  paintAnimal,
  usesPaws,
} from "../../../cards/animals/paint-animal.ts";
import type { BeastMoment } from "../../../cards/animals/beast/frame.ts";
import { curve, drawLine, type Dot, type Pen } from "../../../cards/pen.ts";
import type { DrawnBody, DrawnPrey, PreyGrip } from "../body-box.ts";
import { paintBough, paintServed } from "./eaten.ts";
import { LEAST_SHARE, paintInPaws, paintMouthful, paintOnNose } from "./mouthful.ts";
import { raisedBy } from "./raised.ts";
import { paintTongue } from "./tongue.ts";
import { DEN_REACH, paintDen, paintSite } from "./sites.ts";

export interface AnimalOrder {
  readonly drawing: Drawing;
  readonly expression: Expression;
  readonly held: ThingLook | undefined;
  readonly leash?: Dot | undefined;
  /** In the jaws or claws. */
  readonly prey?: DrawnPrey | undefined;
}

/** What takes more height than standing: spread wings, an animal on its hind legs or off the ground. */
const UPRIGHT: ReadonlySet<AnimalAction> = new Set([
  ...(["rear", "beg", "fly", "glide", "jump", "roar", "climb", "shake", "play", "run"] as const),
  ...([
    "howl",
    "look_round",
    "leap",
    "pounce",
    "reach_up",
    "fire",
    "fly_fire",
    "spread",
    "land",
    "bark",
    "hiss",
    "nibble",
    "spray",
    "shower",
    "snap",
  ] as const),
]);
/** What is seen around it: in its own units. */
const AROUND: Partial<Readonly<Record<AnimalAction, number>>> = {
  ...{
    fire: 2.7,
    fly_fire: 2.7,
    bark: 0.9,
    howl: 0.6,
    roar_up: 0.9,
    roar: 0.9,
    hiss: 0.7,
    shake: 0.7,
    dig: 0.8,
    take: 0.4,
    drink: 1,
    dunk: 1.1,
    splash: 1.1,
    spit: 1.4,
    spray: 1.7,
    shower: 1.7,
    tongue: 1.3,
    lick: 0.9,
  },
};
/** Breadths of what an animal is on. */
const SITE_REACH = 1.9;
const WIDE_SITES: Partial<Readonly<Record<SiteKind, number>>> = {
  brood: 2.5,
  trunk: 3,
  gnawed: 2.9,
  under_bed: 2.6,
  door: 2.6,
};
const LEATHER: Colour = { light: 0.3, chroma: 0.05, hue: 45 };

const isPutDown = ({ gesture }: Drawing["beat"], action: AnimalAction): boolean =>
  PUTS_DOWN.has(gesture) && action !== "offer";

/** In heads; an animal's own unit is the height of its shoulder. */
export function animalBody(
  { drawing, expression, held, leash, prey }: AnimalOrder,
  whole: SubjectLook & { readonly kind: "animal" },
): DrawnBody {
  const { look } = whole;
  const { beat } = drawing;
  const scale = headsOf(whole) / animalHeight(look);
  const action = animalAction(beat);
  const moment = { action, phase: drawing.phase, ...expression };
  const isDown = isPutDown(beat, action);
  const den = beat.site?.den === undefined ? undefined : beat.site;
  const site = den ? undefined : beat.site?.kind;
  const raised = raisedBy(whole, beat, { action, high: animalHeight(look) });
  const top = action === "climb" ? 0 : raised;
  const mouthful = beat.holds.length > 0 && !FEEDS.has(action) ? held : undefined;
  const served = beat.holds.length > 0 && action === "eat" ? held : undefined;
  const box = boxOf(look, { moment, site, raised, leash, isHolding: mouthful !== undefined });
  const more = halfOf(prey, look);
  const left = (den ? Math.min(box.left, -DEN_REACH) : box.left) - more;
  return {
    box: {
      ...{ left: left * scale, right: (box.right + more) * scale, top: (box.top - more) * scale, bottom: 0 },
      head: [box.head[0] * scale, box.head[1] * scale],
    },
    paint: ({ context, line }) => {
      context.save();
      context.scale(scale, scale);
      const pen: Pen = { context, line: line / scale };
      if (den) paintDen(pen, den);
      if (site) paintSite(pen, site, "behind", top);
      context.save();
      context.translate(0, -raised);
      paintServed(pen, served, { isBehind: true, x: animalMouth(look, moment)[0] });
      if (den?.den !== "inside") paintAnimal(pen, look, moment);
      paintBough(pen, beat.because, animalMouth(look, isBrowsing(moment) ? { ...moment, phase: REACHED } : moment));
      if (action === "tongue") paintTongue(pen, animalMouth(look, moment), drawing.phase);
      paintServed(pen, served, { isBehind: false, x: animalMouth(look, moment)[0] });
      if (mouthful)
        paintHad(pen, mouthful, {
          look,
          moment,
          isDown,
          share: Math.max(LEAST_SHARE, Math.min(1, LARGE / trueSize(whole))),
        });
      if (prey) paintInJaws(pen, prey, { look, moment, isDown });
      if (leash) paintLeash(pen, animalSkull(look, moment), [leash[0], leash[1] + raised]);
      context.restore();
      if (site) paintSite(pen, site, "before", top);
      context.restore();
    },
  };
}

const halfOf = (prey: DrawnPrey | undefined, look: AnimalLook): number =>
  prey ? prey.size(animalHeight(look)).long / 2 : 0;

/** In the forepaws, in the mouth, or put down on the ground before it. */
function paintHad(pen: Pen, thing: ThingLook, having: Having & { readonly share: number }): void {
  const { look, moment, isDown, share } = having;
  const paw = usesPaws(look, moment.action) ? animalPaw(look, moment) : undefined;
  if (paw) return paintInPaws(pen, thing, paw);
  if (moment.action === "on_nose") return paintOnNose(pen, thing, animalMouth(look, moment));
  paintMouthful(pen, thing, { at: isDown ? [-animalReach(look).before * 0.9, 0] : animalMouth(look, moment), share });
}

/** A trunk goes up to the leaves and down again; they hang where they are. */
const isBrowsing = ({ action }: BeastMoment): boolean => action === "lick";
const REACHED = 0.25;

interface Having {
  readonly look: AnimalLook;
  readonly moment: BeastMoment;
  /** On the ground before it. */
  readonly isDown: boolean;
}

function paintInJaws(pen: Pen, prey: DrawnPrey, { look, moment, isDown }: Having): void {
  const tall = animalHeight(look);
  const { long, high } = prey.size(tall);
  const down: PreyGrip = { at: [-animalReach(look).before - long * 0.4, -high * 0.2], isBelow: true };
  prey.paint(pen, isDown ? down : gripOf(look, moment), tall);
}

/** In the beak or the jaws; under the claws of a bird that flies. */
const IN_AIR: ReadonlySet<AnimalAction> = new Set(["fly", "glide", "leap"]);

function gripOf(look: AnimalLook, moment: BeastMoment): PreyGrip {
  const claws = IN_AIR.has(moment.action) ? animalClaws(look, moment) : undefined;
  return { at: claws ?? animalMouth(look, moment), isBelow: claws !== undefined };
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
      highOf(look, moment.action) * (isLookingBack(moment) ? BENT_BACK : 1) + raised + around * 0.3,
      site === "sill" ? 3.3 : site === "trunk" ? 6.6 : site === "gnawed" ? 5.2 : site === "door" ? 3.8 : 0,
      -leashY,
    ),
    head: [x, y - raised] as const,
  };
}

const ON_HIND_LEGS: ReadonlySet<AnimalAction> = new Set([
  ...(["upright", "roar_up", "drum", "dance", "handle", "offer", "fight", "hug", "point", "paw"] as const),
]);

/** Heights that a head takes that is turned round over the back. */
const BENT_BACK = 1.4;
/** One that sits is higher than one that stands, where its legs are short. */
const SITTING = 1.35;
const isLookingBack = ({ gaze: [right] = [0, 0] }: BeastMoment): boolean => right > 0.5;

function highOf(look: AnimalLook, action: AnimalAction): number {
  if (ON_HIND_LEGS.has(action)) return animalHeight(look) * 2.4;
  if (action === "leap") return animalHeight(look) * 1.08 + 1.1;
  if (action === "sit") return animalHeight(look) * SITTING;
  return animalHeight(look) * (UPRIGHT.has(action) ? 1.75 : 1.08);
}

/** What it eats and drinks lies there. */
const FEEDS: ReadonlySet<AnimalAction> = new Set(["eat", "sniff", "lick"]);

/** Of an animal beside a person, from which on things in its mouth are no larger. */
const LARGE = 0.8;

function paintLeash(pen: Pen, [x, y]: Dot, [toX, toY]: Dot): void {
  const from: Dot = [x + 0.12, y + 0.2];
  drawLine(pen, curve([from, [(from[0] + toX) / 2, (from[1] + toY) / 2 + 0.16], [toX, toY]], false), LEATHER, 2);
}
