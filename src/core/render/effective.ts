// GET shot's `effective`: what a render would use now; and `built_values`: the same with every override dropped.
import type { Effective } from "../../contracts/routes/episodes.ts";
import type { SettingSources } from "../compile/setting-sources.ts";
import type { ShotNow } from "./render-shot.ts";
import { resolveValues, type RenderValues, chooseSeed } from "./resolve-values.ts";

/** The values in force. A shot that cannot be made so shows its built size, and why. */
export function effectiveOf(shot: ShotNow): Effective {
  const values = resolveValues(shot, {});
  if (values.ok) return described(shot, values.value);
  const { size: _size, ...otherFields } = shot.override.values;
  const built = resolveValues({ ...shot, override: { ...shot.override, values: otherFields } }, {});
  if (!built.ok) throw new Error(`a built size is always legal: ${built.sentence}`);
  return { ...described(shot, built.value), error: values.sentence };
}

/**
 * The build's own values, or undefined when no override applies. `home`: the same shot on the target that it would render on
 * without one of its own, which is where it is unless it is retargeted.
 */
export function builtValuesOf(shot: ShotNow, home: ShotNow = shot): Effective | undefined {
  const isSet = shot.target.source === "override" || Object.keys(shot.override.values).length > 0;
  return isSet ? effectiveOf({ ...home, override: { values: {} } }) : undefined;
}

/** `effective` with where each setting comes from: an override lies over what the build says. */
export function withSources(effective: Effective, shot: ShotNow, built: SettingSources | undefined): Effective {
  if (!built) return effective;
  const { values } = shot.override;
  const known = Object.entries(built).filter(([key]) => key !== "slate" || effective.slate !== undefined);
  const sources = known.map(([key, source]) => {
    const isSet = values[key as keyof SettingSources] !== undefined;
    return [key, isSet ? { source: "override" as const } : { ...source }] as const;
  });
  return { ...effective, sources: Object.fromEntries(sources) };
}

/** The seed of a first render: a redo would draw a new one. */
function described(shot: ShotNow, values: RenderValues): Effective {
  const seed = chooseSeed(shot, {}, "render", shot.entry.seed);
  return {
    prompt: values.prompt.value,
    seed: seed.value,
    seed_source: seed.source,
    model: values.model.value,
    loras: [...values.loras.value],
    steps: values.steps.value,
    target: shot.target.id,
    width: values.size.value.width,
    height: values.size.value.height,
    length: shot.entry.length,
    negative: values.negative.value,
    negative_source: values.negative.source,
    ...(values.slate && { slate: values.slate.value }),
    ...(values.modelLow && { model_low: values.modelLow.value }),
    ...(values.notes.length > 0 && { notes: [...values.notes] }),
  };
}
