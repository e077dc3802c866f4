// Two animals that fight over a thing: face to face, each with an end of it in the jaws.
import type { Actor, Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

export function fightingOver(acting: Acting, actors: readonly Actor[]): Acting {
  const tugging = actors.filter(({ id, isBeast }) => isBeast === true && (acting.get(id) ?? []).some(isOver));
  const [first, second] = tugging;
  if (!first || !second || tugging.length > 2) return acting;
  const done = new Map(acting);
  done.set(
    first.id,
    (acting.get(first.id) ?? []).map((beat) => pulling(beat, second.id, true)),
  );
  done.set(
    second.id,
    (acting.get(second.id) ?? []).map((beat) => pulling(beat, first.id, false)),
  );
  return done;
}

const isOver = ({ animal, because: [verb = "", ...after] }: Beat): boolean =>
  animal === "tug" && (/^(?:over|at|on)$/.test(after[0] ?? "") || FIGHTS.test(verb));
const FIGHTS = /^(?:f[io]ught|fight|squabbl|quarrel|scuffl|struggl)/;

/** The one has it in the jaws, and the other one pulls at its end. */
function pulling(beat: Beat, other: string, hasIt: boolean): Beat {
  if (!isOver(beat)) return beat;
  const thing = beat.holds.at(-1) ?? beat.object;
  const holds = hasIt && thing !== null && thing !== other ? [thing] : [];
  return { ...beat, posture: "stand", way: "none", holds, object: other, gaze: { to: "subject", id: other } };
}
