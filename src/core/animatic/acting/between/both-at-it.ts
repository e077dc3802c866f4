// Deeds that ask something of others besides an answer: who is caught falls into arms, who is parted quarrels, a thing is pulled at from two ends.
import { STANDING, type Actor, type Beat } from "../acting.ts";
import { thingAt } from "../in-hand.ts";
import { setPieceOf } from "../set-pieces/set-pieces.ts";
import { isRope, oneHasIt } from "./hauling-together.ts";
import { unseated } from "./pushed-down.ts";
import { bowing, huddled, pinned, splashed } from "./how-it-ends.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

export function bothAtIt(acting: Acting, actors: readonly Actor[]): Acting {
  const people = new Set(actors.filter(({ isPerson }) => isPerson).map(({ id }) => id));
  const done = new Map(acting);
  for (const [id, beats] of acting)
    for (const beat of beats) {
      oneHasIt(done, id, beat);
      ASKS[beat.gesture]?.(done, id, { beat, actors, people });
    }
  return done;
}

interface Asking extends Pulling, Parting {}

/** "knocks the books out of his arms": he drops them. */
const OUT_OF = /\b(?:out of|from)\b/;

/** What each of these asks of others. */
const ASKS: Partial<
  Readonly<Record<Beat["gesture"], (done: Map<string, readonly Beat[]>, id: string, asking: Asking) => void>>
> = {
  tug_over: pullBack,
  head_on_shoulder: leansAsleep,
  fence: fencedWith,
  guide_hands: ledWith,
  disarm: armed,
  slap_hand: (done, id, asking) => OUT_OF.test(asking.beat.because.join(" ")) && armed(done, id, asking),
  catch_falling: fallInto,
  seize_arm: keptUp,
  carry_together: bornBetween,
  join_hands: joined,
  part_them: parts,
  hold_to_mouth: fed,
  feed: fed,
  scatter: pecked,
  dance_with: inTurn("dance_with", "dance_led"),
  hug: (done) => huddled(done),
  pillow_blow: inTurn("pillow_blow", "pillow_back"),
  shove: (done, _, { beat }) => unseated(done, beat),
  steady_ladder: steadied,
  arm_wrestle: (done, id, { beat }) => pinned(done, id, beat),
  douse: (done, id, { beat }) => splashed(done, id, beat),
  piano: (done, id, { beat }) => bowing(done, id, beat),
};

/** Of two who do it with each other one is led, or strikes while the other one ducks. */
function inTurn(own: Beat["gesture"], other: Beat["gesture"]) {
  return (done: Map<string, readonly Beat[]>, id: string, { beat }: Pulling): void => {
    const theirs = done.get(beat.object ?? "");
    const isSecond = done.get(id)?.some(({ gesture }) => gesture === other);
    if (!theirs || beat.object === null || isSecond) return;
    done.set(
      beat.object,
      theirs.map((one) => (one.gesture === own && one.object === id ? { ...one, gesture: other } : one)),
    );
  };
}

/** "holds a cup to his lips and he drinks": out of that, and of none of his own. */
function fed(done: Map<string, readonly Beat[]>, id: string, { beat }: Pulling): void {
  const theirs = done.get(beat.object ?? "");
  if (!theirs || beat.object === null) return;
  const drinks = (one: Beat): Beat =>
    TASTES.has(one.gesture) ? { ...one, gesture: "none", holds: [], object: id, gaze: { to: "subject", id } } : one;
  done.set(beat.object, theirs.map(drinks));
}
const TASTES: ReadonlySet<Beat["gesture"]> = new Set(["drink", "eat"] as const);

/** Birds that somebody strews food for peck at it. */
function pecked(done: Map<string, readonly Beat[]>, _: string, { beat, actors }: Pulling): void {
  const bird = actors.find(({ id, isBeast }) => isBeast === true && id === beat.object);
  if (!bird) return;
  const theirs = done.get(bird.id) ?? [STANDING];
  done.set(
    bird.id,
    theirs.map((one): Beat => (one.animal === undefined && one.way === "none" ? { ...one, animal: "eat" } : one)),
  );
}

/** For whoever is on it; with nobody there it is only held. */
function steadied(done: Map<string, readonly Beat[]>, id: string, { beat }: Pulling): void {
  const climber = [...done].find(([other, beats]) => other !== id && beats.some(isOnLadder))?.[0];
  const holds: Partial<Beat> =
    climber === undefined
      ? { gesture: "hold", holds: ["ladder"] }
      : { from: 0, object: climber, gaze: { to: "subject", id: climber } };
  const own = (done.get(id) ?? []).filter((one) => one === beat || climber === undefined || !isWatching(one));
  done.set(
    id,
    own.map((one) => (one === beat ? { ...one, ...holds } : one)),
  );
}
const isOnLadder = (beat: Beat): boolean =>
  setPieceOf(beat) === "ladder_top" || (beat.posture === "climb" && beat.because.includes("ladder"));
const isWatching = ({ because: [verb] }: Beat): boolean => verb === "watches";

