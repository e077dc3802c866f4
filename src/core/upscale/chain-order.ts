// The order in which takes are upscaled that carry on from each other: a take holds the end of the upscale of the one before it, so that one
// comes first. docs/http.md "Upscale".
import { sidecarOf, type Take } from "../takes/take.ts";

/** A take by its pass, shot and number. */
export function takeKey({ pass, shot, take }: Pick<Take, "pass" | "shot" | "take">): string {
  return JSON.stringify([pass, shot, take]);
}

/** The take whose frames it holds at its start; undefined where it begins by itself. */
export function sourceKey(take: Take): string | undefined {
  const { continued_from: from, hold = 0 } = sidecarOf(take) ?? {};
  return from && hold > 0 ? takeKey(from) : undefined;
}

/** In their order, but each behind the one that it carries on from where that is among them too. */
export function sourcesFirst<T extends { readonly take: Take }>(all: readonly T[]): T[] {
  const left = new Map(all.map((each) => [takeKey(each.take), each]));
  const ordered: T[] = [];
  const place = (key: string): void => {
    const each = left.get(key);
    if (!each) return;
    left.delete(key);
    const source = sourceKey(each.take);
    if (source !== undefined) place(source);
    ordered.push(each);
  };
  for (const { take } of all) place(takeKey(take));
  return ordered;
}
