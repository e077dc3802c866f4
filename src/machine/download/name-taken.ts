// Whether a file of the name that is to be fetched stands there already. It is never written over; one that is what was due is taken as fetched,
// such as that of a service that was killed between giving it its name and noting so.
import { lstat, stat } from "node:fs/promises";
import { basename } from "node:path";
import { withoutLinks } from "../paths.ts";
import { sha256OfFile } from "../read-parts.ts";
import { askServer } from "./ask-server.ts";
import type { Downloaded, FileOrder } from "./file-order.ts";
import { dropKept } from "./part-mark.ts";

interface Due {
  readonly sha256: string | null;
  readonly size: number | null;
}

/** Undefined where the name is free. */
export async function nameTaken(order: FileOrder): Promise<Downloaded | undefined> {
  const { path, signal, examine } = order;
  const facts = await lstat(path).catch(() => undefined);
  if (!facts) return undefined;
  const { size } = await stat(path).catch(() => facts);
  const { sha256, size: length } = await whatIsDue(order);
  const isDue =
    sha256 === null
      ? size === length && (await examine(path)) === undefined
      : (await sha256OfFile(await withoutLinks(path), signal)) === sha256;
  if (!isDue) {
    const why = `${basename(path)} stands there already, and is not known to be that file: move it away first`;
    return { ok: false, why, isGated: false };
  }
  await dropKept(path);
  return { ok: true, bytes: size, sha256 };
}

/** By the record; else by the server, as it would be asked for a download. */
async function whatIsDue({ url, sha256, size, token, guard, signal, pace }: FileOrder): Promise<Due> {
  if (sha256 !== null) return { sha256, size };
  const question = { url, method: "HEAD" as const, token, guard, signal, silence: pace?.silence ?? 10_000 };
  const answer = await askServer(question).catch(() => undefined);
  signal.throwIfAborted();
  if (!answer) return { sha256, size };
  const { linked, status, message } = answer;
  message.destroy();
  const length = status === 200 ? Number(message.headers["content-length"] ?? Number.NaN) : Number.NaN;
  return { sha256: linked.sha256, size: linked.size ?? size ?? (Number.isSafeInteger(length) ? length : null) };
}
