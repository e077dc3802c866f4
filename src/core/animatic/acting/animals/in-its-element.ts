// Beats of an animal put right by what it lives in: what flies lands out of the air, fish leap out of water and fall back into it, a spider hangs on its thread.
import type { Actor, Beat } from "../acting.ts";
import { isFlier } from "./action-names.ts";

const FINNED: ReadonlySet<string> = new Set(
  "shark fish whale dolphin ray crocodile seal swan duck goose pelican".split(" "),
);
const INSECTS: ReadonlySet<string> = new Set(["butterfly", "bee", "dragonfly"]);

export const flies = (words: readonly string[]): boolean => isFlier(words) || words.some((word) => INSECTS.has(word));

const isFinned = (words: readonly string[]): boolean => words.some((word) => FINNED.has(word));

export const isOnFoot = (words: readonly string[]): boolean => !isFinned(words) && !flies(words);

/** Who lands comes into the picture, and does not leave it on the other side; who runs off is seen to run. */
export function inItsElement(all: readonly Beat[], { words }: Actor): readonly Beat[] {
  const dangling = all.find(({ animal }) => animal === "dangle");
  if (dangling) return [{ ...dangling, from: 0 }];
  const beats = withFlight(isFinned(words) ? inWater(all) : all, words)
    .map(onItsBack)
    .flatMap(stumbling)
    .map(stayingUp)
    .flatMap(upOnto);
  return beats.map((beat, at) => {
    const lands = beats.slice(at + 1).some(({ animal }) => animal === "land");
    if (lands && beat.posture === "fly" && beat.way === "across") return { ...beat, way: "in" };
    const further = goingOn(beat, beats[at - 1]) ?? insideBefore(beat, beats[at + 1]);
    if (further) return further;
    return beats.length === 1 && beat.way === "out" ? { ...beat, way: "across" } : beat;
  });
}

/** What flies breathes fire flying, and what stands on its hind legs roars so. */
function goingOn(beat: Beat, before: Beat | undefined): Beat | undefined {
  if (before?.animal === "upright" && CALLS.test(beat.animal ?? "")) return { ...beat, animal: "roar_up" };
  if (beat.animal !== "fire" || before?.posture !== "fly") return undefined;
  return { ...beat, animal: "fly_fire", posture: "fly", way: before.way };
}

const VESSELS: ReadonlySet<string> = new Set(["basket", "box", "egg", "burrow"]);

/** What comes up out of a basket then is in there before. */
function insideBefore(beat: Beat, next: Beat | undefined): Beat | undefined {
  const isIdle =
    beat.animal === undefined && beat.posture === "stand" && beat.way === "none" && beat.site === undefined;
  const comesOut =
    next?.animal === "peek" && VESSELS.has(next.site?.kind ?? "") && COMES_UP.test(next.because[0] ?? "");
  return isIdle && comesOut ? { ...beat, animal: "sleep", site: next.site } : undefined;
}
const COMES_UP = /^(?:ris|rose|emerg|com|came|climb|crawl|creep|uncoil|pop|peek|slither|wriggl|hatch)/;

/** Done on the hind legs by what has risen on them. */
const CALLS = /^(?:roar|growl|howl|bark)$/;

const DOWN: ReadonlySet<Beat["posture"]> = new Set(["fall", "fall_back", "tumble", "collapse", "dive"]);

const isAfloat = (beat: Beat | undefined): boolean => beat?.posture === "swim" || beat?.animal === "glide";

/** What fish circle and glide through is water; what leaps out of it falls back in its leap. */
const inWater = (beats: readonly Beat[]): readonly Beat[] =>
  beats
    .filter(({ posture }, at) => !(beats[at - 1]?.animal === "leap" && DOWN.has(posture)))
    .map((beat, at): Beat => {
      if (beat.animal === "glide") return { ...beat, animal: "swim", posture: "swim" };
      const isDipping = /^(?:dunk|shake|spread)$/.test(beat.animal ?? "") && isAfloat(beats[at - 1]);
      return isDipping ? { ...beat, posture: "swim", way: "none" } : beat;
    });

/** Who has fallen and kicks does so lying. */
function onItsBack(beat: Beat, at: number, all: readonly Beat[]): Beat {
  const before = all[at - 1];
  const isDown = (before?.posture === "tumble" || before?.animal === "roll") && KICKS.has(beat.animal ?? beat.posture);
  return isDown ? { ...beat, posture: "lie", animal: "roll", way: "none" } : beat;
}

const KICKS: ReadonlySet<string> = new Set(["kick", "shake", "swat", "swim", "wave"]);

/** Part of the shot in which it climbs up. */
const CLIMBS = 0.24;

const isUpOnto = ({ posture, site }: Beat): boolean =>
  posture === "climb" && site !== undefined && site.kind !== "trunk";

/** What it does after it has climbed there is done up there. */
function stayingUp(beat: Beat, at: number, all: readonly Beat[]): Beat {
  const up = all.slice(0, at).findLast(isUpOnto);
  return up && beat.posture === "climb" && !beat.site ? { ...beat, posture: "stand", site: up.site } : beat;
}

/** What climbs onto a rock stands there then. */
const upOnto = (beat: Beat): readonly Beat[] =>
  isUpOnto(beat)
    ? [
        { ...beat, animal: "climb" },
        { ...beat, animal: "stand", posture: "stand", from: beat.from + CLIMBS },
      ]
    : [beat];

const FALLS: ReadonlySet<Beat["posture"]> = new Set(["tumble", "collapse", "fall_back"]);

/** Part of the shot for which it is on its way to the ground. */
const STUMBLES = 0.09;

function stumbling(beat: Beat): readonly Beat[] {
  if (!FALLS.has(beat.posture) || beat.animal === "stand") return [beat];
  return [
    { ...beat, animal: "stumble" },
    { ...beat, from: beat.from + STUMBLES },
  ];
}

/** Who lands has flown, and who falls has stood. */
function withFlight(beats: readonly Beat[], words: readonly string[]): readonly Beat[] {
  const [first] = beats;
  if (first && FALLS.has(first.posture)) return [{ ...first, animal: "stand", posture: "stand" }, ...beats];
  if (first?.animal !== "land" || !flies(words)) return beats;
  return [{ ...first, site: undefined, animal: "fly", posture: "fly", way: "in" }, ...beats];
}
