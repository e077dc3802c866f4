// A drawing of a member of the cast in its place: painted on a canvas of its own with the place's light, and the parts of its face that change.
import { BIRDS } from "../../../core/animatic/looks/animals/birds.ts";
import type { Beat, Expression } from "../../../core/animatic/acting/acting.ts";
import type { Drawing } from "../../../core/animatic/acting/performance.ts";
import { css, faded } from "../../../core/animatic/colour/colour.ts";
import { isInGround } from "../../../core/animatic/acting/set-pieces/piece-heights.ts";
import { setPieceOf } from "../../../core/animatic/acting/set-pieces/set-pieces.ts";
import type { SubjectLook } from "../../../core/animatic/looks/look.ts";
import { headsOf } from "../../../core/animatic/looks/true-size.ts";
import type { StagedMember } from "../../../core/animatic/stage/staged-member.ts";
import type { Pen } from "../../cards/pen.ts";
import { ImageData, openCanvas } from "../paint/canvas.ts";
import { AFLOAT, headAfloat, SWIMS } from "./hover.ts";
import type { Painted } from "./pieces.ts";
import { fadeGhost, lightEdges, sinkIn } from "./light-edges.ts";
import { OPEN, placeBody, type MemberScene, type PlacedBody } from "./place-body.ts";

/** Pixels of a head under which shadows are kept simple, and under which there are none. */
const SMALL = 64;
const TINY = 26;

function sizeOf(scale: number): Pick<Pen, "size"> {
  if (scale < TINY) return { size: "tiny" };
  return scale < SMALL ? { size: "small" } : {};
}

/** A drawing of a member in its place, not painted yet. */
export interface PlacedMember {
  readonly staged: StagedMember;
  readonly drawing: Drawing;
  readonly scene: MemberScene;
  readonly placed: PlacedBody;
  readonly area: Area;
  /** Where its face is; undefined where that is not in the picture. */
  readonly face: Area | undefined;
}

/** Undefined where nothing of it is in the picture. */
export function placeMember(
  staged: StagedMember,
  drawing: Drawing,
  scene: MemberScene,
  moves: boolean,
): PlacedMember | undefined {
  const placed = placeBody(staged, drawing, scene);
  const area = areaOf(placed, scene, moves);
  return area && { staged, drawing, scene, placed, area, face: faceArea(placed, area) };
}

export function paintMember({ staged, drawing, scene, placed, area }: PlacedMember): Painted {
  const painted = paintIn(placed, area, scene);
  finish(painted, placed, { staged, scene, drawing });
  return painted;
}

/** The finished pixels of a drawing's face. */
export function faceOf({ face, area }: PlacedMember, { context }: Painted): ImageData | undefined {
  return face && context.getImageData(face.x - area.x, face.y - area.y, face.width, face.height);
}

/** What of the face is another way than in the drawing itself: the pixels that differ, lit alike. `lit`: the finished face. */
export function paintChange(
  { staged, drawing, scene, face: area }: PlacedMember,
  lit: ImageData,
  face: Pick<Expression, "isBlinking" | "mouth">,
): Painted | undefined {
  if (!area) return undefined;
  const [plain, changed] = [OPEN, face].map((one) =>
    paintIn(placeBody(staged, drawing, scene, { ...one, isHeadOnly: true }), area, scene),
  );
  if (!plain || !changed) return undefined;
  const whole = HANDS_AWAY.has(drawing.beat.gesture)
    ? undefined
    : paintIn(placeBody(staged, drawing, scene, OPEN), area, scene);
  const data = Uint8ClampedArray.from(lit.data);
  const share = 1 - (scene.light.tone.alpha ?? 0);
  addDifference(data, pixelsOf(plain), { changed: pixelsOf(changed), whole: whole && pixelsOf(whole), share });
  changed.context.putImageData(new ImageData(data, area.width, area.height), 0, 0);
  return changed;
}

/** No arm is before the face. */
const HANDS_AWAY: ReadonlySet<string> = new Set(["none", "hold"]);

