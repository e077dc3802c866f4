// What hangs in an animal's jaws or under its claws: the other animal, limp, as large beside it as it is.
import type { SubjectLook } from "../../../../core/animatic/looks/look.ts";
import { trueSize } from "../../../../core/animatic/looks/true-size.ts";
import type { Beat } from "../../../../core/animatic/acting/acting.ts";
import { animalHeight, animalReach, paintAnimal } from "../../../cards/animals/paint-animal.ts";
import { creatureLength, paintCreature } from "../../../cards/animals/paint-creature.ts";
import type { Pen } from "../../../cards/pen.ts";
import type { DrawnPrey, PreyGrip } from "../body-box.ts";

type Prey = Extract<SubjectLook, { readonly kind: "animal" | "creature" }>;

/** What an animal has in a beat, where it is another one. */
export function preyIn(
  { holds }: Beat,
  hunter: SubjectLook,
  looks: ReadonlyMap<string, SubjectLook>,
): DrawnPrey | undefined {
  const look = looks.get(holds.at(-1) ?? "");
  if (look?.kind !== "animal" && look?.kind !== "creature") return undefined;
  const size = (tall: number) => sizeOf(look, hunter, tall);
  return { size, paint: (pen, grip, tall) => paintPrey(pen, look, grip, size(tall).high) };
}

/** Its height beside the hunter's: it must be seen, and see the hunter. */
const LEAST = 0.24;
const MOST = 0.6;

function sizeOf(prey: Prey, hunter: SubjectLook, tall: number) {
  const share = Math.min(MOST, Math.max(LEAST, trueSize(prey) / trueSize(hunter)));
  const long = prey.kind === "creature" ? creatureLength(prey.look) : lengthOf(prey);
  return { high: share * tall, long: long * share * tall };
}

function lengthOf({ look }: Prey & { readonly kind: "animal" }): number {
  const { before, behind } = animalReach(look);
  return (before + behind) / animalHeight(look);
}

/** Degrees by which what lies across is tipped, and by which what is held by the neck hangs. */
const TIPPED = -16;
const HANGS = 74;
/** Parts of its height from its underside to where it is held, and of what is before its middle to the neck. */
const HELD_AT = 0.62;
const NECK = 0.58;

/** A fish lies across the jaws, what has legs hangs by its neck. */
function paintPrey({ context, line }: Pen, prey: Prey, { at: [x, y], isBelow }: PreyGrip, high: number): void {
  const unit = prey.kind === "creature" ? high : high / animalHeight(prey.look);
  const hangs = prey.kind === "animal" && !isBelow;
  context.save();
  context.translate(x, y);
  context.rotate(((hangs ? HANGS : TIPPED) * Math.PI) / 180);
  context.scale(unit, unit);
  const pen = { context, line: line / unit };
  if (prey.kind === "creature") {
    context.translate(0, HELD_AT);
    paintCreature(pen, prey.look);
  } else {
    const { before, behind } = animalReach(prey.look);
    const across = hangs ? before * NECK : (before - behind) / 2;
    context.translate(across, animalHeight(prey.look) * HELD_AT * LOWER);
    paintAnimal(pen, prey.look, { action: "fallen", phase: 0 });
  }
  context.restore();
}

/** One that is limp is not as high as it stands. */
const LOWER = 0.7;
