// Keeps what a host said it has for a short while: a page with twenty targets asks for the same folders twenty times. Silence is
// never kept, and two who ask at once share one question.
import type { Clock } from "../machine/clock.ts";
import type { Catalogue, Host } from "./host.ts";

/** Milliseconds. Contract answers 12.6. */
const FRESH_MS = 30_000;
/** What folders are called on older hosts, and what old names are called on newer ones. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  diffusion_models: "unet",
  unet: "diffusion_models",
  text_encoders: "clip",
  clip: "text_encoders",
};

/** The catalogue of the host that is set now; another address is another catalogue. */
export function keepCatalogue(host: () => Host | null, clock: Clock): () => Catalogue | null {
  let kept: { readonly host: Host; readonly catalogue: Catalogue } | undefined;
  return () => {
    const now = host();
    if (!now) return null;
    if (kept?.host !== now) kept = { host: now, catalogue: openCatalogue(now, clock) };
    return kept.catalogue;
  };
}

function openCatalogue(host: Host, clock: Clock): Catalogue {
  const answers = new Map<string, { readonly at: number; readonly answer: Promise<unknown> }>();
  const ask = <T>(key: string, question: () => Promise<T | undefined>, most = FRESH_MS): Promise<T | undefined> => {
    const now = clock.now().getTime();
    const known = answers.get(key);
    if (known && Math.abs(now - known.at) < most) return known.answer as Promise<T | undefined>;
    const asked = { at: now, answer: question() };
    answers.set(key, asked);
    const forget = () => answers.get(key) === asked && answers.delete(key);
    void asked.answer.then((answer) => answer === undefined && forget(), forget);
    return asked.answer;
  };
  return {
    url: host.url,
    silentFor: () => host.silentFor(),
    down: (patience) => host.down(patience),
    models: (folder, most) => ask(`models ${folder}`, () => filesOf(host, folder), most),
    nodeClasses: () => ask("nodes", () => host.nodeClasses()),
  };
}

/** Under the folder's other name where it has nothing under the first. */
async function filesOf(host: Host, folder: string): Promise<readonly string[] | undefined> {
  const files = await host.models(folder);
  const other = Object.hasOwn(OTHER_NAMES, folder) ? OTHER_NAMES[folder] : undefined;
  return files?.length === 0 && other !== undefined ? host.models(other) : files;
}
