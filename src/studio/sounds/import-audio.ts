// POST /studio/audio/import: a sound from this machine or from a form is put beside the episode, for its cut to play.
import type { BodyOf, ReplyOf, SentFile } from "../../contracts/route.ts";
import type { importAudioRoute } from "../../contracts/routes/sounds.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { Studio } from "../studio.ts";
import { bringSound } from "./act-bring-sound.ts";

export async function importAudio(
  studio: Pick<Studio, "locks" | "scratch">,
  { ep, source_path: path }: BodyOf<typeof importAudioRoute>,
  sent?: SentFile,
): Promise<ReplyOf<typeof importAudioRoute>> {
  return bringSound(studio, ep as EpisodeFolder, { path, sent });
}
