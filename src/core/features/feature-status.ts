// How items and features stand, out of what was found on the host and this machine. docs/http.md "Feature installer".
import type { Feature, FeatureItem, InstallPlace, ItemRecord, ItemStatus } from "../../contracts/replies/features.ts";
import type { HostLack } from "../../contracts/routes/targets.ts";
import { isOwnFile } from "./item-records.ts";
import type { FeatureRecord } from "./list-features.ts";

/** What a feature's files and nodes lack on the host. */
export interface FoundOnHost {
  readonly missing: readonly { readonly want: string | null; readonly label: string; readonly folder: string }[];
  readonly host_lacks: readonly HostLack[];
}

export interface InstallFacts {
  /** By the feature's id; nothing is known of one that is not there, or of which the host does not say it. */
  readonly onHost: ReadonlyMap<string, FoundOnHost>;
  /** By key: what stands on this machine, such as programs and packages. */
  readonly here: ReadonlyMap<string, ItemStatus>;
  /** Names of the folders in the host's `custom_nodes`, in small letters. */
  readonly packFolders: ReadonlySet<string>;
  readonly place: InstallPlace;
  /** Models folder to where its files go; undefined where there is no such place. */
  readonly folderOf: (folder: string) => string | undefined;
}

export function describeFeature(record: FeatureRecord, facts: InstallFacts): Feature {
  const items = record.items.map((item) => describeItem(item, record, facts));
  const { id, group, label, about } = record;
  const restart = items.some(({ kind }) => kind === "pack");
  return { id, group, label, about, restart, status: statusOf(items, facts.place), items };
}

function describeItem(item: ItemRecord, feature: FeatureRecord, facts: InstallFacts): FeatureItem {
  const { sha256: _sha256, size: _size, commit: _commit, ...shown } = item;
  const where = whereOf(item, facts);
  return { ...shown, ...(where !== undefined && { where }), status: itemStatus(item, feature, facts) };
}

function whereOf({ kind, folder }: ItemRecord, { place, folderOf }: InstallFacts): string | undefined {
  if (kind === "model") return folder === undefined ? undefined : folderOf(folder);
  return kind === "pack" ? (place.custom_nodes ?? undefined) : undefined;
}

function itemStatus(item: ItemRecord, feature: FeatureRecord, facts: InstallFacts): ItemStatus {
  const here = facts.here.get(item.key);
  if (here !== undefined) return here;
  const found = facts.onHost.get(feature.id);
  if (!found) return "unknown";
  if (item.kind === "pack") return packStatus(item, found, facts);
  const isMissing = found.missing.some(
    ({ want, label, folder }) => folder === item.folder && (want ?? label) === item.name,
  );
  return isMissing ? "missing" : "installed";
}

/** A pack of which a class is missing although its folder stands there is not loaded yet. */
function packStatus(
  { name, url }: ItemRecord,
  { host_lacks: lacks }: FoundOnHost,
  { packFolders }: InstallFacts,
): ItemStatus {
  if (!lacks.some(({ pack, needed }) => needed && pack?.url === url)) return "installed";
  return packFolders.has(name.toLowerCase()) ? "restart" : "missing";
}

/** `unavailable`: what is missing of it has nowhere to go. */
function statusOf(items: readonly FeatureItem[], { why_not: whyNot }: InstallPlace): Feature["status"] {
  const count = (status: ItemStatus) => items.filter((item) => item.status === status).length;
  if (count("restart") > 0) return "restart";
  if (count("unknown") > 0) return "unknown";
  if (count("installed") === items.length) return "installed";
  const isPlaced = (item: FeatureItem) =>
    item.status !== "missing" || isOwnFile(item) || (item.kind !== "model" && item.kind !== "pack");
  if (whyNot !== null && !items.every(isPlaced)) return "unavailable";
  return count("installed") === 0 ? "missing" : "partial";
}
