// Opens the ports of verbs and runners, but for the queue and what `open-reading.ts` opens; each is closed with the server.
import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { StudioEvent } from "../contracts/events.ts";
import type { MasterJob } from "../contracts/routes/delivery/master.ts";
import { EditCache } from "../core/compile/edit-cache.ts";
import type { MediaFacts } from "../core/media/probe-report.ts";
import type { NamedLiveFile } from "../core/refs/reference.ts";
import type { Registry } from "../core/targets/registry.ts";
import { GraphRecords } from "../core/workflow/graph-records.ts";
import { openLedger, type Ledger } from "../disk/ledger.ts";
import { openHostFolder } from "../disk/models/host-folder.ts";
import { ModelHashes } from "../disk/models/model-hashes.ts";
import { ModelHeaders } from "../disk/models/model-headers.ts";
import { openPlans } from "../disk/plans.ts";
import type { CandidateFolder } from "../disk/refs/ref-takes.ts";
import { FileCache } from "../disk/reading/file-cache.ts";
import type { JsonRead } from "../disk/reading/json-file.ts";
import { TakeIndex } from "../disk/take-index/take-index.ts";
import type { Environment } from "../environment.ts";
import { openBuiltin } from "../hosts/builtin.ts";
import { cacheCatalogue } from "../hosts/catalogue-cache.ts";
import { openBackends } from "../hosts/open-backends.ts";
import { Pod, type PodHours } from "../hosts/pod/pod.ts";
import { SdkStore, sdkFolder } from "../hosts/sdk/sdk-store.ts";
import type { AskedBy } from "../jobs/asking.ts";
import { systemClock } from "../machine/clock.ts";
import { makeFolder, removeFolder } from "../machine/files.ts";
import { KeyedLock } from "../machine/keyed-lock.ts";
import type { Log } from "../machine/log.ts";
import type { CleanupStack } from "../machine/cleanup-stack.ts";
import type { SdkPort, StudioPorts } from "../studio/ports.ts";
import { examineWith, filmsWith, openDrawing, openMedia, openSpeech, toolsOnce } from "./open-media.ts";
import { openFaces } from "./open-faces.ts";
import { openInstaller } from "./open-installer.ts";
import { openSettings } from "./open-settings.ts";
import { openShipped } from "./open-shipped.ts";
import { readVersion } from "./read-version.ts";
import { TARGETS } from "./open-reading.ts";

/** Takes that are drawn at once; more would only slow each other down (docs/decisions.md 6). */
const DRAWN_AT_ONCE = Math.min(2, availableParallelism());

export interface PortOptions {
  readonly environment: Environment;
  readonly registry: Registry;
  readonly log: Log;
  readonly emit: (event: StudioEvent) => void;
  readonly asking: AskedBy;
  /** Ends the service; `restart` asks for another start. */
  readonly stop?: (restart: boolean) => void;
}

async function emptyFolder(path: string): Promise<string> {
  await removeFolder(path);
  await makeFolder(path);
  return path;
}

/** `folder`: the studio's own. */
export async function openPorts(
  { environment, registry, log, emit, asking, stop }: PortOptions,
  folder: string,
  opened: CleanupStack,
) {
  const tools = toolsOnce(environment);
  const speech = openSpeech(environment, tools, folder);
  const drawing = openDrawing(tools, speech.guideVoice, DRAWN_AT_ONCE, opened);
  const { films, workOnFilm } = filmsWith(tools);
  const sdk = openSdk(folder, opened);
  const money = await openMoney(folder, opened);
  const pod = await openPod({ environment, log, ledger: money.ledger }, folder, opened);
  const backends = openBackends(openBuiltin({ ...drawing, workOnFilm }), DRAWN_AT_ONCE, {
    sdk: () => sdk.load(),
    examine: examineWith(tools),
    ...placesOf(environment),
    pod,
  });
  opened.add(async () => backends.close());
  const locks = new KeyedLock();
  const scratch = await emptyFolder(join(folder, "scratch"));
  const takeIndex = openTakes(folder, opened);
  const media = openMedia({ environment, speech, tools, folder, scratch }, opened);
  const catalogue = cacheCatalogue(() => backends.host(), systemClock);
  const graphRecords = new GraphRecords();
  const sdkPort = portOf(sdk, !environment.noSdkInstall);
  const host = { ...environment, mayInstall: sdkPort.mayInstall };
  const parts = { folder, host, hub: environment.hub, sdk: sdkPort, ...speech, clock: systemClock };
  const installer = { ...parts, catalogue, graphRecords, installSdk: () => installNow(sdk) };
  return {
    features: await openInstaller(installer, emit, opened),
    version: readVersion(),
    clock: systemClock,
    log,
    locks,
    settings: await openSettings({ environment, registry, locks }, (now) => backends.open(now)),
    sdk: sdkPort,
    faces: openFaces({ folder, tools, mayInstall: !environment.noSdkInstall }, opened),
    edits: new EditCache(),
    ...openCaches(),
    takeIndex,
    films,
    masters: new Map<string, MasterJob>(),
    backends: backends.backends,
    host: () => backends.host(),
    catalogue,
    ...(await openModels(environment, folder, log)),
    router: () => backends.router(),
    workflowFiles: { shipped: TARGETS, named: environment.workflows },
    graphRecords,
    lanes: backends.lanes,
    ...money,
    asking,
    ...media,
    scratch,
    randomBytes: () => randomBytes(8),
    stop: stop ?? (() => undefined),
  };
}

