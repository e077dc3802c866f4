// Keeps what a host said it has for a short while: a page with twenty targets asks for the same folders twenty times. Silence is
// never kept, and two who ask at once share one question.
import type { Clock } from "../machine/clock.ts";
import type { Catalogue, Host } from "./host.ts";
import { namesOf } from "../core/models/missing-files.ts";

/** Milliseconds. docs/http.md "Readiness record". */
const FRESH_MS = 30_000;
/** The catalogue of the host that is set now; another address is another catalogue. */
export function cacheCatalogue(host: () => Host | null, clock: Clock): () => Catalogue | null {
  let cached: { readonly host: Host; readonly catalogue: Catalogue } | undefined;
  return () => {
    const now = host();
    if (!now) return null;
    if (cached?.host !== now) cached = { host: now, catalogue: openCatalogue(now, clock) };
    return cached.catalogue;
  };
}

function openCatalogue(host: Host, clock: Clock): Catalogue {
  const answers = new Map<string, { readonly at: number; readonly answer: Promise<unknown> }>();
  const ask = <T>(key: string, question: () => Promise<T | undefined>, most = FRESH_MS): Promise<T | undefined> => {
    const now = clock.now().getTime();
    const known = answers.get(key);
    if (known && Math.abs(now - known.at) < most) return known.answer as Promise<T | undefined>;
    const entry = { at: now, answer: question() };
    answers.set(key, entry);
    const forget = () => answers.get(key) === entry && answers.delete(key);
    void entry.answer.then((answer) => answer === undefined && forget(), forget);
    return entry.answer;
  };
  const folders = (most?: number) => ask("folders", () => host.folders(), most);
  return {
    url: host.url,
    silentFor: () => host.silentFor(),
    down: (patience) => host.down(patience),
    models: (folder, most) => ask(`models ${folder}`, () => filesOf(host, folder, folders), most),
    folders,
    memory: () => ask("memory", () => host.memory()),
    forget: () => answers.clear(),
    nodeClasses: () => ask("nodes", () => host.nodeClasses()),
  };
}

/** Where a pack of the host lists quantized files: beside the folder that they lie in. */
const QUANTIZED: Readonly<Record<string, string>> = { diffusion_models: "unet_gguf", text_encoders: "clip_gguf" };

/** Under the folder's other name where it has nothing under the first; quantized ones where the host has a folder of them. */
async function filesOf(
  host: Host,
  folder: string,
  folders: () => Promise<readonly string[] | undefined>,
): Promise<readonly string[] | undefined> {
  const files = await host.models(folder);
  const other = namesOf(folder)[1];
  const plain = files?.length === 0 && other !== undefined ? await host.models(other) : files;
  const quantized = Object.hasOwn(QUANTIZED, folder) ? QUANTIZED[folder] : undefined;
  if (!plain || quantized === undefined || !(await folders())?.includes(quantized)) return plain;
  return [...new Set([...plain, ...((await host.models(quantized)) ?? [])])];
}
