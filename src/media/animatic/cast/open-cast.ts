// The cast of a shot as layers: each member's drawings, painted once, and which of them is shown where at a moment.
import { STANDING, type Beat } from "../../../core/animatic/acting/acting.ts";
import { raisedBy } from "../../../core/animatic/acting/set-pieces/piece-heights.ts";
import { carriedPath, isOutside } from "../../../core/animatic/carriers/carried-motion.ts";
import { MARGIN, type CameraView } from "../../../core/animatic/camera/camera-path.ts";
import type { Mover } from "../../../core/animatic/movers/mover.ts";
import { planMovers } from "../../../core/animatic/movers/plan-movers.ts";
import { paletteOf } from "../../../core/animatic/colour/palette.ts";
import { stageCast } from "../../../core/animatic/stage/staging.ts";
import type { StagedMember } from "../../../core/animatic/stage/staged-member.ts";
import type { FrameBuffer } from "../kernel/compositor.ts";
import { AFLOAT } from "./hover.ts";
import { tiedPath } from "./animals/perch-place.ts";
import type { Cast, CastOrder } from "./cast.ts";
import { drawMember, type DrawnMember, type MemberAt } from "./draw-member.ts";
import { framePiece, show, type Piece } from "./pieces.ts";
import { isBehindDoor, memberScene, performanceOf } from "./member-scene.ts";
import { wordsOfPlace } from "../../../core/animatic/overlay/clean-text.ts";
import { wordsIn } from "../../../core/animatic/looks/read-words.ts";
import { isBehindThem, waterPiece } from "./water-band.ts";
import { crowdDeed } from "../../../core/animatic/formations/crowd-deed.ts";
import { paintCrowd } from "./crowd.ts";
import { FLAME_DRAWINGS, FLAME_RATE, firesIn, paintFire } from "./flames.ts";
import { shotFixture } from "./fixtures/shot-fixture.ts";
import { moverPieces } from "./movers/mover-pieces.ts";
import { bankPiece } from "./set-pieces/bank.ts";
import { supportPiece } from "./support-piece.ts";
import { groundPiece, tablePiece, type Means } from "./set-pieces/seats-and-tables.ts";
import { paintShadow } from "./surroundings.ts";

export async function openCast(order: CastOrder): Promise<Cast> {
  const { card, frame, pause } = order;
  const staged = stageCast(card, frame, (id) => order.references.has(id));
  const moving = planMovers(card, staged, frame);
  const palette = paletteOf(card.place);
  const scene = memberScene(card, frame, staged);
  const means: Means = { order, scene, palette };
  const crowd = crowdPiece(means, staged);
  const [behind, grounds] = [groundPiece(means, staged), [bankPiece(order, scene.light.tone, staged)]];
  const [supports, covers] = [supportPiece(means, staged, false), supportPiece(means, staged, true)];
  const fixture = shotFixture(order, scene.light.tone, staged);
  const apart = moverPieces(moving.things, { ...order, tone: scene.light.tone });
  const members: DrawnMember[] = [];
  const ownPath = (one: StagedMember) => pathOf(one, order);
  const hidden = (one: StagedMember) => hiding(one, moving.things, card.seconds);
  for (const one of staged) {
    const moved =
      tiedPath(one, staged, (other) => ownPath(other).path) ??
      carriedPath(one, { staged, seconds: card.seconds, frame, ownPath, action: card.actionWords });
    const presence = moving.presences.get(one.member.id);
    const shown = { scene, shadow: shadowPiece(one, means), moved, presence, ...hidden(one) };
    members.push(drawMember(one, { ...order, ...shown }));
    await pause();
  }
  const table = tablePiece(means, staged);
  const water = waterPiece(order, scene, { staged, palette });
  const isShallow = isBehindThem(staged) || staged.some(({ member, mount }) => member.look.kind === "animal" && !mount);
  const { isCamp, burn, isLit } = openFires(order);
  const props = staged.map(({ member, mount, spot }) => member.kind === "prop" && !mount && (spot.depth ?? 0) >= 0);
  const isApart = staged.map(({ member }) => moving.ids.has(member.id));
  const paintMembers = (target: FrameBuffer, at: MemberAt, areProps: boolean) => {
    for (const number of paintOrder(staged, at.seconds / Math.max(0.1, card.seconds)))
      if (props[number] === areProps && !isApart[number]) members[number]?.paint(target, at);
  };
  const shiftOf = (id: string, seconds: number) =>
    members[staged.findIndex(({ member }) => member.id === id)]?.acrossAt(seconds) ?? 0;
  const atFixture = alongWithDriver(staged, shiftOf);
  return {
    staged,
    isStill: !isLit && moving.things.length === 0 && fixture === undefined && members.every(({ isStill }) => isStill),
    shiftOf,
    paint(target, camera, seconds) {
      const at = { view: camera.subjects, seconds };
      const put = (...pieces: readonly (Piece | undefined)[]) => {
        for (const piece of pieces) if (piece) show(order, target, piece, at);
      };
      if (!isCamp) burn(target, camera, seconds);
      put(...grounds, crowd, supports);
      fixture?.paint(target, atFixture(camera, seconds), seconds);
      apart.paint(target, { ...at, shiftOf, isBefore: false });
      put(behind, isShallow ? water : undefined);
      paintMembers(target, at, false);
      put(isShallow ? undefined : water, covers, table);
      paintMembers(target, at, true);
      apart.paint(target, { ...at, shiftOf, isBefore: true });
      if (isCamp) burn(target, camera, seconds);
      fixture?.paintBefore(target, atFixture(camera, seconds), seconds);
    },
  };
}

