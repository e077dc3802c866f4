// One four-legged animal at a moment: its look, its build, its joints.
import type { AnimalAction } from "../../../../core/animatic/acting/animals/action-names.ts";
import type { AnimalLook } from "../../../../core/animatic/looks/animal-look.ts";
import type { Path2D } from "../../../animatic/paint/canvas.ts";
import { limbPath, viewOf, type Point3 } from "../../figure/body.ts";
import type { Pen } from "../../pen.ts";
import type { BeastBuild, BeastSpecies } from "./build.ts";
import { DOGS_AND_CATS } from "./builds/dogs-and-cats.ts";
import { HOOFED } from "./builds/hoofed.ts";
import { SMALL_AND_SCALED } from "./builds/small-and-scaled.ts";
import type { HeadShape } from "./heads.ts";
import type { Bone, Rig } from "./joints.ts";

const BEAST_BUILDS: Readonly<Record<BeastSpecies, BeastBuild>> = { ...DOGS_AND_CATS, ...HOOFED, ...SMALL_AND_SCALED };

/** One animal as it is drawn at a moment. */
export interface BeastFrame {
  readonly pen: Pen;
  readonly look: AnimalLook;
  readonly build: BeastBuild;
  readonly rig: Rig;
  readonly wings: number | null;
  readonly isAsleep: boolean;
}

export interface BeastMoment {
  readonly action: AnimalAction;
  readonly phase: number;
  readonly isBlinking?: boolean;
  /** 0 closed, 2 open. */
  readonly mouth?: number;
  /** From -1, ahead, to 1, behind it; from -1, up, to 1, down. */
  readonly gaze?: readonly [right: number, down: number];
}

/** As its build has it; a young one has long legs, a short trunk and a large head. */
export function beastBuild({ species, isYoung, build, isWinged }: AnimalLook): BeastBuild {
  const own = BEAST_BUILDS[species as BeastSpecies];
  const [chest, flank] = own.deep;
  const stout = Math.min(1.12, build);
  const winged = isWinged === true ? ({ wings: "feathers" } as const) : {};
  const plain: BeastBuild = { ...own, ...winged, deep: [chest * stout, flank * stout] };
  if (!isYoung) return plain;
  const { neck } = plain;
  return {
    ...plain,
    long: own.long * 0.84,
    deep: [chest * 0.84, flank * 0.86],
    headLong: own.headLong * 1.2,
    neck: { ...neck, long: neck.long * 0.86, base: neck.base * 0.84, top: neck.top * 0.95 },
    horns: own.horns === "one" || own.horns === "crown" ? own.horns : undefined,
    mane: own.mane === "lion" ? undefined : own.mane,
  };
}

/** A smooth tube through places. */
export function bonePath(bone: Bone): Path2D {
  return limbPath(
    SIDE,
    bone.map(([x, y, radius]): readonly [Point3, number] => [[0, y, -x], radius]),
  );
}

const SIDE = viewOf("side");

/** A head that is drawn, in its own lengths. */
export interface Headed extends BeastFrame {
  readonly shape: HeadShape;
}
