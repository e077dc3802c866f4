// The port of the feature installer: which part installs what, where it goes, and what is remembered of sizes.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { StudioEvent } from "../contracts/events.ts";
import { VOICE_FOLDER } from "../core/animatic/voice/neural-voice.ts";
import { isOwnFile } from "../core/features/item-records.ts";
import { OWN_PACK } from "../core/features/list-features.ts";
import type { ItemRecord } from "../contracts/replies/features.ts";
import { whyNotWhole } from "../disk/models/read-header.ts";
import { SDK_NAME } from "../hosts/sdk/load-sdk.ts";
import { findPlace, modelsFolder, type HostFolders } from "../hosts/installer/host-place.ts";
import { installModel, sizeOfDownload, type Hub } from "../hosts/installer/install-model.ts";
import { installPack, installPackages } from "../hosts/installer/install-pack.ts";
import { openInstallQueue, type InstallRun } from "../jobs/install-queue.ts";
import type { CleanupStack } from "../machine/cleanup-stack.ts";
import { folderNames, readIfThere } from "../machine/files.ts";
import { freeBytes } from "../machine/paths.ts";
import { run as runProgram } from "../machine/spawn.ts";
import { within } from "../machine/wait.ts";
import { writeAtomic } from "../machine/write-file.ts";
import type { GuideVoice } from "../media/guide-voice.ts";
import type { FeaturesPort, StudioPorts } from "../studio/ports.ts";

export interface InstallerOptions extends Pick<
  StudioPorts,
  "aligner" | "sdk" | "catalogue" | "graphRecords" | "clock"
> {
  readonly folder: string;
  readonly host: HostFolders;
  readonly hub: Hub;
  readonly guideVoice: GuideVoice;
  readonly installSdk: () => Promise<void>;
}

/** Put beside the built program by the package. */
const INSTALLER = fileURLToPath(new URL("../../../install.js", import.meta.url));
/** Milliseconds for all sizes that are not known yet; what is late is asked for again. */
const PATIENCE = 12_000;

export async function openInstaller(
  options: InstallerOptions,
  emit: (event: StudioEvent) => void,
  opened: CleanupStack,
): Promise<FeaturesPort> {
  const { folder, host, hub, clock } = options;
  const perform = async (item: ItemRecord, run: InstallRun) => {
    try {
      return await install(options, item, run);
    } finally {
      options.catalogue()?.forget();
      options.graphRecords.forget();
      options.aligner.forget();
    }
  };
  const queue = await openInstallQueue({
    ...{ path: join(folder, "features.json"), perform, now: () => clock.now().getTime() },
    changed: (data) => emit({ type: "studio.features", data }),
  });
  opened.add(() => queue.close());
  return {
    sdkName: SDK_NAME,
    hasToken: hub.token !== null,
    place: () => findPlace(host),
    modelsFolder: (root, name) => placeOf(options, root, name),
    voiceFiles: () => options.guideVoice.files(),
    packFolders: (packs) => folderNames(packs),
    free: async (root) => (root === null ? null : finite(await freeBytes(root))),
    sizes: openSizes(join(folder, "download-sizes.json"), hub),
    job: () => queue.job(),
    add: (items) => queue.add(items),
    cancel: () => queue.cancel(),
    resume: (readItems) => queue.resume(readItems),
  };
}

async function install(options: InstallerOptions, item: ItemRecord, run: InstallRun): Promise<string | null> {
  const place = await findPlace(options.host);
  if (item.kind === "pip") return installPackage(options, item);
  if (place.why_not !== null && !isOwnFile(item)) throw new Error(place.why_not);
  if (item.kind === "model") {
    const folder = await placeOf(options, place.root, item.folder ?? "");
    if (folder === undefined) throw new Error(`the host has no place for ${item.folder}`);
    return installModel(item, folder, options.hub, { ...run, whyNotWhole });
  }
  if (place.custom_nodes === null || place.root === null) throw new Error("the host has no folder custom_nodes");
  if (item.name !== OWN_PACK) return installPack(item, { packs: place.custom_nodes, python: place.python });
  await runProgram(process.execPath, [INSTALLER, "--host", place.root]);
  return "restart the host to load it";
}

async function placeOf({ folder, host }: InstallerOptions, root: string | null, name: string) {
  return name === VOICE_FOLDER ? join(folder, name) : modelsFolder(host, root, name);
}

async function installPackage({ aligner, installSdk }: InstallerOptions, { name }: ItemRecord): Promise<null> {
  if (name === SDK_NAME) {
    await installSdk();
    return null;
  }
  const python = await aligner.python();
  if (!python) throw new Error("no Python was found: install one, or set STUDIO_ALIGN_PYTHON to its path");
  await installPackages(python.command, [name]);
  return null;
}

/** Each address is asked once; what it said is kept for other starts, silence is not. */
function openSizes(path: string, hub: Hub): FeaturesPort["sizes"] {
  let known: Map<string, number> | undefined;
  return async (urls) => {
    known ??= readSizes(await readIfThere(path).catch(() => undefined));
    const sizes = known;
    const open = [...new Set(urls)].filter((url) => !sizes.has(url));
    const stop = new AbortController();
    const ask = async () => {
      for (let url = open.pop(); url !== undefined && !stop.signal.aborted; url = open.pop()) {
        const size = await sizeOfDownload(url, hub, AbortSignal.any([stop.signal])).catch(() => null);
        if (size !== null) sizes.set(url, size);
      }
    };
    const before = sizes.size;
    await within(PATIENCE, Promise.all(Array.from({ length: 6 }, ask)));
    stop.abort(new Error("it took too long"));
    if (sizes.size > before) await writeAtomic(path, `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`);
    return Object.fromEntries(urls.map((url) => [url, sizes.get(url) ?? null]));
  };
}

function readSizes(text: string | undefined): Map<string, number> {
  try {
    const entries = Object.entries(JSON.parse(text ?? "{}") as Record<string, unknown>);
    return new Map(entries.filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])));
  } catch {
    return new Map();
  }
}

function finite(bytes: number): number | null {
  return Number.isFinite(bytes) ? bytes : null;
}
