// `versions EP [ID]`: the versions of an episode's film, one of them with its lines, made, changed or removed.
import type { FilmVersion } from "../../contracts/files/delivery/film-version.ts";
import {
  filmVersionsRoute,
  putFilmVersionRoute,
  removeFilmVersionRoute,
  type FilmVersionView,
} from "../../contracts/routes/delivery/film-versions.ts";
import { groupBy } from "../../core/lib/group-by.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { PassFlags } from "../args.ts";
import type { EpisodeClient } from "../client/client.ts";
import type { CropFlag } from "./delivery-flags.ts";
import { table, type Answer } from "../output.ts";

type Fields = Pick<FilmVersion, "ratio" | "size" | "language" | "recording" | "label">;

export interface VersionFlags extends PassFlags, Fields {
  /** Centres by shot. */
  readonly crop?: readonly CropFlag[];
  readonly remove?: boolean;
}

export async function answerVersions(
  client: EpisodeClient,
  id: string | undefined,
  flags: VersionFlags,
): Promise<Answer> {
  const { call, ep } = client;
  if (id === undefined) return listed(await listVersions(client, flags));
  if (flags.remove) return { json: await call(removeFilmVersionRoute, { ep, id }), lines: [`removed: ${id}`] };
  const find = async () => (await listVersions(client, flags)).find((each) => each.id === id);
  const put = (file: FilmVersion, base: string | null) => call(putFilmVersionRoute, { ep, id, file, base_hash: base });
  let version = await find();
  for (const change of [changesOf, withUnwrittenLines]) {
    const file = change(version, flags);
    if (!file) continue;
    await put(file, version?.hash ?? null);
    version = await find();
  }
  if (!version) throw new Refusal("unknown", `there is no version ${id}: make it with --ratio, --size or --language`);
  return { json: version, lines: [table([rowOf(version)])[0] ?? "", ...linesOf(version)] };
}

async function listVersions({ call, ep }: EpisodeClient, { pass }: VersionFlags): Promise<readonly FilmVersionView[]> {
  return (await call(filmVersionsRoute, { ep, pass })).versions;
}

function listed(versions: readonly FilmVersionView[]): Answer {
  const none = "no versions yet: make one with versions EP ID --ratio 9:16";
  return { json: { versions }, lines: versions.length === 0 ? [none] : table(versions.map(rowOf)) };
}

/** The file with what the flags say; undefined where they say nothing. */
function changesOf(version: FilmVersionView | undefined, flags: VersionFlags): FilmVersion | undefined {
  const file = version?.file;
  if (file === null)
    throw new Refusal(
      "tool-failed",
      `versions/${version?.id}.json cannot be read (${version?.problem}): mend or remove it`,
    );
  const { ratio, size, language, recording, label, crop } = flags;
  const given = Object.entries({ ratio, size, language, recording, label }).filter(([, value]) => value !== undefined);
  if (given.length === 0 && !crop) return undefined;
  const crops = crop && { crops: { ...file?.crops, ...Object.fromEntries(crop) } };
  return { version: 1, ...file, ...(Object.fromEntries(given) as Fields), ...crops };
}

/** A new version in a language with all of the script's lines, for somebody to write; undefined where the file has lines. */
function withUnwrittenLines(version: FilmVersionView | undefined): FilmVersion | undefined {
  const { file, lines = [] } = version ?? {};
  if (!file || file.lines || lines.length === 0) return undefined;
  const byShot = groupBy(lines, ({ shot }) => shot);
  const unwritten = [...byShot].map(
    ([shot, each]) => [shot, each.map(({ source }) => ({ source, text: "" }))] as const,
  );
  return { ...file, lines: Object.fromEntries(unwritten) };
}

function rowOf({ id, file, size, lines, problem }: FilmVersionView): string[] {
  const open = lines.filter(({ state }) => state !== "ok").length;
  const state = problem ?? (open > 0 ? `${open} of ${lines.length} lines to write` : "complete");
  return [id, file?.label ?? "", size.join("x"), file?.language ?? "", state];
}

function linesOf({ lines, unused }: FilmVersionView): string[] {
  const rows = lines.map(({ shot, speaker, source, text, state }) => [shot, speaker, state, source, text ?? ""]);
  return [...table(rows), ...unused.map(({ shot, source }) => `${shot}: the script no longer says "${source}"`)];
}
