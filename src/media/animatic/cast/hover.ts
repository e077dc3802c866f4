// How high above the ground what flies or swims is by itself.
import type { Beat } from "../../../core/animatic/acting/acting.ts";
import type { Drawing } from "../../../core/animatic/acting/performance.ts";
import type { Framing } from "../../../core/animatic/frame.ts";
import { SEA_CREATURES } from "../../../core/animatic/looks/creature-look.ts";
import type { SubjectLook } from "../../../core/animatic/looks/look.ts";
import { hashOf } from "../../../core/animatic/seeded-random.ts";
import type { StagedMember } from "../../../core/animatic/stage/staged-member.ts";

const HANGING_CREATURES: ReadonlySet<string> = new Set(
  "fish shark whale dolphin ray jellyfish octopus butterfly bee bat drone model_plane".split(" "),
);

/** Heads above the ground. `isAtSurface`: the water ends there. */
export function hoverOf(look: SubjectLook, posture: string, isAtSurface: boolean): number {
  if (look.kind === "creature" && isAtSurface && SEA_CREATURES.has(look.look.shape)) return 0;
  if (look.kind === "creature") return HANGING_CREATURES.has(look.look.shape) ? 1.1 : 0;
  return look.kind === "animal" && posture === "fly" ? 2.4 : 0;
}

/** Of a flock or a shoal no two are at one height: parts of the frame's. */
export function apartOf({ id, group }: StagedMember["member"]): number {
  return group === undefined ? 0 : ((hashOf(`${id} height`) % 100) / 100 - 0.5) * 0.42;
}

/** In deep water, or in the air: in the middle of the picture. */
export function isAfloat(
  { beat }: Drawing,
  { water, framing }: { readonly water: boolean; readonly framing: Framing },
): boolean {
  if (framing.feet === undefined) return false;
  return beat.posture === "fly" || (beat.posture === "swim" && !water);
}

const AIRBORNE: ReadonlySet<string> = new Set(["fly", "swim", "float", "dive"]);

/** An animal of a medium shot is put on its ground, and not by its head, which it lowers and lifts. */
export function isOnFour({ member, insert }: StagedMember, { posture }: Beat, { family }: Framing): boolean {
  return member.look.kind === "animal" && !insert && family === "medium" && !AIRBORNE.has(posture);
}
