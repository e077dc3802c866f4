// One take with values of its own: what is typed for this once lies over the shot's values and is stored nowhere but in the take.
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { requestLike } from "../render/render-requests.ts";
import type { RenderRequest } from "../render/renders.ts";
import { readValue, isBuiltValue, textOf, type ValueKey } from "./value-fields.ts";

/** Values that a request can set, in the order of their fields. */
export const REQUEST_KEYS = [
  "target",
  "model",
  "loras",
  "steps",
  "size",
  "slate",
  "negative",
  "note",
  "prompt",
] as const;
export type RequestKey = (typeof REQUEST_KEYS)[number];

export interface TakeForm {
  /** `typed`: the seed in `seed`. */
  readonly seedMode: "new" | "same" | "typed";
  readonly seed: string;
  /** Empty: the studio chooses. */
  readonly backend: string;
  /** What was typed; a field that is not in it renders with the shot's value. */
  readonly values: Readonly<Partial<Record<RequestKey, string>>>;
}

export const EMPTY_FORM: TakeForm = { seedMode: "new", seed: "", backend: "", values: {} };

/** What stands in a field: what was typed for this take, else what the shot would render with. */
export function shownIn(form: TakeForm, key: RequestKey, detail: ShotDetail): string {
  return form.values[key] ?? textOf(key, detail.effective);
}

export interface TakeOf {
  readonly shot: ShotStatus;
  readonly detail: ShotDetail;
  /** The take that the new one is like. */
  readonly take: TakeSummary | undefined;
}

/** What to ask for, or why what is typed cannot be asked for. */
export function requestOfForm(form: TakeForm, { shot, detail, take }: TakeOf): RenderRequest | string {
  const set: Record<string, unknown> = {};
  for (const key of REQUEST_KEYS) {
    const text = form.values[key];
    if (text === undefined || isBuiltValue(key, text) || text === textOf(key, detail.effective)) continue;
    const read = readValue(key, text, detail);
    if (!read.ok) return read.sentence;
    set[key] = read.value;
  }
  const seed = seedOf(form, detail);
  return typeof seed === "string" ? seed : { ...requestLike(shot, take), ...seed, ...backendOf(form), ...set };
}

function seedOf({ seedMode, seed }: TakeForm, detail: ShotDetail): Pick<RenderRequest, "seed_mode" | "seed"> | string {
  if (seedMode !== "typed") return { seed_mode: seedMode };
  const key: ValueKey = "seed";
  const read = readValue(key, seed, detail);
  return read.ok ? { seed_mode: "auto", seed: seed.trim() } : read.sentence;
}

function backendOf({ backend }: TakeForm): Pick<RenderRequest, "backend"> {
  return backend === "" ? {} : { backend };
}
