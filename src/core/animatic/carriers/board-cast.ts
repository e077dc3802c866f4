// Puts the people of a shot on board of what carries them: their seats, what they do there, and how the carrier moves with them.
import { isCarriedAs } from "../acting/deeds/deed.ts";
import { STANDING, type Actor, type Beat } from "../acting/acting.ts";
import { VEHICLES } from "../looks/vehicle-words.ts";
import type { SubjectLook } from "../looks/look.ts";
import type { CastMember } from "../stage/staged-member.ts";
import { GOES_ITSELF, readBoarding } from "./boarding.ts";
import { CALLED } from "./boarding-words.ts";
import { asRidden, carrying } from "./carrying.ts";
import { outerSeat } from "./on-top.ts";
import { leading, pulledAlong, withPulled } from "./pulled-along.ts";
import { inSeat, type Boarding, type Passenger, type Seat, type Vehicle } from "./seat.ts";
import { pushedOn, pushing } from "./pushing.ts";
import { carrierOf, RIDDEN, SEATED_AS } from "./carriers.ts";

/** A member with the words that mean it. */
export interface Spoken {
  readonly member: CastMember;
  readonly actor: Actor;
  readonly design: readonly string[];
}

/** Several of a group share what their first one does. */
export function boardCast(cast: readonly Spoken[], action: string): readonly CastMember[] {
  const isRiding = RIDING.test(action);
  const vehicles = cast.flatMap((one) => (isRiding || !isOddMount(one.member) ? (vehicleOf(one) ?? []) : []));
  const passengers = cast.filter(({ member }) => isPassenger(member));
  const boardings = readBoarding(withPulled(action), passengers.map(passengerOf), vehicles);
  const seated = seatsOf(passengers, eachOnItsOwn(boardings, vehicles));
  const isMeant = GOES_ITSELF.test(action.toLowerCase());
  return cast.map(({ member, design }) => {
    const boarding = seated.get(member.id);
    const isRidden = isUsed(member, seated, "rider");
    if (boarding?.as === "pusher")
      return { ...member, boarding, beats: pushing(member.beats, rolls(cast, boarding.on)) };
    if (boarding?.as === "leader")
      return {
        ...member,
        boarding,
        beats: leading(member.beats, boarding, cast.find((one) => one.member.id === boarding.on)?.member),
      };
    if (boarding) return pulledAlong(aboard(member, boarding, cast), seated);
    if (isUsed(member, seated, "pusher")) return pushedOn(member);
    const driver = [...seated].find(([, { on }]) => on === member.id);
    const lead = driver && cast.find((one) => one.member.id === driver[0]);
    const own = ownOf(member, isRidden, isMeant);
    return lead && driver && !isStuck(design) ? carrying(asRidden(own), lead.member, driver[1]) : own;
  });
}

/** "A black carriage tilted to one side": nobody drives it. */
const isStuck = (design: readonly string[]): boolean =>
  design.some((word) =>
    /^(?:stuck|sunk|sunken|tilted|tilting|parked|broken|stalled|wrecked|stranded|moored|anchored|rusting|abandoned)$/.test(
      word,
    ),
  );

function ownOf(member: CastMember, isRidden: boolean, isMeant: boolean): CastMember {
  if (isRidden) return ridden(member);
  return isMeant ? onFoot(member) : member;
}

const isUsed = ({ id }: CastMember, seated: ReadonlyMap<string, Boarding>, by: Boarding["as"]): boolean =>
  [...seated.values()].some(({ on, as }) => on === id && as === by);

/** Not a swing. */
function rolls(cast: readonly Spoken[], id: string): boolean {
  const look = cast.find(({ member }) => member.id === id)?.member.look;
  return !/^(?:swing|still)$/.test((look && carrierOf(look)?.runs) ?? "wheels");
}

/** What a vehicle does is not done by who is beside it. */
function onFoot(member: CastMember): CastMember {
  const beats = member.beats.filter(({ posture }) => posture !== "drive" && posture !== "ride");
  return member.kind === "person" && beats.length > 0 ? { ...member, beats } : member;
}

/** As it is drawn with somebody on it. */
function ridden(member: CastMember): CastMember {
  const { look } = member;
  const drawn = look.kind === "thing" ? RIDDEN[look.look.shape] : undefined;
  if (look.kind !== "thing" || !drawn) return member;
  const [shape, tall] = drawn;
  return { ...member, tall, look: { kind: "thing", look: { ...look.look, shape } } };
}

/** Said where a beast carries somebody that few would mount. */
const RIDING =
  /\b(?:rid(?:es?|ing|den)|rode|astride|mount\w*|gallop\w*|saddle\w*|bucks?|(?<!\b(?:lie|lies|lying|lay|float\w*|roll\w*|fall\w*|fell|land\w*|sleep\w*|flat|sprawl\w*) )(?:on|onto) (?:the |its |his |her )?(?:\w+ )?back\b|on the back of|fl(?:y|ies|ew|ying) (?:on|upon))/i;
