// POST /studio/audio/import: a sound from this machine or from a form is put beside the episode, for its cut to play.
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { importAudioRoute } from "../../contracts/routes/sounds.ts";
import { AUDIO_ENDINGS, audioName } from "../../core/sound/audio-name.ts";
import { placeAudio, requireSourceFile } from "../../disk/audio-files.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { Studio } from "../studio.ts";

/** `upload`: the file of a form, where it lies for now. */
export async function importAudio(
  { locks }: Pick<Studio, "locks">,
  { ep, source_path: source }: BodyOf<typeof importAudioRoute>,
  upload: { readonly path: string; readonly name: string } | undefined,
): Promise<ReplyOf<typeof importAudioRoute>> {
  if ((source === undefined) === (upload === undefined)) {
    throw new Refusal("bad-input", "send either source_path, the absolute path of a sound, or a form with a file");
  }
  const given = upload?.name ?? source ?? "";
  const name = audioName(given);
  if (!name) {
    const endings = AUDIO_ENDINGS.map((ending) => `.${ending}`).join(", ");
    throw new Refusal("bad-input", `"${given}" is no name of a sound: it must end with one of ${endings}`);
  }
  const from = upload?.path ?? (await requireSourceFile(source));
  return placeAudio(ep as EpisodeFolder, { from, name }, locks);
}
