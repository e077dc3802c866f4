// A subject's acting as drawings and times: which drawing is shown at a moment, how far it has moved, whether it blinks or speaks. Pure.
import type { LooseThing } from "./loose-paths.ts";
import { NOTHING } from "./holding/holds.ts";
import { hashOf } from "../seeded-random.ts";
import type { Beat } from "./acting.ts";
import { animalAction, animalDrawings } from "./animals/animal-action.ts";
import type { FigurePose } from "./pose.ts";
import { blinkTimes, chewAt, mouthAt } from "./face-times.ts";
import { animalsBefore, pacing, withLeadIn } from "./lead-in.ts";
import { looseThings, reaching, TWEEN } from "./let-go.ts";
import { betweenPoses, cycleOf, type HoldWay } from "./poses.ts";
import { isCarriedAs, type Posture } from "./deeds/deed.ts";
import { INTO } from "./postures/into.ts";
import { overHurdles } from "./set-pieces/hurdles.ts";
import { inAirAt } from "./postures/in-the-air.ts";
import { onSlide, slidFor } from "./set-pieces/slide.ts";
import { stoodBy } from "./ways-to-stand.ts";
import { LANDS, nearAt, STAIR_SLOPE, stairsAt, travelAt, walkSeconds, type Traveller } from "./travel.ts";

/** One drawing of a subject. */
export interface Drawing {
  readonly pose: FigurePose;
  readonly beat: Beat;
  /** Part of a posture's cycle, 0 to 1. */
  readonly phase: number;
  /** Lies by the words, and is seen upright beside others. */
  readonly isPropped?: boolean;
}

export interface Moment {
  /** Index of the drawing. */
  readonly drawing: number;
  /** Pixels from the subject's spot. */
  readonly dx: number;
  readonly dy: number;
  /** Its size beside that on its spot: smaller where it is further away. */
  readonly near: number;
  readonly isBlinking: boolean;
  readonly mouth: 0 | 1 | 2;
}

export interface Performance {
  readonly drawings: readonly Drawing[];
  readonly speaks: boolean;
  /** Whether anything ever changes. */
  readonly isStill: boolean;
  readonly at: (seconds: number) => Moment;
  /** Things that leave the hands, or wait for them. */
  readonly loose: readonly LooseThing[];
}

export interface Part extends Traveller {
  readonly id: string;
  readonly beats: readonly Beat[];
  readonly heldAs: (beat: Beat) => HoldWay;
  /** Lines that are spoken in the picture, in seconds. */
  readonly lines: readonly { readonly start: number; readonly end: number }[];
  readonly seconds: number;
  readonly seed: string;
  /** Part of a posture's cycle that it is ahead of others who do the same. */
  readonly ahead?: number;
  /** It hangs in water or air. */
  readonly hovers: boolean;
  /** It has drawings of its own for what it does. */
  readonly isAnimal?: boolean;
}

/** One stretch of time with its drawings. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly beat: Beat;
  /** Indices of its drawings, and how many of them a second; 0 stays on the first. */
  readonly drawings: readonly number[];
  readonly rate: number;
}

/** How many drawings there are between two poses. */
const TWEENS = 2;
/** Of a blink. */
const LIDS = 0.13;

export function planPerformance(part: Part): Performance {
  const { stretches, drawings } = plan(part);
  const blinks = blinkTimes(part);
  const at = (seconds: number): Moment => {
    const stretch = stretches.findLast(({ from }) => from <= seconds + 1e-6) ?? stretches[0];
    if (!stretch) return { drawing: 0, dx: 0, dy: 0, near: 1, isBlinking: false, mouth: 0 };
    const ahead = stretch.rate > 0 ? Math.floor((part.ahead ?? 0) * stretch.drawings.length) : 0;
    const turn = ahead + Math.floor((seconds - stretch.from) * stretch.rate + 1e-6);
    const drawing =
      inTheAir(stretch, seconds) ?? stretch.drawings[Math.max(0, turn) % Math.max(1, stretch.drawings.length)] ?? 0;
    return {
      drawing,
      dx: travelAt(part, stretches, seconds),
      dy: swayAt(part, stretch, seconds),
      near: nearAt(part, stretches, stretch, seconds),
      isBlinking: blinks.some((time) => seconds >= time && seconds < time + LIDS),
      mouth: mouthAt(part, seconds) || chewAt(stretch.beat.mood, seconds),
    };
  };
  const moves = stretches.some(({ beat, rate }) => rate > 0 || beat.way !== "none");
  const isStill = !moves && drawings.length < 2 && part.lines.length === 0 && blinks.length === 0 && !sways(part);
  const chews = part.beats.some(({ mood }) => mood === "chewing");
  const loose = looseThings(
    stretches.flatMap((stretch) => shownIn(stretch, drawings)),
    part.seconds,
  );
  return { drawings, speaks: part.lines.length > 0 || chews, isStill: isStill && !chews, at, loose };
}

