// One member of the cast as layers: each drawing and each change of its face is painted when it is first shown.
import type { View } from "../../../core/animatic/camera/camera-path.ts";
import type { Drawing, Performance } from "../../../core/animatic/acting/performance.ts";
import type { Path } from "../../../core/animatic/carriers/carried-motion.ts";
import { speakerTint } from "../../../core/animatic/colour/colour.ts";
import type { ShotCard } from "../../../core/animatic/shot-card.ts";
import type { Frame } from "../../../core/animatic/frame.ts";
import type { PresenceAt } from "../../../core/animatic/transformations/plan-transformation.ts";
import type { StagedMember } from "../../../core/animatic/stage/staged-member.ts";
import type { Compositor, FrameBuffer } from "../kernel/compositor.ts";
import type { ImageData } from "../paint/canvas.ts";
import { paintReference, type Reference } from "../subjects/reference-picture.ts";
import { loosePiece, type LoosePiece } from "./loose-piece.ts";
import { performanceOf } from "./member-scene.ts";
import { faceOf, paintChange, paintMember, placeMember, type PlacedMember } from "./paint-member.ts";
import type { MemberScene } from "./place-body.ts";
import { framePiece, inkPiece, latePiece, pieceOf, show, type LatePiece, type Piece } from "./pieces.ts";

interface DrawingOrder {
  readonly card: ShotCard;
  readonly frame: Frame;
  readonly compositor: Compositor;
  readonly references: ReadonlyMap<string, Reference>;
  readonly scene: MemberScene;
  readonly shadow: Piece | undefined;
  /** How something else moves it. */
  readonly moved: Path | undefined;
  /** How much of it is there, and how large, where it comes, goes or changes. */
  readonly presence?: PresenceAt | undefined;
  /** Behind a door. */
  readonly isHidden?: (seconds: number, dx: number) => boolean;
}

export interface MemberAt {
  readonly view: View;
  readonly seconds: number;
}

export interface DrawnMember {
  readonly isStill: boolean;
  /** Pixels across from its spot. */
  acrossAt(seconds: number): number;
  paint(target: FrameBuffer, at: MemberAt): void;
}

type Change = "blink" | "half" | "open";

interface Drawn {
  readonly piece: LatePiece;
  readonly changes: Partial<Record<Change, LatePiece>>;
}

const FACES: Readonly<Record<Change, { readonly isBlinking: boolean; readonly mouth: 0 | 1 | 2 }>> = {
  blink: { isBlinking: true, mouth: 0 },
  half: { isBlinking: false, mouth: 1 },
  open: { isBlinking: false, mouth: 2 },
};

/** Pixels of a head in which a mouth, and lids, can be seen to move. */
const LEAST_MOUTH = 18;
const LEAST_LIDS = 34;

export function drawMember(staged: StagedMember, order: DrawingOrder): DrawnMember {
  const { card, frame, references, scene } = order;
  const { member, spot } = staged;
  const planned = performanceOf(staged, card, frame);
  const reference = references.get(member.id);
  if (reference) {
    const drawn = framePiece(order, (context) => paintReference(context, reference, spot, speakerTint(member.hue)));
    return shown(order, withOneDrawing(planned), { drawings: [{ piece: () => drawn, changes: {} }], loose: [], spot });
  }
  const performance = member.kind === "person" || member.kind === "vehicle" ? planned : withOneDrawing(planned);
  const moves = order.moved !== undefined || performance.drawings.some(({ beat }) => beat.way !== "none");
  const placed = performance.drawings.map((drawing) => placeMember(staged, drawing, scene, moves));
  const drawings = placed.map(
    (one) => one && drawLate(one, order, wantedChanges(staged, one.drawing, performance.speaks)),
  );
  const loose = performance.loose.flatMap((thing) => {
    const at = placed[thing.drawing];
    const gone = performance.at(thing.at).dx;
    return (at && loosePiece(order, thing, { ...at, placed: { ...at.placed, x: at.placed.x + gone } })) ?? [];
  });
  return shown(order, performance, { drawings, loose, spot });
}

/** Things and pictures are shown in one way, wherever they are. */
function withOneDrawing(performance: Performance): Performance {
  return {
    ...performance,
    drawings: performance.drawings.slice(0, 1),
    speaks: false,
    at: (seconds) => ({ ...performance.at(seconds), drawing: 0, isBlinking: false, mouth: 0 }),
  };
}

