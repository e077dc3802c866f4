// What is thrown at somebody who gets out of its way flies past and breaks: "hurls the plate at Vito, who ducks as it smashes on the wall".
import type { Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

const DODGES = /^(?:duck|dodg|swerv|step|lean|twist|div|dove|jump|leap|flinch|crouch|cower)/;
const BREAKS = /\b(?:smash|shatter|break|broke|crash|burst|explod|splinter)\w*/;

/** Part of the shot from the throw to where the other one is out of the way. */
const SOON = 0.16;

export function thrownPast(acting: Acting, action: string): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting) {
    const thrown = beats.find(({ gesture, object, holds }) => gesture === "throw" && holds.length > 0 && object !== id);
    const theirs = done.get(thrown?.object ?? "");
    const dodge = theirs?.find(
      ({ because: [verb = ""], order = 0 }) => DODGES.test(verb) && order > (thrown?.order ?? 0),
    );
    if (!thrown || !theirs || !dodge) continue;
    const from = Math.min(dodge.from, thrown.from + SOON);
    done.set(
      thrown.object ?? "",
      theirs.map((beat) => (beat === dodge ? { ...beat, from } : beat)),
    );
    if (BREAKS.test(action.toLowerCase()))
      done.set(
        id,
        beats.map((beat) => (beat === thrown ? { ...beat, gesture: "hurl_at" } : beat)),
      );
  }
  return done;
}
