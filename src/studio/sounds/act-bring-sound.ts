// Takes a sound that somebody brings into the episode's `audio/`: by its path on this machine, or as it came with a form.
import { Refusal } from "../../contracts/refusal.ts";
import { AUDIO_ENDINGS, audioName } from "../../core/sound/audio-name.ts";
import { placeAudio, type PlacedAudio } from "../../disk/audio-files.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { requireSourceFile } from "../../disk/source-file.ts";
import type { KeyedLock } from "../../machine/keyed-lock.ts";

/** The file of a form: where it lies for now, and what its sender calls it. */
export interface SentFile {
  readonly path: string;
  readonly name: string;
}

export async function bringSound(locks: KeyedLock, ep: EpisodeFolder, source: SentFile | string): Promise<PlacedAudio> {
  const given = typeof source === "string" ? source : source.name;
  const name = audioName(given);
  if (!name) {
    const endings = AUDIO_ENDINGS.map((ending) => `.${ending}`).join(", ");
    throw new Refusal("bad-input", `"${given}" is no name of a sound: it must end with one of ${endings}`);
  }
  const from = typeof source === "string" ? await requireSourceFile(source) : source.path;
  return placeAudio(ep, { from, name }, locks);
}
