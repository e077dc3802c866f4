// An action line as what each of a shot's subjects does, beat by beat. Pure, and every beat names the words that it was read from.
import { STANDING, type Actor, type Beat } from "./acting.ts";
import { animalBeat, animalClauses, ownDeeds } from "./animals/animal-beat.ts";
import { inItsElement } from "./animals/in-its-element.ts";
import { animalAction } from "./animals/animal-action.ts";
import { fetching } from "./animals/fetching.ts";
import { inJaws } from "./animals/in-jaws.ts";
import { overhead } from "./animals/overhead.ts";
import { preying } from "./animals/preying.ts";
import { withPeople } from "./animals/with-people.ts";
import { withPerches } from "./animals/perching.ts";
import { snapping } from "./animals/snapping.ts";
import { withSnatched } from "./animals/snatching.ts";
import { plainSentencesOf, readClauses } from "./clauses.ts";
import { deedOf, withInstrument } from "./deeds/clause-deed.ts";
import type { Deed } from "./deeds/deed.ts";
import { GESTURE_DESIGNS } from "./gestures/gestures.ts";
import { atOnce, withEachHand } from "./next-beat/at-once.ts";
import { withOwner } from "./lines/whose-body.ts";
import { kneelingFor } from "./next-beat/kneeling-for.ts";
import { nextBeat } from "./next-beat/next-beat.ts";
import { alongWith } from "./between/along-with.ts";
import { copying } from "./between/copying.ts";
import { bothAtIt } from "./between/both-at-it.ts";
import { lightingTheirs, takingFrom } from "./between/taken-and-lit.ts";
import { heldAlready, lostInFall } from "./holding/held-already.ts";
import { blownOut } from "./between/blown-out.ts";
import { feelingIt } from "./between/feelings.ts";
import { withReactions } from "./between/reactions.ts";
import { heldBefore, ownBefore, stillOnBoard } from "./in-hand.ts";
import { readAtBedside } from "./postures/at-bedside.ts";
import { ENDS_SLIP } from "./postures/into.ts";
import { climbingNamed, dropping, fallenOnce, isLanding, staying } from "./set-pieces/staying.ts";
import { readCarried } from "./read-carried.ts";
import { givenSeats, seatedStill } from "./between/given-seats.ts";
import { liftedToDo, raisedFirst } from "./between/lifted-to-do.ts";
import { foldingOn } from "./between/one-sheet.ts";
import { overTheEdge } from "./between/over-the-edge.ts";
import { thrownPast } from "./between/thrown-past.ts";
import { passBetween } from "./between/pass-between.ts";
import { offWithIt } from "./between/off-with-it.ts";
import { wornByOthers } from "./between/worn-by-others.ts";
import { withBorne } from "./between/read-borne.ts";
import { gets, readStates, type State } from "./read-states.ts";
import { changeHands } from "./timing/changes-hands.ts";
import { withBlows } from "./timing/answered-blows.ts";
import { timeBeats } from "./timing/time-beats.ts";
import type { Clause } from "./verbs.ts";

const MOST_BEATS = 5;

/** By subject id; who does nothing that is known stands, or is as before the line. */
export function readActing(
  action: string,
  actors: readonly Actor[],
  before?: ReadonlyMap<string, Partial<Beat>>,
): ReadonlyMap<string, readonly Beat[]> {
  const clauses = readClauses(action, actors);
  const sentences = plainSentencesOf(action);
  const words = sentences.flat();
  const [carried, states] = [readCarried(action, actors), readStates(action, actors)];
  const startOf = (id: string): Beat => ({ ...STANDING, ...before?.get(id), ...carried.get(id) });
  const done = new Map<string, readonly Beat[]>();
  for (const actor of actors.filter(({ acts }) => acts)) {
    const own = clauses.filter(({ who }) => who.includes(actor.id));
    done.set(actor.id, beatsOf({ own, actor, actors, start: startOf(actor.id), words }));
  }
  const inTime = timeBeats(done, sentences, { shareOf, startOf });
  const acting = new Map(
    [...copying(thrownPast(inTime, action))].map(([id, beats]) => {
      const state = states.get(id);
      return [id, state ? beats.map((beat) => withState(beat, state, stands(beats) || gets(beats, state))) : beats];
    }),
  );
  const beasts = new Set(actors.filter(({ isBeast }) => isBeast === true).map(({ id }) => id));
  const lit = heldAlready(blownOut(lightingTheirs(takingFrom(withBorne(acting, action, actors))), actors));
  const felt = offWithIt(feelingIt(withBlows(withReactions(lit, actors), actors)), actors);
  const lifted = givenSeats(raisedFirst(liftedToDo(bothAtIt(felt, actors), actors)), actors);
  const reacted = overTheEdge(foldingOn(lifted));
  const answered = fetching(snapping(withSnatched(passBetween(alongWith(reacted, actors)), actors), actors), actors);
  const worn = preying(wornByOthers(changeHands(answered, actors), actors), actors);
  return new Map(
    [...readAtBedside(inJaws(withPeople(withPerches(overhead(worn, action, actors), action, actors), actors)))].map(
      ([id, beats]) => [id, lostInFall(fallenOnce(seatedStill(beasts.has(id) ? ownDeeds(beats) : ownBefore(beats))))],
    ),
  );
}

