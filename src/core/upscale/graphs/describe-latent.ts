// How a target samples its takes again, as the options of upscales and its own entry say it. docs/http.md "Upscale".
import type { LatentUpscale } from "../../../contracts/files/film-step.ts";
import type { LatentOption, VersionReadiness } from "../../../contracts/routes/upscale.ts";

/** Null where its takes cannot be sampled again. `readiness`: what the host says of it; undefined while it was not asked. */
export function describeLatent(
  upscale: LatentUpscale | undefined,
  readiness: VersionReadiness | undefined,
): LatentOption | null {
  if (!upscale) return null;
  const { mode, align, fixed_scale: fixed = null } = upscale;
  const { status, missing } = readiness ?? { status: "unknown" as const, missing: [] };
  return { status, missing: [...missing], mode, align, fixed_scale: fixed };
}
