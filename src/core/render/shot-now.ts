// A shot as its next render would make it, from what is built and set: the one place that puts it together.
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import type { Effective } from "../../contracts/routes/episodes.ts";
import type { Pass } from "../../contracts/schema.ts";
import { presetHash, storyHash } from "../compile/hashes.ts";
import type { StaleFacts } from "../takes/stale.ts";
import { legalSize } from "../targets/grid.ts";
import { type RenderShot, type ShotNow, targetIdOf, type NextRender } from "./render-shot.ts";
import { shotOverride } from "./shot-override.ts";
import type { StoredShot } from "../compile/stored-build.ts";

/** What lies over all shots of a pass. */
export interface PassSettings extends Pick<ShotNow, "negatives"> {
  readonly pass: Pass;
  readonly overrides: OverridesFile;
}

export function shotNow(stored: StoredShot, next: NextRender, { pass, overrides, negatives }: PassSettings): ShotNow {
  const { entry, list, target, source } = next;
  const { capabilities, template } = target;
  const id = targetIdOf(next);
  const aliases = id === target.id ? target.aliases : [];
  const hasFixedSteps = target.fixed_steps === true;
  return {
    shot: stored.id,
    pass,
    target: { id, aliases, source, takesNegative: capabilities.negative_prompt, hasFixedSteps },
    builtTarget: stored.list.target,
    entry,
    defaults: list.defaults,
    override: shotOverride(overrides, stored.id, { target: id, pass }),
    negatives,
    legalSize: (asked) => legalSize(template, asked),
  };
}

export function hashesOf({ entry, list }: NextRender): RenderShot["hashes"] {
  return { story: storyHash(entry), preset: presetHash(list.defaults, entry) };
}

/** What a take on the shot's target is compared with; null when the shot cannot be compiled for it. */
export function comparedWith(
  next: NextRender,
  hashes: () => RenderShot["hashes"],
  effective: Effective & { readonly model_low?: unknown },
): StaleFacts["now"] {
  if (next.error !== undefined) return null;
  const { story: shotHash, preset } = hashes();
  const { model, model_low = null, loras, steps, width, height } = effective;
  return { shotHash, presetHash: preset, settings: { model, model_low, loras, steps, width, height } };
}
