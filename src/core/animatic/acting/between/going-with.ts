// Words of going with somebody: after who goes, after who runs away, before who is led.
import type { Actor, Beat } from "../acting.ts";
import { isBorneAs, type Posture } from "../deeds/deed.ts";
import { GESTURE_DESIGNS } from "../gestures/gestures.ts";
import { OVERTAKING } from "../words.ts";

/** Who is led, or walked with, goes along. */
export function goesBeside({ gesture, way }: Beat): boolean {
  return (
    way === "across" &&
    (gesture === "support" || gesture === "prod_along" || GESTURE_DESIGNS[gesture].stands === "beside")
  );
}

/** Words of going after somebody who goes. */
export const FOLLOWING = /^(?:follow(?:s|ing|ed)?|trails?|tails?|stalks?)$/;

/** Words of going before somebody who comes along. */
export const LEADING =
  /^(?:(?:lead(?:s|ing)?|led|guid\w+|usher\w*|escort\w*|herd\w*)|walk\w* (?:the|a|her|his|their) (?:\w+ )?(?:dogs?|horse|pony|bicycle|bike))\b/;

const SNAPS = /^(?:snap|nip|yap|bark|peck|hiss|bit|snarl|growl|chomp|nibbl)\w*$/;

/** An animal that snaps at somebody who runs is after them. */
export function snappingAfter(
  acting: ReadonlyMap<string, readonly Beat[]>,
  actors: readonly Actor[],
): ReadonlyMap<string, readonly Beat[]> {
  const runs = (beat: Beat | undefined) => beat?.posture === "run" && beat.way !== "none";
  const runner = actors.find(({ id, isPerson }) => isPerson && runs(acting.get(id)?.[0]));
  const first = runner && acting.get(runner.id)?.[0];
  if (!first) return acting;
  const after = actors.filter(({ id, isBeast }) => {
    const own = acting.get(id) ?? [];
    return (
      isBeast === true &&
      own.length > 0 &&
      own.every(({ way, because }) => way === "none" && SNAPS.test(because[0] ?? ""))
    );
  });
  const chase = (beat: Beat): Beat => ({
    ...{ ...beat, posture: "run", way: first.way, animal: "run", gesture: "none", object: runner.id },
    because: ["runs", "after", ...beat.because],
  });
  return new Map([...acting, ...after.map(({ id }) => [id, (acting.get(id) ?? []).map(chase)] as const)]);
}

const FLEES = /^(?:run|ran|flee|fled|sprint|bolt|race|dash|tear|scramble|escape)\w*$/;

/** "runs from the bull": the bull is after who runs. */
export function fledFrom(
  acting: ReadonlyMap<string, readonly Beat[]>,
  actors: readonly Actor[],
): ReadonlyMap<string, readonly Beat[]> {
  const done = new Map(acting);
  for (const [id, beats] of acting) {
    const flight = beats.find(
      ({ because: [verb = "", ...after] }) => FLEES.test(verb) && after.slice(0, 2).includes("from"),
    );
    const chaser = flight && actors.find((one) => one.id !== id && one.acts && namedRightAfter(flight.because, one));
    const own = chaser && acting.get(chaser.id);
    if (!flight || !own || own.some(({ order, way }) => order !== undefined || way !== "none")) continue;
    const [first = flight] = own;
    const chases: Partial<Beat> = {
      ...{ posture: "run", way: "across", gesture: "none", object: id, because: ["runs", "after"] },
      ...(chaser.isBeast === true && { animal: "run" as const }),
    };
    const runs = (beat: Beat): Beat =>
      beat === flight ? { ...beat, way: "across", object: null, mood: "afraid", gaze: { to: "ahead" } } : beat;
    done.set(chaser.id, [{ ...first, ...chases }]);
    done.set(id, overAtOnce(beats.map(runs)));
  }
  return done;
}

/** Who runs to what is vaulted over does not run past it. */
function overAtOnce(beats: readonly Beat[]): readonly Beat[] {
  const [flight, over] = beats;
  const isOver = over?.posture === "vault" || over?.posture === "leap";
  return flight && over && isOver && flight.posture === "run" ? [{ ...over, from: 0 }, ...beats.slice(2)] : beats;
}

/** "from the big bull": by a noun that comes soon after "from". */
function namedRightAfter(because: readonly string[], { words }: Actor): boolean {
  const at = because.indexOf("from");
  return because.slice(at + 1, at + 5).some((word) => words.includes(word));
}

const PASSES: ReadonlySet<Beat["way"]> = new Set(["in", "out", "away"]);

