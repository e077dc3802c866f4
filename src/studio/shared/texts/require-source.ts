// The script or the config of an episode as it stands on disk, or the refusal that says why it cannot be had.
import type { SourceFile } from "../../../contracts/routes/sources.ts";
import type { AuthoredText } from "../../../disk/authored.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { readRoots } from "../episode/roots.ts";
import { readAuthoredText, requireText } from "./read-authored.ts";
import type { StudioPorts } from "../../ports.ts";

export async function requireSource(
  ports: Pick<StudioPorts, "place">,
  ep: EpisodeFolder,
  file: SourceFile,
): Promise<AuthoredText> {
  return requireText(await readAuthoredText(await readRoots(ports), ep, file));
}
