// "The thief snatches the bag from the table and the man runs after him": first the one, while the other one sees it, then both run, the thing in the hands.
import { STANDING, type Actor, type Beat } from "../acting.ts";
import { isChasing } from "./going-with.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** Part of the shot at which both run. */
const RUNS = 0.45;

/** Has taken something, and goes nowhere yet. */
export const hasTaken = (beats: readonly Beat[]): boolean => {
  const last = beats.at(-1);
  return (
    last !== undefined &&
    beats.some(({ order }) => order !== undefined) &&
    last.holds.length > 0 &&
    last.way === "none" &&
    TAKES.test(last.because[0] ?? "")
  );
};
const TAKES = /^(?:snatch|grab|steal|tak|pinch|swip|seiz|pluck|pull|lift|pick|nick|rip|tear)\w*$/;

export function offWithIt(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting) {
    const at = beats.findIndex(({ because, way }) => way !== "none" && isChasing(because));
    const chase = beats[at];
    const thief = chase && chasedBy(id, chase, acting, actors);
    const own = thief === undefined ? [] : (acting.get(thief) ?? []);
    const last = own.at(-1);
    if (!chase || thief === undefined || !last || !hasTaken(own) || beats.slice(0, at).some(isDeed)) continue;
    const from = Math.max(chase.from, RUNS);
    const runs: Beat = {
      ...{ ...last, from, posture: "run", way: chase.way, gesture: last.animal === undefined ? "hold" : "none" },
      ...{ gaze: { to: "ahead" }, object: null, because: ["runs", "off"] },
      ...(last.animal !== undefined && { animal: "run" as const }),
    };
    const share = (beat: Beat): Beat => ({ ...beat, from: (beat.from / (last.from + 1)) * from });
    const waits: Beat = { ...STANDING, gaze: { to: "subject", id: thief }, because: ["watches"], isWaiting: true };
    done.set(thief, [...own.map((beat) => (last.from >= from ? share(beat) : beat)), runs]);
    const lost = chase.holds.filter((thing) => !last.holds.includes(thing));
    const chases = [{ ...chase, from, holds: lost }, ...beats.slice(at + 1).filter((beat) => beat.from > from)];
    done.set(id, [...robbedBefore(beats.slice(0, at), waits), ...chases]);
  }
  return done;
}

/** Out of whose hands it was taken, or who only saw it. */
const robbedBefore = (before: readonly Beat[], waits: Beat): readonly Beat[] =>
  before.some(({ gesture }) => gesture === "robbed") ? before : [waits];

const isDeed = ({ order }: Beat): boolean => order !== undefined;

function chasedBy(id: string, { object }: Beat, acting: Acting, actors: readonly Actor[]): string | undefined {
  const others = actors.filter((one) => one.acts && one.id !== id && acting.has(one.id));
  return others.find((one) => one.id === object)?.id ?? (others.length === 1 ? others[0]?.id : undefined);
}
