// Where a drawing of a member of the cast is put, and how large: by its feet, its head, or what lies, floats or is shown of it.
import type { Expression } from "../../../core/animatic/acting/acting.ts";
import type { Drawing } from "../../../core/animatic/acting/performance.ts";
import { isCarriedAs } from "../../../core/animatic/acting/deeds/deed.ts";
import type { Frame, Framing } from "../../../core/animatic/frame.ts";
import type { SubjectLook } from "../../../core/animatic/looks/look.ts";
import { raisedBy } from "../../../core/animatic/acting/set-pieces/piece-heights.ts";
import { BODY } from "../../../core/animatic/blocking/blocked.ts";
import { hipHeads } from "../../../core/animatic/carriers/group-place.ts";
import { inBeat } from "../../../core/animatic/stage/spot-in-beat.ts";
import type { RiderMount, SeenFrom, StagedMember } from "../../../core/animatic/stage/staged-member.ts";
import type { Dot } from "../../cards/pen.ts";
import type { Around } from "../../cards/figure/posture.ts";
import { leashOf, perchPlace } from "./animals/perch-place.ts";
import { preyIn } from "./animals/prey.ts";
import { aboveFloor } from "./above-floor.ts";
import { aroundOf, hipsOnCarrier } from "./around-body.ts";
import { abed, proppedInBed, underCover } from "./bed.ts";
import type { DrawnBody } from "./body-box.ts";
import { bodyOf } from "./paint-body.ts";
import { thingsIn } from "./held/hold.ts";
import { afloatAt, atSurface, hoverOf, isAfloat, isOnFour } from "./hover.ts";
import { insertPlace } from "./inserts.ts";
import type { CastLight } from "./light-edges.ts";

export interface MemberScene {
  readonly frame: Frame;
  readonly framing: Framing;
  readonly light: CastLight;
  readonly heldLooks: ReadonlyMap<string, SubjectLook>;
  /** Half the breadth of each thing and animal that stands by itself, in heights of its own. */
  readonly breadths: ReadonlyMap<string, number>;
  readonly catchers: ReadonlySet<string>;
  /** What is thrown at somebody goes to the head. */
  readonly isAtHead: boolean;
  /** Whether swimmers are at the surface; else they are under it. */
  readonly water: boolean;
  /** Whether who dives comes down to water. */
  readonly isByWater: boolean;
  /** Pixels down to the far edge of a table that is before everybody in a near picture. */
  readonly tableTop: number | undefined;
  /** Whether those who lie do so in beds. */
  readonly hasBed: boolean;
  /** How many act in the picture. */
  readonly people: number;
  /** How much wider and higher than the frame may be painted, each way. */
  readonly margin: number;
}

export interface PlacedBody {
  readonly body: DrawnBody;
  /** Where the body's own origin is, and pixels for one of its units. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip: 1 | -1;
}

type Face = Pick<Expression, "isBlinking" | "mouth"> & { readonly isHeadOnly?: boolean };
export const OPEN: Face = { isBlinking: false, mouth: 0 };

export function placeBody(whole: StagedMember, asked: Drawing, scene: MemberScene, face: Face = OPEN): PlacedBody {
  const staged = inBeat(whole, asked.beat, scene.framing.feet === undefined);
  const { spot } = staged;
  const drawing = staged.mount ? asked : propped(asked, scene);
  const { beat } = drawing;
  const isAlong = staged.mount?.as === "rider" && scene.framing.feet !== undefined && ALONG.has(beat.posture);
  const aspect = isAlong ? "side" : (drawing.pose.seen ?? staged.sideOf(beat));
  const isTurned = !isAlong && drawing.pose.isTurned === true;
  const flip: 1 | -1 = (spot.facing === 1) === isTurned ? 1 : -1;
  const posing: Posing = { scene, face, aspect };
  const alone = posedBody(staged, drawing, posing);
  const place = placeOf(staged, drawing, { ...posing, body: alone, flip, asked });
  const around = aroundOf(staged, drawing, { scene, place: { ...place, flip }, held: alone });
  const leash = leashOf(staged, beat, { ...place, flip });
  const body = around || leash ? posedBody(staged, drawing, { ...posing, leash }, around) : alone;
  return { body: aboveFloor(body, staged, { ...place, drawing }), flip, ...place };
}

interface Placing extends Posing {
  readonly body: DrawnBody;
  readonly flip: 1 | -1;
  /** As it would be in a wide picture. */
  readonly asked: Drawing;
}

type BodyPlace = Pick<PlacedBody, "x" | "y" | "scale">;

