// One model file from the address of its record into the host's folder, and how large such files are.
import { join } from "node:path";
import type { ItemRecord } from "../../contracts/replies/features.ts";
import { pageOf } from "../../core/features/item-records.ts";
import { askServer, type Token } from "../../machine/download/ask-server.ts";
import { downloadFile } from "../../machine/download/download-file.ts";
import type { NetworkGuard } from "../../machine/download/public-addresses.ts";
import { makeFolder } from "../../machine/files.ts";

/** The hub of models, and what stands in for it. */
export interface Hub {
  /** Another address for the hub, with the same paths; null for the hub itself. */
  readonly mirror: string | null;
  /** For gated files. */
  readonly token: string | null;
}

export interface ModelRun {
  readonly signal: AbortSignal;
  readonly onBytes: (done: number, total: number | null) => void;
  /** Why a safetensors file (absolute path) cannot be a whole one, or undefined. */
  readonly whyNotWhole: (path: string) => Promise<string | undefined>;
}

const HUB = "https://huggingface.co";
const ASK_SILENCE = 10_000;

/** Throws why not, in a sentence. */
export async function installModel(item: ItemRecord, folder: string, hub: Hub, run: ModelRun): Promise<string | null> {
  const { name, url, sha256 = null, size = null } = item;
  if (!url) throw new Error(`no record says where ${name} is to be had`);
  if (!/^[^\\/:\0]+$/.test(name) || name.startsWith(".")) throw new Error(`${name} is no name of a file`);
  await makeFolder(folder);
  const source = sourceOf(url, hub);
  const { whyNotWhole, ...progress } = run;
  const examine = async (path: string) => (name.endsWith(".safetensors") ? whyNotWhole(path) : undefined);
  const order = { ...source, path: join(folder, name), sha256, size, examine, ...progress };
  const got = await downloadFile(order);
  if (got.ok) return got.sha256 === null ? "nobody says its hash: its length was checked" : "its hash was checked";
  if (got.isGated) throw new Error(gatedSentence(name, url, hub));
  throw new Error(`${name} could not be fetched: ${got.why}`);
}

/** Bytes, or null where the server does not say. */
export async function sizeOfDownload(url: string, hub: Hub, signal: AbortSignal): Promise<number | null> {
  const { message, status, linked } = await askServer({
    ...sourceOf(url, hub),
    method: "HEAD",
    signal,
    silence: ASK_SILENCE,
  });
  message.destroy();
  if (linked.size !== null) return linked.size;
  const length = message.headers["content-length"];
  return status === 200 && length !== undefined && /^\d{1,15}$/.test(length) ? Number(length) : null;
}

/** The mirror is an address that the user named: it may lie in the own network. */
function sourceOf(url: string, { mirror, token }: Hub): { url: string; guard: NetworkGuard; token?: Token } {
  const isHub = url.startsWith(`${HUB}/`);
  const base = isHub && mirror !== null ? mirror.replace(/\/+$/, "") : null;
  const asked = base === null ? url : `${base}${url.slice(HUB.length)}`;
  const trusted = new Set(base === null ? [] : [new URL(base).origin]);
  const own = isHub && token !== null ? { value: token, origin: new URL(asked).origin } : undefined;
  return { url: asked, guard: { trusted }, ...(own && { token: own }) };
}

function gatedSentence(name: string, url: string, { token }: Hub): string {
  const accept = `open ${pageOf(url)} and accept its licence`;
  return token === null
    ? `${name} needs a token: ${accept}, set HF_TOKEN to a token of that account, and start again`
    : `${name} is not given to this token: ${accept} with its account, then try again`;
}
