// What those who sit, lie or eat in a wide picture are on and at: seats, logs, beds that are left, a long table; and the table under things that are near.
import { BODY } from "../../../../core/animatic/blocking/blocked.ts";
import { satOn } from "../../../../core/animatic/acting/set-pieces/sit-rules.ts";
import { setPieceOf } from "../../../../core/animatic/acting/set-pieces/set-pieces.ts";
import { css } from "../../../../core/animatic/colour/colour.ts";
import type { Palette } from "../../../../core/animatic/colour/palette.ts";
import { traitsOf } from "../../../../core/animatic/place/place-kinds.ts";
import { beforeCarrier } from "../../../../core/animatic/stage/spot-in-beat.ts";
import type { StagedMember } from "../../../../core/animatic/stage/staged-member.ts";
import { paintEmptyBed } from "../bed.ts";
import type { CastOrder } from "../cast.ts";
import { performanceOf } from "../member-scene.ts";
import { framePiece, type Piece } from "../pieces.ts";
import type { MemberScene } from "../place-body.ts";
import { paintCabinSeat, paintLog, paintTable } from "../surroundings.ts";
import { paintAtFeet, thingsAtFeet } from "./at-feet.ts";
import { paintNearSeat } from "./near-seats.ts";
import { paintChair, paintSeats } from "./seats.ts";
import { swingFor } from "./swing.ts";
import { atLongTable, inLongBoat, paintLongBoat, paintLongTable } from "./long-table.ts";

export interface Means {
  readonly order: CastOrder;
  readonly scene: MemberScene;
  readonly palette: Palette;
}

/** Lands in which nobody has a chair. */
const WILD: ReadonlySet<string> = new Set([
  "woods",
  "fields",
  "desert",
  "rock",
  "snow",
  "marsh",
  "water",
  "ash",
  "space",
]);
const SEATED: ReadonlySet<string> = new Set(["sit", "drive"]);

/** Their seats are those of passengers. */
const CABINS: ReadonlySet<string> = new Set(["bus", "train", "plane_cabin", "metro_car"]);

const ABED: ReadonlySet<string> = new Set(["lie", "sit_bed"]);

/** Sat on. */
const BEDS =
  /\bon (?:the |a |her |his |their )?(?:edge of (?:the |a |her |his |their )?)?(?:\w+ )?(?:bed|bunk|cot|mattress)\b/;

/** What those who sit are on, and beds that are left or gone to. */
export function groundPiece(means: Means, cast: readonly StagedMember[]): Piece | undefined {
  const { order, scene } = means;
  const line = Math.max(0.75, 0.0026 * order.frame.unit);
  const beds = cast.filter(({ member: { beats }, mount }) => {
    const abed = beats.filter(({ posture }) => ABED.has(posture));
    const isOnEdge = beats.some(({ posture, because }) => posture === "sit" && BEDS.test(because.join(" ")));
    return scene.hasBed && !mount && (isOnEdge || (abed.length > 0 && abed.length < beats.length));
  });
  const seats = seatsIn(means, cast).map((one) => whereTheySit(one, order));
  const isNear = scene.framing.feet === undefined;
  const isCabin = CABINS.has(order.card.place.kind);
  const things = isNear ? [] : thingsAtFeet(cast);
  if ((isNear ? 0 : beds.length) + seats.length + things.length === 0) return undefined;
  const isWild = WILD.has(traitsOf(order.card.place.kind).land ?? "city");
  const words = `${order.card.placeDescription} ${order.card.actionWords}`;
  return framePiece(order, (context) => {
    // A child's bed is as much shorter as its body.
    for (const { member, spot } of (isNear ? [] : beds).map((one) => whereTheyLie(one, order))) {
      context.save();
      context.translate(spot.x, spot.base);
      context.scale(-spot.facing * spot.head * ((member.heads ?? BODY) / BODY), spot.head);
      paintEmptyBed({ context, line: line / spot.head }, member.id);
      context.restore();
    }
    const paintOne = isCabin
      ? (on: typeof context, one: StagedMember) => paintCabinSeat(on, one, line, isNear)
      : isNear
        ? (on: typeof context, one: StagedMember) => paintNearSeat(on, one, { said: order.card.actionWords, line })
        : swingFor(order.card.actionWords);
    if (paintOne) for (const one of seats) paintOne(context, one, line);
    else paintSeats(context, seats, { line, words, paintPlain: isWild ? paintLog : paintChair });
    for (const one of things) paintAtFeet(context, one, line);
    context.globalCompositeOperation = "source-atop";
    context.fillStyle = css(scene.light.tone);
    context.fillRect(-order.frame.width, -order.frame.height, 3 * order.frame.width, 3 * order.frame.height);
  });
}

