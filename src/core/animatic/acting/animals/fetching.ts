// An animal fetches what somebody throws: it watches, runs after it out of the picture and comes back with it in the mouth.
import { STANDING, type Actor, type Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** Parts of the shot at which it runs after it, comes back and is there. */
const RUNS = 0.24;
const RETURNS = 0.5;
const IS_BACK = 0.86;
const FETCHES = /^(?:fetch|retriev|chas|catch|caught|run|snatch|pick|grab|tak|took|bring|brought|carr)/;

export function fetching(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting) {
    const thrown = beats.find(({ gesture, holds }) => gesture === "throw" && holds.length > 0);
    const thing = thrown?.holds.at(-1);
    const fetcher = actors.find(
      (one) => one.isBeast === true && one.id !== id && thing !== undefined && fetches(acting.get(one.id) ?? [], thing),
    );
    if (thing !== undefined && fetcher && actors.some((one) => one.id === id && one.isPerson))
      done.set(fetcher.id, fetched(thing, id));
  }
  return done;
}

function fetches(beats: readonly Beat[], thing: string): boolean {
  return beats.some(
    ({ because, object, holds, perch }) =>
      perch === undefined && FETCHES.test(because[0] ?? "") && (object === thing || holds.includes(thing)),
  );
}

function fetched(thing: string, by: string): readonly Beat[] {
  const own: Beat = { ...STANDING, object: by, because: ["fetches", thing], gaze: { to: "subject", id: by } };
  const held = { ...own, holds: [thing] };
  return [
    { ...own, animal: "wag" },
    { ...own, from: RUNS, posture: "run", way: "away" },
    { ...held, from: RETURNS, posture: "run", way: "in" },
    { ...held, from: IS_BACK, animal: "sit", posture: "sit" },
  ];
}
