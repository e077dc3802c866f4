// An animal that puts down what it brings in its jaws: it comes with it, lowers its head, and the other one lies there.
import type { Actor, Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

const PUTS = /^(?:lay|laid|drop|put|set|plac|deposit|deliver|bring|brought|releas|present|leav)/;
const DOWN = /\b(?:at|before|in front|down|on|onto|to|into|beside)\b/;
/** Part of the deed until it lies there. */
const LOWERS = 0.4;

export const putsDown = ({ because: [verb = "", ...rest] }: Beat): boolean =>
  PUTS.test(verb) && DOWN.test(rest.join(" "));

export function delivering(asRead: Acting, actors: readonly Actor[]): Acting {
  const acting = heldBefore(asRead, actors);
  const done = new Map(acting);
  for (const own of acting.values()) {
    const [carried] = own;
    const hunter = carried?.perch?.at === "mouth" && own.length === 1 ? carried.perch.on : undefined;
    const beats = hunter === undefined ? [] : (acting.get(hunter) ?? []);
    const at = beats.findIndex(putsDown);
    const puts = beats[at];
    if (hunter === undefined || !carried || !puts || !isBeast(actors, hunter)) continue;
    const from = puts.from + LOWERS * (1 - puts.from);
    const lowers: Beat = { ...puts, posture: "stand", way: "none", gesture: "none", animal: "eat", holds: [] };
    done.set(hunter, [
      ...beats.slice(0, at).map((beat): Beat => (beat.way === "across" ? { ...beat, way: "in" } : beat)),
      lowers,
      { ...lowers, from, animal: "stand", gesture: "put_down" },
    ]);
  }
  return done;
}

/** What is laid down was in the jaws, where nothing says how it came there. */
function heldBefore(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const { id: on } of actors.filter((one) => one.isBeast === true)) {
    const puts = acting.get(on)?.find(putsDown);
    const prey = actors.find((one) => one.isBeast === true && one.isSmall && one.id === puts?.object);
    const [own, ...more] = prey ? (acting.get(prey.id) ?? []) : [];
    if (!prey || !own || more.length > 0 || own.perch || prey.id === on) continue;
    const perch = { on, at: "mouth" } as const;
    done.set(prey.id, [{ ...own, from: 0, perch, object: on, way: "none", posture: "lie_side", animal: "fallen" }]);
  }
  return done;
}

const isBeast = (actors: readonly Actor[], id: string): boolean =>
  actors.some((one) => one.isBeast === true && one.id === id);
