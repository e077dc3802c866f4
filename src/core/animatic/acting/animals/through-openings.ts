// Animals that go through an opening: into a den in the ground, in or out by a window.
import type { Actor, Beat } from "../acting.ts";
import { isFlier } from "./action-names.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

const INTO =
  /^(?:slip|squeez|dart|scurr|vanish|disappear|div|dove|bolt|run|ran|scuttl|dash|shoot|shot|creep|crept|flee|fled|jump|leap|scrambl|scamper|whisk|wriggl|crawl|hid)\w* .*\b(?:into|down|in|inside) (?:an?|the|its|his|her) (?:\w+ )?(?:(log|trunk|stump|pipe|drainpipe)|holes?|burrow|den|lair|crack|tunnel|mousehole|crevice|earth|warren)\b/;
/** Parts of what is left of the shot until it is gone. */
const GOES_IN = 0.45;

/** It is before its den, and then in it. */
export function toGround(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const { id } of actors.filter((one) => one.isBeast && one.isSmall)) {
    const beats = acting.get(id) ?? [];
    const at = beats.findIndex(({ because }) => INTO.test(because.join(" ")));
    const goes = beats[at];
    const found = goes && INTO.exec(goes.because.join(" "));
    if (!goes || !found || goes.perch) continue;
    const kind = found[1] === undefined ? "burrow" : "hollow";
    const still: Beat = { ...goes, posture: "stand", way: "none", gesture: "none" };
    done.set(id, [
      ...beats.slice(0, at),
      { ...still, animal: "sneak", site: { kind, id: null, den: "before" } },
      {
        ...still,
        animal: "stand",
        from: goes.from + GOES_IN * (1 - goes.from),
        site: { kind, id: null, den: "inside" },
      },
    ]);
  }
  return done;
}

const WINDOW =
  /\b(?:through|by|at|out of|from|on|in) (?:the|an?|its|his|her) (?:\w+ ){0,2}?(?:window|skylight|windowsill)\b/;
const COMES = /^(?:enter|\w+ (?:\w+ly )?(?:in|inside|into)\b)/;
const GOES =
  /^(?:climb|jump|leap|fl[iye]|flew|flutter|slip|squeez|spring|sprang|hop|crawl|creep|crept|escap|leav|com|enter|dart|swoop|sneak|glid)/;
/** Parts of the shot at which it leaps from the sill or onto it, and has landed. */
const LEAPS = 0.36;
const LANDS = 0.6;

/** On the sill first and then on the floor, or the other way round; what flies is in the air between. */
export function throughWindow(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const { id, words } of actors.filter((one) => one.isBeast && one.isSmall)) {
    const beats = acting.get(id) ?? [];
    const goes = beats.find(({ because }) => GOES.test(because[0] ?? "") && WINDOW.test(because.join(" ")));
    if (!goes || goes.perch) continue;
    const still: Beat = { ...goes, posture: "stand", way: "none", gesture: "none", site: undefined };
    const onSill: Beat = { ...still, animal: "sneak", site: { kind: "sill", id: null } };
    const inAir: Beat = { ...still, animal: isFlier(words) ? "fly" : "leap" };
    const onFloor: Beat = { ...still, animal: "stand" };
    const [first, last] = COMES.test(goes.because.join(" ")) ? [onSill, onFloor] : [onFloor, onSill];
    done.set(id, [
      { ...first, from: 0 },
      { ...inAir, from: LEAPS },
      { ...last, from: LANDS },
    ]);
  }
  return done;
}