interface Story {
  readonly own: readonly Clause[];
  readonly actor: Actor;
  readonly actors: readonly Actor[];
  readonly start: Beat;
  readonly words: readonly string[];
}

function beatsOf({ own, actor, actors, start, words }: Story): readonly Beat[] {
  const beats: Beat[] = [];
  for (const said of actor.isBeast ? animalClauses(own) : own) {
    const clause = withOwner(withInstrument(said, actors), words, { actor, actors });
    const deed = kneelingFor(deedOf(clause, words, { actor, actors }), { own, said, words, actors });
    beats.splice(0, beats.length, ...beforeDeed(beats, deed, clause, { actor, start }));
    const last = beats.at(-1);
    const next = nextBeat(last ?? start, deed, clause, { actor, actors });
    const beat = actor.isBeast ? animalBeat(next, clause, actors) : rolling(next, clause, actor);
    const timed: Beat = { ...beat, from: clause.at / Math.max(1, words.length), order: clause.at };
    beats.splice(Math.max(0, beats.length - 1), 1, ...joined(last, timed, clause, actor));
  }
  if (beats.length === 0) return [start];
  const kept = withoutPauses(beats);
  const inOrder = tripping(actor.isBeast ? inItsElement(kept, actor) : kept).slice(0, MOST_BEATS);
  return dropping(staying(spread(heldBefore(stillOnBoard(climbingNamed(inOrder, words)), actors))));
}

/** The last beat and the next one: both, or one where they are the same or done at once, by robots too. */
function joined(last: Beat | undefined, next: Beat, clause: Clause, { isPerson, isBeast }: Actor): readonly Beat[] {
  if (!last) return [next];
  const isNoBeast = isPerson || isBeast === false;
  if (isSame(next, last) && (isNoBeast || animalAction(next) === animalAction(last))) return [last];
  const both = isNoBeast ? togetherWith(last, next, clause) : undefined;
  return both ? [both] : [last, next];
}

function togetherWith(last: Beat, next: Beat, { isMeanwhile, after }: Clause): Beat | undefined {
  if (isMeanwhile) return atOnce(last, next);
  return last.gesture === "phone" || OTHER_HAND.test(after.join(" ")) ? withEachHand(last, next) : undefined;
}

/** "and waves with the other". */
const OTHER_HAND = /\b(?:with|in) (?:her|his|their|the) (?:other|free|left|right)\b/;

/** A robot that rolls goes on its wheels. */
function rolling(beat: Beat, { verb, after }: Clause, { isPerson }: Actor): Beat {
  const goes =
    verb.plain === "roll" &&
    /^(?:up|in|into|to|towards?|across|along|forward|over|away|past|out|through)$/.test(after[0] ?? "");
  return !isPerson && goes ? { ...beat, posture: "walk", way: after[0] === "away" ? "out" : "across" } : beat;
}

/** How the body is before the first deed, where that is a change of it. */
function startOf(
  { from, fromMood }: Deed,
  { said, after }: Clause,
  { actor, start }: Pick<Story, "actor" | "start">,
): readonly Beat[] {
  if (!actor.isPerson || (!from && !fromMood)) return [];
  const because = [said, ...after.slice(0, 8)];
  return [{ ...start, posture: from ?? start.posture, mood: fromMood ?? start.mood, because }];
}

/** How it was before, where a deed tells of it. */
function beforeDeed(
  beats: readonly Beat[],
  deed: Deed,
  clause: Clause,
  whose: Pick<Story, "actor" | "start">,
): readonly Beat[] {
  if (beats.length === 0) return startOf(deed, clause, whose);
  return clause.who.length === 1 ? seatedBefore(beats, deed) : beats;
}

/** "raises his hand and stands up": the hand is raised sitting. */
function seatedBefore(beats: readonly Beat[], { from }: Deed): readonly Beat[] {
  const isUnsaid = beats.every(({ posture, way }) => posture === "stand" && way === "none");
  return (from === "sit" || from === "lie") && isUnsaid ? beats.map((beat) => ({ ...beat, posture: from })) : beats;
}

/** What is done with somebody is not done while one waits for it, or comes. */
function isForLater({ isWaiting, way }: Beat, { gesture = "none" }: Deed): boolean {
  return (isWaiting === true || way === "in") && GESTURE_DESIGNS[gesture].apart !== undefined;
}

/** Because the line says so: "they stand face to face on the bridge". */
const stands = (beats: readonly Beat[]): boolean =>
  beats.some(({ because: [verb = ""] }) => /^(?:stand|stood)/.test(verb));

