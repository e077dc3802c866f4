// Anybody and anything of a card at a place of a canvas: standing on a ground line, or as a head and shoulders that fill a height. Pixels.
import type { SubjectLook } from "../../core/animatic/looks/look.ts";
import type { CardStance } from "../../core/cards/card-plan.ts";
import type { Context2D } from "../animatic/paint/canvas.ts";
import { animalHeight, headHeight, animalLength, animalSkull, paintAnimal } from "./animals/paint-animal.ts";
import { creatureLength, paintCreature } from "./animals/paint-creature.ts";
import type { Aspect } from "./figure/body.ts";
import { headsOf, paintPerson } from "./figure/paint-person.ts";
import { ROBOT_HEADS, paintRobot } from "./paint-robot.ts";
import { paintThing, thingSize } from "./things/paint-object.ts";

/** Somebody who stands: the middle, the ground, the height from crown to sole. */
export interface Standing {
  readonly x: number;
  readonly base: number;
  readonly height: number;
  /** Breadth of an outline. */
  readonly line: number;
  readonly aspect: Aspect;
  readonly stance: CardStance;
  /** Looks to the right. */
  readonly flipped: boolean;
}

/** Heads in the height of whoever it is; things and animals have no such measure. */
export function headsIn(look: SubjectLook): number {
  if (look.kind === "person") return headsOf(look.look);
  return look.kind === "robot" ? ROBOT_HEADS : 1;
}

/** Half the breadth of the shadow on the ground. */
export function paintStanding(context: Context2D, look: SubjectLook, place: Standing): void {
  const { x, base, height, line, flipped } = place;
  if (look.kind === "thing") return paintThing(context, look.look, { x, base, width: height * 1.5, height, line });
  if (look.kind === "creature") return paintOneCreature(context, look, place);
  const units = look.kind === "animal" ? animalHeight(look.look) : headsIn(look);
  const scale = height / units;
  context.save();
  context.translate(x, look.kind === "animal" ? base : base - height);
  context.scale(flipped ? -scale : scale, scale);
  const pen = { context, line: line / scale };
  if (look.kind === "animal") paintAnimal(pen, look.look);
  else if (look.kind === "robot") paintRobot(pen, look.look, place.aspect);
  else paintPerson(pen, { look: look.look, aspect: place.aspect, stance: place.stance });
  context.restore();
}

function paintOneCreature(
  context: Context2D,
  { look }: SubjectLook & { readonly kind: "creature" },
  { x, base, height, line, flipped }: Pick<Standing, "x" | "base" | "height" | "line" | "flipped">,
): void {
  const scale = Math.min(height, (height * 2.2) / creatureLength(look));
  context.save();
  context.translate(x, base);
  context.scale(flipped ? -scale : scale, scale);
  paintCreature({ context, line: line / scale }, look);
  context.restore();
}

/** Half of what lies on the ground. */
export function groundReach(look: SubjectLook, height: number): number {
  if (look.kind === "thing") return thingSize(look.look, { width: height * 1.5, height }).half * 0.8;
  if (look.kind === "creature") return height * Math.min(1, creatureLength(look.look) / 2.4);
  if (look.kind === "animal") return (height / animalHeight(look.look)) * animalLength(look.look) * 0.3;
  return (height / headsIn(look)) * 1.05;
}

/** Head and shoulders, the crown at `top` and the head `head` high. */
export function paintBust(
  context: Context2D,
  look: SubjectLook,
  place: { readonly x: number; readonly top: number; readonly head: number; readonly line: number },
): void {
  const { x, top, head, line } = place;
  if (look.kind === "creature") {
    const base = top + head * 1.3;
    return paintOneCreature(context, look, { x, base, height: head * 1.3, line, flipped: false });
  }
  context.save();
  if (look.kind === "animal") paintAnimalBust(context, look, place);
  else {
    context.translate(x, top);
    context.scale(head, head);
    const pen = { context, line: line / head };
    if (look.kind === "robot") paintRobot(pen, look.look, "front");
    else if (look.kind === "person")
      paintPerson(pen, { look: look.look, aspect: "front", stance: { elbow: 0, reach: 0 } });
  }
  context.restore();
}

/** The whole animal, so near that its head fills the picture. */
function paintAnimalBust(
  context: Context2D,
  { look }: SubjectLook & { readonly kind: "animal" },
  { x, top, head, line }: { readonly x: number; readonly top: number; readonly head: number; readonly line: number },
): void {
  const [skullX, skullY] = animalSkull(look);
  const scale = (head * 0.66) / headHeight(look);
  context.translate(x + head * 0.2 - skullX * scale, top + head * 0.62 - skullY * scale);
  context.scale(scale, scale);
  paintAnimal({ context, line: line / scale }, look);
}
