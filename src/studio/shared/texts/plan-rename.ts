// Another id for an entry of a show's config, as edits of every text that names it: the config, and the scripts of all episodes that read it.
import { basename } from "node:path";
import { Refusal } from "../../../contracts/refusal.ts";
import { asciiId } from "../../../core/lib/ascii-id.ts";
import { contentHash } from "../../../core/lib/hash.ts";
import { renameInScript, type IdChange } from "../../../core/script/rename-ids.ts";
import { renameEntry } from "../../../core/series/rename-entry.ts";
import { parseSeries } from "../../../core/series/parse-series.ts";
import { findAuthored, readAuthored, type AuthoredText } from "../../../disk/authored.ts";
import { showFolders } from "../../../disk/require-folder.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { requireText } from "../episode/read-authored.ts";

export interface RenameEdit {
  /** The episode whose `_history` keeps the old text. */
  readonly ep: EpisodeFolder;
  readonly before: AuthoredText;
  readonly text: string;
  readonly uses: number;
}

export interface RenamePlan {
  /** The config first. Only texts that change. */
  readonly edits: readonly RenameEdit[];
  /** All episodes that read the config. */
  readonly episodes: readonly EpisodeFolder[];
  /** Of all texts that were looked at: another plan for other texts. */
  readonly hash: string;
}

export async function planRename(episode: EpisodeContext, change: IdChange): Promise<RenamePlan> {
  const config = requireText(await episode.text("series"));
  const sheets = requireRename(config, change);
  const scripts = await readScripts(episode, config);
  const edited = renameEntry(config.text, change, sheets);
  const edits = scripts.flatMap(({ ep, before }): RenameEdit[] => {
    const { text, uses } = renameInScript(before.text, change);
    return uses === 0 ? [] : [{ ep, before, text, uses }];
  });
  return {
    edits: [{ ep: episode.folder, before: config, text: edited, uses: 1 }, ...edits],
    episodes: scripts.map(({ ep }) => ep),
    hash: contentHash([config.hash, ...scripts.map(({ ep, before }) => [ep, before.hash])]),
  };
}

/** Where the pictures of its subjects lie. */
function requireRename({ text, location }: AuthoredText, { block, from, to }: IdChange): ReadonlyMap<string, string> {
  const { series, problems } = parseSeries(text);
  if (!series) {
    const why = problems[0]?.message ?? "it cannot be read";
    throw new Refusal("conflict", `${location.name} has errors, so nothing can be renamed in it: ${why}`);
  }
  const [own, other] = block === "subjects" ? [series.subjects, series.locations] : [series.locations, series.subjects];
  if (!own.has(from)) throw new Refusal("unknown", `${location.name} has no "${from}" among its ${block}`);
  if (!/^[a-z]/.test(to) || asciiId(to) !== to)
    throw new Refusal("bad-input", `"${to}" is no id: small letters, digits and underscores, with a letter first`);
  const taken = [...own.keys(), ...other.keys()].find((id) => id !== from && id.toLowerCase() === to);
  if (taken !== undefined || from === to) throw new Refusal("conflict", `"${to}" is there already in ${location.name}`);
  return new Map([...series.subjects.values()].map(({ id, sheet }) => [id, sheet]));
}

interface ReadScript {
  readonly ep: EpisodeFolder;
  readonly before: AuthoredText;
}

/** The own one first. A sibling's that cannot be read stops it: it would name somebody who is gone. */
async function readScripts(episode: EpisodeContext, config: AuthoredText): Promise<ReadScript[]> {
  const own = { ep: episode.folder, before: requireText(await episode.text("script")) };
  const { show } = await episode.reach();
  if (config.location.folder === "" || show === null) return [own];
  const others = (await showFolders(show)).filter((folder) => folder !== episode.folder);
  const found: ReadScript[] = [own];
  for (const ep of others) {
    const { script, series } = await findAuthored(episode.roots, ep);
    if (!script || series?.path !== config.location.path) continue;
    const read = await readAuthored(script);
    if (!read.ok) throw new Refusal("tool-failed", `${basename(ep)} reads the same config, and ${read.problem}`);
    found.push({ ep, before: read });
  }
  return found;
}
