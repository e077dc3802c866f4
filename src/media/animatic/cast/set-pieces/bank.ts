// The bank that people stand on where the place is nothing but water: rock, or ice. Frame pixels.
import { css, mixed, type Colour } from "../../../../core/animatic/colour/colour.ts";
import type { ShotCard } from "../../../../core/animatic/shot-card.ts";
import type { StagedMember } from "../../../../core/animatic/stage/staged-member.ts";
import { framePiece, type Piece, type PieceOrder } from "../pieces.ts";

const ROCK: Colour = { light: 0.4, chroma: 0.02, hue: 70 };
const ICE: Colour = { light: 0.92, chroma: 0.012, hue: 230 };
const IS_ICE = /\b(?:ice|icy|snow|snowy|floe|floes|iceberg|frozen|arctic|antarctic)\b/i;
/** Their own water, or nothing under them. */
const OFF_LAND: ReadonlySet<string> = new Set(
  "swim float_prone swim_down swim_up fly float dive lie_float backstroke float_over drown surf tread surfaced parachute fall climb climb_out hang slide_down row".split(
    " ",
  ),
);
/** Heads around those who stand there, and above their feet. */
const AROUND = 2.6;
const ABOVE = 0.35;
/** Part of the breadth from which on it goes from edge to edge. */
const WHOLE = 0.62;

function standsThere({ member, mount, spot }: StagedMember): boolean {
  const isDry = member.relation?.way !== "wading" && member.beats.every(({ posture }) => !OFF_LAND.has(posture));
  return member.kind === "person" && member.look.kind !== "creature" && !mount && isDry && spot.head > 0;
}

/** Undefined where nobody stands on the water. */
export function bankPiece(
  order: PieceOrder & { readonly card: ShotCard },
  tone: Colour,
  staged: readonly StagedMember[],
): Piece | undefined {
  const { card, frame } = order;
  const there = staged.filter(standsThere);
  const isAboard = staged.some(({ mount }) => mount?.as === "rider");
  if (card.place.kind !== "sea" || card.framing.feet === undefined || isAboard || there.length === 0) return undefined;
  const top = Math.min(...there.map(({ spot }) => spot.base - ABOVE * spot.head));
  const ends = there.flatMap(({ spot }) => [spot.x - AROUND * spot.head, spot.x + AROUND * spot.head]);
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  const isLeft = from + to < frame.width;
  const isWhole = to - from > WHOLE * frame.width;
  const colour = IS_ICE.test(card.placeDescription) ? ICE : ROCK;
  const far = 2 * frame.width;
  const [outer, edge] = isWhole ? [-far, far] : isLeft ? [-far, to] : [far, from];
  const slope = (isLeft ? 1 : -1) * frame.height * 0.16;
  return framePiece(order, (context) => {
    const ground = (down: number, fill: Colour) => {
      context.fillStyle = css(fill);
      context.beginPath();
      context.moveTo(outer, top + down);
      context.lineTo(edge, top + down);
      context.lineTo(edge + slope * 0.5, top + down + frame.height * 0.05);
      context.lineTo(edge + slope * 1.4, frame.height * 2);
      context.lineTo(outer, frame.height * 2);
      context.closePath();
      context.fill();
    };
    ground(0, mixed(colour, ICE, 0.18));
    ground(frame.height * 0.018, colour);
    context.globalCompositeOperation = "source-atop";
    context.fillStyle = css(tone);
    context.fillRect(-frame.width, -frame.height, 3 * frame.width, 3 * frame.height);
  });
}
