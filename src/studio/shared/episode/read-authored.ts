// An authored text of an episode as it is on disk: a text, or the problem that keeps it from being one.
import { Refusal } from "../../../contracts/refusal.ts";
import type { SourceFile } from "../../../contracts/routes/sources.ts";
import type { Problem } from "../../../contracts/schema.ts";
import { missingSentence, readAuthored, type Authored, type AuthoredText } from "../../../disk/authored.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";

export type TextRead =
  | ({ readonly ok: true } & AuthoredText)
  | { readonly ok: false; readonly is: "missing" | "unreadable"; readonly problem: Problem };

export interface TextsRead {
  readonly script: TextRead;
  readonly series: TextRead;
  /** Where the config's paths start, seen from the episode; "" while there is none. */
  readonly configFolder: "" | "..";
}

/** `authored`: where the two files lie. */
export async function readText(authored: Authored, ep: EpisodeFolder, file: SourceFile): Promise<TextRead> {
  const location = authored[file];
  const about = (message: string): Problem => ({ file, line: null, message });
  if (!location) return { ok: false, is: "missing", problem: about(missingSentence(ep, file, authored.candidates)) };
  const read = await readAuthored(location);
  return read.ok ? read : { ok: false, is: "unreadable", problem: about(read.problem) };
}

/** The text, for a caller that cannot go on without it. */
export function requireText(read: TextRead): AuthoredText {
  if (read.ok) return read;
  throw new Refusal(read.is === "missing" ? "unknown" : "tool-failed", read.problem.message);
}

/** Both texts, for a caller that writes both. */
export interface AuthoredSources {
  readonly script: AuthoredText;
  readonly series: AuthoredText;
}

export async function readSources(episode: { texts(): Promise<TextsRead> }): Promise<AuthoredSources> {
  const { script, series } = await episode.texts();
  return { script: requireText(script), series: requireText(series) };
}
