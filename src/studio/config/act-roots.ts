// The roots in force now: those of the config, those of this run, and those of the request alone.
import { lookAtConfig, readConfig } from "../../disk/config.ts";
import { requireEpisode, type EpisodeFolder } from "../../disk/roots.ts";
import type { Studio } from "../studio.ts";

export async function readRoots({ place }: Pick<Studio, "place">): Promise<string[]> {
  const config = await readConfig(place.userDir, place.envRoots);
  return allRoots(place, config.roots);
}

/** The same for who only looks at what is there: a config that cannot be read names no folder. */
export async function rootsToLookIn({ place }: Pick<Studio, "place">): Promise<string[]> {
  const { config } = await lookAtConfig(place.userDir, place.envRoots);
  return allRoots(place, config.roots);
}

function allRoots({ runRoots, askedRoots = [] }: Studio["place"], stored: readonly string[]): string[] {
  return [...new Set([...stored, ...runRoots, ...askedRoots])];
}

/** The episode folder that a request names; refused when it is not one inside a root. */
export async function requireEpisodeFolder(studio: Pick<Studio, "place">, ep: unknown): Promise<EpisodeFolder> {
  return requireEpisode(await readRoots(studio), ep);
}

/** The same house for a request or a job that may open further folders. */
export function withAskedRoots<S extends Pick<Studio, "place">>(studio: S, askedRoots: readonly string[] = []): S {
  return askedRoots.length === 0 ? studio : { ...studio, place: { ...studio.place, askedRoots } };
}
