// Sounds of this computer, imported into the open episode.
import type { Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "./episode-values.ts";

export interface Sounds {
  /** Its path, relative to the episode; undefined when it was not taken, with the service's sentence at the place. */
  readonly upload: (file: File, topic: string, onPercent?: (percent: number) => void) => Promise<string | undefined>;
}

export interface SoundsPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "folder">;
}

export function createSounds({ ask, notices, episode }: SoundsPorts): Sounds {
  return {
    upload: async (file, topic, onPercent) => {
      const ep = episode.folder.peek();
      const answer = await ask("importAudio", { ep, file }, onPercent);
      return episode.folder.peek() === ep ? notices.settle(topic, answer)?.path : undefined;
    },
  };
}
