// The features of the shipped records, and how each stands on the host and on this machine.
import type { Feature, InstallPlace, ItemRecord, ItemStatus } from "../../../contracts/replies/features.ts";
import { NEURAL_FILES, NEURAL_PACKAGE, VOICE_FOLDER } from "../../../core/animatic/voice/neural-voice.ts";
import { describeFeature, type FoundOnHost } from "../../../core/features/feature-status.ts";
import { itemKey } from "../../../core/features/item-records.ts";
import {
  everyItem,
  listFeatures,
  OWN_PACK,
  type FeatureRecord,
  type FeatureSources,
} from "../../../core/features/list-features.ts";
import { readinessOf, type HostFacts } from "../../../core/readiness/readiness.ts";
import { within } from "../../../machine/wait.ts";
import type { StudioPorts } from "../../ports.ts";
import { askHost } from "../models/host-facts.ts";
import { foldersOf, withHeaders, type InventoryPorts } from "../models/inventory.ts";
import { findNeeds } from "../recordings/speech-needs.ts";

export type FeaturePorts = InventoryPorts &
  Pick<
    StudioPorts,
    "showTargets" | "workflows" | "filmSteps" | "hostVersions" | "catalogue" | "features" | "sdk" | "tools" | "aligner"
  >;

/** Milliseconds for everything that the host is asked: a page waits for it. */
const PATIENCE = 4_500;
const KINDS = ["video", "image", "audio"] as const;

export interface FeatureRecords {
  readonly features: readonly FeatureRecord[];
  readonly items: ReadonlyMap<string, ItemRecord>;
}

/** What records name; asks nobody. */
export async function readFeatureRecords(ports: FeaturePorts): Promise<FeatureRecords> {
  const { steps, upscales } = await ports.filmSteps();
  const targets = KINDS.flatMap((kind) => [...ports.showTargets.shipped.list(kind)]);
  const { hostVersions: versions } = ports;
  const workflows = await ports.workflows();
  const sources: FeatureSources = { targets, workflows, steps, upscales, versions, sdk: ports.features.sdkName };
  const features = listFeatures(sources);
  return { features, items: everyItem(features, sources) };
}

export interface ReadFeatures extends FeatureRecords {
  readonly described: readonly Feature[];
  readonly place: InstallPlace;
}

export async function readFeatures(ports: FeaturePorts): Promise<ReadFeatures> {
  const records = await readFeatureRecords(ports);
  const place = await ports.features.place();
  const [onHost, here, packs, folders] = await Promise.all([
    lookOnHost(ports, records.features),
    lookHere(ports),
    place.custom_nodes === null ? [] : ports.features.packFolders(place.custom_nodes),
    foldersFor(ports, records, place),
  ]);
  const packFolders = new Set(packs.map((name) => name.toLowerCase()));
  const own: ItemStatus = packFolders.has(OWN_PACK) ? "installed" : "missing";
  const known = new Map([...here, [itemKey("pack", OWN_PACK), place.custom_nodes === null ? "unknown" : own] as const]);
  const facts = { onHost, here: known, packFolders, place, folderOf: (name: string) => folders.get(name) };
  return { ...records, place, described: records.features.map((feature) => describeFeature(feature, facts)) };
}

async function foldersFor({ features }: FeaturePorts, { items }: FeatureRecords, { root }: InstallPlace) {
  const names = new Set([...items.values()].flatMap(({ folder }) => (folder === undefined ? [] : [folder])));
  const found = await Promise.all(
    [...names].map(async (name) => [name, await features.modelsFolder(root, name)] as const),
  );
  return new Map(found.flatMap(([name, place]) => (place === undefined ? [] : [[name, place] as const])));
}

/** Nothing while the host does not answer. */
async function lookOnHost(
  ports: FeaturePorts,
  features: readonly FeatureRecord[],
): Promise<ReadonlyMap<string, FoundOnHost>> {
  const catalogue = ports.catalogue();
  const looked = features.flatMap(({ id, onHost }) => (onHost ? [{ id, ...onHost }] : []));
  const folders = foldersOf(looked.map(({ models }) => models));
  const answer = catalogue && (await within(PATIENCE, askHost(ports, catalogue, folders)));
  if (!answer || typeof answer === "string") return new Map();
  const { files, ...host } = answer;
  const judged = await withHeaders(ports, files, (inventory) => {
    const facts: HostFacts = { ...host, inventory };
    const found = looked.map(({ id, models, workflow }) => [id, readinessOf(models, workflow, facts)] as const);
    return { found, unread: found.flatMap(([, { unread }]) => unread) };
  });
  return new Map(judged.found);
}

async function lookHere(ports: FeaturePorts): Promise<ReadonlyMap<string, ItemStatus>> {
  const [{ missing, python }, sdk, voiceFiles] = await Promise.all([
    ...([findNeeds(ports), ports.sdk.record(), ports.features.voiceFiles()] as const),
  ]);
  const lacks: readonly string[] = missing;
  const statusOf = (name: string): ItemStatus => (lacks.includes(name) ? "missing" : "installed");
  const found = (isHere: boolean): ItemStatus => (isHere ? "installed" : "missing");
  const voiceNames = Object.values(NEURAL_FILES).map(({ name }) => name);
  return new Map<string, ItemStatus>([
    [itemKey("pip", NEURAL_PACKAGE), found((python?.packages[NEURAL_PACKAGE] ?? null) !== null)],
    ...voiceNames.map((name) => [itemKey("model", name, VOICE_FOLDER), found(voiceFiles.has(name))] as const),
    [itemKey("ffmpeg", "ffmpeg"), statusOf("ffmpeg")],
    ...["numpy", "faster-whisper"].map((name) => [itemKey("pip", name), statusOf(name)] as const),
    [itemKey("pip", ports.features.sdkName), sdk.status === "ready" ? "installed" : "missing"],
  ]);
}
