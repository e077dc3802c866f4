// What a show that names no target renders on. docs/decisions.md 1.
// A host that answers or not never changes this: only what was chosen in Settings and what was last recorded as installed.
import type { TargetKind, TargetOf } from "../../contracts/files/target.ts";
import type { Settings } from "../settings/settings.ts";
import type { Registry } from "./registry.ts";

export interface MachineRecord {
  /** Settings `default_targets` for the kind. */
  readonly chosen: string | null;
  /** Targets of the kind that were installed when a host was last seen. */
  readonly detected: readonly string[];
}

/** What the settings say of a kind. */
export function recordOf(
  { defaultTargets, detectedTargets }: Pick<Settings, "defaultTargets" | "detectedTargets">,
  kind: TargetKind,
): MachineRecord {
  return { chosen: defaultTargets[kind] ?? null, detected: detectedTargets[kind] ?? [] };
}

/** The chosen target, else the best ranked of the detected ones, else the built-in; undefined only in a registry without any. */
export function findMachineDefault<K extends TargetKind>(
  registry: Registry,
  kind: K,
  { chosen, detected }: MachineRecord,
): TargetOf<K> | undefined {
  const ranked = registry.list(kind);
  const named = (id: string) => ranked.find((target) => target.id === id || target.aliases.includes(id));
  const installed = new Set(detected.map((id) => named(id)?.id));
  return (
    (chosen === null ? undefined : named(chosen)) ??
    ranked.find((target) => installed.has(target.id)) ??
    findBuiltin(registry, kind)
  );
}

/** The target of a kind that the studio draws itself. */
export function findBuiltin<K extends TargetKind>(registry: Registry, kind: K): TargetOf<K> | undefined {
  return registry.list(kind).find((target) => target.builtin);
}
