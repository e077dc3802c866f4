// How a shot's cast is staged: spots, sides from which bodies are seen, eye lines, inserts, over the shoulder; and what another seed changes of it.
import type { Staging } from "../blocking/blocked.ts";
import { placeCast } from "../formations/place-cast.ts";
import type { Beat } from "../acting/acting.ts";
import { supportOf } from "../acting/supports.ts";
import { isCarriedAs } from "../acting/deeds/deed.ts";
import { isChasing } from "../acting/between/going-with.ts";
import { seatRiders } from "../carriers/seating.ts";
import type { Frame } from "../frame.ts";
import { onPitch } from "../games/on-pitch.ts";
import { roomAbove, roomAhead, roomForHands } from "./room-for-hands.ts";
import { goingTogether } from "./going-together.ts";
import { gazeOf, partnerOf, targetOf } from "./eye-lines.ts";
import { inTheMiddle, perched } from "./perched.ts";
import { besideFixtures } from "./beside-fixtures.ts";
import { inTheOpen } from "./from-afar.ts";
import { apartOf } from "./heads-apart.ts";
import { inReach, onTables } from "./in-reach.ts";
import { withTyped } from "./typed-machines.ts";
import { lyingBeside } from "../formations/lying-beside.ts";
import { overShoulder, shoulderOf } from "./over-shoulder.ts";
import { overtaking } from "./overtaking.ts";
import { outwards } from "./outwards.ts";
import { pairUp } from "./pair-up.ts";
import { seenInLine, sideOf } from "./seen-from.ts";
import { embracing, behindPeople, touching } from "./touching.ts";
import { roomToPoint, turnToThem } from "./turn-to-them.ts";
import { hashOf } from "../seeded-random.ts";
import type { CastMember, Insert, Mount, StagedMember } from "./staged-member.ts";
import type { ShotCard } from "../shot-card.ts";

type Shot = Pick<ShotCard, "standings" | "framing" | "seed" | "setUp" | "cameraWords" | "actionWords" | "lines"> &
  Partial<Pick<ShotCard, "game">>;

/** `pictured`: who has a picture of their own. */
export function stageCast(whole: Shot, frame: Frame, pictured?: (id: string) => boolean): readonly StagedMember[] {
  const card = { ...whole, standings: knownThings(whole.standings, pictured).map(perched) };
  const { framing, seed } = card;
  const people = card.standings.filter(({ kind }) => kind === "person");
  const alone = people.filter(({ group }) => group === undefined);
  const facing = sharedWay(alone);
  const isNear = framing.feet === undefined;
  const placedCast = placeCast({
    ...{ standings: card.standings, framing, frame, words: card.actionWords },
    staging: stagingOf(card, people, alone),
  });
  const spots = framing.head > 1 ? placedCast : pairUp(placedCast, { people, isNear, facing, words: card.actionWords });
  const over = shoulderOf(card, people);
  const insert = framing.head > 1 ? insertIn(card.actionWords) : null;
  const members = new Map(card.standings.map((member) => [member.id, member]));
  const carriers = carriersOf(people);
  const bySpot = new Map(spots.map((spot) => [spot.standing.id, spot]));
  const staged = spots.flatMap((spot) => {
    const member = members.get(spot.standing.id);
    if (!member) return [];
    const goesAlong = facing !== undefined && member.kind === "person" && member.group === undefined;
    const shared = goesAlong ? { ...spot, facing } : spot;
    const carrier = bySpot.get(carriers.get(member.id) ?? "");
    const own = carrier ? { ...shared, x: carrier.x, base: carrier.base, facing: facing ?? carrier.facing } : shared;
    return [{ member, spot: over ? overShoulder(own, over, { frame, people }) : own }];
  });
  const mounted =
    framing.head > 1 ? staged.map((one) => ({ ...one, mount: null })) : seatRiders(staged, { framing, frame });
  const reached = atThings(mounted, frame, isNear);
  const afar = isNear ? reached : lyingBeside(inTheOpen(reached, frame));
  const there = turnToThem(outwards(onPitch(besideFixtures(afar, frame, isNear), card.game, frame)));
  const turned = isNear ? roomToPoint(there, frame) : there;
  const { order: arranged, spans } = overtaking(turned, card.actionWords, frame);
  const placed = new Map(arranged.map(({ member, spot }) => [member.id, spot]));
  const goers = arranged.filter(({ member }) => alone.includes(member)).map(({ spot }) => spot.x);
  const middle = facing === undefined ? undefined : goers.reduce((sum, x) => sum + x, 0) / goers.length;
  const done = arranged.map(({ member, spot, mount }): StagedMember => {
    const isForeground = member.id === over;
    return {
      ...{
        ...{ member, spot, mount, span: spans.get(member.id) },
        middle: spot.pivot ?? middleOfMounts(member, arranged) ?? (member.group === undefined ? middle : undefined),
        ...goingTogether(arranged, alone, middle)(member, spot),
      },
      insert: member.kind === "person" ? insert : null,
      isForeground,
      stance: stanceOf(seed, member.id),
      sideOf: (beat) =>
        isForeground
          ? "back"
          : (seenInLine(spot, beat) ??
            sideOf(card, { ...{ beat, insert, facing: spot.facing }, people: people.length })),
      partnerOf: (beat) => partnerOf(beat, { spot, placed, people }),
      targetOf: (beat) => targetOf(beat, { spot, placed, people }),
      gazeOf: (beat) => gazeOf(beat, { spot, placed, people }),
    };
  });
  return withCarriers(done, carriers).toSorted((a, b) => nearnessOf(a, isNear) - nearnessOf(b, isNear));
}

