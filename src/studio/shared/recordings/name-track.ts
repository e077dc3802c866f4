// Names a recording in the series config, or takes it out: what the mode was before is remembered in the overrides, because the
// config has no place for it. docs/format.md "overrides.json"; docs/http.md "Alignment".
import { Refusal } from "../../../contracts/refusal.ts";
import { modeIn, playsTrack, withoutTrack, withTrack } from "../../../core/series/edit-track.ts";
import { findSyntaxProblem } from "../../../core/series/located-json.ts";
import type { AuthoredText } from "../../../disk/authored.ts";
import { readOverrides } from "../../../disk/overrides.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { NotSaved } from "../../../disk/save-authored.ts";
import { configPath } from "./recording.ts";
import { forgetMode, rememberMode } from "../../../core/overrides/edit-overrides.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import type { StudioPorts } from "../../ports.ts";
import { changeOverrides } from "../overrides/change-overrides.ts";

/** The config's text with the recording in it, named relative to the episode. */
export function textWithTrack(ep: EpisodeFolder, series: AuthoredText, path: string): string {
  requireJson(series);
  return withTrack(series.text, configPath(ep, series.location, path));
}

export async function textWithoutTrack(
  episode: Pick<EpisodeContext, "folder" | "registry">,
  series: AuthoredText,
): Promise<string> {
  requireJson(series);
  const { audio } = await readOverrides(episode.folder, await episode.registry());
  return withoutTrack(series.text, audio?.mode_before_track ?? "generate");
}

/** Before the config is written: a stop in between then loses nothing. */
export async function keepModeBefore(
  ports: Pick<StudioPorts, "locks">,
  episode: EpisodeContext,
  before: string,
): Promise<void> {
  if (playsTrack(before)) return;
  await changeOverrides(ports, episode, (file) => rememberMode(file, modeIn(before)));
}

/** After the config is written. */
export async function dropModeBefore(ports: Pick<StudioPorts, "locks">, episode: EpisodeContext): Promise<void> {
  await changeOverrides(ports, episode, forgetMode);
}

/** Why a text was not saved, for whoever asked for something else than a save. */
export function notSaved(saved: NotSaved): Refusal {
  if (saved.is === "unreadable") return new Refusal("tool-failed", saved.problem);
  const { file, hash, text } = saved;
  const name = file === "script" ? "the script" : "the series config";
  return new Refusal("conflict", `${name} changed on disk meanwhile: nothing was changed; ask again`, {
    file,
    hash,
    text,
  });
}

function requireJson({ location, text }: AuthoredText): void {
  const problem = findSyntaxProblem(text);
  if (!problem) return;
  const { line, col, message } = problem;
  throw new Refusal("bad-input", `${location.name} is ${message}: correct it first`, { line, col });
}
