// How what carries somebody moves with them: where its driver goes, over what it clears, and what becomes of it when they get off or are thrown.
import { STANDING, type Beat } from "../acting/acting.ts";
import type { CastMember } from "../stage/staged-member.ts";
import { carrierOf } from "./carriers.ts";
import type { Boarding } from "./seat.ts";

/** What a mount does where it is, whoever is on it. */
const ON_THE_SPOT: ReadonlySet<string> = new Set(["rear", "kick", "eat", "drink", "shake", "lie", "sit"]);

/** With somebody on it, it goes over what it clears at a gallop, and swims with its back out of the water. */
function galloping(beat: Beat): Beat {
  if (beat.posture === "swim") return { ...beat, animal: undefined, posture: "walk" };
  return beat.animal === "leap" ? { ...beat, animal: undefined, site: undefined, posture: "run", way: "across" } : beat;
}

/** In deep water, with somebody on it. */
export const isSwimming = ({ look, beats }: CastMember): boolean =>
  look.kind === "animal" && beats.some(({ because }) => /^sw[aiu]m/.test(because[0] ?? ""));

export const asRidden = (carrier: CastMember): CastMember => ({ ...carrier, beats: carrier.beats.map(galloping) });

/** A carrier goes where its driver goes, unless the line says of itself how it moves. */
export function carrying(carrier: CastMember, driver: CastMember, boarding: Boarding): CastMember {
  const acts = carrier.beats.some(
    ({ way, animal }) => way !== "none" || (animal !== undefined && ON_THE_SPOT.has(animal)),
  );
  if (boarding.as !== "rider" || acts) return carrier;
  if (boarding.isThrown && isMount(carrier))
    return { ...carrier, beats: [{ ...STANDING, animal: "rear", because: boarding.because }] };
  const way = wayFor(carrier, driver, boarding);
  if (way === undefined) return carrier;
  const beat: Beat = { ...STANDING, posture: paceOf(carrier, boarding), way, because: boarding.because };
  const { from, to } = boarding;
  if (to < 1) return { ...carrier, beats: [beat, ...afterwards(boarding)] };
  return {
    ...carrier,
    beats: from > 0 ? [STANDING, { ...beat, from: Math.min(0.8, from + 0.12), way: "out" }] : [beat],
  };
}

/** It lies there where somebody was thrown off, else it stops where they get out of it, unless it goes on. */
function afterwards({ to, isThrown, because }: Boarding): readonly Beat[] {
  const stopped: Beat = { ...STANDING, from: Math.max(0.1, to - STOPS) };
  if (isThrown) return [{ ...stopped, posture: "overturn" }];
  return GOES_ON.test(because.join(" ")) ? [] : [stopped];
}

const isMount = ({ look }: CastMember): boolean => look.kind === "animal";

/** Who gets out of it does so while it goes. */
const GOES_ON = /\b(?:moving|speeding|rolling|racing|running|galloping|careering)\b/;

/** Part of a shot between its stop and who gets out. */
const STOPS = 0.12;

/** Undefined where it stays. */
function wayFor({ look }: CastMember, driver: CastMember, boarding: Boarding): Beat["way"] | undefined {
  const runs = carrierOf(look)?.runs;
  if (runs === "swing" || runs === "still") return undefined;
  return runs === "air" && takesOff(driver, boarding) ? "up" : wayOf(driver, boarding);
}

/** "takes off in the balloon". */
const takesOff = ({ beats }: CastMember, { because }: Boarding): boolean =>
  [because, ...beats.map((beat) => beat.because)].some((said) => TAKES_OFF.test(said.join(" ")));
const TAKES_OFF =
  /^(?:(?:tak\w*|took|lift\w*|blast\w*) off|launch|ris|rose|ascend|climb\w* (?:into the (?:sky|air)|up)|soar\w* (?:up|into)|float\w* (?:up|off|into the))/;

/** Undefined where nobody makes it go. */
function wayOf(driver: CastMember, { drives, because }: Boarding): Beat["way"] | undefined {
  const moving = driver.beats.find(
    ({ posture, way, gesture }) => way !== "none" || MOVES.has(posture) || gesture === "row",
  );
  if (!moving) return drives || GOES_BY.test(because.join(" ")) ? "across" : undefined;
  return moving.way === "none" || moving.way === "up" ? "across" : moving.way;
}

/** "wobbles along on the bicycle", whatever the verb. */
const GOES_BY = /\b(?:along|past|across|through|away)\b|\b(?:down|up) (?:the|a)\b/;

/** Not ridden at a run, unless the words say so. */
const SLOW: ReadonlySet<string> = new Set("elephant camel donkey turtle snail dinosaur cow llama".split(" "));

function paceOf({ look }: CastMember, { because }: Boarding): Beat["posture"] {
  if (look.kind !== "animal" && look.kind !== "creature") return "drive";
  if (carrierOf(look)?.runs === "air" && !/^(?:walk|sit|stand)/.test(because.join(" "))) return "fly";
  const isSlow = look.kind === "animal" ? SLOW.has(look.look.species) : SLOW.has(look.look.shape);
  if (isSlow) return /^(?:gallop|race|charge|run)/.test(because.join(" ")) ? "run" : "walk";
  return /^(?:walk|sit|stand|trot)/.test(because.join(" ")) ? "walk" : "run";
}

const MOVES: ReadonlySet<Beat["posture"]> = new Set([
  ...(["ride", "drive", "run", "walk", "fly", "swim", "march", "pedal"] as const),
]);
