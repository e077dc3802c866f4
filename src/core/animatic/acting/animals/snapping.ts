// An animal that snaps what somebody tosses to it out of the air: it watches the hand, stretches up with open jaws, and has it in them.
import { STANDING, type Actor, type Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** Parts of the shot at which it is thrown, at which the animal stretches up, and at which it has it. */
const THROWN = 0.16;
const STRETCHES = 0.38;
const HAS_IT = 0.56;

const TOSSES: ReadonlySet<Beat["gesture"]> = new Set(["throw", "toss_up", "hurl_at", "drop", "release"]);
const CATCHES = /^(?:snap|catch|caught|snatch|pluck|gulp|swallow|grab|leap|jump|spring|sprang)/;
const IN_AIR = /\b(?:air|flight|mid-?air)\b/;

export function snapping(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const thrower of actors.filter(({ isPerson }) => isPerson)) {
    const tosses = acting.get(thrower.id)?.find(({ gesture }) => TOSSES.has(gesture));
    const thing = tosses && (tosses.holds.at(-1) ?? tosses.object);
    const beast = actors.find((one) => one.isBeast === true && one.id !== thing && snaps(acting.get(one.id), tosses));
    if (!tosses || typeof thing !== "string" || thing === beast?.id || !beast) continue;
    done.set(thrower.id, throwing(tosses, thing, beast.id));
    done.set(beast.id, caught(thing, thrower.id));
  }
  return done;
}

/** Out of the air, or what is thrown to it. */
function snaps(beats: readonly Beat[] = [], tosses: Beat | undefined): boolean {
  return beats.some(({ because, animal }) => {
    const said = because.join(" ");
    return CATCHES.test(said) && (animal === "snap" || IN_AIR.test(said)) && tosses !== undefined;
  });
}

function throwing(tosses: Beat, thing: string, to: string): readonly Beat[] {
  const gaze = { to: "subject", id: to } as const;
  const own: Beat = { ...tosses, from: 0, gesture: "hold", holds: [thing], object: null, way: "none", gaze };
  return [own, { ...own, from: THROWN, gesture: "throw", object: to }];
}

function caught(thing: string, by: string): readonly Beat[] {
  const gaze = { to: "subject", id: by } as const;
  const own: Beat = { ...STANDING, object: by, because: ["snaps", thing], gaze, animal: "stand" };
  return [own, { ...own, from: STRETCHES, animal: "snap" }, { ...own, from: HAS_IT, holds: [thing], animal: "stand" }];
}