/** What hands are at is before them, or they are at it. */
function atThings<T extends Pick<StagedMember, "member" | "spot" | "mount">>(
  mounted: readonly T[],
  frame: Frame,
  isNear: boolean,
): readonly T[] {
  const there = isNear ? inTheMiddle(embracing(inReach(mounted, frame)), frame) : touching(onTables(mounted), frame);
  return withTyped(there, frame, isNear);
}

/** What another seed, the deeds and the words change of where people stand. */
function stagingOf(
  { framing, seed, setUp, actionWords, lines }: Shot,
  people: readonly CastMember[],
  alone: readonly CastMember[],
): Staging {
  return {
    seed,
    camera: setUp,
    wider: roomForHands(framing, people),
    ahead: roomAhead(framing, people),
    lower: roomAbove(framing, people),
    apart: apartOf(alone, framing.feet === undefined),
    userOf: (id) => userOf(id, people),
    isPair: (id, other) =>
      doesWith(
        people.find((one) => one.id === id),
        other,
      ),
    isSpoken: lines.length > 0,
    isFarApart: FAR_APART.test(actionWords) || pointsAtBeast(people),
  };
}

const FAR_APART =
  /\b(?:far apart|at a distance|from a distance|(?:opposite|both|either) (?:ends?|sides?) of|across the (?:room|street|hall|square|field|yard|court|grass|valley|plain|savannah?|river|lake|water|meadow|ice|snow|desert|sand)|in the distance|on the horizon)\b/i;

/** What is pointed at is not at the hand. */
function pointsAtBeast(people: readonly CastMember[]): boolean {
  const beasts = new Set(people.filter(({ long }) => long !== undefined).map(({ id }) => id));
  return people.some(({ beats }) =>
    beats.some(({ gesture, object }) => gesture === "point" && beasts.has(object ?? "")),
  );
}

function doesWith(member: CastMember | undefined, other: string): boolean {
  return member?.beats.some(({ gesture, object }) => gesture !== "none" && object === other) === true;
}

