// POST /studio/audio/import: a sound from this machine or from a form is put beside the episode, for its cut to play.
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { importAudioRoute } from "../../contracts/routes/sounds.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { Studio } from "../studio.ts";
import { bringSound, type SentFile } from "./act-bring-sound.ts";

/** `upload`: the file of a form, where it lies for now. */
export async function importAudio(
  { locks }: Pick<Studio, "locks">,
  { ep, source_path: source }: BodyOf<typeof importAudioRoute>,
  upload?: SentFile,
): Promise<ReplyOf<typeof importAudioRoute>> {
  if ((source === undefined) === (upload === undefined)) {
    throw new Refusal("bad-input", "send either source_path, the absolute path of a sound, or a form with a file");
  }
  return bringSound(locks, ep as EpisodeFolder, upload ?? source ?? "");
}