const MOUNTS: ReadonlySet<string> = new Set(
  "horse donkey zebra unicorn camel elephant dragon cow deer pig wolf bear lion whale dolphin turtle".split(" "),
);

function isOddMount({ look }: CastMember): boolean {
  if (look.kind === "creature") return !MOUNTS.has(look.look.shape);
  return look.kind === "animal" && !MOUNTS.has(look.look.species);
}

/** Animals of a size to be carried are passengers as people are. */
const SMALL = 0.6;

function isPassenger({ kind, look, tall = 1 }: CastMember): boolean {
  const isBeast = look.kind === "animal" || look.kind === "creature";
  return kind === "person" && (!isBeast || carrierOf(look) === undefined || tall < SMALL);
}

function passengerOf({ member, actor, design }: Spoken): Passenger {
  return { actor, beats: member.beats, design };
}

const BOATS = "boat ship vessel deck";
const TRAINS = "train carriage railcar wagon compartment";

function vehicleOf({ member: { id, look, beats }, actor }: Spoken): Vehicle | undefined {
  const carrier = carrierOf(look);
  if (!carrier) return undefined;
  const shape = look.kind === "thing" ? look.look.shape : "";
  const nouns: Readonly<Record<string, string>> = VEHICLES;
  const more = `${nouns[shape] ?? ""} ${CALLED[shape] ?? ""} ${carrier.runs === "water" ? BOATS : carrier.runs === "rails" ? TRAINS : ""}`;
  return {
    ...{ id, runs: carrier.runs, isPushed: carrier.isPushed === true, isMount: look.kind !== "thing" },
    words: new Set([...actor.words, ...more.split(" ")]),
    moves: beats.some(({ way }) => way !== "none"),
  };
}

/** The first of a group of carriers is the one that words mean: each next rider has the next of them. */
function eachOnItsOwn(found: BoardingFound, vehicles: readonly Vehicle[]): BoardingFound {
  const next = new Map<string, number>();
  return new Map(
    [...found].map(([id, one]) => {
      const lead = one.on.split(" #")[0] ?? one.on;
      const group = vehicles.filter((vehicle) => vehicle.id === lead || vehicle.id.startsWith(`${lead} #`));
      const at = next.get(lead) ?? 0;
      if (one.as !== "rider" || group.length < 2) return [id, one];
      next.set(lead, at + 1);
      return [id, { ...one, on: group[at % group.length]?.id ?? one.on }];
    }),
  );
}

type BoardingFound = ReturnType<typeof readBoarding>;

/** Who drives has the first seat, the others the next ones; somebody who only goes along has none of its own where all are taken. */
function seatsOf(passengers: readonly Spoken[], found: BoardingFound): ReadonlyMap<string, Boarding> {
  const taken = new Map<string, number>();
  const order = passengers
    .flatMap(({ member: { id } }) => {
      const one = found.get(id);
      return one ? [{ id, one }] : [];
    })
    .toSorted((a, b) => Number(b.one.drives) - Number(a.one.drives));
  return new Map(
    order.map(({ id, one }) => {
      const seat = one.as === "rider" ? (taken.get(one.on) ?? 0) : 0;
      if (one.as === "rider") taken.set(one.on, seat + 1);
      return [id, { ...one, seat }];
    }),
  );
}

const FREE: ReadonlySet<Beat["posture"]> = new Set([
  "lie",
  "lie_front",
  "lie_side",
  "curl",
  "kneel",
  "kneel_both",
  "dance",
]);

/** What was read of who lies there as of somebody who is pushed or given something. */
const MET: ReadonlySet<Beat["gesture"]> = new Set(["reel", "receive"] as const);

/** In the posture of the seat, unless something else may be done there. */
function seatedAs(seat: Seat, carrier: CastMember | undefined): (beat: Beat) => Beat {
  const plain = SEATED_AS[seat.as] ?? { posture: "sit" };
  const isSteered = plain.posture === "drive";
  const mayStand = !seat.isUnder || carrier?.look.kind !== "thing" || isOpenBoat(carrier.look);
  return (beat) => {
    const stands = /\bstand/.test(beat.because.join(" ")) && beat.posture === "stand" && mayStand;
    const posture = FREE.has(beat.posture) ? beat.posture : stands ? "stand" : plain.posture;
    if (beat.gesture === "reel")
      return { ...beat, gesture: plain.gesture ?? "none", mood: "glad", way: "none", posture: plain.posture };
    const gesture = isIdle(beat) ? (plain.gesture ?? "none") : beat.gesture;
    const isBusy = isSteered && gesture !== "none" && gesture !== "hold";
    return { ...beat, gesture, way: "none", posture: isBusy ? "sit" : posture };
  };
}

const lyingStill =
  (seat: Seat, seated: (beat: Beat) => Beat) =>
  (said: Beat): Beat => {
    const beat = inSeat(said, seat);
    return seated(seat.as === "lie" && MET.has(beat.gesture) ? { ...beat, gesture: "none", posture: "lie" } : beat);
  };

