// POST /studio/audio/import: a sound from this machine or from a form is put beside the episode, for its cut to play.
import type { BodyOf, ReplyOf, UploadedFile } from "../../contracts/route.ts";
import type { importAudioRoute } from "../../contracts/routes/files.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { StudioPorts } from "../ports.ts";
import { importSound } from "../shared/recordings/import-sound.ts";

export async function importAudio(
  ports: Pick<StudioPorts, "locks" | "scratch">,
  { ep, source_path: path }: BodyOf<typeof importAudioRoute>,
  sent?: UploadedFile,
): Promise<ReplyOf<typeof importAudioRoute>> {
  return importSound(ports, ep as EpisodeFolder, { path, sent });
}
