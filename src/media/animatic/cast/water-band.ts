// Water before boats and ships: from their waterline to the lower edge, wherever the place itself has its water.
import type { Beat } from "../../../core/animatic/acting/acting.ts";
import { css, faded, mixed } from "../../../core/animatic/colour/colour.ts";
import { traitsOf } from "../../../core/animatic/place/place-kinds.ts";
import type { Palette } from "../../../core/animatic/colour/palette.ts";
import type { StagedMember } from "../../../core/animatic/stage/staged-member.ts";
import { seededRandom } from "../../../core/animatic/seeded-random.ts";
import { SEA_CREATURES } from "../../../core/animatic/looks/creature-look.ts";
import { AFLOAT, headAfloat, SURFACE, SWIMS, swimsAsBeast } from "./hover.ts";
import { inLongBoat } from "./set-pieces/long-table.ts";
import { framePiece, type Piece, type PieceOrder } from "./pieces.ts";
import type { MemberScene } from "./place-body.ts";
import type { ShotCard } from "../../../core/animatic/shot-card.ts";

interface Around {
  readonly staged: readonly StagedMember[];
  readonly palette: Palette;
}

/** How deep a hull lies: of its height, and at most of the frame's. */
const DRAUGHT = 0.12;
const MOST_DRAUGHT = 0.05;

/** Of a mount that swims, to the lower edge of its back. */
const OF_MOUNTS = 0.42;

const isSwimmingBeast = (one: StagedMember): boolean =>
  swimsAsBeast(one) && one.member.beats.length > 0 && one.member.beats.every(({ posture }) => posture === "swim");

function draughtOf({ member, spot }: StagedMember, high: number): number {
  const tall = spot.base - spot.top;
  return member.look.kind === "animal" ? tall * OF_MOUNTS : Math.min(tall * DRAUGHT, high * MOST_DRAUGHT);
}

/** Heads above the ground to which water reaches. */
const WAIST = 2.3;
const IN_WATER: ReadonlySet<string> = new Set([...AFLOAT, "surfaced"]);

/** Of its height, how deep a beast of the sea lies at the surface. */
const SUNK = 0.46;

/** Places where beasts of the sea are in the water. */
const WATERS: ReadonlySet<string> = new Set("sea lake river harbour pool swamp beach coast".split(" "));

/** It swims at the surface, or goes on land. */
const ON_ITS_OWN: ReadonlySet<string> = new Set(["swim", "crawl", "walk", "run"]);

function isSeaBeast({ member: { look, beats } }: StagedMember): boolean {
  const leaps = beats.some(({ animal }) => animal === "leap");
  const swims = beats.some(({ posture }) => ON_ITS_OWN.has(posture));
  return look.kind === "creature" && SEA_CREATURES.has(look.look.shape) && !leaps && !swims;
}

function isInWater({ member, mount }: StagedMember, isAtSea: boolean): boolean {
  const isWading = member.relation?.way === "wading" && (isAtSea || member.beats.some(({ way }) => way === "across"));
  return (
    !mount && member.look.kind === "person" && (isWading || member.beats.every(({ posture }) => IN_WATER.has(posture)))
  );
}

const lies = ({ member: { beats } }: Pick<StagedMember, "member">): boolean =>
  beats.every(({ posture }) => headAfloat(posture) !== undefined);

/** Those who are in it by themselves are seen a little under it. */
export const isBehindThem = (staged: readonly StagedMember[]): boolean =>
  staged.every(({ mount, member }) => !mount && (member.kind !== "person" || lies({ member }))) && staged.some(lies);

/** Heads from the feet down to the water, with a board between. */
const UNDER_BOARD = 0.45;

/** On a board in the waves. */
function isSurfing({ member, mount }: StagedMember): boolean {
  const rides = ({ posture, because }: Beat) => posture === "surf" && !/\b(?:skate|snow)/.test(because.join(" "));
  return !mount && member.beats.some(rides);
}

