// `refs EP match` and `import`: files of this machine become candidates, by their names or where a person says.
import { basename, resolve } from "node:path";
import { importRefRoute, matchRefsRoute, type MatchReply } from "../../contracts/routes/ref-imports.ts";
import { reasonOf } from "../../contracts/refusal.ts";
import type { CommonFlags } from "../args.ts";
import type { EpisodeClient } from "../client/client.ts";
import { table, type Answer } from "../output.ts";
import { listOf, nameOf, requireRefId, viewOf } from "./ref-words.ts";

/** Names only: nothing is read or written. */
export async function answerMatch({ call, ep }: EpisodeClient, files: readonly string[]): Promise<Answer> {
  const found = await call(matchRefsRoute, { ep, names: files.map((file) => basename(file)) });
  return { json: found, lines: matchLines(found) };
}

function matchLines({ matched, unmatched }: MatchReply): string[] {
  const rows = matched.map(({ file, why, ...each }) => [file, nameOf(each), why]);
  return [...table(rows), ...unmatched.map(({ file, why }) => `for nothing: ${file}, ${why}`)];
}

export interface ImportRefFlags extends CommonFlags {
  readonly ref?: string;
  readonly view?: string;
  readonly pick?: boolean;
  readonly note?: string;
}

interface FileFor {
  /** As typed. */
  readonly file: string;
  readonly ref: string;
  readonly view: string | null;
}

/** With `--ref`, all files are for that reference; else each is for what its name says, and one that says nothing is left. */
export async function answerImportRefs(
  client: EpisodeClient,
  files: readonly string[],
  flags: ImportRefFlags,
): Promise<Answer> {
  const { orders, unmatched } = await ordersOf(client, files, flags);
  const imported: (FileFor & { readonly take: number | null })[] = [];
  const failed: (FileFor & { readonly error: string })[] = [];
  for (const order of orders) {
    try {
      imported.push({ ...order, take: await importOne(client, order, flags) });
    } catch (error) {
      failed.push({ ...order, error: reasonOf(error) });
    }
  }
  const lines = [
    ...imported.map(
      ({ file, take, ...each }) => `imported: ${file} is ${nameOf(each)}${take === null ? "" : ` take ${take}`}`,
    ),
    ...failed.map(({ file, error }) => `failed: ${file}: ${error}`),
    ...unmatched.map(({ file, why }) => `left: ${file}, ${why}`),
  ];
  return { json: { imported, failed, unmatched }, lines, failed: failed.length + unmatched.length > 0 };
}

async function ordersOf(
  client: EpisodeClient,
  files: readonly string[],
  { ref: typed, view }: ImportRefFlags,
): Promise<{ orders: FileFor[]; unmatched: MatchReply["unmatched"] }> {
  if (typed !== undefined) {
    const ref = requireRefId(await listOf(client), typed);
    return { orders: files.map((file) => ({ file, ref, view: viewOf(view) })), unmatched: [] };
  }
  const names = files.map((file) => basename(file));
  const { matched, unmatched } = await client.call(matchRefsRoute, { ep: client.ep, names });
  const byName = new Map(matched.map((each) => [each.file, each]));
  const orders = files.flatMap((file) => {
    const found = byName.get(basename(file));
    return found ? [{ file, ref: found.ref, view: found.view }] : [];
  });
  return { orders, unmatched };
}

/** Number of the new candidate: the highest that the reply lists of its view. */
async function importOne(
  { call, ep }: EpisodeClient,
  { file, ref, view }: FileFor,
  { pick = false, note }: ImportRefFlags,
): Promise<number | null> {
  const body = { ep, ref, view, source_path: resolve(file), pick, ...(note !== undefined && { note }) };
  const listed = await call(importRefRoute, body);
  const takes = listed.views.find((each) => each.view === view)?.takes ?? listed.takes;
  return takes.reduce<number | null>((most, { take }) => Math.max(most ?? 0, take), null);
}