/** The leap over a hurdle, where somebody is over one. */
function inTheAir({ beat, drawings, from, to }: Stretch, seconds: number): number | undefined {
  return beat.posture === "hurdle" && overHurdles((seconds - from) / (to - from)) > 0.05 ? drawings.at(-1) : undefined;
}

function shownIn({ from, to, beat, drawings: [drawing = 0] }: Stretch, drawings: readonly Drawing[]) {
  const shown = drawings[drawing];
  return shown ? [{ from, to, beat, drawing, pose: shown.pose }] : [];
}

function plan(part: Part): { readonly stretches: readonly Stretch[]; readonly drawings: readonly Drawing[] } {
  const drawings: Drawing[] = [];
  const known = new Map<string, number>();
  const indexOf = (drawing: Drawing): number => {
    const key = JSON.stringify([
      drawing.pose,
      drawing.beat.mood,
      drawing.beat.gaze,
      drawing.beat.holds,
      drawing.beat.isOpen,
      drawing.beat.worn,
      drawing.beat.posture,
      drawing.beat.perch,
      part.isAnimal === true && [drawing.phase, animalAction(drawing.beat)],
    ]);
    const index = known.get(key) ?? drawings.push(drawing) - 1;
    known.set(key, index);
    return index;
  };
  const stretches: Stretch[] = [];
  let last: FigurePose | undefined;
  for (const { beat, poses, rate } of phasesOf(part)) {
    const [first] = poses;
    if (!first) continue;
    const start = beat.from * part.seconds;
    const own = poses.map((pose, at) => indexOf({ pose, beat, phase: at / poses.length }));
    let from = start;
    if (last && part.ahead === undefined && JSON.stringify(last) !== JSON.stringify(first)) {
      const before = reaching(landed(last, stretches.at(-1)?.beat, beat), stretches.at(-1)?.beat, { beat, first });
      for (let step = 1; step <= TWEENS; step++) {
        const pose = betweenPoses(before, first, step / (TWEENS + 1));
        const index = indexOf({ pose, beat: { ...beat, way: "none" }, phase: 0 });
        stretches.push({ from, to: from + TWEEN, beat: { ...beat, way: "none" }, drawings: [index], rate: 0 });
        from += TWEEN;
      }
    }
    stretches.push({ from, to: from, beat, drawings: own, rate: poses.length > 1 ? rate : 0 });
    last = first;
  }
  return {
    stretches: stretches.map((stretch, at) => ({ ...stretch, to: stretches[at + 1]?.from ?? part.seconds })),
    drawings,
  };
}

/** Where somebody has landed is where they stand from now on. */
function landed(pose: FigurePose, before: Beat | undefined, { posture }: Beat): FigurePose {
  const gone = before === undefined || before.posture === posture ? undefined : LANDS[before.posture];
  return gone === undefined ? pose : { ...pose, shift: (pose.shift ?? 0) - gone };
}

interface Phase {
  readonly beat: Beat;
  readonly poses: readonly FigurePose[];
  readonly rate: number;
}

/** The share of the first pose of what is done once: it only leads to the others. */
const FIRST = 0.24;

/** Who has gone down stays so while something else is said of them. */
const LIES_THERE: ReadonlySet<Posture> = new Set([
  ...INTO,
  ...(["tumble", "fall_back", "collapse", "dive_flat", "climb_in"] as const),
]);

/** What is done once has a phase for each of its poses. */
function phasesOf(part: Part): readonly Phase[] {
  const arriving = withArrivals(part);
  const beats = part.isAnimal === true ? animalsBefore(arriving) : withLeadIn(pacing(arriving));
  const phases = beats.flatMap((beat, at): readonly Phase[] => {
    const { poses: plain, rate, isOnce } = part.isAnimal ? animalDrawings(beat) : cycleOf(beat, part.heldAs(beat));
    const poses = stoodIn(part, beat, plain);
    if (!isOnce) return [inGroup(part, { beat, poses, rate })];
    if (beats[at - 1]?.posture === beat.posture && LIES_THERE.has(beat.posture))
      return [{ beat, poses: poses.slice(-1), rate: 0 }];
    const whole = Math.min(beat.until ?? 1, beats[at + 1]?.from ?? 1) - beat.from;
    const later = (1 - FIRST) / Math.max(1, poses.length - 1);
    return poses.map((pose, turn) => ({
      beat: { ...beat, from: beat.from + whole * (turn === 0 ? 0 : FIRST + later * (turn - 1)) },
      poses: [pose],
      rate: 0,
    }));
  });
  return phases.flatMap((phase, at) => dressed(phase, phases[at + 1]?.beat.from ?? 1));
}