/** "enters the cave and Noah follows": he comes in as well, and who is followed does nothing more. */
export function followedThrough(acting: ReadonlyMap<string, readonly Beat[]>): ReadonlyMap<string, readonly Beat[]> {
  const done = new Map(acting);
  for (const [id, beats] of acting) {
    const follows = beats.at(-1);
    if (follows?.way !== "across" || !FOLLOWING.test(follows.because[0] ?? "")) continue;
    const [lead] = [...acting].flatMap(([other, own]) => {
      const at = own.findIndex(({ way }) => PASSES.has(way));
      return other === id || at < 0 ? [] : [{ other, own: own.slice(0, at + 1) }];
    });
    const passes = lead?.own.at(-1);
    if (!lead || !passes) continue;
    const way = passes.way === "in" ? "in" : "out";
    const after: Beat = { ...follows, way, posture: passes.posture, gaze: { to: "ahead" } };
    done.set(id, [...beats.slice(0, -1), after]);
    done.set(lead.other, lead.own);
  }
  return done;
}

/** Whoever is chased stops where the one who chases has them, and does something to them. */
export function caughtUp(acting: ReadonlyMap<string, readonly Beat[]>): ReadonlyMap<string, readonly Beat[]> {
  const done = new Map(acting);
  for (const [id, beats] of acting) {
    const then = afterChase(beats);
    const chased = then?.object ?? "";
    const runs = done.get(chased)?.at(-1);
    if (!then || !runs || runs.way === "none" || runs.from >= then.from) continue;
    const stop: Beat = { ...runs, from: then.from, posture: "stand", way: "none", gesture: "recoil", object: id };
    done.set(chased, [...(done.get(chased) ?? []), stop]);
  }
  return done;
}

/** What is done to whoever was chased. */
function afterChase(beats: readonly Beat[]): Beat | undefined {
  const at = beats.findIndex(({ because, way }) => way !== "none" && isChasing(because));
  const then = beats[at + 1];
  return at >= 0 && then?.way === "none" && then.object === beats[at]?.object ? then : undefined;
}

/** Words of going after somebody who runs away: "chases", "runs after". */
const CHASING =
  /\b(?:chas(?:es?|ing|ed)|pursu(?:es?|ing|ed)|hunts?|hunting)\b|^(?:run\w*|ran|rac\w+|sprint\w*|dash\w*|rush\w*|charg\w+|tears?) after\b/;

export const isChasing = (because: readonly string[]): boolean => CHASING.test(because.join(" "));

const GOES = String.raw`^(?:walk|stroll|stride|step|hobble|shuffle|pace|amble|march|skip|run|jog|race|sprint|trot|gallop|swim|skate|ride|climb|crawl|limp|stagger|fly|flies|float|drift)\w* `;
/** "walks beside the patient", "strolls along with her", "runs through the mud side by side with the guide". */
const BESIDE_THEM = [
  new RegExp(
    String.raw`${GOES}(?:\w+ly )?(?:along )?with (?!(?:a|an|his|her|their|the)\b(?! (?:\w+ )?(?:man|woman|boy|girl|patient|child)\b))`,
  ),
  new RegExp(
    String.raw`${GOES}(?!.*\bbed\b)(?:\w+ ){0,6}?(?:beside|alongside|next to|(?:side by side|shoulder to shoulder|hand in hand|in step|abreast|neck and neck) (?:with|of))\b`,
  ),
];

const isBesideThem = (because: readonly string[]): boolean => {
  const said = because.join(" ");
  return BESIDE_THEM.some((pattern) => pattern.test(said));
};

/** Of whoever is overtaken, followed or gone with. */
export function paceOf({ because, posture, way }: Beat): Posture | undefined {
  if (because.some((word) => OVERTAKING.test(word))) return "run";
  if (isBesideThem(because)) return way === "none" ? "walk" : posture;
  return because.some((word) => FOLLOWING.test(word)) ? "walk" : undefined;
}

/** What is done, and how the body of the other one is meanwhile. */
interface Answer {
  readonly beat: Beat;
  readonly posture?: Posture | undefined;
}

/** How the other one moves with whoever does it. */
export function movingOf({ beat, posture }: Answer): Partial<Beat> {
  if (beat.gesture === "haul_in") return { way: "in" };
  return beat.gesture === "make_way" ? { way: "across", gaze: { to: "ahead" } } : goingAs({ beat, posture });
}

const moodOfChased = (because: readonly string[]): Partial<Beat> => (isChasing(because) ? { mood: "afraid" } : {});

/** By the words: side by side, before whoever chases or follows. */
function goesAlong(beat: Beat, posture: Posture | undefined): boolean {
  if (posture === undefined || goesBeside(beat)) return posture === "walk" && FOLLOWING.test(beat.because[0] ?? "");
  return (
    isBesideThem(beat.because) || posture === "run" || (posture === "walk" && FOLLOWING.test(beat.because[0] ?? ""))
  );
}

function goingAs({ beat, posture }: Answer): Partial<Beat> {
  const { way, because } = beat;
  if (goesAlong(beat, posture))
    return { ...{ way, because: because.slice(1), gaze: { to: "ahead" } }, ...moodOfChased(because) };
  if (posture === "fly") return { way: "up" };
  if (posture !== undefined && isBorneAs(posture)) return { way, carriedAs: beat.posture };
  return posture === beat.posture && goesBeside(beat) ? { way, gaze: { to: "ahead" } } : {};
}
