// The cast of a shot as layers: each member's drawings, painted once, and which of them is shown where at a moment.
import { MARGIN, type CameraView, type View } from "../../../core/animatic/camera-path.ts";
import type { Frame } from "../../../core/animatic/frame.ts";
import { speakerTint } from "../../../core/animatic/colour.ts";
import { paletteOf, type Palette } from "../../../core/animatic/palette.ts";
import type { ShotCard } from "../../../core/animatic/shot-card.ts";
import { stageCast, type StagedMember } from "../../../core/animatic/staging.ts";
import type { Performance } from "../../../core/animatic/acting/performance.ts";
import type { Compositor, FrameBuffer } from "../kernel/compositor.ts";
import { paintReference, type Reference } from "../subjects/reference-picture.ts";
import { paintChange, paintMember, type MemberScene, type Painted } from "./paint-member.ts";
import { framePiece, inkPiece, pieceOf, show, type Piece } from "./pieces.ts";
import { memberScene, performanceOf } from "./member-scene.ts";
import { paintCrowd } from "./crowd.ts";
import { paintSeat, paintShadow, paintTable } from "./surroundings.ts";

export interface CastOrder {
  readonly card: ShotCard;
  readonly frame: Frame;
  readonly compositor: Compositor;
  readonly references: ReadonlyMap<string, Reference>;
  readonly pause: () => Promise<void>;
}

export interface Cast {
  readonly staged: readonly StagedMember[];
  /** Whether every frame shows the same drawings at the same places. */
  readonly isStill: boolean;
  paint(target: FrameBuffer, camera: CameraView, seconds: number): void;
  /** Pixels that somebody has moved across from the spot. */
  shiftOf(id: string, seconds: number): number;
}

type Change = "blink" | "half" | "open";

interface DrawnMember {
  readonly performance: Performance;
  readonly shadow: Piece | undefined;
  readonly drawings: readonly (Piece | undefined)[];
  readonly changes: readonly Partial<Record<Change, Piece>>[];
}

interface Means {
  readonly order: CastOrder;
  readonly scene: MemberScene;
  readonly palette: Palette;
}

const FACES: Readonly<Record<Change, { readonly isBlinking: boolean; readonly mouth: 0 | 1 | 2 }>> = {
  blink: { isBlinking: true, mouth: 0 },
  half: { isBlinking: false, mouth: 1 },
  open: { isBlinking: false, mouth: 2 },
};

/** Pixels of a head in which a mouth, and lids, can be seen to move. */
const LEAST_MOUTH = 18;
const LEAST_LIDS = 34;

export async function openCast(order: CastOrder): Promise<Cast> {
  const { card, frame, pause } = order;
  const staged = stageCast(card, frame);
  const palette = paletteOf(card.place);
  const scene = memberScene(card, frame);
  const means: Means = { order, scene, palette };
  const crowd = crowdPiece(means, staged);
  const behind = groundPiece(means, staged);
  const members: DrawnMember[] = [];
  for (const one of staged) {
    members.push(await drawMember(one, means));
    await pause();
  }
  const table = tablePiece(means, staged);
  const props = staged.map(({ member }) => member.kind === "prop");
  return {
    staged,
    isStill: members.every(({ performance }) => performance.isStill),
    shiftOf: (id, seconds) =>
      members[staged.findIndex(({ member }) => member.id === id)]?.performance.at(seconds).dx ?? 0,
    paint(target, camera, seconds) {
      if (crowd) show(order, target, crowd, { view: camera.subjects });
      if (behind) show(order, target, behind, { view: camera.subjects });
      for (const [at, member] of members.entries())
        if (!props[at]) paintAt(order, target, member, { view: camera.subjects, seconds });
      if (table) show(order, target, table, { view: camera.subjects });
      for (const [at, member] of members.entries())
        if (props[at]) paintAt(order, target, member, { view: camera.subjects, seconds });
    },
  };
}

