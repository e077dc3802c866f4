// Things that leave a hand, or wait for it: thrown, dropped, put down, kicked, picked up. When that is.
import type { Beat } from "./acting.ts";
import type { Gesture } from "./gestures/names.ts";
import { ON_FLOOR, type Fate, type LooseThing } from "./loose-paths.ts";
import type { FigurePose } from "./pose.ts";

const FATES: Partial<Readonly<Record<Gesture, Fate>>> = {
  throw: "flies",
  hurl_spear: "flies",
  hurl_at: "hits",
  dash_down: "falls",
  drop: "falls",
  put_down: "rests",
  pick_up: "waits",
  set_on_table: "placed",
  release: "rises",
  plant: "stands",
  slam_down: "placed",
  hang_up: "stays",
  pluck: "hangs",
  take_down: "hangs",
  stow_up: "stays",
  slide: "slides",
  slide_floor: "slides",
  toss_up: "tossed",
  sweep_off: "swept",
};

/** Something is sprayed for as long as it is done. */
const JETS: ReadonlySet<Gesture> = new Set(["spray", "hose_down"]);

/** Seconds of a drawing between two poses. */
export const TWEEN = 0.083;

/** Balls of one who juggles, by their part of the round. */
const BALLS = [0, 1 / 3, 2 / 3];

/** Where several things go that are tossed, across. */
const TOSSED = [0, 0.3, 0.5, 0.75, 1];

/** More than one thing goes off a table. */
const SEVERAL =
  /^\w+ (?:everything|all|it all|(?:the|his|her|a|some|all) (?:\w+ )?\w+[^s]s) (?:off|from|onto|to|flying|away|with)\b/;

interface Shown {
  readonly from: number;
  readonly to: number;
  readonly beat: Beat;
  readonly drawing: number;
  readonly pose: FigurePose;
}

/** `seconds`: of the shot. */
export function looseThings(shown: readonly Shown[], seconds: number): readonly LooseThing[] {
  return shown.flatMap((now, index) => {
    if (now.pose.isLoosed) return shotOf(shown, index);
    if (JETS.has(now.beat.gesture)) return jetOf(shown, index);
    const { takenAt } = now.beat;
    const found = looseAt(now, shown[index - 1]).map((thing) => ({ ...thing, ...settled(shown, index, thing) }));
    return takenAt === undefined ? found : found.map((thing) => ({ ...thing, until: takenAt * seconds }));
  });
}

/** Where a hand leaves it or takes it, and not on the way there. */
function settled(shown: readonly Shown[], index: number, { fate, drawing }: LooseThing): Pick<LooseThing, "drawing"> {
  const lasts = ({ from, to }: Shown) => to - from > TWEEN * 1.5;
  const there = fate === "hangs" ? shown.slice(index).find(lasts) : shown.slice(0, index).findLast(lasts);
  return { drawing: (fate === "hangs" || fate === "stays" ? there?.drawing : undefined) ?? drawing };
}

/** For as long as it is done, from its first drawing with the arm where it is held. */
function jetOf(shown: readonly Shown[], index: number): readonly LooseThing[] {
  const [now, before] = [shown[index], shown[index - 1]];
  if (!now || now.pose.effect === undefined || before?.pose.effect !== undefined) return [];
  const after = shown.slice(index).findIndex(({ beat }) => beat.gesture !== now.beat.gesture);
  const until = after < 0 ? shown.at(-1)?.to : shown[index + after]?.from;
  return [{ fate: "jet", at: now.from, drawing: now.drawing, ...(until !== undefined && { until }) }];
}

/** An arrow, which is on the string for as long as that is drawn. */
function shotOf(shown: readonly Shown[], index: number): readonly LooseThing[] {
  const [now, before] = [shown[index], shown[index - 1]];
  if (!now || before?.pose.isLoosed) return [];
  const first = shown.slice(0, index).findLastIndex(({ beat }) => beat.gesture !== now.beat.gesture) + 1;
  return [{ fate: "shot", at: now.from, drawing: now.drawing, from: shown[first]?.from ?? now.from }];
}

function looseAt(now: Shown, before: Shown | undefined): readonly LooseThing[] {
  const { from: at, beat, drawing } = now;
  if (beat.posture === "kick" && AT_A_DOOR.test(beat.because.join(" "))) return [];
  if (beat.posture === "kick") return kicks(now) && !(before && kicks(before)) ? [{ fate: "kicked", at, drawing }] : [];
  const isOn = before?.beat.gesture === beat.gesture;
  if (beat.gesture === "juggle") return isOn ? [] : BALLS.map((phase) => ({ fate: "juggled", at, drawing, phase }));
  if (!before || !isOn) return [];
  const left = changedHands(now, before);
  return left.flatMap((thing): readonly LooseThing[] => {
    if (thing.fate === "falls") return [thing, { ...thing, fate: "broken" }];
    if (thing.fate === "flies") return [thing, { ...thing, fate: "bursts" }];
    if (thing.fate === "hits") return [thing, { ...thing, fate: "shatters" }];
    if (thing.fate === "swept" && SEVERAL.test(now.beat.because.join(" ")))
      return [0, 0.4, 0.8].map((phase) => ({ ...thing, phase }));
    return thing.fate === "tossed" ? TOSSED.map((phase) => ({ ...thing, phase })) : [thing];
  });
}

/** "kicks the door shut": what the hands have is not kicked. */
const AT_A_DOOR = /\b(?:doors?|gate|drawer|hatch|lid|shut|closed)\b/;

/** The hand has let go, or has taken hold. */
function changedHands(now: Shown, before: Shown): readonly LooseThing[] {
  const fate = FATES[now.beat.gesture];
  if (fate === undefined || isEmpty(before) === isEmpty(now) || WAITS.has(fate) === isEmpty(now)) return [];
  const drawing = LEFT_THERE.has(fate) ? before.drawing : now.drawing;
  return [{ fate, at: now.from, drawing, ...(now.beat.gesture === "slide_floor" && { phase: ON_FLOOR }) }];
}

/** There until a hand takes it. */
const WAITS: ReadonlySet<Fate> = new Set(["waits", "hangs"] as const);
/** Where the hand had it last. */
const LEFT_THERE: ReadonlySet<Fate> = new Set(["placed", "stands", "stays"] as const);

const isEmpty = ({ pose }: Shown): boolean => pose.isEmpty === true;
/** What hands only reach for is in none of them on the way to it. */
export function reaching(
  pose: FigurePose,
  before: Beat | undefined,
  { beat, first }: { readonly beat: Beat; readonly first: FigurePose },
): FigurePose {
  const thing = beat.holds.at(-1);
  const isNew = thing !== undefined && before?.holds.includes(thing) !== true;
  return isNew && first.isEmpty === true ? { ...pose, isEmpty: true } : pose;
}

const kicks = ({ pose }: Shown): boolean => pose.isKicking === true;