/** How somebody holds themselves while nothing else is done with the hands. */
function withState(beat: Beat, { deed, because }: State, isUpright: boolean): Beat {
  const own: Beat = {
    ...beat,
    posture: beat.posture === "stand" && !isUpright ? (deed.posture ?? beat.posture) : beat.posture,
    mood: deed.mood ?? beat.mood,
    gaze: deed.glance === "beyond" || deed.glance === "down" ? { to: deed.glance } : beat.gaze,
    because: deed.posture === "stand" ? [...beat.because, ...because] : beat.because,
  };
  const isFree = (beat.gesture === "none" || beat.gesture === "hold") && !isForLater(beat, deed);
  if (!isFree || !deed.gesture) return own;
  return { ...own, gesture: deed.gesture, because: [...beat.because, ...because] };
}

/** Who slips and falls on the back does not fall twice. "stands in the boat and throws the net": the throw begins with the shot, because the one who throws it stands as well. */
function withoutPauses(beats: readonly Beat[]): readonly Beat[] {
  return beats.reduce<readonly Beat[]>((kept, beat) => {
    const last = kept.at(-1);
    if (last?.posture === "tumble" && ENDS_SLIP.has(beat.posture)) return [...kept.slice(0, -1), beat];
    if (last && isLanding(last, beat))
      return [...kept.slice(0, -1), { ...last, because: [...last.because, ...beat.because] }];
    if (!last || !isPause(last) || !isAsBefore(last, beat) || isPause(beat)) return [...kept, beat];
    return [...kept.slice(0, -1), { ...beat, because: [...last.because, ...beat.because] }];
  }, []);
}

/** Who lies and then aims lies on the belly all the time. */
function isAsBefore({ posture: before }: Beat, { posture }: Beat): boolean {
  return before === posture || (before === "lie" && posture === "lie_front");
}

/** Who stumbles and then spills something over somebody is beside them all the time. */
function tripping(beats: readonly Beat[]): readonly Beat[] {
  const kept = beats.filter((beat, at) => !isRunUp(beat, beats[at + 1]));
  return kept
    .map(armsLater)
    .map((beat, at) =>
      TRIPS.has(beat.posture) && kept[at + 1]?.gesture === "douse"
        ? { ...beat, posture: "stagger", way: "none" }
        : beat,
    );
}

/** "crosses the line and throws up her arms": they go up then, and not before. */
function armsLater(beat: Beat, at: number, all: readonly Beat[]): Beat {
  const isLater = ARMS_UP.has(beat.gesture) && FINISH.test(beat.because.join(" ")) && all[at + 1]?.gesture === "cheer";
  return isLater ? { ...beat, gesture: "none", mood: "plain" } : beat;
}

const FINISH = /\b(?:finish|finishing|tape|ribbon)\b/;
const ARMS_UP: ReadonlySet<Beat["gesture"]> = new Set(["cheer", "spread_arms"] as const);

/** A run to what is leapt or vaulted over belongs to the leap. */
function isRunUp({ posture, gesture, because }: Beat, next: Beat | undefined): boolean {
  const isOver = next !== undefined && RUN_UPS.has(next.posture);
  return isOver && gesture === "none" && !because.includes("from") && (posture === "run" || posture === "walk");
}

const RUN_UPS: ReadonlySet<Beat["posture"]> = new Set(["leap", "vault", "jump_in", "jump_down"] as const);

const TRIPS: ReadonlySet<Beat["posture"]> = new Set(["stagger", "tumble"]);

/** Nothing but how the body is held, or where the eyes go. */
function isPause({ gesture, way, mood, posture, animal }: Beat): boolean {
  if (animal !== undefined) return false;
  return (gesture === "none" || gesture === "hold") && way === "none" && mood === "plain" && RESTING.has(posture);
}

const RESTING: ReadonlySet<Beat["posture"]> = new Set([
  ...([
    "stand",
    "sit",
    "sit_ground",
    "kneel",
    "kneel_both",
    "crouch",
    "lie",
    "lie_low",
    "lie_front",
    "lie_side",
    "lean",
  ] as const),
]);
/** The share of a pause beside that of a deed. */
const PAUSE = 0.4;

const shareOf = (beat: Beat, isLast: boolean): number => (isPause(beat) && !isLast ? PAUSE : 1);

/** The first begins with the shot; each has a fair part of it, the longer the more there is to see. */
function spread(beats: readonly Beat[]): readonly Beat[] {
  const shares = beats.map((beat, at) => shareOf(beat, at === beats.length - 1));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let from = 0;
  return beats.map((beat, at) => {
    const own = from;
    from += (shares[at] ?? 1) / whole;
    return { ...beat, from: own };
  });
}

function isSame(a: Beat, b: Beat): boolean {
  return (
    a.posture === b.posture &&
    a.gesture === b.gesture &&
    a.mood === b.mood &&
    a.way === b.way &&
    JSON.stringify([a.gaze, a.holds, a.object]) === JSON.stringify([b.gaze, b.holds, b.object])
  );
}
