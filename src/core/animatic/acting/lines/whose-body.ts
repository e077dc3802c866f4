// "The mother sits in the armchair. Clara combs her hair.": the hair of the one who sits there, and not her own.
import type { Actor } from "../acting.ts";
import type { Clause } from "../verbs.ts";
import { HE, SHE } from "../words.ts";

const CARES =
  /^(?:comb|brush|braid|plait|wash|dry|wipe|dab|cut|trim|shave|bandage|dress|stroke|button|zip|tie|lace|wet|bathe|rub|massage|hold|squeeze|kiss|take|feel|paint|file)$/;
const BODY =
  /^(?:hair|face|forehead|brow|cheeks?|tears|arm|hands?|wounds?|knee|foot|feet|shoes?|shoulders?|neck|back|pulse|lips|mouth|chin|nails|eyes|coat|jacket|boots?)$/;
/** How somebody is for whom such things are done. */
const STILL =
  /^(?:sits?|sitting|lies|lying|kneels?|kneeling|sleeps?|sleeping|cries|crying|weeps?|weeping|sobs?|sobbing)$/;

interface Those {
  readonly actor: Actor;
  readonly actors: readonly Actor[];
}

/** With whose it is in the place of the pronoun. */
export function withOwner(clause: Clause, words: readonly string[], those: Those): Clause {
  const [own = "", ...rest] = clause.after;
  const isCare = CARES.test(clause.verb.plain) && rest.slice(0, 2).some((word) => BODY.test(word));
  if (clause.who.length !== 1 || !isCare) return clause;
  const name = stillBefore(words.slice(0, clause.at), otherLike(own, those));
  return name === undefined ? clause : { ...clause, after: [name, "'s", ...rest] };
}

/** The only other one, where "her" or "his" could be both. */
function otherLike(own: string, { actor, actors }: Those): Actor | undefined {
  const form = SHE.has(own) ? "woman" : HE.has(own) ? "man" : undefined;
  const others = actors.filter((one) => one.isPerson && one.id !== actor.id && one.form !== "plain");
  const [other] = others;
  return others.length === 1 && form !== undefined && actor.form === form && other?.form === form ? other : undefined;
}

/** The word for who sits or lies there before. */
function stillBefore(words: readonly string[], other: Actor | undefined): string | undefined {
  const at = words.findIndex((word) => other?.words.includes(word));
  return at >= 0 && words.slice(at).some((word) => STILL.test(word)) ? words[at] : undefined;
}
