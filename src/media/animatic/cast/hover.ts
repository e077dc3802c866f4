// How high above the ground what flies or swims is by itself, and where the water ends that bears it.
import type { Beat } from "../../../core/animatic/acting/acting.ts";
import type { Drawing } from "../../../core/animatic/acting/performance.ts";
import type { Framing } from "../../../core/animatic/frame.ts";
import { BIRDS } from "../../../core/animatic/looks/animals/birds.ts";
import { SEA_CREATURES } from "../../../core/animatic/looks/creature-look.ts";
import type { SubjectLook } from "../../../core/animatic/looks/look.ts";
import { hashOf } from "../../../core/animatic/seeded-random.ts";
import type { StagedMember } from "../../../core/animatic/stage/staged-member.ts";

const HANGING_CREATURES: ReadonlySet<string> = new Set(
  "fish shark whale dolphin ray jellyfish octopus butterfly bee bat drone model_plane".split(" "),
);

/** They fight at one height, and lie where they have fallen. */
const ON_THE_GROUND: ReadonlySet<string> = new Set(["fight", "tumble", "collapse", "fall_back"]);

/** Heads above the ground. `isAtSurface`: the water ends there. */
export function hoverOf(look: SubjectLook, posture: string, isAtSurface: boolean): number {
  if (look.kind === "creature" && isAtSurface && SEA_CREATURES.has(look.look.shape)) return 0;
  if (ON_THE_GROUND.has(posture)) return 0;
  if (look.kind === "creature") return HANGING_CREATURES.has(look.look.shape) ? 1.1 : 0;
  return look.kind === "animal" && posture === "fly" ? 2.4 : 0;
}

/** Of a flock or a shoal no two are at one height: parts of the frame's. */
function apartOf({ id, group }: StagedMember["member"]): number {
  return group === undefined ? 0 : ((hashOf(`${id} height`) % 100) / 100 - 0.5) * 0.42;
}

/** Parts of the frame's height down to the middle of what flies or swims: creatures of the sea swim clear of its ground, and what is looked up at is over heads. */
export function afloatAt({ posture, because }: Beat, member: StagedMember["member"]): number {
  const aloft = because.includes("up at") ? 0.15 : 0.34;
  const middle = posture === "fly" ? aloft : member.look.kind === "creature" ? 0.44 : 0.52;
  return middle + apartOf(member);
}

/** In deep water, or in the air: in the middle of the picture. */
export function isAfloat(
  { beat: { posture } }: Drawing,
  { kind }: SubjectLook,
  { water, framing }: { readonly water: boolean; readonly framing: Framing },
): boolean {
  if (framing.feet === undefined) return false;
  const swims = posture.startsWith("swim") || (posture === "float" && kind === "creature");
  return posture === "fly" || (swims && !water);
}

/** Postures of bodies that water bears, at its surface where there is one. */
export const AFLOAT: ReadonlySet<string> = new Set(
  "swim swim_down swim_up backstroke float_prone lie_float drown".split(" "),
);

/** Head heights above the ground at which the water is that people lie in; and above it, the middle of the head. */
export const SWIMS = 2.8;
const AFLOAT_BY: Readonly<Record<string, number>> = {
  ...{ swim: 0.42, swim_down: 0.42, swim_up: 0.42 },
  ...{ backstroke: 0.02, lie_float: 0, float_prone: -0.12 },
};

/** Head heights above the ground of the head of somebody whom water bears at its surface; undefined for anybody else. */
export function headAfloat(posture: string): number | undefined {
  const above = AFLOAT_BY[posture];
  return above === undefined ? undefined : SWIMS + above;
}

const AIRBORNE: ReadonlySet<string> = new Set(["fly", "swim", "swim_down", "swim_up", "float", "dive"]);

/** An animal of a medium shot is put on its ground, and not by its head, which it lowers and lifts. */
export function isOnFour({ member, insert }: StagedMember, { posture }: Beat, { family }: Framing): boolean {
  return member.look.kind === "animal" && !insert && family === "medium" && !AIRBORNE.has(posture);
}

/** Of the frame's height: where the water is that beasts swim in, unless they are birds. */
export const SURFACE = 0.66;

export const swimsAsBeast = ({ member: { look }, mount }: StagedMember): boolean =>
  !mount && look.kind === "animal" && !(look.look.species in BIRDS);

interface Around {
  readonly frame: { readonly height: number };
  /** It ends in the picture. */
  readonly water: boolean;
  readonly box: { readonly top: number; readonly head: readonly [x: number, y: number] };
  readonly framing: Framing;
}

/** The middle of the body of a beast that swims is at the water, the head of a person in a wide picture; undefined for anybody else. */
export function atSurface(
  staged: StagedMember,
  { posture }: Beat,
  { frame, water, box, framing }: Around,
): { readonly x: number; readonly y: number; readonly scale: number } | undefined {
  const { head, x, base } = staged.spot;
  const { mount, member } = staged;
  const scale = Math.max(0.5, head);
  const isUpright = member.look.kind === "person" || member.look.kind === "robot";
  const afloat = isUpright && !mount && framing.feet !== undefined ? headAfloat(posture) : undefined;
  if (water && afloat !== undefined) return { x, y: base - (box.head[1] + afloat) * scale, scale };
  if (!water || posture !== "swim" || !swimsAsBeast(staged)) return undefined;
  return { x, y: SURFACE * frame.height - 0.5 * box.top * scale, scale };
}
