// Changes of `overrides.json` as values: what a person sets or clears, with everything else kept as it is, keys of other writers too.
// A block in which nothing is set any more goes. docs/format.md "overrides.json".
import type { OverridesFile, PassOverride, ShotOverride, TargetOverride } from "../../contracts/files/overrides.ts";
import type { Pass } from "../../contracts/schema.ts";
import { PASSES } from "../../contracts/schema.ts";

/** Fields of one pass; null clears one, what is left out stays. */
export type PassFields = { readonly [K in Exclude<keyof PassOverride, "base_hash">]?: PassOverride[K] | null };

/** Fields that both passes share; null clears one. */
export interface SharedFields {
  readonly seed?: string | null;
  readonly note?: string | null;
}

/** Retargets a shot, or with null lets it follow its build again. */
export function setTarget(file: OverridesFile, shot: string, target: string | null): OverridesFile {
  return changeShot(file, shot, (block) =>
    without({ ...block, ...(target !== null && { target }) }, target === null ? ["target"] : []),
  );
}

export function setShared(file: OverridesFile, shot: string, target: string, fields: SharedFields): OverridesFile {
  return changeShot(file, shot, (block) => ({
    ...block,
    [target]: merged(blockAt(block, target), fields) as TargetOverride,
  }));
}

/** Sets fields of a pass in the block of a target, stamped with the story that they were set for. */
export function setPassFields(
  file: OverridesFile,
  { shot, target, pass }: { readonly shot: string; readonly target: string; readonly pass: Pass },
  fields: PassFields,
  baseHash: string | undefined,
): OverridesFile {
  return changeShot(file, shot, (block) => {
    const before = blockAt(block, target);
    const set = { ...merged(before[pass] ?? {}, fields), ...(baseHash !== undefined && { base_hash: baseHash }) };
    return { ...block, [target]: { ...before, [pass]: set } };
  });
}

/** Clears one pass on every target; seed and note stay. */
export function clearPass(file: OverridesFile, shot: string, pass: Pass): OverridesFile {
  return changeShot(file, shot, (block) =>
    Object.fromEntries(
      Object.entries(block).map(([key, current]) => [
        key,
        typeof current === "string" ? current : (without(current, [pass]) as TargetOverride),
      ]),
    ),
  );
}

/** Clears all that is set for a shot, its target included. */
export function clearShot(file: OverridesFile, shot: string): OverridesFile {
  return changeShot(file, shot, () => ({}));
}

/** A shot's own recipe for its upscales or posts, whole; null clears it. */
export function setRecipe(
  file: OverridesFile,
  kind: "upscale" | "post",
  shot: string,
  recipe: Readonly<Record<string, unknown>> | null,
): OverridesFile {
  const { [shot]: _before, ...others } = file[kind] ?? {};
  const recipes = recipe ? { ...others, [shot]: { ...recipe } } : others;
  const { [kind]: _block, ...rest } = file;
  return Object.keys(recipes).length === 0 ? rest : { ...rest, [kind]: recipes };
}

type EpisodeKey = "target" | "refs_target" | "keyframe_target" | "voice_target";

/** Sets a choice for the whole episode; the last one that is cleared turns the block back into the episode's name. */
export function setEpisodeChoice(
  file: OverridesFile,
  episode: string,
  key: EpisodeKey,
  id: string | null,
): OverridesFile {
  const current = typeof file.episode === "object" ? file.episode : { id: file.episode ?? episode };
  const next = merged(current, { [key]: id }) as typeof current;
  return { ...file, episode: Object.keys(next).length === 1 ? next.id : next };
}

function changeShot(file: OverridesFile, shot: string, change: (block: ShotOverride) => ShotOverride): OverridesFile {
  const shots = new Map(Object.entries(file.shots ?? {}));
  const next = tidy(change(shots.get(shot) ?? {}));
  if (Object.keys(next).length === 0) shots.delete(shot);
  else shots.set(shot, next);
  const { shots: _shots, ...rest } = file;
  return shots.size === 0 ? rest : { ...rest, shots: Object.fromEntries(shots) };
}

/** A pass that holds only its stamp sets nothing; nor does a target with nothing in it. */
function tidy(block: ShotOverride): ShotOverride {
  const kept = Object.entries(block).flatMap(([key, current]): [string, string | TargetOverride][] => {
    if (typeof current === "string") return [[key, current]];
    const empty = PASSES.filter((pass) => Object.keys(current[pass] ?? {}).every((field) => field === "base_hash"));
    const next = without(current, empty) as TargetOverride;
    return Object.keys(next).length === 0 ? [] : [[key, next]];
  });
  return Object.fromEntries(kept);
}

function blockAt(block: ShotOverride, target: string): TargetOverride {
  const current = Object.hasOwn(block, target) ? block[target] : undefined;
  return typeof current === "object" ? current : {};
}

function merged(before: object, fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...before, ...fields }).filter(([, value]) => value !== null && value !== undefined),
  );
}

function without<T extends object>(value: T, keys: readonly string[]): T {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key))) as T;
}

/** `mode`: as the config says it; "" when it says none. */
export function rememberMode(file: OverridesFile, mode: string): OverridesFile {
  return { ...file, audio: { ...file.audio, mode_before_track: mode } };
}

export function forgetMode(file: OverridesFile): OverridesFile {
  const { audio, ...rest } = file;
  const { mode_before_track: _forgotten, ...others } = audio ?? {};
  return Object.keys(others).length === 0 ? rest : { ...rest, audio: others };
}