/** Who does something with a thing. */
function userOf(thing: string, people: readonly CastMember[]): string | undefined {
  return people.find(({ beats }) => beats.some(({ object }) => object === thing))?.id;
}

/** Parts of a place, which the place itself shows. */
const SCENERY =
  /\b(?:curtains?|windows?|trees?|pines?|oaks?|walls?|floor|ceiling|stairs?|roof|bridge|river|sea|sky|moon|sun|clouds?|fountain|statue|tower|house|hut|street|road|wave|waves|mountain|forest|fog|smoke|rain|snow|flames?|fire)\b/i;

/** The ladder is drawn with whoever is on it. */
const isUpLadder = (beat: Beat): boolean => supportOf(beat)?.startsWith("ladder") === true;

/** A thing whose shape nobody can tell is left out, unless the shot is of it alone. */
function knownThings(standings: readonly CastMember[], pictured?: (id: string) => boolean): readonly CastMember[] {
  const isUp = standings.some(({ kind, beats }) => kind === "person" && beats.some(isUpLadder));
  const known = standings.filter(
    ({ id, look }) =>
      look.kind !== "thing" ||
      pictured?.(id) === true ||
      !(look.look.shape === "label" || (isUp && look.look.shape === "ladder")),
  );
  return known.length > 0 || standings.every(({ name }) => SCENERY.test(name)) ? known : standings;
}

/** A wing that is over somebody. */
const OVER_THEM = 2.4;

/** In a near picture hands are before whoever stands beside; the shoulder that is looked over is before all. */
function nearnessOf({ member, isForeground, mount, spot: { depth } }: StagedMember, isNear: boolean): number {
  if (isForeground) return 3;
  const carried = member.beats.flatMap(
    ({ posture, animal }) => CARRIED_DEPTHS[posture] ?? (animal === "shelter" ? OVER_THEM : []),
  )[0];
  if (carried !== undefined) return carried;
  const large = largeBeast(member, mount !== null);
  if (large !== undefined) return large;
  if (member.beats.some(({ perch }) => perch && perch.at !== "lead" && perch.at !== "after")) return 2;
  if (mount) return depthOfMount(member, mount);
  if (depth !== undefined && depth !== 0) return depth;
  if (member.kind === "vehicle") return -0.9;
  if (!isNear) return behindPeople(member);
  if (member.kind === "prop") return 2;
  return member.beats.some(({ gesture }) => gesture !== "none" && gesture !== "hold") ? 1.5 : 1;
}

/** A vehicle with nobody on board is behind large animals, too. */
const EMPTY = -0.6;
const depthOfMount = ({ kind }: CastMember, mount: Mount): number =>
  kind === "vehicle" && mount.as === "carrier" && mount.isManned !== true ? EMPTY : 0;

/** An animal that would hide whoever is behind it is behind people. */
function largeBeast(member: CastMember, isMounted: boolean): number | undefined {
  if (isLoad(member)) return -0.2;
  const isTowering = member.look.kind === "animal" && (member.tall ?? 1) > TOWERING;
  return isTowering && !isMounted ? -0.4 : undefined;
}
const TOWERING = 1.5;

/** A large animal across somebody's shoulders is behind their head. */
const isLoad = ({ beats, tall = 1 }: CastMember): boolean =>
  tall > 0.4 && beats.some(({ perch }) => perch?.at === "shoulder");

/** Who is carried, behind whoever does so or before. */
const CARRIED_DEPTHS: Partial<Readonly<Record<Beat["posture"], number>>> = {
  ...{
    carried_back: -1,
    carried_front: -1,
    carried_arms: 2,
    carried_shoulders: 2,
    carried_over: 2,
    carried_lap: 2,
    carried_overhead: 2,
    hauled: 2,
  },
};

/** Who carries whom, by the id of the carried one. */
function carriersOf(people: readonly CastMember[]): ReadonlyMap<string, string> {
  return new Map(
    people.flatMap(({ id, beats }) =>
      beats.flatMap(({ posture, object }): [string, string][] =>
        isCarriedAs(posture) && object !== null ? [[id, object]] : [],
      ),
    ),
  );
}