/** A wheel goes along with whoever holds it. */
function alongWithDriver(staged: readonly StagedMember[], shiftOf: (id: string, seconds: number) => number) {
  const driver = staged.find(({ member, mount }) => member.fixture !== undefined && mount?.as === "rider");
  return ({ subjects: view }: CameraView, seconds: number) =>
    driver ? { ...view, dx: view.dx - shiftOf(driver.member.id, seconds) } : view;
}

/** Where somebody goes by themselves. */
function pathOf(one: StagedMember, { card, frame }: CastOrder) {
  const { at } = performanceOf(one, card, frame);
  const moves = one.member.beats.some(({ way }) => way !== "none");
  return { moves, path: (seconds: number) => [at(seconds).dx, at(seconds).dy] as const };
}

const THROUGH = /\b(?:through|into|inside|in)\b/;

/** Seconds until somebody is seen in a door that opens. */
const SWUNG = 0.55;

/** Behind a door, or through a gate to elsewhere. */
function hiding(
  one: StagedMember,
  things: readonly Mover[],
  whole: number,
): { isHidden?: (seconds: number, dx: number) => boolean } {
  const { member, spot } = one;
  const portal = things.find(({ art }) => art === "portal");
  const goes = member.beats.find(({ way, because }) => way !== "none" && THROUGH.test(because.join(" ")));
  if (portal && goes) return { isHidden: (_, dx) => (spot.x + dx - portal.x) * spot.facing > -0.4 * spot.head };
  if (member.beats.some(isInJaws)) return { isHidden: (seconds) => isInJaws(beatAt(member.beats, seconds / whole)) };
  const { inDoorFrom, inDoorUntil = 1 } = member;
  if (inDoorFrom !== undefined)
    return { isHidden: (seconds) => seconds < inDoorFrom * whole + SWUNG || seconds > inDoorUntil * whole + SWUNG };
  const goer = one.carriedBy ?? one;
  return goer.member.fixture ? { isHidden: (seconds, dx) => isBehindDoor(goer, seconds, dx) } : {};
}

/** It is in the drawing of whoever has it there. */
const isInJaws = ({ perch }: Beat): boolean => perch?.at === "mouth";

const beatAt = (beats: readonly Beat[], part: number): Beat =>
  beats.findLast(({ from }) => from <= part + 0.001) ?? beats[0] ?? STANDING;

/** Who stands beside a carrier is before it. */
function paintOrder(staged: readonly StagedMember[], part: number): readonly number[] {
  const numbers = [...staged.keys()];
  const isBeside = (number: number) => {
    const one = staged[number];
    return one !== undefined && isOutside(one, part);
  };
  if (!numbers.some(isBeside)) return numbers;
  return [...numbers.filter((number) => !isBeside(number)), ...numbers.filter(isBeside)];
}

