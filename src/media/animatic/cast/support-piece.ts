// What people need beside them as layers of a shot: behind whoever needs it, and before. It stands where they are by the time that they need it.
import { BODY } from "../../../core/animatic/blocking/blocked.ts";
import type { Beat } from "../../../core/animatic/acting/acting.ts";
import { raisedBy } from "../../../core/animatic/acting/set-pieces/piece-heights.ts";
import { HAS_FRONT } from "../../../core/animatic/acting/set-pieces/piece-names.ts";
import { INTO } from "../../../core/animatic/acting/postures/into.ts";
import { setPieceOf } from "../../../core/animatic/acting/set-pieces/set-pieces.ts";
import { IN_FRONT, supportOf, type Support } from "../../../core/animatic/acting/supports.ts";
import { css } from "../../../core/animatic/colour/colour.ts";
import { TABLE, tableHigh } from "../../../core/animatic/stage/in-reach.ts";
import type { StagedMember } from "../../../core/animatic/stage/staged-member.ts";
import { performanceOf } from "./member-scene.ts";
import { framePiece, type Piece } from "./pieces.ts";
import type { CastOrder } from "./cast.ts";
import type { MemberScene } from "./place-body.ts";
import { withOnePane } from "./set-pieces/one-pane.ts";
import { paintSupport } from "./supports.ts";

/** What is so high that it is seen in a near picture as well. */
const HIGH: ReadonlySet<Support> = new Set([
  ...([
    "door",
    "open_door",
    "window",
    "blind",
    "glass",
    "pane",
    "pole",
    "trunk",
    "hugged_trunk",
    "canvas",
    "ladder",
    "rope",
    "line",
    "rack",
    "hooks",
    "bars",
    "tent_flap",
    "peek_fence",
    "peek_wall",
    "doorway",
    "in_doorway",
    "shower_head",
    "awning",
    "piano",
  ] as const),
]);

/** Behind or under a car of the shot nobody needs anything else to hide behind. */
function isBehindSomething({ relation }: StagedMember["member"]): boolean {
  return (relation?.way === "behind" || relation?.way === "under") && relation.to !== null;
}

/** Behind whoever needs it, or before. */
function isPainted(support: Support, isFront: boolean): boolean {
  return IN_FRONT.has(support) === isFront || (isFront && (HAS_FRONT as ReadonlySet<Support>).has(support));
}

/** One door or window of a shot is enough. */
const AS_FIXTURES: ReadonlySet<Support> = new Set(["door", "open_door", "window", "blind", "glass"]);

/** Heads by which the keys are nearer and higher for who sits in a near picture, where nobody is as low as a seat. */
const AT_NEAR_PIANO = [0.5, 1.45] as const;

/** Hung from by the hands or the knees: as high as they reach. */
const BY_REACH: ReadonlySet<Support> = new Set(["bar", "overhang", "peek_fence", "peek_wall", "spread", "shower_head"]);

const tallOf = (support: Support, { heads = BODY }: StagedMember["member"]): number =>
  BY_REACH.has(support) ? Math.min(1, heads / BODY) : 1;

/** A table is lower before who sits at it, and before children. */
const highOf = (support: Support, spot: StagedMember["spot"]): number =>
  support === "table" ? tableHigh(spot) / TABLE.high : 1;

/** Pixels from the spot at which somebody needs it who goes somewhere before, or after. */
function goneBefore(beat: Beat, staged: StagedMember, { card, frame }: CastOrder): number {
  const { beats } = staged.member;
  const goes = beats.some(({ way }) => way === "across");
  if (!goes || beat.way !== "none") return 0;
  return performanceOf(staged, card, frame).at(beat.from * card.seconds + ARRIVED).dx;
}

/** Seconds. */
const ARRIVED = 0.2;

/** Who stands on something to reach a fixture, or comes to it by stairs or a ladder. */
const isRaised = ({ beats }: StagedMember["member"]): boolean =>
  beats.some((beat) => raisedBy(beat) > 0 || beat.posture === "stairs" || supportOf(beat) === "ladder");

