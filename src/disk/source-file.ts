// A file that somebody brings from elsewhere on this machine.
import { open, realpath } from "node:fs/promises";
import { Refusal } from "../contracts/refusal.ts";
import { isFile, requireAbsolute, unreadable } from "./roots.ts";

/** The real path of a file anywhere on this machine that a request names. Only a plain file: a pipe would never end. */
export async function requireSourceFile(value: unknown): Promise<string> {
  const path = requireAbsolute(value, "source_path");
  const real = await realpath(path).catch(() => undefined);
  if (real === undefined || !(await isFile(real))) throw new Refusal("unknown", `there is no file ${path}`);
  await open(real, "r").then(
    (file) => file.close(),
    () => Promise.reject(unreadable(path)),
  );
  return real;
}
