// Makes a planned episode, checks it and emits an event. Two requests for one name take turns, so that one of them is told that
// the name is taken.
import { join } from "node:path";
import type { Check } from "../../../contracts/replies/build-report.ts";
import { createEpisode, type CreatedEpisode, type EpisodeTexts } from "../../../disk/show/create-episode.ts";
import { checkEdit, type CheckPorts } from "../texts/check-edit.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeLocation } from "./episode-location.ts";
import { openEpisodeContext, type EpisodePorts } from "../episode/episode-context.ts";

export type MakePorts = EpisodePorts & CheckPorts & Pick<StudioPorts, "locks" | "emit">;

export interface MadeEpisode extends CreatedEpisode {
  readonly check: Check;
}

/** undefined when something of that name is there already: then nothing was written. */
export async function makeEpisode(
  ports: MakePorts,
  { path }: EpisodeLocation,
  name: string,
  texts: EpisodeTexts,
): Promise<MadeEpisode | undefined> {
  const made = await ports.locks.hold(join(path, name), () => createEpisode(path, name, texts));
  if (!made) return undefined;
  ports.emit({ type: "studio.episode", data: { ep: made.ep } });
  return {
    ...made,
    check: await checkEdit(ports, await openEpisodeContext(ports, made.ep), { file: "script", text: texts.script }),
  };
}
