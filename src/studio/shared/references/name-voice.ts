// Gives a voice that the config names no sample for a path there, through the one way in which authored texts are saved.
import { Refusal } from "../../../contracts/refusal.ts";
import { setConfigValue } from "../../../core/series/edit-config.ts";
import { safeName } from "../../../core/lib/names.ts";
import { assetPath } from "../../../core/lib/written-values.ts";
import type { Reference } from "../../../core/refs/reference.ts";
import { saveAuthored } from "../../../disk/save-authored.ts";
import type { StudioPorts } from "../../ports.ts";
import { requireText } from "../episode/read-authored.ts";
import type { EpisodeReferences } from "./episode-references.ts";

/** The reference with its path: `refs/voices/<id>.wav` beside the config. */
export async function namedVoice(
  ports: Pick<StudioPorts, "locks" | "clock">,
  { episode, ep, configFolder }: EpisodeReferences,
  reference: Reference,
): Promise<Reference> {
  const subject = reference.scope === "series" ? (reference.subject ?? "") : "";
  const path = `refs/voices/${safeName(subject)}.wav`;
  const { location, text, hash } = requireText(await episode.text("series"));
  const edited = setConfigValue(text, ["subjects", subject, "voice_sample"], path);
  const saved = await saveAuthored(ep, location, { text: edited, baseHash: hash }, ports);
  if (saved.is === "changed") throw new Refusal("conflict", `${location.name} was changed meanwhile: pick again`);
  if (saved.is === "unreadable") throw new Refusal("tool-failed", saved.problem);
  return { ...reference, path: assetPath(configFolder, path) } as Reference;
}