function placeOf(staged: StagedMember, drawing: Drawing, { scene, aspect, body, flip, asked }: Placing): BodyPlace {
  const { spot, mount } = staged;
  const { beat, pose } = drawing;
  const borne = borneAt(staged, drawing, { body, scene });
  if (borne) return borne;
  const shift = (pose.shift ?? 0) + beforeSeat(staged, drawing);
  const forwards = (place: BodyPlace): BodyPlace => ({ ...place, x: place.x - shift * place.scale * flip });
  if (scene.framing.feet !== undefined || spot.standing.kind !== "person" || mount?.as === "carrier")
    return forwards(onGround(staged, drawing, { scene, body }));
  if (isLying(staged, beat) && !staged.insert && scene.framing.family !== "close")
    return lyingNear(spot.head, flip, { scene, body });
  const near = staged.insert ? insertPlace(staged, { drawing, aspect, frame: scene.frame }) : undefined;
  return near ?? byHead(staged, { ...asked, beat }, { body, flip, scene });
}

/** Heads before a seat at which somebody stands who sits on it as well. */
const BEFORE_SEAT = 1.7;
/** Degrees of a thigh that lies on a seat. */
const ON_SEAT = 84;

function beforeSeat({ member }: StagedMember, { beat, pose }: Drawing): number {
  if (member.look.kind !== "person" && member.look.kind !== "robot") return 0;
  const has = (posture: string) => member.beats.some((one) => one.posture === posture);
  if (!has("sit") || !has("stand") || beat.way !== "none") return 0;
  const thigh = Math.max(...pose.legs.map(({ upper }) => upper[0]));
  return BEFORE_SEAT * (1 - Math.min(1, Math.max(0, thigh / ON_SEAT)));
}

/** In a near picture, by the head: lower where somebody falls. */
function byHead(
  staged: StagedMember,
  drawing: Drawing,
  { body, flip, scene }: Pick<Placing, "body" | "flip" | "scene">,
): BodyPlace {
  const { spot } = staged;
  const { beat, pose } = drawing;
  const scale = Math.max(0.5, spot.head);
  const [headX, headY] = body.box.head;
  const x = spot.x - headX * scale * flip;
  if (isOnFour(staged, beat, scene.framing)) return { x, y: spot.base - (body.box.bottom + pose.lift) * scale, scale };
  return { x, y: spot.top + scale * (0.5 + fallenBy(pose.lean, beat.posture) - headY), scale };
}

function borneAt(staged: StagedMember, { beat }: Drawing, { body, scene }: Grounded): BodyPlace | undefined {
  const edge = scene.framing.feet === undefined ? scene.frame.height : undefined;
  if (staged.mount?.as === "rider") return onSeat(staged, staged.mount, { body, beat });
  if (beat.perch) return perchPlace(staged, beat.perch, { partner: staged.partnerOf(beat), body, edge });
  return onCarrier(staged, beat) ?? atSurface(staged, beat, { ...scene, box: body.box });
}

/** By the hips, where whoever carries somebody has them. */
function onCarrier(staged: StagedMember, beat: Drawing["beat"]): BodyPlace | undefined {
  const { member, spot } = staged;
  const hips = isCarriedAs(beat.posture) ? hipsOnCarrier(staged, beat) : undefined;
  if (!hips) return undefined;
  const [x, y] = hips;
  const scale = Math.max(0.5, spot.head);
  return { x, y: y - hipHeads(member.heads ?? BODY) * scale, scale };
}

/** Seen from the side on what is seen from the side. */
const ALONG: ReadonlySet<string> = new Set(["ride", "drive", "pedal", "swing"]);

function isManned({ mount }: StagedMember): boolean {
  return mount?.as === "carrier" && mount.isManned;
}

/** What somebody does who has come off. */
const ON_ITS_GROUND: ReadonlySet<string> = new Set([
  "tumble",
  "roll",
  "dive_flat",
  "fall_back",
  "collapse",
  "kneel",
  "kneel_both",
  "crouch",
]);

/** By the hips of who has some; an animal by its feet. */
function onSeat(
  { member, spot }: StagedMember,
  { hip, to }: RiderMount,
  { body: { box }, beat }: { readonly body: DrawnBody; readonly beat: Drawing["beat"] },
): BodyPlace {
  const scale = Math.max(0.5, spot.head);
  if (to < 1 && ON_ITS_GROUND.has(beat.posture)) return { x: hip[0], y: spot.base - box.bottom * scale, scale };
  const isUpright = member.look.kind === "person" || member.look.kind === "robot";
  return { x: hip[0], y: hip[1] - (isUpright ? hipHeads(member.heads ?? BODY) : box.bottom) * scale, scale };
}

const LYING: ReadonlySet<string> = new Set(["lie", "lie_front", "lie_low", "lie_side"]);

function isLying({ member }: StagedMember, { posture }: Drawing["beat"]): boolean {
  return LYING.has(posture) || (posture === "curl" && member.look.kind === "animal");
}

/** How far a trunk bows in a near picture: further down it would be out of it. Degrees. */
const NEAR_BOW = 26;

/** Whoever falls leaves a near picture at its lower edge. */
const FALLING: ReadonlySet<string> = new Set(["fall_back", "collapse", "tumble"]);
const NEAR_LEAN = 30;

