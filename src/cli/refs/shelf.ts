// `refs EP shelf`, `pack` and `unpack`: characters and places beyond one show.
import { resolve, join } from "node:path";
import { packShelfRoute, unpackShelfRoute } from "../../contracts/routes/shelf/packs.ts";
import {
  putOnShelfRoute,
  shelfRoute,
  takeFromShelfRoute,
  type ShelfEntry,
} from "../../contracts/routes/shelf/shelf.ts";
import { isFolder, withoutLinks } from "../../machine/paths.ts";
import { copyAtomic } from "../../machine/write-file.ts";
import type { CommonFlags } from "../args.ts";
import type { EpisodeClient } from "../client/client.ts";
import { table, type Answer } from "../output.ts";
import { listOf, nameOf, requireRefId } from "./ref-words.ts";

export interface ShelfFlags extends CommonFlags {
  readonly put?: string;
  readonly take?: string;
  readonly as?: string;
  readonly replace?: boolean;
  readonly pick?: boolean;
}

export async function answerShelf(client: EpisodeClient, flags: ShelfFlags): Promise<Answer> {
  if (flags.put !== undefined) return answerPut(client, flags.put, flags);
  if (flags.take !== undefined) return answerTake(client, flags.take, flags);
  const listed = await client.call(shelfRoute, { ep: client.ep });
  const { entries, problems, folder } = listed;
  const rows = entries.map((entry) => [entry.id, entry.kind, entry.name, entry.from.show, stateOf(entry)]);
  const lines = [...table(rows), ...problems.map(({ id, error }) => `${id}: ${error}`)];
  return { json: listed, lines: lines.length > 0 ? lines : [`nothing lies on the shelf ${folder}`] };
}

function stateOf({ refs }: ShelfEntry): string {
  const states = refs.map(({ ref, newer }) => (newer ? `newer than ${ref}` : `${ref} has it`));
  return states.length > 0 ? states.join(", ") : "not in this show";
}

/** `as`: its name on the shelf. */
async function answerPut(client: EpisodeClient, typed: string, { as, replace = false }: ShelfFlags): Promise<Answer> {
  const ref = requireRefId(await listOf(client), typed);
  const put = await client.call(putOnShelfRoute, { ep: client.ep, ref, replace, ...(as !== undefined && { id: as }) });
  const what = put.changed ? `${ref} lies on the shelf as ${put.id}` : `the shelf has this very ${put.id}`;
  return { json: put, lines: [what] };
}

/** `as`: its id in the series config. */
async function answerTake(client: EpisodeClient, id: string, { as, pick = true }: ShelfFlags): Promise<Answer> {
  const taken = await client.call(takeFromShelfRoute, { ep: client.ep, id, pick, ...(as !== undefined && { as }) });
  const lines = [
    `${taken.ref} is a copy of ${id} on the shelf`,
    ...(taken.series_changed ? ["the series config says so now"] : []),
    ...taken.added.map((each) => `added: ${nameOf(each)} take ${each.take}`),
    ...taken.picked.map((each) => `picked: ${nameOf(each)} take ${each.take}`),
  ];
  return { json: taken, lines };
}

export interface PackFlags extends CommonFlags {
  readonly out?: string;
}

/** Without `out` the pack stays on the shelf; a folder gives the file its own name. */
export async function answerPack(
  { call, ep }: EpisodeClient,
  ids: readonly string[],
  { out }: PackFlags,
): Promise<Answer> {
  const pack = await call(packShelfRoute, { ep, ids });
  if (out === undefined) return { json: pack, lines: [pack.file] };
  const name = pack.path.slice(pack.path.lastIndexOf("/") + 1);
  const to = await withoutLinks((await isFolder(resolve(out))) ? join(resolve(out), name) : resolve(out));
  await copyAtomic(pack.file, to);
  return { json: { ...pack, file: to }, lines: [to] };
}

export interface UnpackFlags extends CommonFlags {
  readonly replace?: boolean;
}

export async function answerUnpack(
  { call, ep }: EpisodeClient,
  file: string,
  { replace = false }: UnpackFlags,
): Promise<Answer> {
  const done = await call(unpackShelfRoute, { ep, source_path: resolve(file), replace });
  const lines = [
    ...done.unpacked.map(({ id }) => `unpacked: ${id} lies on the shelf`),
    ...done.skipped.map(({ id, reason }) => `left: ${id}, ${reason}`),
  ];
  return { json: done, lines };
}
