// POST /studio/audio/import: a sound from this machine or from a form is put beside the episode, for its cut to play.
import type { EpisodeInput, ReplyOf, UploadedFile } from "../../contracts/route.ts";
import type { importAudioRoute } from "../../contracts/routes/files.ts";
import type { StudioPorts } from "../ports.ts";
import { importSound } from "../shared/recordings/import-sound.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function importAudio(
  ports: Pick<StudioPorts, "locks" | "scratch">,
  { folder }: EpisodeContext,
  { source_path: path }: EpisodeInput<typeof importAudioRoute>,
  { upload: sent }: { readonly upload?: UploadedFile | undefined } = {},
): Promise<ReplyOf<typeof importAudioRoute>> {
  return importSound(ports, folder, { path, sent });
}