/** What was paid for and done, and what may be. */
async function openMoney(folder: string, opened: CleanupStack) {
  const ledger = await openLedger(folder, systemClock);
  opened.add(() => ledger.close());
  const plans = await openPlans(folder, systemClock);
  opened.add(() => plans.close());
  return { ledger, plans };
}

/** Where the hosts of the lanes are. */
function placesOf({ routerUrl, hostInput, hostOutput }: Environment) {
  const now = () => systemClock.now().getTime();
  return { routerUrl, inputFolder: hostInput, outputFolder: hostOutput, now };
}

/** The machine that the local host lies on; null where none is rented. */
async function openPod(
  { environment, log, ledger }: Pick<PortOptions, "environment" | "log"> & { readonly ledger: Ledger },
  folder: string,
  opened: CleanupStack,
): Promise<Pod | null> {
  if (environment.pod === null) return null;
  const around = { clock: systemClock, log, ran: (hours: PodHours) => ledger.pod(hours) };
  const pod = await new Pod({ ...environment.pod, ...around, file: join(folder, "pod.json") }).open();
  opened.add(() => pod.close());
  return pod;
}

function openSdk(folder: string, opened: CleanupStack): SdkStore {
  const sdk = new SdkStore({ folder: sdkFolder(folder) });
  opened.add(() => sdk.close());
  return sdk;
}

function openTakes(folder: string, opened: CleanupStack): TakeIndex {
  const takes = new TakeIndex(systemClock, join(folder, "kept-takes"));
  opened.add(() => takes.close());
  return takes;
}

/** What is remembered of files for as long as they are the same. */
function openCaches(): Pick<StudioPorts, "shotlists" | "fileHashes" | "probes" | "refFiles"> {
  return {
    shotlists: new FileCache<JsonRead<unknown>>(systemClock),
    fileHashes: new FileCache<string>(systemClock),
    probes: new FileCache<MediaFacts>(systemClock),
    refFiles: {
      candidates: new FileCache<CandidateFolder>(systemClock),
      records: new FileCache<JsonRead<unknown>>(systemClock),
      configs: new FileCache<readonly NamedLiveFile[]>(systemClock),
    },
  };
}

function portOf(sdk: SdkStore, mayInstall: boolean): SdkPort {
  return { mayInstall, record: () => sdk.record(), install: () => sdk.install() };
}

/** Throws why it could not be installed. */
async function installNow(sdk: SdkStore): Promise<void> {
  sdk.install();
  await sdk.settled();
  const { error } = await sdk.record();
  if (error !== null) throw new Error(error);
}

/** What ships, and what reads the model files of a host whose folder is on this machine. */
async function openModels({ hostFolder, hostModels }: Environment, folder: string, log: Log) {
  const shipped = await openShipped(log);
  const ofHost = hostFolder === null ? null : await openHostFolder(hostFolder, hostModels);
  const read = { folder: ofHost, clock: systemClock };
  return {
    ...shipped,
    modelHeaders: new ModelHeaders({
      ...read,
      families: shipped.families,
      cachePath: join(folder, "modelid_cache.json"),
    }),
    modelHashes: new ModelHashes({ ...read, cachePath: join(folder, "model_hashes.json") }),
  };
}