/** In two, where something goes from the hands of one onto another. */
function dressed(phase: Phase, end: number): readonly Phase[] {
  const { beat } = phase;
  const { wornThen, givenAt, holds } = beat;
  const at = wornThen?.at ?? givenAt;
  if (at === undefined || at >= end) return [phase];
  const left = wornThen ? { worn: wornThen.worn } : { holds: [...holds.slice(0, -1), NOTHING] };
  const then: Phase = { ...phase, beat: { ...beat, from: Math.max(beat.from, at), ...left } };
  return at <= beat.from ? [then] : [phase, then];
}

/** Who only stands there does so in a way of the own. */
function stoodIn(part: Part, beat: Beat, poses: readonly FigurePose[]): readonly FigurePose[] {
  const isAlone = part.ahead === undefined && part.framing.head <= 1 && part.isAnimal !== true;
  if (!isAlone || beat.posture !== "stand") return poses;
  const isFree = beat.gesture === "none" && beat.holds.length === 0 && beat.mood === "plain";
  return poses.map((pose) => stoodBy(pose, { by: `${part.seed} ${part.id}`, isFree, framing: part.framing }));
}

/** Of many who do the same, half of the drawings are enough. */
function inGroup({ ahead }: Part, phase: Phase): Phase {
  if (ahead === undefined || phase.poses.length < 4) return phase;
  return { ...phase, poses: phase.poses.filter((_, at) => at % 2 === 0), rate: phase.rate / 2 };
}

/** Who comes in and has nothing else to do stands when it is there. */
function withArrivals(part: Part): readonly Beat[] {
  const { beats, seconds } = part;
  return beats.flatMap((beat, at): readonly Beat[] => {
    if (beat.way !== "in") return [beat];
    const end = beats[at + 1]?.from ?? 1;
    const arrives = beat.from + Math.min((end - beat.from) * 0.62, walkSeconds(part, beat) / Math.max(0.1, seconds));
    return end - arrives < 0.08
      ? [beat]
      : [beat, { ...beat, from: arrives, posture: isCarriedAs(beat.posture) ? beat.posture : "stand", way: "none" }];
  });
}

function sways({ framing, hovers }: Part): boolean {
  return hovers || (framing.feet === undefined && framing.head < 1);
}

/** Heights that somebody climbs. */
const CLIMBED = 0.24;

/** Heights that somebody slides down a pole. */
const SLID = 0.5;

/** Steps below the frame: how fast, and how high in heads. */
const STEPS: Partial<Record<Posture, readonly [rate: number, high: number]>> = { walk: [5.2, 0.045], run: [9, 0.09] };
const DRIFTING: ReadonlySet<Posture> = new Set(["float", "float_over", "fly", "swim", "backstroke"]);

/** Heights of a body below where it begins: faster and faster, in a wide picture from above. */
function fallen(part: number, { feet }: Part["framing"]): number {
  const share = Math.min(1, Math.max(0, part) / 0.85) ** 1.6;
  return feet === undefined ? share * 0.1 : -0.3 + share * 0.72;
}

/** Up or down with what is climbed, slid down or fallen past. */
function heightAt(part: Part, { beat, from, to }: Stretch, seconds: number): number | undefined {
  const { height, head, framing } = part;
  const done = seconds - from;
  if (beat.posture === "climb") {
    const up = Math.min(CLIMBED, done * 0.07);
    return (beat.way === "down" ? up - CLIMBED : -up) * height;
  }
  if (beat.posture === "stairs")
    return framing.feet === undefined ? undefined : -STAIR_SLOPE * stairsAt(part, beat, done);
  if (beat.posture === "hurdle") return -overHurdles(done / (to - from)) * height;
  const inAir = framing.feet === undefined ? undefined : inAirAt(beat, done / (to - from));
  if (inAir !== undefined) return inAir * height;
  if (beat.posture === "slide_pole") return -Math.max(0, SLID * (1 - done / (0.75 * (to - from)))) * height;
  if (beat.posture === "slide_down") return -onSlide(slidFor(done, { from, to }, to >= part.seconds)).up * head;
  return beat.posture === "fall" ? fallen(done / Math.max(0.1, to - from), framing) * height : undefined;
}

/** Breath, steps that are only felt above the frame's edge, and drifting. */
function swayAt(part: Part, stretch: Stretch, seconds: number): number {
  const { hovers, height, head, framing } = part;
  const { beat } = stretch;
  const moved = heightAt(part, stretch, seconds);
  if (moved !== undefined) return moved;
  const phase = (hashOf(`${part.id} ${part.seed} sway`) % 628) / 100;
  if (hovers || DRIFTING.has(beat.posture)) return Math.sin(seconds * 1.7 + phase) * height * (hovers ? 0.05 : 0.018);
  if (framing.feet !== undefined || framing.head > 1) return 0;
  const step = STEPS[beat.posture];
  return step
    ? -Math.abs(Math.sin(seconds * step[0])) * head * step[1]
    : Math.sin(seconds * 1.5 + phase) * head * 0.007;
}
