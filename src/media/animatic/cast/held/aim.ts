// Where what leaves a hand goes: to whom or what it is thrown, shot or sprayed at, else to the ground or a table. Frame pixels.
import type { Ground, LooseThing } from "../../../../core/animatic/acting/loose-paths.ts";
import type { Drawing } from "../../../../core/animatic/acting/performance.ts";
import type { SubjectPosition } from "../../../../core/animatic/blocking/blocked.ts";
import { tableHigh } from "../../../../core/animatic/stage/in-reach.ts";
import type { StagedMember } from "../../../../core/animatic/stage/staged-member.ts";

export interface AimScene {
  /** Who catches what is thrown. */
  readonly catchers: ReadonlySet<string>;
  /** What is thrown at somebody goes to the head. */
  readonly isAtHead: boolean;
  readonly tableTop: number | undefined;
}

interface Leaving {
  readonly staged: StagedMember;
  readonly drawing: Drawing;
  readonly scene: AimScene;
}

/** What points the way that it flies. */
export const FLIES_POINTED: ReadonlySet<string> = new Set("arrow spear knife dart javelin harpoon".split(" "));
/** It stays where it hits. */
const STICKS = /^(?:stick|stuck|pin|quiver|embed|lodg|bur(?:y|ies|ied))/;
export const THROWN: ReadonlySet<LooseThing["fate"]> = new Set(["flies", "bursts", "shot", "jet"]);
/** "throws it away": not to who is there. */
const AWAY = /^(?:away|aside|out|into|off)$/;
/** "skims a stone over the water"; "throws the ball over to him" is to them. */
const ACROSS = /^(?:over|across)$/;
/** "into the hands of the guests", "out to her". */
const TO_HANDS = /^(?:hands?|arms?|lap|face)$/;
/** It goes by, or hits what is beside, so many heads before whoever it is. */
const BY = /^(?:beside|next|near|past|miss\w*)$/;
const BESIDE = 1.3;
/** Heads down from the crown of whoever is hit: to the face, or to the chest. */
const HIT = { face: 0.5, chest: 2 } as const;

/** Where it hits: somebody's face or chest, the near side of a thing. */
function pointOf({ standing, x, top, base, head }: SubjectPosition, facing: 1 | -1, isAtHead: boolean) {
  const high = base - top;
  if (standing.kind === "person") return { x, y: top + Math.min(high * 0.6, head * (isAtHead ? HIT.face : HIT.chest)) };
  return { x: x - facing * high * 0.3, y: base - high * 0.45 };
}

function isAway(because: readonly string[]): boolean {
  const isAcross = because.some((word) => ACROSS.test(word)) && !because.includes("to");
  const isToThem = because.some((word) => TO_HANDS.test(word));
  return isAcross || (!isToThem && because.some((word) => AWAY.test(word)));
}

/** Where what is thrown hits, and whether it is caught there. */
function hitBy({ fate }: LooseThing, { staged, drawing: { beat }, scene }: Leaving) {
  const partner = fate !== "jet" && isAway(beat.because) ? undefined : staged.targetOf(beat);
  if (!partner) return undefined;
  const { facing, head } = staged.spot;
  const isCaught = scene.catchers.has(partner.standing.id);
  const { x, y } = pointOf(partner, facing, scene.isAtHead && !isCaught);
  const isBy = beat.because.some((word) => BY.test(word));
  return { x: isBy ? x - facing * BESIDE * head : x, y, isCaught };
}

function slidTo({ fate }: LooseThing, { staged, drawing }: Leaving): number | undefined {
  return fate === "slides" ? staged.partnerOf(drawing.beat)?.x : undefined;
}

/** What it moves among. `below`: pixels from its middle to its underside. */
export function groundOf(
  thing: LooseThing,
  leaving: Leaving,
  { x, y, below }: { readonly x: number; readonly y: number; readonly below: number },
): Ground {
  const { staged, drawing, scene } = leaving;
  const { spot, member } = staged;
  const hit = THROWN.has(thing.fate) ? hitBy(thing, leaving) : undefined;
  const across = hit?.x ?? slidTo(thing, leaving);
  return {
    height: Math.max(4, spot.head * (member.heads ?? 7.1)),
    facing: spot.facing,
    drop: Math.max(0, spot.base - y - below),
    table: (scene.tableTop ?? spot.base - tableHigh(spot) * spot.head) - y - below,
    target: across === undefined ? undefined : across - x,
    ...(hit && { below: hit.y - y, isCaught: hit.isCaught }),
    sticks: drawing.beat.because.some((word) => STICKS.test(word)),
    room: Math.max(0, y - below * 2),
  };
}

/** Radians from upright, in a drawing that looks to the left. */
export function pointedAlong({ target, below = 0, facing }: Ground): number {
  const ahead = Math.abs(target ?? facing);
  return -Math.PI / 2 - Math.atan2(target === undefined ? 0 : below, ahead);
}