interface Pulling {
  readonly beat: Beat;
  readonly actors: readonly Actor[];
}

/** One of two who pull has the thing; the other one leans the other way. */
function pullBack(done: Map<string, readonly Beat[]>, id: string, { beat, actors }: Pulling): void {
  const { from } = beat;
  const isSame = (one: Beat) => one.gesture === "tug_over" && one.from === from;
  const other = [...done].find(([one, theirs]) => one !== id && theirs.some(isSame))?.[0];
  const own = done.get(id) ?? [];
  if (other === undefined || !own.some(isSame)) return;
  const holds = pulledAt(own.find(isSame) ?? beat, actors);
  const [near, far] = holds.some(isRope) ? (["tug_rope", "pull_behind"] as const) : (["tug_over", "tug_back"] as const);
  const pulled: Partial<Beat> = { gesture: far, holds: [], object: id, gaze: { to: "subject", id } };
  const pulls = (one: Beat): Beat => ({ ...one, holds, object: other, mood: "angry", gesture: near });
  done.set(
    other,
    (done.get(other) ?? []).map((one) => (isSame(one) ? { ...one, ...pulled, mood: "angry" } : one)),
  );
  done.set(
    id,
    own.map((one) => (isSame(one) ? pulls(one) : one)),
  );
}

/** "fight over the bear". */
const pulledAt = (beat: Beat, actors: readonly Actor[]): readonly string[] =>
  beat.holds.length > 0 ? beat.holds : thingsIn(beat, actors).slice(-1);

/** Behind the verb, which may be a noun as well: "rolls". */
const thingsIn = ({ because }: Beat, actors: readonly Actor[]): readonly string[] =>
  because.flatMap((_, at) => (at === 0 ? undefined : thingAt(because, at, actors)) ?? []);

/** "shows her how to hold the bow": it is in her hands. */
function ledWith(done: Map<string, readonly Beat[]>, id: string, { beat, actors }: Pulling): void {
  const theirs = done.get(beat.object ?? "");
  const [thing] = thingsIn(beat, actors);
  if (thing === undefined || !theirs || beat.object === null) return;
  const held = (one: Beat): Beat => (one.gesture === "hands_led" ? { ...one, holds: [thing] } : one);
  done.set(beat.object, theirs.map(held));
  done.set(
    id,
    (done.get(id) ?? []).map((one) => (one === beat ? { ...one, holds: [] } : one)),
  );
}

/** "kicks the gun out of his hand": it is in his hand before. */
function armed(done: Map<string, readonly Beat[]>, _: string, { beat, actors }: Pulling): void {
  const [weapon] = thingsIn(beat, actors);
  const theirs = done.get(beat.object ?? "");
  if (weapon === undefined || !theirs || beat.object === null) return;
  done.set(
    beat.object,
    theirs.map((one): Beat => {
      if (one.gesture === "disarmed") return { ...one, holds: [weapon] };
      return one.gesture === "hand_slapped" ? { ...one, gesture: "drop", holds: [weapon] } : one;
    }),
  );
}

/** "falls asleep and his head drops on her shoulder": sitting beside her. */
function leansAsleep(done: Map<string, readonly Beat[]>, id: string, { beat }: Pulling): void {
  if (beat.posture !== "lie") return;
  const own = (done.get(id) ?? []).map((one): Beat => (one.posture === "lie" ? { ...one, posture: "sit" } : one));
  const leans = own.find(({ gesture }) => gesture === "head_on_shoulder");
  const theirs = done.get(leans?.object ?? "") ?? [];
  done.set(id, own);
  if (leans?.object)
    done.set(
      leans.object,
      theirs.map((one): Beat => (one.posture === "stand" && one.way === "none" ? { ...one, posture: "sit" } : one)),
    );
}

/** "fights the knight with swords": the knight has one as well. */
function fencedWith(done: Map<string, readonly Beat[]>, id: string, { beat }: Pulling): void {
  const theirs = done.get(beat.object ?? "");
  const isIdle = ({ order, gesture, posture, from }: Beat) =>
    order === undefined && (gesture === "none" || gesture === "hold") && posture === "stand" && from <= beat.from;
  if (!theirs?.some(isIdle) || beat.object === null) return;
  const fights: Partial<Beat> = { gesture: "fence", object: id, gaze: { to: "subject", id }, because: beat.because };
  done.set(
    beat.object,
    theirs.map((one) =>
      isIdle(one) ? { ...one, ...fights, holds: one.holds.length > 0 ? one.holds : beat.holds } : one,
    ),
  );
}

const FALLS: ReadonlySet<Beat["posture"]> = new Set(["collapse", "fall_back", "tumble", "stagger", "fall", "lie"]);
const FALLING = /^(?:fall|fell|faint|swoon|collaps|trip|slip|stumbl|jump|leap|before|as|mid|just)/;

