// The script or the config of an episode as it stands on disk, or the refusal that says why it cannot be had.
import type { SourceFile } from "../../contracts/routes/sources.ts";
import type { AuthoredText } from "../../disk/authored.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readRoots } from "../config/act-roots.ts";
import { readAuthoredText, requireText } from "../episodes/act-read-authored.ts";
import type { Studio } from "../studio.ts";

export async function requireSource(
  studio: Pick<Studio, "place">,
  ep: EpisodeFolder,
  file: SourceFile,
): Promise<AuthoredText> {
  return requireText(await readAuthoredText(await readRoots(studio), ep, file));
}
