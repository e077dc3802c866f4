// Takes a sound that somebody brings into the episode's `audio/`: by its path on this machine, or as it came with a form.
import { Refusal } from "../../contracts/refusal.ts";
import type { SentFile } from "../../contracts/route.ts";
import { AUDIO_ENDINGS, audioName } from "../../core/sound/audio-name.ts";
import { placeAudio, type PlacedAudio } from "../../disk/audio-files.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { requireBrought } from "../../disk/source-file.ts";
import type { Studio } from "../studio.ts";

export interface BroughtSound {
  readonly path: string | undefined;
  readonly sent: SentFile | undefined;
}

export async function bringSound(
  { locks }: Pick<Studio, "locks">,
  ep: EpisodeFolder,
  { path, sent }: BroughtSound,
): Promise<PlacedAudio> {
  const { path: from, name: given } = await requireBrought(path, sent, "a sound");
  const name = audioName(given);
  if (name) return placeAudio(ep, { from, name }, locks);
  const endings = AUDIO_ENDINGS.map((ending) => `.${ending}`).join(", ");
  throw new Refusal("bad-input", `"${given}" is no name of a sound: it must end with one of ${endings}`);
}
