// Where things that move by themselves have room in a shot: beside the people, behind whom the words name, on water, at somebody's feet.
import { BODY } from "../blocking/blocked.ts";
import type { Frame, Framing } from "../frame.ts";
import type { Scene } from "../../../contracts/files/shotlist.ts";
import type { Game } from "../games/game.ts";
import { beastWords, type SubjectLook } from "../looks/look.ts";
import type { PlaceScene } from "../place/place-scene.ts";
import type { StagedMember } from "../stage/staged-member.ts";

/** What is known of a shot in which something moves by itself. */
export interface MoverShot {
  readonly framing: Framing;
  readonly actionWords: string;
  readonly placeDescription: string;
  readonly place?: Pick<PlaceScene, "outside">;
  readonly seconds: number;
  readonly scene: Pick<Scene, "subjects">;
  readonly game: Game | undefined;
  readonly heldLooks: ReadonlyMap<string, SubjectLook>;
}

export interface MoverRoom {
  readonly card: MoverShot;
  readonly frame: Frame;
  readonly staged: readonly StagedMember[];
  readonly people: readonly StagedMember[];
  /** Pixels of a head. */
  readonly unit: number;
  /** Where feet stand, and what lies on a table where the picture ends above them. */
  readonly ground: number;
  readonly isNear: boolean;
}

/** In parts of the frame's height: a head where nobody is seen, the ground there, and a table in a near picture. */
const HEAD = 0.16;
const NEAR_HEAD = 0.3;
const GROUND = 0.86;
const TABLE = 0.9;

export function roomForMovers(card: MoverShot, staged: readonly StagedMember[], frame: Frame): MoverRoom {
  const people = staged.filter(({ member, isForeground }) => member.kind === "person" && !isForeground);
  const isNear = card.framing.feet === undefined;
  const heads = people.map(({ spot, member }) => spot.head * Math.max(0.75, (member.heads ?? BODY) / BODY));
  const own = frame.height * Math.max(0.05, Math.min(isNear ? NEAR_HEAD : HEAD, card.framing.head || HEAD));
  const unit = heads.length > 0 ? Math.max(...heads) : own;
  const feet = people.filter(({ mount }) => !mount).map(({ spot }) => spot.base);
  const ground = isNear ? TABLE * frame.height : Math.min(GROUND * frame.height, ...feet);
  return { card, frame, staged, people, unit, ground: feet.length > 0 && !isNear ? Math.max(...feet) : ground, isNear };
}

/** The middle of the widest room between people, on the side that the first of them faces where both are as wide. */
export function freeX({ people, frame, unit, isNear }: MoverRoom, half: number): number {
  const [first] = people;
  if (!first) return frame.width * 0.5;
  const away = half + unit * (isNear ? 1.3 : 1.8);
  const places = Array.from({ length: 41 }, (_, at) => half + ((frame.width - 2 * half) * at) / 40);
  const roomAt = (x: number) => Math.min(...people.map(({ spot }) => Math.abs(spot.x - x)));
  const isAhead = (x: number) => (x - first.spot.x) * first.spot.facing > 0;
  const near = places.filter((x) => roomAt(x) >= away && (people.length > 1 || isAhead(x)));
  const nearest = near.toSorted((a, b) => Math.abs(a - first.spot.x) - Math.abs(b - first.spot.x))[0];
  return nearest ?? places.toSorted((a, b) => roomAt(b) - roomAt(a))[0] ?? frame.width / 2;
}

/** Whom words name; the first of the people where they name nobody. */
export function personIn(words: string, { people }: MoverRoom): StagedMember | undefined {
  const said = words.toLowerCase();
  const isSaid = ({ member }: StagedMember) =>
    [
      ...[member.id, member.name].flatMap((name) => name.toLowerCase().split(/[\s_#]+/)),
      ...beastWords(member.look, ""),
    ].some(
      (word) => word.length > 1 && !SMALL.has(word) && new RegExp(`\\b${word.replaceAll(/\W/g, "")}\\b`).test(said),
    );
  return people.find(isSaid);
}

const SMALL = new Set(["the", "of", "a", "an", "mr", "mrs", "miss", "dr"]);

/** Behind somebody's back, inside the frame. */
export function behindX({ spot }: StagedMember, { frame, unit }: MoverRoom, heads: number): number {
  const x = spot.x - spot.facing * heads * unit;
  return Math.max(unit, Math.min(frame.width - unit, x));
}

/** Ahead of somebody, inside the frame. */
export function aheadX({ spot }: StagedMember, { frame, unit }: MoverRoom, heads: number): number {
  const x = spot.x + spot.facing * heads * unit;
  return Math.max(unit, Math.min(frame.width - unit, x));
}
