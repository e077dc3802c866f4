// Where eyes go by the words after a verb, and what is done with whom.
import type { Actor, Gaze } from "./acting.ts";
import { actorsAt } from "./who-acts.ts";
import type { Deed } from "./deeds/deed.ts";
import { carriedNoun } from "./in-hand.ts";
import { ARTICLES, HE, SHE, TOWARDS } from "./words.ts";

export interface Cast {
  readonly actor: Actor;
  readonly actors: readonly Actor[];
}

/** The first subject or thing that is named after a verb. */
export function objectOf(after: readonly string[], { actor, actors }: Cast): string | null {
  const others = actors.filter(({ id }) => id !== actor.id);
  for (const [at, word] of after.entries()) {
    const named = others.find((one) => one.words.includes(word))?.id ?? carriedNoun(word);
    const meant =
      named ?? (isObject(after, at) ? actorsAt({ words: after, actors: others, last: new Map() }, at)?.[0] : undefined);
    if (meant !== undefined) return meant;
  }
  return null;
}

const AFTER_OBJECTS = new Set(["to", "and", "with", "at", "in"]);

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
  if (deed.glance) return { to: deed.glance };
  return DOWNWARDS.has(deed.gesture ?? "none") ? { to: "down" } : gazeOfObject(deed, after, cast);
}

/** What hands do before the eyes. */
const DOWNWARDS: ReadonlySet<string> = new Set(["read", "write", "type", "tie", "work"]);

function lookedAt(after: readonly string[], cast: Cast): Gaze | undefined {
  const near = after.slice(0, 5);
  const has = (words: ReadonlySet<string>) => near.some((word) => words.has(word));
  if (has(CAMERA)) return { to: "camera" };
  if (has(UP)) return { to: "up" };
  if (PAST.has(near[0] ?? "")) return { to: "away" };
  const object = objectOf(after, cast);
  if (object !== null) return targetOf(object, cast);
  if (has(BACK)) return { to: "back" };
  if (has(DOWN)) return { to: "down" };
  if (has(AWAY)) return { to: "away" };
  const at = near.findIndex((word) => TOWARDS.has(word));
  const noun = near.slice(at + 1).find((word) => !ARTICLES.has(word));
  return at >= 0 && noun !== undefined ? { to: "word", word: noun } : undefined;
}

function gazeOfObject(deed: Deed, after: readonly string[], cast: Cast): Gaze | undefined {
  const isFacing = deed.gesture === "hug" || deed.gesture === "give" || deed.posture === "fight";
  const object = isFacing || deed.gesture === "point" || deed.gesture === "reach" ? objectOf(after, cast) : null;
  return object === null ? undefined : targetOf(object, cast);
}

function targetOf(object: string, { actors }: Cast): Gaze {
  return actors.some(({ id }) => id === object) ? { to: "subject", id: object } : { to: "word", word: object };
}