function faceArea({ x, y, scale, flip, body }: PlacedBody, area: Area): Area | undefined {
  const half = scale * 0.62;
  const [headX, headY] = [x + body.box.head[0] * scale * flip, y + body.box.head[1] * scale];
  const left = Math.max(area.x, Math.floor((headX - half) / 2) * 2);
  const top = Math.max(area.y, Math.floor((headY - half) / 2) * 2);
  const width = evenly(Math.min(area.x + area.width, headX + half) - left);
  const height = evenly(Math.min(area.y + area.height, headY + half) - top);
  return width < 4 || height < 4 ? undefined : { x: left, y: top, width, height };
}

interface Difference {
  readonly changed: Uint8ClampedArray;
  /** With the arms: what they cover of the face stays covered. */
  readonly whole: Uint8ClampedArray | undefined;
  /** How much of a colour is left under the hour's tone. */
  readonly share: number;
}

/** Brings what differs between two drawings into a lit one, and clears the rest. */
function addDifference(lit: Uint8ClampedArray, plain: Uint8ClampedArray, { changed, whole, share }: Difference): void {
  for (let at = 0; at < lit.length; at += 4) {
    const isCovered = whole !== undefined && differs(whole, plain, at);
    if (isCovered || !differs(changed, plain, at) || (changed[at + 3] ?? 0) < 250) {
      lit[at + 3] = 0;
      continue;
    }
    for (let part = at; part < at + 3; part++)
      lit[part] = (lit[part] ?? 0) + share * ((changed[part] ?? 0) - (plain[part] ?? 0));
  }
}

/** Whether red, green or blue of a pixel is another by more than a rounding. */
function differs(one: Uint8ClampedArray, other: Uint8ClampedArray, at: number): boolean {
  for (let part = at; part < at + 3; part++) if (Math.abs((one[part] ?? 0) - (other[part] ?? 0)) > 2) return true;
  return false;
}

