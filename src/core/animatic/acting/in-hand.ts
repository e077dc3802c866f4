// Things that a hand can hold, by a word of an action line.
import { carriedNoun } from "../looks/props/find-prop.ts";
import type { Actor, Beat } from "./acting.ts";

/** A subject's id, or the noun of a thing that a hand can hold; Rosa and Lily are no flowers. */
export function thingAt(words: readonly string[], at: number, actors: readonly Actor[]): string | undefined {
  const word = words[at] ?? "";
  if (word === "toast" && words[at - 1] === "and") return undefined;
  if (actors.some((one) => one.isPerson && one.words.includes(word))) return undefined;
  if (word === "") return undefined;
  const known = actors.filter((one) => !one.acts && one.isLarge !== true);
  const named = [`${words[at - 1] ?? ""}${word}`, word].flatMap(
    (name) => known.find((one) => one.words.includes(name)) ?? [],
  )[0];
  return named?.id ?? carriedNoun(word);
}

/** Ids of what is in the hands, or under the feet: who is skated past is not. */
export function inUse({ holds, posture, object, site }: Beat, isSomebody: (id: string) => boolean): readonly string[] {
  if (site?.id) return [...holds, site.id];
  const isUnderfoot = posture === "surf" || posture === "ski" || posture === "skate" || posture === "sled";
  return isUnderfoot && object !== null && !isSomebody(object) ? [...holds, object] : holds;
}