async function drawMember(staged: StagedMember, { order, scene }: Means): Promise<DrawnMember> {
  const { card, frame, references } = order;
  const { member } = staged;
  const isPerson = member.kind === "person";
  const reference = references.get(member.id);
  const performance = performanceOf(staged, card, frame);
  const shadow = shadowPiece(staged, { order, scene });
  if (reference) {
    const drawn = framePiece(order, (context) =>
      paintReference(context, reference, staged.spot, speakerTint(member.hue)),
    );
    return { performance: withOneDrawing(performance), shadow, drawings: [drawn], changes: [{}] };
  }
  const own = isPerson || member.kind === "vehicle" ? performance : withOneDrawing(performance);
  const moves = own.drawings.some(({ beat }) => beat.way !== "none");
  const drawings: (Piece | undefined)[] = [];
  const changes: Partial<Record<Change, Piece>>[] = [];
  for (const drawing of own.drawings) {
    const painted = paintMember(staged, drawing, scene, moves);
    drawings.push(painted && pieceOf(order, painted));
    changes.push(painted ? changesOf(painted, staged, { drawing, order, scene, speaks: own.speaks }) : {});
    await order.pause();
  }
  return { performance: own, shadow, drawings, changes };
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

interface Faced {
  readonly drawing: Performance["drawings"][number];
  readonly order: CastOrder;
  readonly scene: MemberScene;
  readonly speaks: boolean;
}

function changesOf(
  base: Painted,
  staged: StagedMember,
  { drawing, order, scene, speaks }: Faced,
): Partial<Record<Change, Piece>> {
  const { look } = staged.member;
  const { head } = staged.spot;
  const hasFace = look.kind === "person" && staged.sideOf(drawing.beat) !== "back" && head > LEAST_MOUTH;
  if (!hasFace) return {};
  const blinks = head > LEAST_LIDS && drawing.phase === 0 && drawing.beat.mood !== "asleep";
  const wanted: Change[] = [...(blinks ? (["blink"] as const) : []), ...(speaks ? (["half", "open"] as const) : [])];
  const found: Partial<Record<Change, Piece>> = {};
  for (const change of wanted) {
    const painted = paintChange(base, { staged, drawing, scene }, FACES[change]);
    const piece = painted && inkPiece(order, painted);
    if (piece) found[change] = piece;
  }
  return found;
}

interface At {
  readonly view: View;
  readonly seconds: number;
}

function paintAt(
  order: CastOrder,
  target: FrameBuffer,
  { performance, shadow, drawings, changes }: DrawnMember,
  { view, seconds }: At,
): void {
  const { drawing, dx, dy, isBlinking, mouth } = performance.at(seconds);
  if (shadow) show(order, target, shadow, { view, dx });
  const piece = drawings[drawing];
  if (!piece) return;
  show(order, target, piece, { view, dx, dy });
  const own = changes[drawing];
  const spoken = mouth === 2 ? own?.open : mouth === 1 ? own?.half : undefined;
  if (spoken) show(order, target, spoken, { view, dx, dy });
  if (isBlinking && own?.blink) show(order, target, own.blink, { view, dx, dy });
}

function shadowPiece(staged: StagedMember, { order, scene }: Pick<Means, "order" | "scene">): Piece | undefined {
  const { member, spot } = staged;
  if (!hasShadow(staged, { order, scene })) return undefined;
  const tall = spot.base - spot.top;
  return framePiece(order, (context) => {
    context.translate(spot.x, spot.base - tall * 0.008);
    paintShadow(
      context,
      member.kind === "person" ? spot.head * shadowOf(member) : tall * shadowOf(member),
      scene.light.side,
    );
  });
}

/** Half its breadth: in heads of who has one, else in heights. */
function shadowOf({ kind, look }: StagedMember["member"]): number {
  if (kind === "person") return look.kind === "animal" ? 1.3 : 1.05;
  return kind === "vehicle" ? 1.4 : 0.5;
}

const AWAY: ReadonlySet<string> = new Set(["swim", "fly", "float"]);

/** Whether it stands on something that is seen. */
function hasShadow(
  { member, spot, isForeground }: StagedMember,
  { order, scene }: Pick<Means, "order" | "scene">,
): boolean {
  const [first] = member.beats;
  if (isForeground || AWAY.has(first?.posture ?? "") || member.look.kind === "creature") return false;
  const isCut = scene.framing.feet === undefined && member.kind === "person" && member.look.kind !== "animal";
  return !isCut && spot.base <= order.frame.height * 1.02;
}

function crowdPiece({ order, scene }: Means, cast: readonly StagedMember[]): Piece | undefined {
  const { card, frame } = order;
  if (card.extras === 0) return undefined;
  const canvas = paintCrowd({
    count: card.extras,
    words: card.extrasWords,
    seed: card.seed,
    framing: card.framing,
    frame,
    light: scene.light,
    cast,
    margin: MARGIN,
  });
  return framePiece(order, (context) => context.drawImage(canvas, -frame.width * MARGIN, -frame.height * MARGIN));
}

const SEATED: ReadonlySet<string> = new Set(["sit", "drive"]);

/** Seats under those who sit in a wide picture. */
function groundPiece({ order, scene }: Means, cast: readonly StagedMember[]): Piece | undefined {
  const hasVehicle = cast.some(({ member }) => member.kind === "vehicle");
  const seated = cast.filter(
    ({ member }) => SEATED.has(member.beats[0]?.posture ?? "") && member.look.kind === "person",
  );
  if (scene.framing.feet === undefined || seated.length === 0 || hasVehicle) return undefined;
  const onGround = /\b(?:floor|ground|grass|sand|snow|beach|cross-legged|rock|stone|step|steps|log|bed|edge)\b/i.test(
    order.card.actionWords,
  );
  if (onGround) return undefined;
  const line = Math.max(0.75, 0.0026 * order.frame.unit);
  return framePiece(order, (context) => {
    for (const one of seated) paintSeat(context, one, line);
  });
}

/** Things near the camera stand on something. */
function tablePiece({ order, scene, palette }: Means, cast: readonly StagedMember[]): Piece | undefined {
  const things = cast.filter(({ member }) => member.kind === "prop");
  if (scene.framing.feet !== undefined || things.length === 0) return undefined;
  const { frame, card } = order;
  const back = Math.max(...things.map(({ spot }) => spot.base)) - frame.height * 0.045;
  return framePiece(order, (context) => paintTable(context, back, { frame, palette, outside: card.place.outside }));
}