function pixelsOf({ canvas, context }: Painted): Uint8ClampedArray {
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

function evenly(length: number): number {
  return 2 * Math.floor(length / 2);
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a body covers as far as it can be seen, on even pixels. One that moves may come from outside. */
function areaOf(
  { body, x, y, scale, flip }: PlacedBody,
  { frame, margin }: MemberScene,
  moves: boolean,
): Area | undefined {
  const { box } = body;
  const [from, to] = flip === 1 ? [box.left, box.right] : [-box.right, -box.left];
  const [edgeX, edgeY] = [frame.width * margin, frame.height * margin];
  const most = frame.width * 1.6;
  const bounded = (value: number) =>
    moves
      ? Math.max(-most, Math.min(frame.width + most, value))
      : Math.max(-edgeX, Math.min(frame.width + edgeX, value));
  const left = 2 * Math.floor((bounded(x + from * scale) - 3) / 2);
  const top = 2 * Math.floor((Math.max(-edgeY, y + box.top * scale) - 3) / 2);
  const right = bounded(x + to * scale) + 3;
  const bottom = Math.min(frame.height + edgeY, y + box.bottom * scale + scale * 0.12 + 3);
  const [width, height] = [2 * Math.ceil((right - left) / 2), 2 * Math.ceil((bottom - top) / 2)];
  return width > 3 && height > 3 ? { x: left, y: top, width, height } : undefined;
}

function paintIn({ body, x, y, scale, flip }: PlacedBody, area: Area, { frame }: MemberScene): Painted {
  const { canvas, context } = openCanvas(area.width, area.height);
  context.save();
  context.translate(x - area.x, y - area.y);
  context.scale(scale * flip, scale);
  body.paint({ context, line: Math.max(0.75, 0.0026 * frame.unit) / scale, ...sizeOf(scale) });
  context.restore();
  return { canvas, context, x: area.x, y: area.y };
}

interface Finishing {
  readonly staged: StagedMember;
  readonly scene: MemberScene;
  readonly drawing: Drawing;
}

/** Light, the tone of the hour, water, and what a ghost lacks. */
function finish(painted: Painted, placed: PlacedBody, { staged, scene, drawing }: Finishing): void {
  const { canvas, context } = painted;
  const { light, frame } = scene;
  const { look } = staged.member;
  context.globalCompositeOperation = "source-atop";
  context.fillStyle = css(light.tone);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = css(faded(light.glow, 0.05));
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (staged.isForeground) {
    context.fillStyle = "rgba(8,10,18,0.42)";
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  lightEdges(canvas, context, {
    side: light.side,
    width: Math.max(1, Math.min(staged.spot.head, frame.height * 0.8) * 0.02),
    tint: light.rim,
    contrast: light.contrast,
    isPlain: staged.member.group !== undefined && staged.spot.head < SMALL,
  });
  context.globalCompositeOperation = "source-over";
  if (look.kind === "person" && look.look.isGhost) fadeGhost(canvas, context);
  if (scene.framing.feet !== undefined && isInGround(drawing.beat))
    context.clearRect(0, staged.spot.base + placed.scale * 0.3 - painted.y, canvas.width, canvas.height);
  const level = scene.framing.feet === undefined ? undefined : surfaceAt(placed, { staged, scene, drawing });
  if (level !== undefined)
    sinkIn(canvas, context, {
      level: level - painted.y,
      unit: isBeast(look) ? placed.scale * 0.5 : placed.scale,
      kick: kickOf(placed, drawing, painted.x),
    });
}

/** Pixels across to the feet of who swims. */
function kickOf({ body: { foot }, x, scale, flip }: PlacedBody, { beat }: Drawing, left: number): number | undefined {
  return foot && KICKS.has(beat.posture) ? x + foot[0] * scale * flip - left : undefined;
}

const KICKS: ReadonlySet<string> = new Set(["swim", "backstroke"]);

const isBeast = ({ kind }: SubjectLook): boolean => kind === "animal" || kind === "creature";

const isBird = (look: SubjectLook): boolean => look.kind === "animal" && look.look.species in BIRDS;

/** Stilts on which a heron stands in the water. */
const isLongLegged = (look: SubjectLook & { readonly kind: "animal" }): boolean =>
  isBird(look) && headsOf(look) >= STILTS;
const STILTS = 4;

function beastSurface(
  { y, top }: { readonly y: number; readonly top: number },
  { member: { look }, spot }: StagedMember,
  wades: boolean,
): number {
  if (wades && look.kind === "animal") return spot.base - (spot.base - spot.top) * (isLongLegged(look) ? 0.07 : 0.3);
  return y + top * (wades ? 0.3 : isBird(look) ? 0.16 : 0.5);
}

/** Pixels down to the water around whoever wades or swims; undefined where there is none. */
function surfaceAt({ body, scale, y }: PlacedBody, { staged, scene, drawing }: Finishing): number | undefined {
  const { posture, animal = "" } = drawing.beat;
  const isWading = staged.member.relation?.way === "wading" && WADING.has(posture) && !LEAVES.has(animal);
  const wades = scene.water && isWading && !staged.member.beats.some(isOnEdge);
  if (!wades && !isInWater(drawing, scene)) return undefined;
  if (isBeast(staged.member.look)) return beastSurface({ y, top: body.box.top * scale }, staged, wades);
  if (headAfloat(posture) !== undefined) return staged.spot.base - scale * SWIMS;
  return staged.spot.base - scale * (drawing.beat.gesture === "stoop_work" ? SHINS : WAIST);
}

/** Only the feet are dipped in. */
const isOnEdge = (beat: Beat): boolean => setPieceOf(beat) === "water_edge";

/** Heads above the ground: whoever works at the ground stands in shallow water. */
const SHINS = 0.8;
const WAIST = 2.4;

const WADING: ReadonlySet<string> = new Set(["stand", "walk", "run", "stagger", "bow", "lean", "balance"]);

/** Done out of the water, or on its bank. */
const LEAVES: ReadonlySet<string> = new Set(["shake", "leap", "pounce", "dunk", "stand"]);

/** Whoever swims at the surface, and who has dived down to it head first. */
function isInWater({ beat: { posture }, pose }: Drawing, { water, isByWater }: MemberScene): boolean {
  return (water && AFLOAT.has(posture)) || (isByWater && posture === "dive" && pose.lean > 120);
}
