// One request to a hosted model: a shot's or a picture's values in the words that the provider takes. Pure; files are named, not read.
import type { CheckResult } from "../../contracts/check.ts";
import type { HostedBinding } from "../../contracts/files/hosted.ts";
import type { Limits } from "../../contracts/files/limits.ts";
import { fillBody, valuesIn, type BodyFile } from "./fill-body.ts";
import { pastLimit } from "./limits.ts";

/** What a take or a picture asks for. Sizes in pixels, lengths in seconds; what does not apply is left out. */
export interface HostedRender {
  readonly prompt: string;
  readonly negative?: string;
  readonly seconds?: number;
  readonly width: number;
  readonly height: number;
  /** Decimal digits. */
  readonly seed: string;
  readonly sound?: boolean;
  readonly files: readonly BodyFile[];
  /** Asks for a cheap first version where the model makes one. */
  readonly isDraft?: boolean;
}

export interface HostedRequest {
  readonly model: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Names of the files that the body holds a place for. */
  readonly files: readonly string[];
  readonly ratio: string | null;
  readonly resolution: string | null;
  /** As it is sent; null where the model takes none. */
  readonly seed: string | null;
  /** What is not as it was asked for. */
  readonly notes: readonly string[];
}

/** The request, or the limit that it goes past. */
export function planRequest(binding: HostedBinding, limits: Limits, render: HostedRender): CheckResult<HostedRequest> {
  const files = allowedFiles(binding, render.files);
  const past = pastLimit(limits, { ...render, refs: countRefs(files) });
  if (past !== undefined) return { ok: false, sentence: past };
  const ratio = nearestRatio(limits.ratios ?? [], render);
  const isDraft = render.isDraft === true && binding.draft !== undefined;
  const resolution = isDraft ? (binding.draft?.resolution ?? null) : nearestResolution(binding, render);
  const used = valuesIn(binding.body);
  const seed = seedFor(binding, render.seed);
  const values = {
    prompt: render.prompt,
    negative: render.negative,
    seconds: render.seconds,
    width: render.width,
    height: render.height,
    seed: Number(seed),
    sound: render.sound,
    ratio: ratio ?? undefined,
    resolution: resolution ?? undefined,
    draft: isDraft ? true : undefined,
  };
  const body = fillBody(binding.body, { values, files });
  const sent = { model: binding.model, body, files: filesIn(body), ratio, resolution };
  const notes = notesOn(render, { files: sent.files, seed: used.has("seed") ? seed : null, isDraft });
  return { ok: true, value: { ...sent, seed: used.has("seed") ? seed : null, notes } };
}

/** The request that makes a final of a draft: its task alone. Undefined for a model that makes no drafts. */
export function finalOfDraft({ model, draft }: HostedBinding, task: string): HostedRequest | undefined {
  if (!draft) return undefined;
  const { resolution, body } = draft.final;
  const filled = fillBody(body, { values: { task, resolution }, files: [] });
  return { model, body: filled, files: [], ratio: null, resolution, seed: null, notes: [] };
}

/** The ratio nearest to a size; null where the model is not asked for one. */
export function nearestRatio(
  ratios: readonly string[],
  { width, height }: { readonly width: number; readonly height: number },
): string | null {
  const distance = (ratio: string) => {
    const [w = 1, h = 1] = ratio.split(":").map(Number);
    return Math.abs(Math.log(w / h / (width / height)));
  };
  return ratios.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** With a file of one group of roles those of later groups stay behind: they are other ways of asking. */
function allowedFiles({ exclusive = [] }: HostedBinding, files: readonly BodyFile[]): readonly BodyFile[] {
  const group = exclusive.find((roles) => files.some(({ role }) => roles.includes(role)));
  const others = exclusive.filter((roles) => roles !== group).flat();
  return files.filter(({ role }) => !others.includes(role));
}

function countRefs(files: readonly BodyFile[]): number {
  return files.filter(({ role }) => role !== "first" && role !== "last").length;
}

/** By the short side; between two as near, the one that is not bigger. */
function nearestResolution(
  { resolutions = {} }: HostedBinding,
  { width, height }: Pick<HostedRender, "width" | "height">,
): string | null {
  const short = Math.min(width, height);
  const distance = (side: number) => Math.abs(Math.log(side / short));
  const near = Object.entries(resolutions).toSorted(([, a], [, b]) => distance(a) - distance(b) || a - b);
  return near[0]?.[0] ?? null;
}

/** Within what the model takes; still one seed for one shot. */
function seedFor({ largest_seed: largest = Number.MAX_SAFE_INTEGER }: HostedBinding, seed: string): string {
  return String(BigInt(seed) % (BigInt(largest) + 1n));
}

function notesOn(
  render: HostedRender,
  sent: { readonly files: readonly string[]; readonly seed: string | null; readonly isDraft: boolean },
): string[] {
  const left = render.files.filter(({ name }) => !sent.files.includes(name));
  return [
    ...(left.length > 0
      ? [`${left.map(({ role }) => role).join(", ")} left out: the model does not take it beside the others`]
      : []),
    ...(sent.seed === null ? ["the model takes no seed: another run gives another take"] : []),
    ...(sent.seed !== null && sent.seed !== render.seed ? [`seed ${render.seed} is sent as ${sent.seed}`] : []),
    ...(render.isDraft && !sent.isDraft ? ["the model makes no drafts: this is a whole run"] : []),
  ];
}

function filesIn(body: unknown): string[] {
  if (body === null || typeof body !== "object") return [];
  const own = "$file" in body && typeof body.$file === "string" ? [body.$file] : [];
  return [...new Set([...own, ...Object.values(body).flatMap(filesIn)])];
}