function near({ pose, ...drawing }: Drawing): Drawing {
  const falls = FALLING.has(drawing.beat.posture);
  const lean = falls ? Math.max(-NEAR_LEAN, Math.min(NEAR_LEAN, pose.lean)) : pose.lean;
  return { ...drawing, pose: { ...pose, lean, bow: Math.min(pose.bow, NEAR_BOW) } };
}

/** Heads down, by how far the whole body leans. */
function fallenBy(lean: number, posture: string): number {
  return FALLING.has(posture) ? Math.max(0, (Math.abs(lean) - NEAR_LEAN) / 32) : 0;
}

/** Beside others in a near picture nobody lies across it: the head leans back where it would sit. */
function propped(drawing: Drawing, { people, framing }: MemberScene): Drawing {
  const { pose, beat, phase } = drawing;
  if (framing.feet !== undefined) return drawing;
  if (!LYING.has(beat.posture) && beat.posture !== "sit_bed") return near(drawing);
  const isBusy = framing.family === "close" && beat.gesture !== "none";
  if (people < 2 && !isBusy) return drawing;
  return { phase, isPropped: true, beat: { ...beat, posture: "sit" }, pose: { ...pose, lean: 0, nod: 10, lift: 0 } };
}

interface Posing {
  readonly scene: MemberScene;
  readonly face: Face;
  readonly aspect: SeenFrom;
}

function posedBody(
  staged: StagedMember,
  drawing: Drawing,
  { scene, face, aspect, leash }: Posing & { readonly leash?: Dot | undefined },
  around: Around = {},
): DrawnBody {
  const { member, stance } = staged;
  const { beat } = drawing;
  const [right, down] = staged.gazeOf(beat);
  const body = bodyOf({
    ...{ look: member.look, drawing, aspect, stance, tall: member.tall ?? 1, isManned: isManned(staged) },
    around,
    leash,
    isHeadOnly: face.isHeadOnly === true,
    expression: {
      ...{ isBlinking: face.isBlinking, mouth: face.mouth },
      gaze: [aspect === "front" ? right * 0.5 : right, down],
      mood: beat.mood,
    },
    prey: preyIn(beat, member.look, scene.heldLooks),
    ...{ ...thingsIn(beat, scene.heldLooks), isFar: scene.framing.feet !== undefined },
  });
  const mayLie = !staged.mount && member.look.kind === "person" && scene.framing.family !== "close";
  const isHeadOnly = face.isHeadOnly === true;
  if (!mayLie || !scene.hasBed) return mayLie && !isHeadOnly ? underCover(body, beat, scene.heldLooks) : body;
  return drawing.isPropped ? proppedInBed(body, isHeadOnly) : abed(body, beat.posture, { id: member.id, isHeadOnly });
}

interface Grounded {
  readonly scene: MemberScene;
  readonly body: DrawnBody;
}

/** The whole of whoever lies, along the picture. */
function lyingNear(
  head: number,
  flip: 1 | -1,
  { scene: { frame }, body: { box } }: Grounded,
): Pick<PlacedBody, "x" | "y" | "scale"> {
  const scale = Math.min(head, (frame.width * 0.86) / (box.right - box.left));
  return {
    x: frame.width / 2 - ((box.left + box.right) / 2) * scale * flip,
    y: frame.height * 0.93 - box.bottom * scale,
    scale,
  };
}

/** By what it stands on; in the middle of the picture where it stands on nothing. */
function onGround(
  { member, spot, mount }: StagedMember,
  drawing: Drawing,
  { scene, body: { box } }: Grounded,
): Pick<PlacedBody, "x" | "y" | "scale"> {
  const { look } = member;
  if (look.kind === "thing") {
    const scale = Math.max(0.5, spot.base - spot.top);
    return { x: spot.x, y: spot.base - Math.min(box.bottom, 0.05) * scale, scale };
  }
  const scale = Math.max(0.5, spot.head);
  if (isAfloat(drawing, look, scene) && mount?.as !== "carrier")
    return {
      x: spot.x,
      y: scene.frame.height * afloatAt(drawing.beat, member) - ((box.top + box.bottom) / 2) * scale,
      scale,
    };
  const hover =
    mount?.as === "carrier"
      ? 0
      : Math.min(hoverOf(look, drawing.beat.posture, scene.water), (scene.frame.height * MOST_HOVER) / scale);
  const own = look.kind === "creature" ? 0 : liftOf(drawing, member.heads ?? BODY);
  const lift = own + hover + (isBeast(look) ? 0 : raisedBy(drawing.beat));
  return { x: spot.x, y: spot.base - (box.bottom + lift) * scale, scale };
}

/** What an animal is on is drawn with it. */
const isBeast = ({ kind }: StagedMember["member"]["look"]): boolean => kind === "animal" || kind === "creature";
/** Who is short stands less deep in what they are in. */
const liftOf = ({ pose: { lift } }: Drawing, heads: number): number => (lift < 0 ? (lift * heads) / BODY : lift);

/** Of the frame's height: what is large is near the ground all the same. */
const MOST_HOVER = 0.16;
