// A whole animal in profile, on the ground at y 0, looking to the left; in heights of its shoulder, a bird in lengths of its body.
import { BIRDS } from "../../../core/animatic/looks/animals/birds.ts";
import type { AnimalLook } from "../../../core/animatic/looks/animal-look.ts";
import type { Dot, Pen } from "../pen.ts";
import { beastBuild, type BeastMoment } from "./beast/frame.ts";
import { paintBeast } from "./beast/paint-beast.ts";
import { trunkTip } from "./beast/head.ts";
import { HEADS } from "./beast/heads.ts";
import { beastPose } from "./beast/pose.ts";
import { rigOf } from "./beast/rig.ts";
import { birdStance, lowHalf } from "./bird/frame.ts";
import { paintBird } from "./bird/paint-bird.ts";

/** As on a card. */
const STANDING: BeastMoment = { action: "stand", phase: 0 };

function isBird({ species }: AnimalLook): boolean {
  return species in BIRDS;
}

export function paintAnimal(pen: Pen, look: AnimalLook, moment: BeastMoment = STANDING): void {
  if (isBird(look)) paintBird(pen, look, moment);
  else paintBeast(pen, look, moment);
}

/** How high the whole animal is as it stands, with ears and horns. */
export function animalHeight(look: AnimalLook): number {
  if (isBird(look)) {
    const { head, build, at } = birdStance(look, STANDING);
    const crest = build.crest ? 1.5 : 1;
    const train = build.tail === "train" ? 1.5 - at[1] : 0;
    return Math.max(
      -head[1] + build.head * (0.2 + crest),
      -at[1] + 0.5 * Math.abs(Math.sin((build.tilt * Math.PI) / 180)),
      train,
    );
  }
  const build = beastBuild(look);
  const { head } = rigOf(build, beastPose(build, STANDING));
  const high = build.horns === "antlers" ? 1.5 : build.horns === "shovels" || build.horns === "one" ? 0.9 : 0.36;
  const ears = build.ears === "floppy" || build.ears === "flap" || build.ears === "hanging" ? 0 : build.earLong * 0.8;
  return Math.max(
    1 + Math.max(...build.hump),
    -head.at[1] + Math.max(build.headLong * high, build.headLong * 0.22 + ears),
  );
}

/** Where the middle of its skull is at a moment. */
export function animalSkull(look: AnimalLook, moment: BeastMoment = STANDING): Dot {
  if (isBird(look)) return birdStance(look, moment).head;
  const build = beastBuild(look);
  return rigOf(build, beastPose(build, moment)).head.at;
}

/** Where its mouth, the tip of its beak or that of its trunk is at a moment. */
export function animalMouth(look: AnimalLook, moment: BeastMoment): Dot {
  const [x, y] = animalSkull(look, moment);
  if (isBird(look)) {
    const { build } = birdStance(look, moment);
    return [x - build.head * 1.5, y + build.head * 0.2];
  }
  const build = beastBuild(look);
  const { head } = rigOf(build, beastPose(build, moment));
  if (build.head === "elephant") return trunkTip(head, build);
  const far = build.headLong * 0.56;
  return [x - Math.cos(head.turn) * far, y + Math.sin(head.turn) * far + build.headLong * 0.12];
}

/** Where the forepaw nearer to us is at a moment; a bird has none. */
export function animalPaw(look: AnimalLook, moment: BeastMoment): Dot | undefined {
  if (isBird(look)) return undefined;
  const build = beastBuild(look);
  const { foot } = rigOf(build, beastPose(build, moment)).legs[1];
  return foot;
}

/** Heads of those whose forepaws are hands. */
const HANDED: ReadonlySet<string> = new Set(["monkey", "ape", "bear", "rodent"]);

/** Whether what it has is in its forepaws, and not in its mouth. */
export function usesPaws(look: AnimalLook, action: BeastMoment["action"]): boolean {
  if (isBird(look)) return false;
  const { head, foot } = beastBuild(look);
  if (action === "handle") return foot !== "hoof" && foot !== "pad";
  return action === "offer" && HANDED.has(head);
}

/** Under a bird, where its claws are as it flies. */
export function animalClaws(look: AnimalLook, moment: BeastMoment): Dot | undefined {
  if (!isBird(look)) return undefined;
  const { at, build, tilt } = birdStance(look, moment);
  return [at[0] + 0.05, at[1] + lowHalf(build, tilt)];
}

/** Of the head alone, without ears. */
export function headHeight(look: AnimalLook): number {
  return isBird(look) ? birdStance(look, STANDING).build.head * 2 : beastBuild(look).headLong * 0.7;
}

/** Where its eye is as it stands, and the radius of the skull. */
export function animalEye(look: AnimalLook): { readonly eye: Dot; readonly skull: number } {
  const [x, y] = animalSkull(look);
  if (isBird(look)) {
    const { build } = birdStance(look, STANDING);
    return { eye: [x - build.head * 0.46, y - build.head * 0.36], skull: build.head };
  }
  const build = beastBuild(look);
  const [ex, ey] = HEADS[build.head].eye;
  const turn = (-build.nose * Math.PI) / 180;
  const size = build.headLong;
  return {
    eye: [
      x + (ex * Math.cos(turn) - ey * Math.sin(turn)) * size,
      y + (ex * Math.sin(turn) + ey * Math.cos(turn)) * size,
    ],
    skull: size * 0.4,
  };
}

/** How far it reaches before and behind its middle, tail and spread wings included. */
export function animalReach(look: AnimalLook): { readonly before: number; readonly behind: number } {
  if (isBird(look)) {
    const { head, build } = birdStance(look, STANDING);
    const behind = build.tail === "train" ? 1.7 : 1.2;
    return {
      before: Math.max(0.6, -head[0] + build.head * (build.beak === "spear" ? 3.4 : 2.2)) + build.neck.long * 0.4,
      behind,
    };
  }
  const build = beastBuild(look);
  const [x] = animalSkull(look);
  const tail = build.tail === "thick" ? 1.7 : 0.75;
  return { before: -x + build.headLong + build.neck.long * 0.3, behind: build.long / 2 + build.deep[1] * 0.4 + tail };
}

export function animalLength(look: AnimalLook): number {
  const { before, behind } = animalReach(look);
  return before + behind;
}
