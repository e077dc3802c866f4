// The studio as an episode sees it: with the targets of its show beside those that come with the studio.
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { ShowRegistry } from "../../../disk/targets/show-targets.ts";
import { readRoots } from "./roots.ts";
import type { StudioPorts } from "../../ports.ts";

export type ShowPorts = Pick<StudioPorts, "place" | "showTargets">;

/** All targets that an episode can name; its show's own ones by id under `own`. */
export async function registryFor(ports: ShowPorts, ep: string): Promise<ShowRegistry> {
  return ports.showTargets.registryFor(await readRoots(ports), ep as EpisodeFolder);
}

/** The same ports with the registry of an episode. */
export async function inShow<T extends ShowPorts>(ports: T, ep: string): Promise<T & Pick<StudioPorts, "registry">> {
  return { ...ports, registry: await registryFor(ports, ep) };
}
