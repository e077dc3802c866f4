// Which target makes a reference, and who says so. docs/http.md "References".
//
//   request > the reference's override > the episode's choice > the series config's `refs` block > the machine's default
import type { CheckResult } from "../../contracts/check.ts";
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import type { TargetKind, TargetOf } from "../../contracts/files/target.ts";
import type { RefDefaults } from "../../contracts/replies/ref.ts";
import { firstSet } from "../lib/layers.ts";
import type { RefTargetKey, Series } from "../series/series.ts";
import { findBuiltin, findMachineDefault, recordOf, resolveTarget, type Registry } from "../targets/registry.ts";
import type { Reference } from "./reference.ts";

/** What the episode, the series and the machine say; ids as they are stored. */
export interface RefTargetFacts {
  readonly registry: Registry;
  readonly series: Pick<Series, "refTargets"> | null;
  readonly overrides: Pick<OverridesFile, "episode">;
  readonly settings: Parameters<typeof recordOf>[0];
}

const EPISODE_KEYS = {
  target: "refs_target",
  keyframe_target: "keyframe_target",
  voice_target: "voice_target",
} as const;
export const KIND_OF: Readonly<Record<RefTargetKey, "image" | "audio">> = {
  target: "image",
  keyframe_target: "image",
  voice_target: "audio",
};

type Chosen = { readonly target: string; readonly source: "editor" | "series" | "default" };

/** A choice that names no such target any more is passed over. */
function defaultFor(facts: RefTargetFacts, key: RefTargetKey): Chosen {
  const { registry, series, overrides } = facts;
  const chosen = typeof overrides.episode === "object" ? overrides.episode[EPISODE_KEYS[key]] : undefined;
  const known = (id: string | undefined) => {
    const found = id === undefined ? undefined : registry.find(id);
    return found?.kind === KIND_OF[key] ? found.id : undefined;
  };
  const found = firstSet<string, Chosen["source"]>([
    { source: "editor", value: known(chosen) },
    { source: "series", value: known(series?.refTargets.get(key)) },
    { source: "default", value: machineDefault(facts, key)?.id },
  ]);
  if (!found) throw new Error(`no target can make a ${KIND_OF[key]}`);
  return { target: found.value, source: found.source };
}

export function refDefaults(facts: RefTargetFacts): RefDefaults {
  const [image, keyframe, voice] = (["target", "keyframe_target", "voice_target"] as const).map((key) =>
    defaultFor(facts, key),
  );
  return {
    target: image!.target,
    target_source: image!.source,
    keyframe_target: keyframe!.target,
    keyframe_target_source: keyframe!.source,
    voice_target: voice!.target,
    voice_target_source: voice!.source,
  };
}

/** Which of the three choices a reference is made by. */
export function targetKeyOf({ kind }: Pick<Reference, "kind">): RefTargetKey {
  if (kind === "keyframe") return "keyframe_target";
  return kind === "voice" ? "voice_target" : "target";
}

/** The target that a candidate would be made on now, or why what is named cannot make one. */
export function refTarget(
  registry: Registry,
  reference: Pick<Reference, "kind">,
  named: { readonly request: string | null | undefined; readonly override: string | undefined },
  defaults: RefDefaults,
): CheckResult<TargetOf<"image"> | TargetOf<"audio">> {
  const key = targetKeyOf(reference);
  const id = named.request || named.override || defaults[key];
  const found = resolveTarget<"image" | "audio">(registry, id, KIND_OF[key]);
  if (!found.ok || found.value.kind !== "image" || found.value.capabilities.mode !== "pano") return found;
  return {
    ok: false,
    sentence: `${found.value.label} paints panoramas of places alone: ask for one, or choose another`,
  };
}

/** Keyframes are drawn by what can take the pictures of their cast, where the machine has that. */
function machineDefault({ registry, settings }: RefTargetFacts, key: RefTargetKey) {
  const kind: TargetKind = KIND_OF[key];
  const record = recordOf(settings, kind);
  if (key === "keyframe_target" && record.chosen === null) {
    const drawing = registry.list("image").find((target) => target.keyframe_default === true);
    const names = drawing ? [drawing.id, ...drawing.aliases] : [];
    if (drawing && record.detected.some((id) => names.includes(id))) return drawing;
  }
  return findMachineDefault(registry, kind, record) ?? findBuiltin(registry, kind);
}
