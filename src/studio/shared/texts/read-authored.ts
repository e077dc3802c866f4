// The authored texts of an episode as they are on disk: each is a text, or the problem that keeps it from being one.
import { Refusal } from "../../../contracts/refusal.ts";
import type { SourceFile } from "../../../contracts/routes/sources.ts";
import type { Problem } from "../../../contracts/schema.ts";
import {
  findAuthored,
  missingSentence,
  readAuthored,
  type Authored,
  type AuthoredText,
} from "../../../disk/authored.ts";
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

export async function readAuthoredTexts(roots: readonly string[], ep: EpisodeFolder): Promise<TextsRead> {
  const authored = await findAuthored(roots, ep);
  const [script, series] = await Promise.all([readOne(authored, ep, "script"), readOne(authored, ep, "series")]);
  return { script, series, configFolder: authored.series?.folder ?? "" };
}

/** One of them, for a reader that does not look at the other. */
export async function readAuthoredText(
  roots: readonly string[],
  ep: EpisodeFolder,
  file: SourceFile,
): Promise<TextRead> {
  return readOne(await findAuthored(roots, ep), ep, file);
}

/** The text, for a caller that cannot go on without it. */
export function requireText(read: TextRead): AuthoredText {
  if (read.ok) return read;
  throw new Refusal(read.is === "missing" ? "unknown" : "tool-failed", read.problem.message);
}

async function readOne({ candidates, ...places }: Authored, ep: EpisodeFolder, file: SourceFile): Promise<TextRead> {
  const place = places[file];
  const about = (message: string): Problem => ({ file, line: null, message });
  if (!place) return { ok: false, is: "missing", problem: about(missingSentence(ep, file, candidates)) };
  const read = await readAuthored(place);
  return read.ok ? read : { ok: false, is: "unreadable", problem: about(read.problem) };
}