function openFires(order: CastOrder) {
  const { card, frame } = order;
  const fires = isUsedIn(order.card) ? [] : flamePieces(order);
  const isCamp = fires.length > 0 && firesIn(card.place, card.framing, frame).some(({ hasLogs }) => hasLogs);
  const burn = (target: FrameBuffer, camera: CameraView, seconds: number) => {
    const piece = fires[Math.floor(seconds * FLAME_RATE) % FLAME_DRAWINGS];
    if (piece) show(order, target, piece, { view: isCamp ? camera.subjects : camera.near });
  };
  return { isCamp, burn, isLit: fires.length > 0 };
}

/** Somebody feeds or pokes the fire, which is before them. */
const isUsedIn = ({ standings }: CastOrder["card"]): boolean =>
  standings.some(({ fixture }) => fixture?.kind === "campfire" || fixture?.second?.kind === "campfire");

/** The drawings of all fires, one after another. */
function flamePieces(order: CastOrder): readonly (Piece | undefined)[] {
  const { card, frame } = order;
  const fires = firesIn(card.place, card.framing, frame);
  if (fires.length === 0) return [];
  return Array.from({ length: FLAME_DRAWINGS }, (_, turn) =>
    framePiece(order, (context) => {
      for (const [at, fire] of fires.entries()) paintFire(context, fire, turn + at * FLAME_DRAWINGS);
    }),
  );
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
function shadowOf({ kind, look, beats }: StagedMember["member"]): number {
  if (kind === "person" && look.kind !== "animal" && beats.every(({ posture }) => LIES.has(posture))) return 2.6;
  if (kind === "person") return look.kind === "animal" ? 1.3 : 1.05;
  return kind === "vehicle" ? 1.4 : 0.5;
}

const LIES: ReadonlySet<string> = new Set(["lie", "lie_side", "lie_front", "lie_low", "face_down", "snow_angel"]);

const AWAY: ReadonlySet<string> = new Set([
  ...AFLOAT,
  "fly",
  "float",
  "climb",
  "hang",
  "stairs",
  "dive",
  "float_over",
  "hover_lotus",
  "slide_down",
  "climb_out",
  "hang_knees",
]);

const isOffGround = (beat: Beat | undefined): boolean =>
  beat !== undefined && (AWAY.has(beat.posture) || raisedBy(beat) !== 0);

const isFlown = ({ member, mount }: Pick<StagedMember, "member" | "mount">): boolean =>
  mount?.as === "carrier" && mount.runs === "air" && member.beats.some(({ way }) => way !== "none");

/** Whether it stands on something that is seen. */
function hasShadow(
  { member, spot, isForeground, mount }: StagedMember,
  { order, scene }: Pick<Means, "order" | "scene">,
): boolean {
  const [first] = member.beats;
  const isOn = member.beats.some(
    ({ perch, site }) => (perch && perch.at !== "lead" && perch.at !== "after") || (site && !site.isUnder),
  );
  const isCreature = member.look.kind === "creature";
  if (isOn || isForeground || mount?.as === "rider" || isFlown({ member, mount }) || isOffGround(first) || isCreature)
    return false;
  const isCut = scene.framing.feet === undefined && member.kind === "person" && member.look.kind !== "animal";
  return !isCut && spot.base <= order.frame.height * 1.02;
}

function crowdPiece({ order, scene }: Means, cast: readonly StagedMember[]): Piece | undefined {
  const { card, frame } = order;
  if (card.extras === 0) return undefined;
  const canvas = paintCrowd({
    count: card.extras,
    words: card.extrasWords,
    deed: crowdDeed(card.actionWords),
    around: wordsIn(wordsOfPlace(card.scene.location)),
    seed: card.seed,
    framing: card.framing,
    frame,
    light: scene.light,
    cast,
    margin: MARGIN,
  });
  return framePiece(order, (context) => context.drawImage(canvas, -frame.width * MARGIN, -frame.height * MARGIN));
}
