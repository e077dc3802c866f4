// The roots in force now: those of the config, those of this run, and those of the request alone.
import type { ConfigFile } from "../../../contracts/files/settings.ts";
import { configWarning, inspectConfig, readConfig, type UserFolders } from "../../../disk/config.ts";

/** Ports that say where the studio's own files are. */
interface Located {
  readonly place: UserFolders;
}

export async function readRoots({ place }: Located): Promise<string[]> {
  const config = await readConfig(place.userDir, place.envRoots);
  return rootsInForce(place, config.roots);
}

/** The same for who only looks at what is there: a config that cannot be read names no folder. */
export async function rootsToLookIn({ place }: Located): Promise<string[]> {
  const { config } = await inspectConfig(place.userDir, place.envRoots);
  return rootsInForce(place, config.roots);
}

export function rootsInForce(
  { runRoots, askedRoots = [] }: Pick<UserFolders, "runRoots" | "askedRoots">,
  stored: readonly string[],
): string[] {
  return [...new Set([...stored, ...runRoots, ...askedRoots])];
}

/** The config as it is told: with the folders in force, and where films can go that nobody has named a folder for: a folder
 * can be opened on this machine only. */
export function describeConfig(place: UserFolders, config: ConfigFile, isFromHere: boolean) {
  const { filmsDir: suggested } = place;
  return {
    ...config,
    ...configWarning(config),
    looks_in: rootsInForce(place, config.roots),
    ...(isFromHere && suggested !== undefined && { suggested }),
  };
}

/** The same ports for a request that may open further folders. */
export function withAskedRoots<S extends Located>(ports: S, askedRoots: readonly string[] = []): S {
  return askedRoots.length === 0 ? ports : { ...ports, place: { ...ports.place, askedRoots } };
}
