// What a request to install queues: each item once, what is installed left out, and of everything else why it cannot be had from here.
import type { Feature, InstallPlace, ItemRecord } from "../../contracts/replies/features.ts";
import type { HostVersions } from "../../contracts/files/host/host-versions.ts";
import { matchesGlob } from "../models/glob.ts";
import { isOwnFile, packItem } from "./item-records.ts";

export interface InstallRequest {
  readonly features?: readonly string[];
  readonly files?: readonly string[];
  readonly classes?: readonly string[];
}

export interface InstallKnown {
  readonly features: readonly Feature[];
  /** Everything that a record names, by key. */
  readonly items: ReadonlyMap<string, ItemRecord>;
  readonly packs: HostVersions["packs"];
  readonly place: InstallPlace;
  /** Keys that wait or run already. */
  readonly pending: ReadonlySet<string>;
}

export interface InstallPlan {
  readonly queue: readonly ItemRecord[];
  readonly skipped: readonly string[];
  /** Why nothing can be queued: there is nowhere to put it. */
  readonly refused: string | null;
}

type PlannedItem = ItemRecord | { readonly why: string };

export function planInstall(request: InstallRequest, known: InstallKnown): InstallPlan {
  const planned = [
    ...(request.features ?? []).flatMap((id) => ofFeature(id, known)),
    ...(request.files ?? []).map((name) => ofFile(name, known)),
    ...(request.classes ?? []).map((name) => ofClass(name, known)),
  ];
  const queue = new Map<string, ItemRecord>();
  const skipped = new Set<string>();
  for (const each of planned) {
    const why = "why" in each ? each.why : whyNotFrom(each, known.pending);
    if (why !== undefined) skipped.add(why);
    else if (!("why" in each)) queue.set(each.key, each);
  }
  const isPlaced = [...queue.values()].some(
    (item) => item.kind === "pack" || (item.kind === "model" && !isOwnFile(item)),
  );
  return { queue: [...queue.values()], skipped: [...skipped], refused: isPlaced ? known.place.why_not : null };
}

/** Of an installed item nothing is planned; one that nobody can look at is looked for when its turn comes. */
function ofFeature(id: string, { features, items }: InstallKnown): PlannedItem[] {
  const feature = features.find((each) => each.id === id);
  if (!feature) return [{ why: `there is no feature ${id}: features lists them` }];
  const open = feature.items.filter(({ status }) => status === "missing" || status === "unknown");
  return open.flatMap(({ key }) => items.get(key) ?? []);
}

/** Taken by name alone: where it comes from and goes to is the record's to say. */
function ofFile(name: string, { features, items }: InstallKnown): PlannedItem {
  const found = [...items.values()].find((item) => item.kind === "model" && item.name === name);
  if (!found) return { why: `no record of a target names ${name}` };
  const listed = features.flatMap((feature) => feature.items).filter(({ key }) => key === found.key);
  const isThere = listed.length > 0 && listed.every(({ status }) => status === "installed");
  return isThere ? { why: `${name} is installed, or a file of its family stands in for it` } : found;
}

function ofClass(name: string, { packs }: InstallKnown): PlannedItem {
  const pack = packs.find(({ classes }) => matchesGlob(classes, name));
  return pack ? packItem(pack) : { why: `no pack is known that brings the node ${name}` };
}

/** Why the studio cannot install it, or undefined. */
function whyNotFrom(
  { key, kind, name, url, commit, note }: ItemRecord,
  pending: ReadonlySet<string>,
): string | undefined {
  if (pending.has(key)) return `${name} is on its way already`;
  const isOwnPack = kind === "pack" && url === undefined;
  const canFetch = kind === "pip" || isOwnPack || (kind === "model" ? url : kind === "pack" && url && commit);
  return canFetch ? undefined : `${name}: ${note ?? "no record says where it is to be had"}`;
}
