// The targets of this machine by id, alias and kind, and which one is used by default.
import type { CheckResult } from "../../contracts/check.ts";
import type { TargetFile, TargetKind, TargetOf } from "../../contracts/files/target.ts";

export interface Registry {
  /** The target with that id or alias, of whatever kind. */
  readonly find: (idOrAlias: string) => TargetFile | undefined;
  /** All targets of a kind, best rank first. */
  readonly list: <K extends TargetKind>(kind: K) => readonly TargetOf<K>[];
}

/** Collects targets into a registry. Of two with the same id or alias the first wins, so shipped ones come first. */
export function buildRegistry(files: readonly TargetFile[]): Registry {
  const ids = new Map<string, TargetFile>();
  for (const file of files) if (!ids.has(file.id)) ids.set(file.id, file);
  const aliases = new Map<string, TargetFile>();
  for (const file of ids.values()) {
    for (const alias of file.aliases) if (!aliases.has(alias)) aliases.set(alias, file);
  }
  const ranked = [...ids.values()].toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
  return {
    find: (idOrAlias) => ids.get(idOrAlias) ?? aliases.get(idOrAlias),
    list: (kind) => ranked.filter((file) => isKind(file, kind)),
  };
}

/** The target of a kind that an id or alias names, or a sentence that lists the ids to choose from. */
export function resolveTarget<K extends TargetKind>(
  registry: Registry,
  idOrAlias: string,
  kind: K,
): CheckResult<TargetOf<K>> {
  const found = registry.find(idOrAlias);
  if (found && isKind(found, kind)) return { ok: true, value: found };
  const what = found
    ? `${idOrAlias} is ${A_KIND[found.kind]}, not ${A_KIND[kind]}`
    : `there is no target "${idOrAlias}" for ${kind}`;
  const known = registry.list(kind).map((file) => file.id);
  return { ok: false, sentence: `${what}: choose ${known.join(", ")}` };
}

const A_KIND: Record<TargetKind, string> = {
  video: "a video target",
  image: "an image target",
  audio: "an audio target",
};

function isKind<K extends TargetKind>(file: TargetFile, kind: K): file is TargetOf<K> {
  return file.kind === kind;
}

// What a show that names no target renders on. docs/decisions.md 1.
// A host that answers or not never changes this: only what was chosen in Settings and what was last recorded as installed.

export interface MachineRecord {
  /** Settings `default_targets` for the kind. */
  readonly chosen: string | null;
  /** Targets of the kind that were installed when a host was last seen. */
  readonly detected: readonly string[];
}

/** Fields of the settings, by kind. */
interface TargetSettings {
  readonly defaultTargets: Readonly<Record<string, string>>;
  readonly detectedTargets: Readonly<Record<string, readonly string[]>>;
}

/** What the settings say of a kind. */
export function recordOf({ defaultTargets, detectedTargets }: TargetSettings, kind: TargetKind): MachineRecord {
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
