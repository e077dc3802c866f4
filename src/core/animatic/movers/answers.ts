// How people answer what appears: who sends lightning holds a hand out, who has a staff raises it, who sees something rise before them shrinks back.
import type { Beat } from "../acting/acting.ts";
import { readApparitions, type Apparition, type ApparitionArt } from "./read-apparitions.ts";

interface Somebody {
  readonly id: string;
  readonly name: string;
  readonly isPerson: boolean;
}

const FEARED: ReadonlySet<ApparitionArt> = new Set(["hand_up", "claw", "tentacle", "monster_neck"]);

const RAISED = /\b(?:staff|rod|wand|sword|spear)\b/;

type Answer = Partial<Beat> | undefined;

/** The beats of somebody in a shot in which something appears or lands on them. */
export function answering(beats: readonly Beat[], action: string, who: Somebody): readonly Beat[] {
  return notYetSplashed(seeing(beats, action, who));
}

/** Part of a shot after which something lands on whoever does nothing before. */
const LANDS_AT = 0.36;

/** Nobody is splashed before anything has come flying. */
function notYetSplashed(beats: readonly Beat[]): readonly Beat[] {
  const [first] = beats;
  if (!first || first.gesture !== "doused" || !first.because.includes("splashed")) return beats;
  const until = beats[1]?.from ?? 1;
  const at = first.from > 0.2 ? first.from : Math.max(LANDS_AT, until * 0.4);
  const later = beats.slice(1).map((beat) => (until < at + 0.2 ? { ...beat, from: at + (1 - at) * beat.from } : beat));
  const before: Beat = { ...first, from: 0, gesture: "none", mood: "plain", because: [], isWaiting: true };
  return [before, { ...first, from: at }, ...later];
}

function seeing(beats: readonly Beat[], action: string, who: Somebody): readonly Beat[] {
  const [one] = who.isPerson ? readApparitions(action) : [];
  const [first] = beats;
  if (!one || !first) return beats;
  const done =
    castBy(one, action.toLowerCase(), who) ??
    (beats.every(isIdle) ? seenBy(one, action.toLowerCase(), who) : undefined);
  return done ? [{ ...first, ...done, because: [...first.because, one.because] }] : beats;
}

function isIdle({ posture, gesture, way }: Beat): boolean {
  return posture === "stand" && gesture === "none" && way === "none";
}

function isNamed({ id, name }: Somebody, words: string): boolean {
  const own = `${id} ${name}`.toLowerCase().split(/[\s_]+/);
  return own.some((word) => word.length > 2 && new RegExp(`\\b${word.replaceAll(/\W/g, "")}\\b`).test(words));
}

/** By whom it is made. */
function castBy({ art, because }: Apparition, text: string, who: Somebody): Answer {
  if (art === "beam" && isNamed(who, text.slice(0, text.indexOf(because) + because.length)))
    return { gesture: "stop", posture: "stand" };
  return art === "fireball" && isNamed(who, text) ? { gesture: "reach" } : undefined;
}

/** By whom it is met with nothing else to do. */
function seenBy({ art }: Apparition, text: string, who: Somebody): Answer {
  const raised = RAISED.exec(text)?.[0];
  if (art === "lightning")
    return raised !== undefined && isNamed(who, text) ? { gesture: "raise", holds: [raised] } : undefined;
  const isBehind = isNamed(who, /\bbehind (.{2,40})/.exec(text)?.[1] ?? "");
  return art === "beam" || (FEARED.has(art) && !isBehind) ? { gesture: "recoil", mood: "afraid" } : undefined;
}
