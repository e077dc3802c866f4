// Settings with their targets under the ids that these ship with: another name of a target is read wherever an id is, and never kept.
import type { SettingsFile } from "../../contracts/files/settings.ts";
import type { Registry } from "./registry.ts";

type Named = Pick<
  SettingsFile,
  "deployments" | "default_targets" | "detected_targets" | "enabled_drafts" | "target_limits"
>;

/** A name that no target has stays as it is: it may be that of a show's own. */
export function withTargetIds<T extends Named>(settings: T, registry: Pick<Registry, "find">): T {
  const idOf = (name: string) => registry.find(name)?.id ?? name;
  const { deployments, default_targets: chosen, detected_targets: detected, enabled_drafts: drafts } = settings;
  const { target_limits: limits } = settings;
  return {
    ...settings,
    ...(deployments && { deployments: withKeys(deployments, idOf) }),
    ...(limits && { target_limits: withKeys(limits, idOf) }),
    ...(drafts && { enabled_drafts: [...new Set(drafts.map(idOf))] }),
    ...(chosen && { default_targets: withValues(chosen, idOf) }),
    ...(detected && {
      detected_targets: withValues(detected, (ids) => (typeof ids === "string" ? idOf(ids) : ids.map(idOf))),
    }),
  };
}

/** What stands under the id itself wins over what stands under another name of the target. */
function withKeys<T>(record: Readonly<Record<string, T>>, idOf: (name: string) => string): Record<string, T> {
  const entries = Object.entries(record).map(([name, value]) => ({ name, id: idOf(name), value }));
  const inOrder = entries.toSorted((a, b) => Number(a.name === a.id) - Number(b.name === b.id));
  return Object.fromEntries(inOrder.map(({ id, value }) => [id, value]));
}

function withValues<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([kind, value]) => [kind, change(value)]));
}
