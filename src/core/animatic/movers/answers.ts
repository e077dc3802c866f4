// How people answer what appears: who sends lightning holds a hand out, who has a staff raises it, who sees something rise before them shrinks back.
import type { Beat } from "../acting/acting.ts";
import { clauseStart } from "./happenings/on-whom.ts";
import { outbreaksIn } from "./happenings/read-outbreaks.ts";
import { knockingOver } from "./happenings/read-knocked.ts";
import { propIn } from "../looks/props/find-prop.ts";
import { blownIn, isHat } from "./happenings/read-blown.ts";
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
  const done = burstInHand(knockingOver(seeing(beats, action, who)), action);
  return bareheaded(notYetMet(startled(done, action.toLowerCase(), who)), action.toLowerCase(), who);
}

/** Whose hat the wind takes no longer has it on. */
function bareheaded(beats: readonly Beat[], action: string, who: Somebody): readonly Beat[] {
  const { said, noun } = blownIn(action);
  if (!who.isPerson || !isHat(noun)) return beats;
  const at = action.indexOf(said);
  const isTheirs = isNamed(who, OWNED.test(said) ? said : action.slice(clauseStart(action, at), at + said.length));
  return isTheirs ? beats.map((beat) => ({ ...beat, worn: { thing: noun, is: "off" } })) : beats;
}

const OWNED = /['’]s /;

/** Part of the deed after which what bursts in the hands is gone from them. */
const BURSTS = 0.55;

function burstInHand(beats: readonly Beat[], action: string): readonly Beat[] {
  const last = beats.at(-1);
  if (!last || last.holds.length === 0) return beats;
  const burst = outbreaksIn(action).find(({ what }) => what.kind === "burst" && last.holds.includes(what.noun));
  if (!burst) return beats;
  const from = last.from + (1 - last.from) * BURSTS;
  const holds = last.holds.filter((one) => one !== burst.what.noun);
  const after: Beat = { ...last, from, holds, because: ["burst"] };
  const isOwnDeed = /^(?:pop|burst|prick|puncture)s? (?!in\b)/.test(burst.because);
  return [...beats, isOwnDeed ? after : { ...after, posture: "stand", gesture: "recoil", mood: "surprised" }];
}

/** What is heard and seen by all who are there. */
const LOUD =
  /\b(?:the|an?|his|her) (?:[\w-]+ ){0,2}?(\w+) (?:\w+ly )?(?:\w+s and )?(?:explodes?|bursts?(?! (?:in|into|out laughing)\b)|blows up|shatters?|smash(?:es)?|crash(?:es)?|collapses?|caves? in|topples?|comes? (?:crashing )?down|falls? (?:over|off its)|gives? way|erupts?|goes off|crumbles?|flies open|bangs?)\b/;
const THINGS =
  /^(?:walls?|shel(?:f|ves)|trees?|doors?|window|glass|ice|tyres?|tires?|bomb|shell|ceiling|roof|engine|boiler|tank|pipe|dam|bridge|scenery|curtain|blind|chandelier|bookcases?|wardrobe|cupboard|stack|pile|pyramid|tower|tent|iron|oven|machine|balloon|fence|gate|mast|pole|hose|pipe|tunnel|scaffold\w*)$/;
const UNMOVED =
  /\b(?:not|n't|never) (?:notice|look|move|stir|flinch|blink|react)|\bwithout (?:looking|moving|turning|flinching)|\bunmoved\b|\basleep\b|\bsleeps\b/;

/** Who has nothing else to do shrinks back from a bang. */
function startled(beats: readonly Beat[], action: string, who: Somebody): readonly Beat[] {
  const [first] = beats;
  const [said, noun = ""] = LOUD.exec(action) ?? [];
  const isThing = said !== undefined && (THINGS.test(noun) || propIn([noun]) !== undefined);
  if (!first || !who.isPerson || !isThing || !beats.every(isIdle) || UNMOVED.test(action)) return beats;
  if (first.because.length > 0) return beats;
  return [{ ...first, gesture: "recoil", mood: "surprised", because: ["jolted"] }];
}

/** Part of a shot after which something lands on whoever does nothing before. */
const LANDS_AT = 0.36;

/** What is done to them by what happens. */
const MET = new Set(["splashed", "buried", "jolted"]);
const upright = ({ posture }: Beat): Beat["posture"] => (posture === "crouch" ? "stand" : posture);

/** Nobody is splashed or startled before anything has come flying. */
function notYetMet(beats: readonly Beat[]): readonly Beat[] {
  const [first] = beats;
  if (!first || !first.because.some((word) => MET.has(word))) return beats;
  const until = beats[1]?.from ?? 1;
  const at = first.from > 0.2 ? first.from : Math.max(LANDS_AT, until * 0.4);
  const later = beats.slice(1).map((beat) => (until < at + 0.2 ? { ...beat, from: at + (1 - at) * beat.from } : beat));
  const before: Beat = {
    ...first,
    from: 0,
    posture: upright(first),
    gesture: "none",
    mood: "plain",
    because: [],
    isWaiting: true,
  };
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
