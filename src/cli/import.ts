// `import FILE…`: an episode of each script, with everything that was guessed on the way told line by line.
import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { reasonOf } from "../contracts/refusal.ts";
import { importRoute, type ImportedEpisode, type ImportReply } from "../contracts/routes/new-episodes.ts";
import { withoutLinks } from "../machine/paths.ts";
import { decodeUtf8 } from "../disk/reading/text.ts";
import { makeFolder } from "../machine/files.ts";
import type { CallRoute } from "../contracts/route.ts";
import type { CommonFlags } from "./args.ts";
import type { Answer } from "./output.ts";

export interface ImportFlags extends CommonFlags {
  readonly into: string;
  readonly show?: string;
}

type FileRead = { readonly name: string; readonly text: string } | { readonly file: string; readonly error: string };

/** Fails when a file could not be imported; the others are made all the same. */
export async function answerImport(call: CallRoute, files: readonly string[], flags: ImportFlags): Promise<Answer> {
  const parent = await withoutLinks(resolve(flags.into));
  await makeFolder(parent);
  const read = await Promise.all(files.map(readScript));
  const scripts = read.filter((file) => "text" in file);
  const unread = read.filter((file) => "error" in file);
  const reply = await importAll(call, { parent, scripts, show: flags.show });
  const all = { ...reply, errors: [...unread, ...reply.errors] };
  return { json: all, lines: reportOf(all), failed: all.errors.length > 0 };
}

async function importAll(
  call: CallRoute,
  { parent, scripts, show }: { parent: string; scripts: readonly object[]; show: string | undefined },
): Promise<ImportReply> {
  if (scripts.length === 0) return { show: show ?? null, episodes: [], skipped: [], errors: [] };
  return call(importRoute, { parent, scripts, ...(show !== undefined && { show }) });
}

async function readScript(path: string): Promise<FileRead> {
  try {
    const text = decodeUtf8(await readFile(resolve(path)));
    if (text !== undefined) return { name: basename(path), text };
    return { file: path, error: "it is not UTF-8 text: save it as UTF-8" };
  } catch (error) {
    return { file: path, error: reasonOf(error) };
  }
}

function reportOf({ episodes, skipped, errors }: ImportReply): string[] {
  return [
    ...episodes.flatMap(episodeLines),
    ...skipped.map(({ name, why }) => `skipped ${name}: ${why}`),
    ...errors.map(({ file, error }) => `error: ${file}: ${error}`),
  ];
}

function episodeLines({ ep, check, from, guesses = [] }: ImportedEpisode): string[] {
  const kind = from === undefined ? "" : ` from ${from === "fdx" ? "Final Draft" : "Fountain"}`;
  const [problem] = check.errors;
  const verdict = problem ? `it does not build yet: ${problem.message}` : "it builds";
  return [
    `made ${ep}${kind}: ${check.shots.length} shots, ${verdict}`,
    ...guesses.map(({ line, message }) => `  ${line === null ? "guess" : `line ${line}`}: ${message}`),
    `next: episode-studio make ${ep}`,
  ];
}