function wantedChanges(staged: StagedMember, drawing: Drawing, speaks: boolean): readonly Change[] {
  const { head } = staged.spot;
  const { look } = staged.member;
  if (look.kind !== "person" || (drawing.pose.seen ?? staged.sideOf(drawing.beat)) === "back" || head <= LEAST_MOUTH)
    return [];
  const blinks = head > LEAST_LIDS && drawing.phase === 0 && drawing.beat.mood !== "asleep";
  return [...(blinks ? (["blink"] as const) : []), ...(speaks ? (["half", "open"] as const) : [])];
}

function drawLate(placed: PlacedMember, order: DrawingOrder, wanted: readonly Change[]): Drawn {
  let lit: ImageData | undefined;
  const piece = latePiece(order, placed.area, (room) => {
    const painted = paintMember(placed);
    if (wanted.length > 0) lit = faceOf(placed, painted);
    return pieceOf(order, painted, room);
  });
  const { face } = placed;
  const changes: Partial<Record<Change, LatePiece>> = {};
  if (face)
    for (const change of wanted)
      changes[change] = latePiece(order, face, (room) => {
        const painted = lit && paintChange(placed, lit, FACES[change]);
        return painted && inkPiece(order, painted, room);
      });
  return { piece, changes };
}

/** A drawing with the changes of its face at a moment. */
function partsOf(
  drawn: Drawn | undefined,
  { isBlinking, mouth }: { readonly isBlinking: boolean; readonly mouth: 0 | 1 | 2 },
): readonly (LatePiece | undefined)[] {
  const spoken = mouth === 2 ? drawn?.changes.open : mouth === 1 ? drawn?.changes.half : undefined;
  return [drawn?.piece, spoken, isBlinking ? drawn?.changes.blink : undefined];
}

interface Painting {
  readonly drawings: readonly (Drawn | undefined)[];
  readonly loose: readonly LoosePiece[];
  readonly spot: StagedMember["spot"];
}

/** Nothing comes, goes or changes; and the least that is seen of it. */
const whole: PresenceAt = () => ({ share: 1, by: 1, dx: 0 });
const LEAST_SHARE = 0.02;

/** Of the frame's height: how much higher in the picture the feet are of somebody at the horizon. */
const RISE = 0.26;

/** Pixels from the spot, and how much of them it stands higher because it is further away. */
function placeAt(
  own: Pick<ReturnType<Performance["at"]>, "dx" | "dy" | "near">,
  {
    moved = [0, 0],
    aside,
    frame,
  }: { readonly moved: ReturnType<Path> | undefined; readonly aside: number; readonly frame: Frame },
): readonly [dx: number, dy: number, rise: number] {
  const rise = (1 - own.near) * RISE * frame.height;
  return [own.dx + moved[0] + aside, own.dy + moved[1] - rise, rise];
}

function shown(order: DrawingOrder, performance: Performance, { drawings, loose, spot }: Painting): DrawnMember {
  const { moved, frame, presence = whole } = order;
  return {
    isStill: performance.isStill && !moved && presence === whole,
    acrossAt: (seconds) => performance.at(seconds).dx + (moved?.(seconds)[0] ?? 0),
    paint(target, { view, seconds }) {
      const { drawing, isBlinking, mouth, ...own } = performance.at(seconds);
      const { share, by, dx: aside } = presence(seconds);
      if (share < LEAST_SHARE || order.isHidden?.(seconds, own.dx) === true) return;
      const shrunk = { by: own.near * by, x: spot.x, y: Math.min(spot.base, frame.height) };
      const [dx, dy, rise] = placeAt(own, { moved: moved?.(seconds), aside, frame });
      if (order.shadow) show(order, target, order.shadow, { view, dx, dy: -rise, share, shrunk });
      const showLoose = (isBehind: boolean) => {
        for (const one of loose) {
          const away = one.isBehind === isBehind ? one.path(seconds) : undefined;
          if (away) show(order, target, one.piece, { view, dx: away[0], dy: away[1] });
        }
      };
      showLoose(true);
      const parts = partsOf(drawings[drawing], { isBlinking, mouth });
      for (const part of parts) {
        const piece = part?.();
        if (piece) show(order, target, piece, { view, dx, dy, share, shrunk });
      }
      showLoose(false);
    },
  };
}
