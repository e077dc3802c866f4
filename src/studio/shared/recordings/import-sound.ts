// Copies a sound into the episode's `audio/`: by its path on this machine, or as it came with a form.
import { Refusal } from "../../../contracts/refusal.ts";
import type { UploadedFile } from "../../../contracts/route.ts";
import { importAudio, type ImportedAudio } from "../../../disk/audio-files.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { requireSource } from "../../../disk/source-file.ts";
import type { StudioPorts } from "../../ports.ts";
import { AUDIO_ENDINGS, audioName } from "../../../core/lib/audio-name.ts";

export interface SoundSource {
  readonly path: string | undefined;
  readonly sent: UploadedFile | undefined;
}

export async function importSound(
  { locks }: Pick<StudioPorts, "locks">,
  ep: EpisodeFolder,
  { path, sent }: SoundSource,
): Promise<ImportedAudio> {
  const { path: from, name: given } = await requireSource(path, sent, "a sound");
  const name = audioName(given);
  if (name) return importAudio(ep, { from, name }, locks);
  const endings = AUDIO_ENDINGS.map((ending) => `.${ending}`).join(", ");
  throw new Refusal("bad-input", `"${given}" is no name of a sound: it must end with one of ${endings}`);
}
