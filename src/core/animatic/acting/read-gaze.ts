// Where eyes go by the words after a verb, and what is done with whom.
import type { Actor, Gaze } from "./acting.ts";
import { isFlier } from "./animals/action-names.ts";
import { actorsAt } from "./who-acts.ts";
import type { Deed } from "./deeds/deed.ts";
import { carriedNoun } from "../looks/props/find-prop.ts";
import { ARTICLES, HE, SHE, TOWARDS } from "./words.ts";

export interface Cast {
  readonly actor: Actor;
  readonly actors: readonly Actor[];
  /** Ids of all who do it. */
  readonly who?: readonly string[];
}

/** The first subject or thing that is named after a verb. */
export function objectOf(after: readonly string[], { actor, actors, who }: Cast): string | null {
  const others = actors.filter(({ id }) => id !== actor.id);
  for (const [at, word] of after.entries()) {
    if (word === "each" && after[at + 1] === "other") return eachOther(actor, actors, who) ?? null;
    const named = others.find((one) => one.words.includes(word))?.id ?? looseNoun(after, at, others);
    const meant =
      named ??
      (isObject(after, at) || isOthers(word, actor)
        ? actorsAt({ words: after, actors: others, last: new Map() }, at)?.[0]
        : undefined);
    if (meant !== undefined) return meant;
  }
  return null;
}

/** A thing that is none of the shot's own; of "the stone face" it is the face that is meant. */
function looseNoun(words: readonly string[], at: number, others: readonly Actor[]): string | undefined {
  const isPart = others.some((one) => !one.acts && one.words.includes(words[at + 1] ?? ""));
  return isPart ? undefined : carriedNoun(words[at] ?? "");
}

/** Of those who do it, or of all, the one who is not this one. */
export function eachOther(actor: Actor, actors: readonly Actor[], who: readonly string[] = []): string | undefined {
  const others = actors.filter(({ id, acts }) => acts && id !== actor.id);
  return (others.find(({ id }) => who.includes(id)) ?? others[0])?.id;
}

/** "his sleeve", where a woman tugs at it. */
export function isOthers(word: string, { form, isPerson }: Actor): boolean {
  return isPerson && ((form === "woman" && HE.has(word)) || (form === "man" && SHE.has(word)));
}

const AFTER_OBJECTS = new Set(
  "to and with at in on into by from off up down out back away close tight tightly hard again over round around across along through through onto for".split(
    " ",
  ),
);

/** "him", "her" and the like by themselves, and not before what is theirs. */
function isObject(after: readonly string[], at: number): boolean {
  const word = after[at] ?? "";
  const next = after[at + 1];
  return (SHE.has(word) || HE.has(word)) && (next === undefined || AFTER_OBJECTS.has(next));
}

const UP = new Set("up upwards upward sky ceiling stars moon sun clouds heavens overhead".split(" "));
const DOWN = new Set("down downwards floor ground feet hands shoes below".split(" "));
const AWAY = new Set("away aside past elsewhere window distance sea horizon out".split(" "));
const BACK = new Set("back behind shoulder around".split(" "));
const PAST = new Set(["past", "away", "aside"]);
const CAMERA = new Set("camera lens us audience".split(" "));

export function gazeOf(deed: Deed, after: readonly string[], cast: Cast): Gaze | undefined {
  if (deed.glance === "at") return lookedAt(after, cast);
  if (deed.glance === "up" && after.includes("at")) return lookedAt(["up", ...after.slice(after.indexOf("at"))], cast);
  if (deed.glance) return { to: deed.glance };
  return DOWNWARDS.has(deed.gesture ?? "none") ? { to: "down" } : gazeOfObject(deed, after, cast);
}

/** What hands do before the eyes. */
const DOWNWARDS: ReadonlySet<string> = new Set(["read", "write", "type", "tie", "work"]);

function lookedAt(after: readonly string[], cast: Cast): Gaze | undefined {
  const near = after.slice(0, 5);
  const has = (words: ReadonlySet<string>) => near.some((word) => words.has(word));
  if (has(CAMERA) || isAhead(near, cast)) return { to: "camera" };
  if (has(UP)) return lookedUp(near, cast);
  if (PAST.has(near[0] ?? "")) return { to: "away" };
  const object = objectOf(after, cast);
  if (object !== null) return targetOf(object, cast);
  if (has(BACK)) return { to: "back" };
  if (has(DOWN)) return { to: "down" };
  if (has(AWAY)) return { to: "away" };
  return lookedTowards(near, cast);
}

/** "stares straight ahead": beside somebody else, and not at them. */
const isAhead = (near: readonly string[], cast: Cast): boolean =>
  !isAlone(cast) && /^(?:straight |dead |blankly |grimly )*(?:ahead|into space)\b/.test(near.join(" "));

/** "looks up at Mara", "looks up". */
function lookedUp(near: readonly string[], cast: Cast): Gaze {
  const target = near[0] === "up" ? objectOf(near.slice(1), cast) : null;
  return target !== null && isSomebody(target, cast) && !isBird(target, cast) ? targetOf(target, cast) : { to: "up" };
}

const isBird = (id: string, { actors }: Cast): boolean =>
  actors.some((one) => one.id === id && one.isBeast === true && isFlier(one.words));

function lookedTowards(near: readonly string[], cast: Cast): Gaze | undefined {
  const at = near.findIndex((word) => TOWARDS.has(word));
  const noun = near.slice(at + 1).find((word) => !ARTICLES.has(word));
  if (at >= 0 && noun !== undefined) return { to: "word", word: noun };
  const other = WATCHES.test(near[0] ?? "from") ? onlyOther(cast) : undefined;
  return other === undefined ? undefined : { to: "subject", id: other };
}

/** "stares from the doorway", "looks on": at whoever else is there. */
const WATCHES = /^(?:from|on|in|with|by|silently|quietly)$/;

/** Whoever else is in the shot, where that is but one. */
export function onlyOther({ actor, actors }: Cast): string | undefined {
  const others = actors.filter(({ id, acts }) => acts && id !== actor.id);
  return others.length === 1 ? others[0]?.id : undefined;
}

export const isAlone = ({ actors }: Cast): boolean => actors.filter(({ acts }) => acts).length < 2;

export const isSomebody = (object: string | null, { actors }: Pick<Cast, "actors">): boolean =>
  actors.some(({ id, acts }) => acts && id === object);

function gazeOfObject(deed: Deed, after: readonly string[], cast: Cast): Gaze | undefined {
  const isFacing = deed.gesture === "hug" || deed.gesture === "give" || deed.posture === "fight";
  const object = isFacing || deed.gesture === "point" || deed.gesture === "reach" ? objectOf(after, cast) : null;
  return object === null ? undefined : targetOf(object, cast);
}

function targetOf(object: string, { actors }: Cast): Gaze {
  return actors.some(({ id }) => id === object) ? { to: "subject", id: object } : { to: "word", word: object };
}
