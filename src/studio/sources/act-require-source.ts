// The script or the config of an episode as it stands on disk, or the refusal that says why it cannot be had.
import { Refusal } from "../../contracts/refusal.ts";
import type { SourceFile } from "../../contracts/routes/sources.ts";
import { findAuthored, missingSentence, readAuthored, type AuthoredText } from "../../disk/authored.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readRoots } from "../config/act-roots.ts";
import type { Studio } from "../studio.ts";

export async function requireSource(
  studio: Pick<Studio, "place">,
  ep: EpisodeFolder,
  file: SourceFile,
): Promise<AuthoredText> {
  const authored = await findAuthored(await readRoots(studio), ep);
  const place = authored[file];
  if (!place) throw new Refusal("unknown", missingSentence(ep, file, authored.candidates));
  const read = await readAuthored(place);
  if (!read.ok) throw new Refusal("tool-failed", read.problem);
  return read;
}
