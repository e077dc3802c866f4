// Birds that somebody looks or points up at, and that do nothing else by the words: they fly over the picture.
import { STANDING, type Actor, type Beat } from "../acting.ts";
import { sentencesOf } from "../lines/sentences.ts";
import { isFlier } from "./action-names.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** Words between "up at" and the bird, and those behind it that tell of what it is on. */
const UP = /\bup (?:at|to|towards?)(?: \w+){0,4}$/;
const ABOVE = /^(?:\w+ ){0,2}?(?:overhead|in the (?:\w+ )?(?:sky|air)|above (?:him|her|them|the))\b/;
const PERCHED =
  /^(?:\w+ ){0,2}?(?:on|in|upon) (?:the|a|an|its|his|her) (?!(?:\w+ )?(?:sky|air)\b)\w+|^(?:sit|perch|nest)\w*\b/;

export function overhead(acting: Acting, action: string, actors: readonly Actor[]): Acting {
  const birds = actors.filter(({ isBeast, words }) => isBeast === true && isFlier(words));
  if (birds.length === 0) return acting;
  const done = new Map(acting);
  for (const { id, words } of birds) {
    const beats = done.get(id) ?? [STANDING];
    if (beats.every(isIdle) && sentencesOf(action).some((said) => isUpThere(said, words)))
      done.set(id, [{ ...STANDING, posture: "fly", way: "across", animal: "glide", because: ["up at"] }]);
  }
  return done;
}

const isIdle = ({ posture, gesture, order, perch }: Beat): boolean =>
  posture === "stand" && gesture === "none" && order === undefined && perch === undefined;

function isUpThere(said: readonly string[], words: readonly string[]): boolean {
  const at = said.findIndex((word) => words.includes(word));
  if (at < 0) return false;
  const [before, after] = [said.slice(0, at).join(" "), said.slice(at + 1).join(" ")];
  return !PERCHED.test(after) && (UP.test(before) || ABOVE.test(after));
}
