// An edited text in the place of the one on disk, told with the other file as it stands there. Writes nothing.
import { Refusal } from "../../contracts/refusal.ts";
import type { SourceFile } from "../../contracts/routes/sources.ts";
import type { Problem } from "../../contracts/schema.ts";
import { parseSeries } from "../../core/series/parse-series.ts";
import type { Series } from "../../core/series/series.ts";
import type { ToldTexts } from "../../core/story/tell-texts.ts";
import { findAuthored, missingSentence, readAuthored, type Authored } from "../../disk/authored.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readRoots } from "../config/act-roots.ts";
import type { Studio } from "../studio.ts";

export type EditPorts = Pick<Studio, "place" | "edits">;

export interface SourceEdit {
  readonly file: SourceFile;
  readonly text: string;
}

export interface EditRead {
  /** Both texts as the edit would leave them; null while the other file cannot be read. */
  readonly told: ToldTexts | null;
  /** The config as it is on disk, null while it has a problem; the edited one itself when the edit does not touch it. */
  readonly seriesNow: Series | null;
  /** Where the config's paths start, seen from the episode: "" or "..". */
  readonly configFolder: string;
  /** What keeps the other file from being read. */
  readonly problem: Problem | null;
}

/** Refuses an edit of a file that the episode does not have. */
export async function readEdit(studio: EditPorts, ep: EpisodeFolder, { file, text }: SourceEdit): Promise<EditRead> {
  const authored = await findAuthored(await readRoots(studio), ep);
  if (!authored[file]) throw new Refusal("unknown", missingSentence(ep, file, authored.candidates));
  const disk = { script: await readText(authored, ep, "script"), series: await readText(authored, ep, "series") };
  const other = disk[file === "script" ? "series" : "script"];
  const configFolder = authored.series?.folder ?? "";
  if (!other.ok) return { told: null, seriesNow: null, configFolder, problem: other.problem };
  const textOf = (kind: SourceFile) => (kind === file ? text : disk[kind].text);
  const told = studio.edits.tell(textOf("script"), textOf("series"));
  const seriesNow = textOf("series") === disk.series.text ? told.series : parseSeries(disk.series.text).series;
  return { told, seriesNow, configFolder, problem: null };
}

type DiskText =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly text: ""; readonly problem: Problem };

async function readText({ candidates, ...places }: Authored, ep: EpisodeFolder, file: SourceFile): Promise<DiskText> {
  const place = places[file];
  const unread = (message: string): DiskText => ({ ok: false, text: "", problem: { file, line: null, message } });
  if (!place) return unread(missingSentence(ep, file, candidates));
  const read = await readAuthored(place);
  return read.ok ? { ok: true, text: read.text } : unread(read.problem);
}