/** One bridge carries all who are on it, and whoever leads a beast over it. */
const isOnBridge = ({ beats, look }: StagedMember["member"]): boolean =>
  look.kind !== "animal" && beats.some((beat) => setPieceOf(beat) === "rope_bridge");

interface Means {
  readonly order: CastOrder;
  readonly scene: MemberScene;
}

interface Needed {
  readonly support: Support;
  readonly spot: StagedMember["spot"];
  readonly gone: number;
  readonly tall: number;
  /** Parts of its usual height. */
  readonly high: number;
}

/** What one of them needs first, and what they go into after that. */
function neededBy(staged: StagedMember, hasFixture: boolean, { order, scene }: Means): readonly Needed[] {
  const { member, spot, isForeground } = staged;
  const all = member.beats.flatMap((beat) => {
    const support = supportOf(beat);
    return support && !(hasFixture && AS_FIXTURES.has(support)) ? [{ beat, support }] : [];
  });
  const [first] = all;
  const into = all.find(({ beat, support }) => INTO.has(beat.posture) && support !== first?.support);
  return [first, into].flatMap((found): readonly Needed[] => {
    if (!found || isForeground || !(hasHands(member) || found.support === "pane")) return [];
    const { beat, support } = found;
    const isSeen = scene.framing.feet !== undefined || (HIGH.has(support) && scene.framing.head < 1);
    return isSeen
      ? [
          {
            support,
            spot,
            gone: goneBefore(beat, staged, order),
            tall: tallOf(support, member),
            high: highOf(support, spot),
          },
        ]
      : [];
  });
}

const hasHands = ({ look }: StagedMember["member"]): boolean => look.kind === "person" || look.kind === "robot";

const EDGES: ReadonlySet<Support> = new Set(["ledge", "brink", "ledge_seat", "drop_edge"]);

/** Who stops at the edge of what somebody else leaps over has the same edge. */
const withoutSecondEdges = (needed: readonly Needed[]): readonly Needed[] =>
  needed.some(({ support }) => support === "gap") ? needed.filter(({ support }) => !EDGES.has(support)) : needed;

/** What people need beside them, in the light of the place. */
export function supportPiece(
  { order, scene }: Means,
  cast: readonly StagedMember[],
  isFront: boolean,
): Piece | undefined {
  const isNear = scene.framing.feet === undefined;
  const hasFixture = cast.some(({ member }) => member.fixture !== undefined);
  const bridged = cast.find(({ member }) => isOnBridge(member));
  const free = cast.filter((one) =>
    isOnBridge(one.member) ? one === bridged : !one.mount && (!one.member.fixture || isRaised(one.member)),
  );
  const needed = withOnePane(
    free.flatMap((staged) => {
      if (isBehindSomething(staged.member) && (isFront || staged.member.relation?.way === "under")) return [];
      return neededBy(staged, hasFixture, { order, scene }).filter(({ support }) => isPainted(support, isFront));
    }),
  );
  const shown = withoutSecondEdges(needed);
  if (shown.length === 0) return undefined;
  return framePiece(order, (context) => {
    for (const { support, spot, gone, tall, high } of shown) {
      context.save();
      const [near, higher] = isNear && support === "piano" ? AT_NEAR_PIANO : [0, 0];
      context.translate(spot.x + gone - near * spot.facing * spot.head, spot.base - higher * spot.head);
      context.scale(-spot.facing * spot.head * tall, spot.head * tall * high);
      paintSupport({ context, line: Math.max(0.75, 0.0026 * order.frame.unit) / spot.head }, support, isFront);
      context.restore();
    }
    context.globalCompositeOperation = "source-atop";
    context.fillStyle = css(scene.light.tone);
    context.fillRect(-order.frame.width, -order.frame.height, 3 * order.frame.width, 3 * order.frame.height);
  });
}