/** Part of a shot. */
const SETTLED = 0.05;

/** Who crosses the room and sits down does so where they have come to. */
function whereTheySit(one: StagedMember, { card, frame }: CastOrder): StagedMember {
  const { beats } = one.member;
  if (!beats.some(({ way }) => way === "across")) return one;
  const sits = beats.findLast(({ posture }) => SEATED.has(posture));
  const { dx } = performanceOf(one, card, frame).at(((sits?.from ?? 1) + SETTLED) * card.seconds);
  return { ...one, spot: { ...one.spot, x: one.spot.x + dx } };
}

/** Who is carried there and laid down does so beside where whoever carries them has come to. */
function whereTheyLie(one: StagedMember, { card, frame }: CastOrder): StagedMember {
  const lies = one.member.beats.find(({ posture }) => ABED.has(posture));
  const spot = lies && one.carriedBy && beforeCarrier(one, lies);
  if (!spot) return one;
  const { dx } = performanceOf(one, card, frame).at(card.seconds);
  return { ...one, spot: { ...spot, x: spot.x + dx } };
}

const ON_GROUND = /\b(?:floor|ground|grass|sand|snow|beach|cross-legged|rock|stone|step|steps|log|bed|edge)\b/i;

/** In a near picture the seats of a vehicle are those of the place. */
const isOwnSeat = ({ card: { framing, place } }: CastOrder): boolean =>
  framing.feet === undefined && VEHICLES.has(place.kind);
const VEHICLES: ReadonlySet<string> = new Set([
  ...["car", "taxi", "truck_cab", "cockpit", "ambulance", "helicopter", "back_seat", "fighter_cockpit", "spaceship"],
]);

/** And in no vehicle. */
const isOnThing = ({ member: { beats }, mount }: StagedMember): boolean =>
  !mount && beats.some(({ posture, because }) => posture === "sit" && satOn(because) !== undefined);

/** Those who sit on a seat of their own. */
function seatsIn({ order, scene }: Means, cast: readonly StagedMember[]): readonly StagedMember[] {
  const hasVehicle = cast.some(({ member, mount }) => member.kind === "vehicle" || mount?.as === "carrier");
  const seated = cast.filter(
    ({ member }) =>
      member.beats.some((beat) => SEATED.has(beat.posture) && setPieceOf(beat) === undefined) &&
      member.look.kind === "person",
  );
  const onGround = cast.some(({ member: { beats } }) =>
    beats.some(({ posture, because }) => SEATED.has(posture) && ON_GROUND.test(because.join(" "))),
  );
  if (scene.framing.head > 1 || inLongBoat(cast).length > 0 || isOwnSeat(order)) return [];
  if (hasVehicle || onGround) return seated.filter(isOnThing);
  return seated.filter((one) => !one.member.fixture || one.member.fixture.side === "before" || isOnThing(one));
}

/** Things near the camera stand on something, and a group eats at a table. */
export function tablePiece({ order, scene, palette }: Means, cast: readonly StagedMember[]): Piece | undefined {
  const { frame, card } = order;
  const { tableTop } = scene;
  const isWide = scene.framing.feet !== undefined;
  const seated = isWide ? atLongTable(cast, card.actionWords) : [];
  const rowing = isWide ? inLongBoat(cast) : [];
  if (seated.length + rowing.length > 0)
    return framePiece(order, (context) => {
      const pen = { context, line: Math.max(0.75, 0.0026 * frame.unit) };
      if (seated.length > 0) paintLongTable(pen, seated);
      else paintLongBoat(pen, rowing);
      context.globalCompositeOperation = "source-atop";
      context.fillStyle = css(scene.light.tone);
      context.fillRect(-frame.width, -frame.height, 3 * frame.width, 3 * frame.height);
    });
  if (tableTop === undefined) return undefined;
  return framePiece(order, (context) => paintTable(context, tableTop, { frame, palette, outside: card.place.outside }));
}