const withCarriers = (all: readonly StagedMember[], carriers: ReadonlyMap<string, string>): readonly StagedMember[] =>
  all.map((one) => {
    const by = carriers.get(one.member.id);
    return { ...one, carriedBy: all.find(({ member, mount }) => !mount && member.id === by) };
  });

/** Mounts of a group of riders go along together. */
function middleOfMounts(
  { group }: CastMember,
  all: readonly Pick<StagedMember, "member" | "spot" | "mount">[],
): number | undefined {
  const own = all.filter(
    ({ member, mount }) => group !== undefined && member.group === group && mount?.as === "carrier",
  );
  return own.length < 2 ? undefined : own.reduce((sum, { spot }) => sum + spot.x, 0) / own.length;
}

/** By these somebody who is chased gets away. */
const LEAPS: ReadonlySet<Beat["posture"]> = new Set(["leap", "vault", "jump"]);

/** Who all go along go the same way; who chases somebody is behind, who comes in first comes further. */
function sharedWay(people: readonly CastMember[]): 1 | -1 | undefined {
  const [first] = people;
  const goes = (beat?: Beat) => beat?.way === "across" || beat?.way === "out" || beat?.way === "in";
  const leaps = (beat?: Beat) => beat !== undefined && LEAPS.has(beat.posture);
  const chaser = people.find(({ beats }) => beats.some(({ because }) => isChasing(because)));
  const go = people.every(
    ({ beats }) => goes(comingIn(beats)) || (chaser && beats.some((beat) => goes(beat) || leaps(beat))),
  );
  if (!first || people.length < 2 || !go) return undefined;
  const chased = people.find(({ id }) => id !== chaser?.id && (people.length === 2 || id === chaser?.beats[0]?.object));
  if (chaser && chased) return seatOf(chaser) < seatOf(chased) ? 1 : -1;
  const comesIn = people.every(({ beats }) => comingIn(beats)?.way === "in") ? -1 : 1;
  return seatOf(first) % 2 === 0 ? comesIn : (-comesIn as 1 | -1);
}

/** The first beat in which anything is said of them, where they come in with it; else the first of all. */
const comingIn = ([first, next]: readonly Beat[]): Beat | undefined =>
  first?.order === undefined && next?.way === "in" ? next : first;

const seatOf = ({ seat, index }: CastMember): number => seat ?? index;

function stanceOf(seed: string, id: string): StagedMember["stance"] {
  const share = (trait: string) => (hashOf(`${seed} ${id} ${trait}`) % 101) / 100;
  return { elbow: 0.16 * share("elbow"), reach: 0.2 * share("reach") - 0.05 };
}

const EYES = /\b(?:eyes?|pupils?|iris|gaze)\b/;
const HANDS = /\b(?:hands?|fingers?|fists?|palms?|thumbs?|knuckles)\b/;
const MOUTH =
  /\b(?:mouth|lips?|teeth|smile|(?:eat|bite|nibble|chew|munche?|crunche?|gnaw|devour|taste|lick|suck|sip|drink|gulp|swallow|slurp|smoke|puff)s)\b/;
const FEET = /\b(?:feet|foot|shoes?|boots?|toes?)\b/;

/** The part of a body that a text names first. */
export function insertIn(words: string): Insert | null {
  const text = words.toLowerCase();
  const found = (
    [
      ["eyes", EYES],
      ["hands", HANDS],
      ["mouth", MOUTH],
      ["feet", FEET],
    ] as const
  ).flatMap(([part, pattern]) => {
    const at = pattern.exec(text)?.index;
    return at === undefined ? [] : [{ part, at }];
  });
  return found.toSorted((a, b) => a.at - b.at)[0]?.part ?? null;
}
