// The studio as an episode sees it: with the targets of its show beside those that come with the studio.
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { ShowRegistry } from "../../disk/targets/show-targets.ts";
import { readRoots } from "../config/act-roots.ts";
import type { Studio } from "../studio.ts";

export type ShowPorts = Pick<Studio, "place" | "showTargets">;

/** All targets that an episode can name; its show's own ones by id under `own`. */
export async function registryFor(studio: ShowPorts, ep: string): Promise<ShowRegistry> {
  return studio.showTargets.registryFor(await readRoots(studio), ep as EpisodeFolder);
}

/** The same ports with the registry of an episode. */
export async function inShow<T extends ShowPorts>(studio: T, ep: string): Promise<T & Pick<Studio, "registry">> {
  return { ...studio, registry: await registryFor(studio, ep) };
}
