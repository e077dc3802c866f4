// A file that somebody imports into an episode: from elsewhere on this machine by its path, or with a form.
import { realpath } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { Refusal } from "../contracts/refusal.ts";
import type { UploadedFile } from "../contracts/route.ts";
import { isFile } from "../machine/paths.ts";
import { openProven, isPrivate } from "../machine/proven-paths.ts";
import { requireAbsolute, unreadable } from "./require-folder.ts";

/** One of both ways, and no more. `what` it is, for whoever is refused. */
export async function requireSource(
  path: string | undefined,
  sent: UploadedFile | undefined,
  what: string,
): Promise<UploadedFile> {
  if (sent && path === undefined) return sent;
  if (path !== undefined && !sent) return { path: await requireSourceFile(path), name: basename(path) };
  throw new Refusal("bad-input", `send either source_path, the absolute path of ${what}, or a form with a file`);
}

/** Its real path. Only a plain file: a pipe would never end. */
async function requireSourceFile(value: string): Promise<string> {
  const path = requireAbsolute(value, "source_path");
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined || !(await isFile(real))) throw new Refusal("unknown", `there is no file ${path}`);
  if (isPrivate(real, [dirname(real)])) throw unreadable(path);
  await openProven(real).then(
    (file) => file.close(),
    () => Promise.reject(unreadable(path)),
  );
  return real;
}