/** What somebody does on board: in the posture of the seat, with the hands as before. */
function aboard(member: CastMember, boarding: Boarding, cast: readonly Spoken[]): CastMember {
  const carrier = cast.find((one) => one.member.id === boarding.on)?.member;
  const seats = carrier ? (carrierOf(carrier.look)?.seats ?? []) : [];
  const outer = outerSeat(member, boarding, carrier);
  if (outer) return { ...member, boarding: { ...boarding, outer } };
  const seat = seats[Math.min(boarding.seat, seats.length - 1)];
  if (!seat || boarding.as !== "rider") return { ...member, boarding };
  const beats = member.beats.length > 0 ? member.beats : [STANDING];
  const seatedBeat = lyingStill(seat, seatedAs(seat, carrier));
  return { ...member, boarding, beats: timed(beats, boarding, seatedBeat) };
}

/** In the seat, and on the ground after that. */
function thrown(first: Beat, { to, because }: Boarding): readonly Beat[] {
  return [
    { ...first, from: 0 },
    { ...STANDING, from: to, posture: "tumble", because },
  ];
}

const isIdle = ({ gesture, posture }: Beat): boolean => gesture === "none" || isCarriedAs(posture);

function isOpenBoat(look: SubjectLook): boolean {
  return look.kind === "thing" && /^(?:boat|canoe|raft|gondola|speedboat|sailboat)$/.test(look.look.shape);
}

/** "runs beside the wagon": as fast as it goes. */
const runsBeside = ({ posture, because }: Beat): boolean =>
  posture === "run" && because.some((word) => /^(?:beside|alongside|along|after)$/.test(word));

/** "waves down a taxi and climbs in". */
const isDoneOutside = ({ gesture }: Beat): boolean => gesture !== "none" && gesture !== "hold";

/** To what they get on. */
const RUNS_UP: ReadonlySet<Beat["posture"]> = new Set(["run", "walk", "swim"]);
const KEPT: ReadonlySet<Beat["posture"]> = new Set([
  ...([
    "fall",
    "tumble",
    "roll",
    "dive_flat",
    "collapse",
    "parachute",
    "fall_back",
    "fall_in",
    "jump_in",
    "swim",
  ] as const),
  ...(["kick", "kneel", "kneel_both", "crouch", "bow"] as const),
]);

const outside = (beat: Beat): Beat => ({
  ...beat,
  way: "none",
  posture: KEPT.has(beat.posture) || runsBeside(beat) ? beat.posture : "stand",
});

/** Outside before and after, and seated between. */
function timed(beats: readonly Beat[], boarding: Boarding, seatedBeat: (beat: Beat) => Beat): readonly Beat[] {
  const { from, to } = boarding;
  if (from === 0 && to === 1) return beats.map(seatedBeat);
  const [first] = beats;
  if (first && boarding.isThrown) return thrown(seatedBeat(first), boarding);
  const last = beats.at(-1);
  if (!first || !last) return beats;
  const done: Beat = last.from > from + 0.02 ? last : { ...last, gesture: "none" };
  if (from > 0) {
    const before = beats
      .slice(1)
      .filter((beat) => beat !== last && beat.from < from && (runsBeside(first) || isDoneOutside(beat)));
    const start: Beat = { ...outside(first), ...(RUNS_UP.has(first.posture) && { posture: first.posture }) };
    return [{ ...start, from: 0 }, ...before.map(outside), { ...seatedBeat(done), from }];
  }
  return [{ ...seatedBeat(stillAboard(first, boarding)), from: 0 }, ...landing(afterwards(beats, to), boarding)];
}

/** "gets off and takes off the helmet" is one beat: what is done in it is done on the ground. */
function stillAboard(first: Beat, { because: [verb] }: Boarding): Beat {
  return first.gesture !== "none" && first.because[0] === verb ? { ...first, gesture: "none", holds: [] } : first;
}

/** Part of a shot for which who jumps out of something is low on the ground. */
const LANDS = 0.14;

/** Who jumps down from it comes down with bent knees. */
function landing(after: readonly Beat[], { because: [verb = ""] }: Boarding): readonly Beat[] {
  const [first, ...others] = after;
  if (!first || first.posture !== "stand" || !/^(?:jump|leap|leapt|spring|vault|hop)/.test(verb)) return after;
  const landed: Beat = { ...first, posture: "crouch", gesture: "none" };
  return [landed, { ...first, from: Math.min(0.9, first.from + LANDS) }, ...others];
}

/** All that is done on the ground, from when somebody is there. */
function afterwards(beats: readonly Beat[], to: number): readonly Beat[] {
  const own = beats.length > 1 ? beats.slice(1) : beats;
  const later = own.filter((_, at) => at === own.length - 1 || (own[at + 1]?.from ?? 1) > to + 0.02);
  return later.map((beat, at) => ({ ...outside(beat), from: at === 0 ? to : Math.max(to, beat.from) }));
}
