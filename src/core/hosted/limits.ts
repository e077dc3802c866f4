// The limits of a target as they hold: what ships with it, with the settings over them, field by field; and whether a request keeps
// them. docs/http.md "Limits of targets". Seconds, pixels, characters.
import { check } from "../../contracts/check.ts";
import { Limits } from "../../contracts/files/limits.ts";

export interface EffectiveLimits extends Limits {
  readonly source: "shipped" | "settings";
  /** Fields that the settings set. */
  readonly overridden: readonly string[];
}

/** What of a request limits speak of; what is left out is not asked about. */
export interface LimitedRequest {
  readonly seconds?: number;
  readonly width?: number;
  readonly height?: number;
  readonly refs?: number;
  readonly prompt?: string;
}

/** Null when nothing is limited. Unknown keys and invalid values in the settings are ignored. */
export function effectiveLimits(
  shipped: Limits | undefined,
  overrides: Readonly<Record<string, unknown>> | undefined,
): EffectiveLimits | null {
  const over = Object.entries(overrides ?? {}).filter(([name, value]) => check(Limits, { [name]: value }).ok);
  if (!shipped && over.length === 0) return null;
  const limits = { ...shipped, ...(Object.fromEntries(over) as Limits) };
  return { ...limits, source: over.length > 0 ? "settings" : "shipped", overridden: over.map(([name]) => name) };
}

/** The first limit that a request goes past, with its value, in a sentence; undefined when it keeps them all. */
export function pastLimit(limits: Limits, request: LimitedRequest): string | undefined {
  const { seconds, refs, prompt } = request;
  return (
    (seconds === undefined ? undefined : pastSeconds(limits, seconds)) ??
    pastSize(limits, request) ??
    (refs !== undefined && limits.max_refs !== undefined && refs > limits.max_refs
      ? `${refs} reference pictures are more than max_refs ${limits.max_refs}`
      : undefined) ??
    (prompt !== undefined && limits.max_prompt_chars !== undefined && prompt.length > limits.max_prompt_chars
      ? `a prompt of ${prompt.length} characters is longer than max_prompt_chars ${limits.max_prompt_chars}`
      : undefined)
  );
}

function pastSeconds({ min_seconds: min, max_seconds: max, durations }: Limits, seconds: number): string | undefined {
  if (min !== undefined && seconds < min) return `${seconds} s are less than min_seconds ${min}`;
  if (max !== undefined && seconds > max) return `${seconds} s are more than max_seconds ${max}`;
  if (durations && !durations.includes(seconds)) return `${seconds} s are none of durations ${durations.join(", ")}`;
  return undefined;
}

function pastSize(limits: Limits, { width, height }: LimitedRequest): string | undefined {
  if (width === undefined || height === undefined) return undefined;
  const { max_long_side: side, max_pixels: pixels, sizes } = limits;
  const size = `${width}x${height}`;
  if (side !== undefined && Math.max(width, height) > side) return `${size} is longer than max_long_side ${side}`;
  if (pixels !== undefined && width * height > pixels) return `${size} is more than max_pixels ${pixels}`;
  return sizes && !sizes.includes(size) ? `${size} is none of sizes ${sizes.join(", ")}` : undefined;
}