/** Into arms, and not to the ground; who is caught at something else is held by the arm. */
function fallInto(done: Map<string, readonly Beat[]>, id: string, { beat }: Pulling): void {
  const theirs = done.get(beat.object ?? "");
  if (!theirs || beat.object === null) return;
  const isFalling = theirs.some(({ posture }) => FALLS.has(posture)) || beat.because.some((word) => FALLING.test(word));
  if (!isFalling) {
    done.set(
      id,
      (done.get(id) ?? []).map((one) => (one === beat ? { ...one, gesture: "seize_arm" } : one)),
    );
    return;
  }
  const before = theirs.filter(({ from }) => from < beat.from);
  const caught = theirs.find(({ posture }) => posture === "dipped");
  const fallen: Beat = {
    ...(caught ?? theirs[0] ?? beat),
    ...{ from: beat.from, posture: "dipped", gesture: "none", mood: "asleep", holds: [], way: "none" },
    ...{ object: id, because: beat.because, gaze: { to: "ahead" } },
  };
  const swooning = before.map((one): Beat =>
    FALLS.has(one.posture) ? { ...one, posture: "stand", gesture: "swoon", way: "none" } : one,
  );
  done.set(beat.object, [...swooning, fallen]);
}

/** "places the bride's hand in the groom's": these two hold hands then. */
function joined(done: Map<string, readonly Beat[]>, id: string, { beat, actors }: Pulling): void {
  const others = actors.filter((one) => one.id !== id && one.isPerson);
  const named = others.filter(({ words }) => words.some((word) => beat.because.includes(word)));
  const [one, other] = (others.length > 2 ? named : others).map((each) => each.id);
  if (one === undefined || other === undefined) return;
  holdHands(done, beat, [one, other]);
  holdHands(done, beat, [other, one]);
}

function holdHands(done: Map<string, readonly Beat[]>, beat: Beat, [id, object]: readonly [string, string]): void {
  const own = (done.get(id) ?? []).filter(({ from }) => from < beat.from);
  const holds: Partial<Beat> = { gesture: "hold_hands", object, mood: "glad", gaze: { to: "subject", id: object } };
  done.set(id, [...own, { ...(own.at(-1) ?? beat), ...holds, from: beat.from, posture: "stand", until: 1, holds: [] }]);
}

const BULKY =
  /^(?:sofa|couch|wardrobe|table|mattress|desk|bed|fridge|cupboard|bench|piano|bookcase|armchair|chest|rug|carpet)$/;

/** What stands where it is, for one alone: "they carry a sofa". */
function bornBetween(done: Map<string, readonly Beat[]>, id: string, { beat }: Pulling): void {
  const own = done.get(id) ?? [];
  const walks = own.find(({ gesture, way }) => gesture === "carry_together" && way !== "none");
  if (walks && own.some(({ gesture, way }) => gesture === "carry_together" && way === "none")) {
    const { posture, way } = walks;
    const along = (one: Beat): Beat => (one.gesture === "carry_together" ? { ...one, posture, way } : one);
    done.set(id, own.map(along));
  }
  const thing = beat.because.find((word) => BULKY.test(word));
  if (beat.holds.length > 0 || thing === undefined) return;
  done.set(
    id,
    (done.get(id) ?? []).map((one) => (one === beat ? { ...one, holds: [thing] } : one)),
  );
}

/** "trips, and he catches her by the arm": she does not fall to the ground. */
function keptUp(done: Map<string, readonly Beat[]>, _: string, { beat }: Pulling): void {
  const theirs = done.get(beat.object ?? "");
  if (!theirs || beat.object === null || !/^(?:catch|caught|seiz|grab|snatch|grasp)/.test(beat.because[0] ?? ""))
    return;
  done.set(
    beat.object,
    theirs.map((one): Beat =>
      one.from < beat.from && FALLS.has(one.posture) ? { ...one, posture: "stagger", way: "none" } : one,
    ),
  );
}

interface Parting {
  readonly beat: Beat;
  readonly people: ReadonlySet<string>;
}

/** Those who are parted shout at each other all the time; before one alone it is the way that is barred. */
function parts(done: Map<string, readonly Beat[]>, id: string, { beat, people }: Parting): void {
  const others = [...done.keys()].filter((one) => one !== id && people.has(one));
  if (others.length < 2)
    done.set(
      id,
      (done.get(id) ?? []).map((one) => (one === beat ? { ...one, gesture: "bar_way" } : one)),
    );
  const [first, second] = others;
  if (first === undefined || second === undefined || others.length > 2) return;
  quarrel(done, beat, [first, second]);
  quarrel(done, beat, [second, first]);
}

function quarrel(done: Map<string, readonly Beat[]>, beat: Beat, [id, rival]: readonly [string, string]): void {
  const own = done.get(id) ?? [];
  const acts = ({ gesture, posture, order }: Beat) =>
    order !== undefined && (gesture !== "none" || posture !== "stand");
  if (own.some(acts)) return;
  const shouts: Partial<Beat> = { gesture: "argue", mood: "angry", gaze: { to: "subject", id: rival }, object: rival };
  const start: Beat = { ...(own[0] ?? beat), from: 0, posture: "stand", way: "none", holds: [], because: beat.because };
  done.set(id, [{ ...start, ...shouts }]);
}