function standsOnLand({ member: { kind, look }, mount }: StagedMember): boolean {
  return kind === "person" && look.kind !== "animal" && look.kind !== "creature" && !mount;
}

/** Who is in the water of a wide picture by themselves. */
function standing({ place: { kind } }: ShotCard, { feet }: MemberScene["framing"], staged: readonly StagedMember[]) {
  const all = feet === undefined ? [] : staged;
  const swimming = staged.filter(isSwimmingBeast);
  const byWater = WATERS.has(kind) ? all : [];
  return {
    swimming,
    wading: all.filter((one) => isInWater(one, kind === "sea")),
    sunk: byWater.filter(isSeaBeast),
    surfing: byWater.filter(isSurfing),
    rowing: feet === undefined ? [] : inLongBoat(staged),
  };
}

/** Undefined where nothing swims, or all is under the surface, or somebody stands where it would be. */
export function waterPiece(
  order: PieceOrder & { readonly card: ShotCard },
  { water, framing }: MemberScene,
  { staged, palette }: Around,
): Piece | undefined {
  const afloat = staged.filter(({ mount }) => mount?.as === "carrier" && mount.runs === "water");
  const { swimming, wading, sunk, surfing, rowing } = standing(order.card, framing, staged);
  const isOnLand = staged.some(
    (one) => standsOnLand(one) && ![wading, rowing, surfing].some((all) => all.includes(one)),
  );
  const isDeep = traitsOf(order.card.place.kind).land === "deep";
  const inIt = afloat.length + swimming.length + wading.length + rowing.length + sunk.length + surfing.length;
  if (inIt === 0 || isOnLand || isDeep || !water || framing.head > 0.7) return undefined;
  const { frame } = order;
  const line = Math.max(
    ...surfing.map(({ spot }) => spot.base + UNDER_BOARD * spot.head),
    ...rowing.map(({ spot }) => spot.base - 0.1 * spot.head),
    ...sunk.map(({ spot }) => spot.base - (spot.base - spot.top) * SUNK),
    ...wading.map((one) => one.spot.base - (lies(one) ? SWIMS : WAIST) * one.spot.head),
    ...swimming.map(() => SURFACE * order.frame.height),
    ...afloat.map((one) => one.spot.base - draughtOf(one, frame.height)),
  );
  if (line > frame.height) return undefined;
  const { sky, near, glow } = palette;
  const [zenith, middle, horizon] = sky;
  return framePiece(order, (context) => {
    const [left, right, low] = [-frame.width, 2 * frame.width, frame.height * 1.6];
    const step = frame.width / 40;
    context.beginPath();
    context.moveTo(left, low);
    for (let x = left; x <= right; x += step)
      context.lineTo(
        x,
        line + Math.sin(x / (step * 1.7)) * frame.height * 0.004 + Math.sin(x / (step * 0.6)) * frame.height * 0.002,
      );
    context.lineTo(right, low);
    context.closePath();
    const fill = context.createLinearGradient(0, line, 0, frame.height);
    fill.addColorStop(0, css(mixed(middle, near, 0.45)));
    fill.addColorStop(1, css(mixed(zenith, near, 0.72)));
    context.fillStyle = fill;
    context.fill();
    const random = seededRandom(`${order.card.seed} water`);
    for (let wave = 0; wave < 90; wave++) {
      const depth = random();
      context.fillStyle = css(faded(mixed(horizon, glow, random() * 0.5), 0.3 * (1 - 0.6 * depth)));
      context.beginPath();
      const [x, y] = [(random() * 1.4 - 0.2) * frame.width, line + (frame.height - line) * (0.04 + depth)];
      context.ellipse(x, y, frame.unit * (0.01 + 0.04 * depth), frame.unit * (0.0012 + 0.002 * depth), 0, 0, 7);
      context.fill();
    }
  });
}
