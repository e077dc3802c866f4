// What an animal has in its jaws or claws is in its own drawing: held from then on, until it is let go.
import { STANDING, type Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

export function inJaws(acting: Acting): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting)
    for (const [at, { perch, from }] of beats.entries()) {
      if (perch?.at !== "mouth" || perch.on === id) continue;
      const until = beats.slice(at + 1).find((next) => next.perch?.at !== "mouth")?.from ?? 1;
      const hunter = done.get(perch.on);
      if (hunter) done.set(perch.on, having(hunter, id, { from, until }));
    }
  return done;
}

/** Part of a shot in which two times are one. */
const SAME = 0.01;

function having(
  beats: readonly Beat[],
  prey: string,
  { from, until }: { readonly from: number; readonly until: number },
): readonly Beat[] {
  const cut = cutAt(cutAt(beats, from), until);
  return cut.map((beat) =>
    beat.from > from - SAME && beat.from < until - SAME ? { ...seen(beat), holds: [prey] } : beat,
  );
}

/** Whoever has it from the first is seen to go with it; laid down, it lies before it. */
const seen = (beat: Beat): Beat => ({
  ...beat,
  gesture: beat.gesture === "put_down" ? beat.gesture : "none",
  way: beat.from === 0 && (beat.way === "out" || beat.way === "away") ? "across" : beat.way,
});

/** With a beat that starts then. */
function cutAt(beats: readonly Beat[], time: number): readonly Beat[] {
  if (time >= 1 || beats.some(({ from }) => Math.abs(from - time) < SAME)) return beats;
  const before = beats.findLast(({ from }) => from < time) ?? STANDING;
  return [...beats, { ...before, from: time }].toSorted((one, other) => one.from - other.from);
}

const TAKES: ReadonlySet<Beat["animal"]> = new Set(["dunk", "pounce", "ram", "take", "snap"]);
/** Part of the shot at which it has what it does nothing more with. */
const HAS_IT = 0.5;

/** "plunges its head in and comes up with the salmon in its jaws", "pounces and trots off with it": it has it from then on. */
export function takenIn(beats: readonly Beat[]): { readonly at: number; readonly beats: readonly Beat[] } | undefined {
  const takes = beats.findIndex(({ animal }) => TAKES.has(animal));
  const [deed, next] = [beats[takes], beats[takes + 1]];
  if (!deed) return undefined;
  if (next) return { at: next.from, beats };
  const stands: Beat = { ...deed, from: HAS_IT, animal: "stand", posture: "stand", way: "none" };
  return { at: HAS_IT, beats: [...beats.slice(0, takes), { ...deed, from: Math.min(deed.from, HAS_IT / 2) }, stands] };
}

export const startingAt = (beats: readonly Beat[], time: number): readonly Beat[] =>
  beats.map((beat) => ({ ...beat, from: time }));
