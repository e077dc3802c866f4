// Wires the house, once, for whoever starts it: the command line, the standalone server, later the workflow host.
import { randomBytes, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { StudioEvent } from "./contracts/events.ts";
import type { TargetFile, VideoTarget } from "./contracts/files/target.ts";
import { Refusal } from "./contracts/refusal.ts";
import { choosePictures, chooseRecording } from "./core/animatic/pictures.ts";
import { EditMemory } from "./core/build/edit-memory.ts";
import type { MediaFacts } from "./core/media/probe-report.ts";
import { settleSettings, type Settings } from "./core/settings/settings.ts";
import { findMachineDefault, recordOf } from "./core/targets/machine-default.ts";
import { buildRegistry, type Registry } from "./core/targets/registry.ts";
import { openModels } from "./disk/models/open-models.ts";
import { FileCache } from "./disk/reading/file-cache.ts";
import type { JsonRead } from "./disk/reading/json-file.ts";
import { readTargetFiles, readWorkflow } from "./disk/target-files.ts";
import { keepCatalogue } from "./hosts/keep-catalogue.ts";
import { openBackends } from "./hosts/open-backends.ts";
import type { Environment } from "./environment.ts";
import { readSettings, writeSettings } from "./disk/settings.ts";
import { openBuiltin, type DrawPort } from "./hosts/builtin.ts";
import { openQueue } from "./jobs/queue.ts";
import type { Runner, Runners } from "./jobs/runner.ts";
import { systemClock } from "./machine/clock.ts";
import { makeFolder, removeFolder } from "./machine/files.ts";
import { KeyedLock } from "./machine/keyed-lock.ts";
import type { Log } from "./machine/log.ts";
import { LongWork } from "./machine/long-work.ts";
import { claimOwner, type Claim } from "./machine/owner.ts";
import { Releases } from "./machine/releases.ts";
import { openDrawPool, type DrawPool } from "./media/animatic/draw-pool.ts";
import { hasSoundFile } from "./media/hear-file.ts";
import { PictureShrinker } from "./media/shrink-picture.ts";
import { findTools, type Tools } from "./media/tools.ts";
import type { SettingsPort, Studio, UserPlace } from "./studio/studio.ts";
import { detectTargets } from "./studio/targets/act-detect.ts";
import { openRenderRunner } from "./studio/takes/render-runner.ts";

const TARGETS = fileURLToPath(new URL("./targets", import.meta.url));
const PACKAGE = fileURLToPath(new URL("../../package.json", import.meta.url));

/** Takes that are drawn at once; more would only slow each other down (decisions 6). */
const DRAWN_AT_ONCE = Math.min(2, availableParallelism());
const STOPPING = new Refusal("conflict", "the service is stopping: ask again when it runs");

export interface HouseOptions {
  readonly environment: Environment;
  /** Roots of this run only. */
  readonly runRoots: readonly string[];
  readonly log: Log;
  /** Ends the service; `restart` asks for another start. */
  readonly stop?: (restart: boolean) => void;
  /** Another process works in the user folder now: the service has to end. */
  readonly lost?: () => void;
  /** Milliseconds between two signs of life to other processes; a test gives more of them. */
  readonly beat?: number;
}

export interface House {
  readonly studio: Studio;
  /** Hears every event from now on; returns how to stop hearing. */
  listen(hear: (event: StudioEvent) => void): () => void;
  /** Tells other processes where this one answers. */
  announce(url: string): Promise<void>;
  /** Asks long work to end, so that whoever waits for it is answered before the house closes. */
  interrupt(): void;
  close(): Promise<void>;
}

/** What commands use that only look at texts and targets: no queue, no owner. */
export type ReadingRoom = Pick<Studio, "place" | "registry" | "machineDefault">;

export async function openReadingRoom({
  environment,
  runRoots,
  log,
}: Pick<HouseOptions, "environment" | "runRoots" | "log">): Promise<ReadingRoom> {
  const registry = await readRegistry(log);
  const place = { userDir: environment.userDir, envRoots: environment.roots, runRoots };
  const stored = await readSettings(environment.userDir).catch((error: unknown) => {
    log.warn({ err: error }, "the settings cannot be read: the default target is chosen without them");
    return {};
  });
  const settings = settleSettings(stored, environment.settings.values);
  return { place, registry, machineDefault: requireMachineDefault(registry, settings) };
}

/** Opens everything, or nothing. Refuses when another process works in the same user folder. */
export function createStudio(options: HouseOptions): Promise<House> {
  const opened = new Releases();
  return opened.orRelease(() => openHouse(options, opened));
}

async function openHouse(options: HouseOptions, opened: Releases): Promise<House> {
  const { environment, log } = options;
  for (const warning of environment.warnings) log.warn(warning);
  const room = await openReadingRoom(options);
  const folder = studioFolder(room.place);
  const claim = await requireClaim(folder, options.beat);
  opened.add(() => claim.release());
  const hearers = new Set<(event: StudioEvent) => void>();
  const emit = (event: StudioEvent) => hearers.forEach((hear) => hear(event));
  const longWork = new LongWork();
  const own = { ...room, ...(await openPorts(options, folder, opened)), emit, longWork };
  const ports = followSettings(own);
  opened.add(() => longWork.ended());
  const queue = await openQueue({
    folder,
    clock: systemClock,
    log,
    emit,
    runners: openRunners(ports),
    lanes: ports.lanes,
    mintId: randomUUID,
  });
  opened.add(() => queue.close());
  const interrupt = () => longWork.interrupt(STOPPING);
  opened.add(async () => interrupt());
  claim.lost.addEventListener("abort", () => {
    log.error(`another service has taken over ${folder}: this one writes nothing more there, and stops`);
    interrupt();
    queue.abandon();
    options.lost?.();
  });
  const closing = new AbortController();
  opened.add(async () => closing.abort());
  void detectTargets(ports, closing.signal).catch((error: unknown) =>
    log.warn({ err: error }, "a look at the host failed"),
  );
  return {
    studio: followSettings({ ...own, queue }),
    listen(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    announce: (url) => claim.announce(url),
    interrupt,
    close: () => opened.close(),
  };
}

/** The default target as the settings say now; whoever begins something takes it once. */
function followSettings<T extends Pick<Studio, "registry" | "settings">>(ports: T) {
  return {
    ...ports,
    get machineDefault() {
      return requireMachineDefault(ports.registry, ports.settings.now());
    },
  };
}

/** What verbs and runners work with, beside texts, targets and the queue. */
async function openPorts({ environment, log, stop }: HouseOptions, folder: string, opened: Releases) {
  const tools = toolsOnce(environment);
  const pool = openDrawPool(DRAWN_AT_ONCE);
  opened.add(() => pool.close());
  const backends = openBackends(openBuiltin(drawWith(pool, tools)), DRAWN_AT_ONCE);
  opened.add(async () => backends.close());
  const locks = new KeyedLock();
  const scratch = join(folder, "scratch");
  await removeFolder(scratch);
  await makeFolder(scratch);
  const ffmpeg = async () => (await tools()).ffmpeg;
  const shrinker = new PictureShrinker({ cacheFolder: join(folder, "thumbs"), clock: systemClock, ffmpeg });
  opened.add(() => shrinker.close());
  return {
    version: await readVersion(),
    clock: systemClock,
    log,
    locks,
    settings: await openSettings(environment, locks, (now) => backends.open(now)),
    edits: new EditMemory(),
    sidecars: new FileCache<JsonRead<unknown>>(systemClock),
    fileHashes: new FileCache<string>(systemClock),
    probes: new FileCache<MediaFacts>(systemClock),
    backends: backends.backends,
    host: () => backends.host(),
    catalogue: keepCatalogue(() => backends.host(), systemClock),
    ...(await openModels({ targets: TARGETS, hostFolder: environment.hostFolder, folder, clock: systemClock, log })),
    shippedWorkflow: (target: TargetFile) => readWorkflow(TARGETS, target),
    lanes: backends.lanes,
    tools,
    hasSound: hearWith(tools),
    shrinker,
    scratch,
    randomBytes: () => randomBytes(8),
    stop: stop ?? (() => undefined),
  };
}

/** The built-in backend's drawing: pictures and sound are chosen here, because hosts and media are walled from each other. */
function drawWith(pool: DrawPool, tools: () => Promise<Tools>): DrawPort {
  return async ({ shotlist, take, inputs }, output, options) => {
    const { ffmpeg, speech } = await tools();
    const entry = shotlist.shots[0];
    if (!entry) throw new Error("the shot list of this take is empty: render the shot again");
    const pictures = choosePictures(shotlist, entry, inputs);
    const recording = chooseRecording(entry, inputs);
    const programs = { ffmpeg: ffmpeg.path, speech: speech?.path ?? null };
    const drawn = await pool.draw({ shotlist, take, output, ...programs, pictures, recording }, options);
    const named = { ffmpeg: ffmpeg.version, ...(speech && { speech: speech.version }) };
    return { ...drawn, madeWith: { ...named, ...drawn.madeWith } };
  };
}

/** The settings in force; `opened` hears them now and after every change. */
async function openSettings(
  { userDir, settings: fromEnvironment }: Environment,
  locks: KeyedLock,
  opened: (settings: Settings) => void,
): Promise<SettingsPort> {
  let now = settleSettings(await readSettings(userDir), fromEnvironment.values);
  opened(now);
  return {
    now: () => now,
    fromEnvironment: fromEnvironment.taken,
    async change(change) {
      now = settleSettings(await writeSettings(userDir, change, locks), fromEnvironment.values);
      opened(now);
    },
  };
}

/** A runner for every kind of job; only renders are made in this version. */
function openRunners(ports: Parameters<typeof openRenderRunner>[0]): Runners {
  const later: Runner = {
    run: (job) => Promise.reject(new Error(`this version cannot run a job of the kind ${job.kind}`)),
  };
  return { render: openRenderRunner(ports), ref: later, upscale: later, post: later, tour: later };
}

function studioFolder({ userDir }: UserPlace): string {
  return join(userDir, "default", "studio");
}

async function requireClaim(folder: string, beat: number | undefined): Promise<Claim> {
  const { claim, holder } = await claimOwner(folder, { clock: systemClock, ...(beat !== undefined && { beat }) });
  if (claim) return claim;
  const where = holder.url ? `at ${holder.url}` : `as process ${holder.pid}`;
  throw new Refusal(
    "conflict",
    `the studio already runs ${where} and works in ${folder}: use that one, or stop it first`,
  );
}

/** Looked for once, at the first need: a page that only shows files needs none. A failure is looked into again. */
function toolsOnce({ ffmpeg, ffprobe, path, userDir }: Environment): () => Promise<Tools> {
  let found: Promise<Tools> | undefined;
  return () => {
    found ??= findTools({ ...(ffmpeg && { ffmpeg }), ...(ffprobe && { ffprobe }), path, userDir }).catch(
      (error: unknown) => {
        found = undefined;
        throw error;
      },
    );
    return found;
  };
}

/** Remembers what it heard; that a program could not be run is not remembered. */
function hearWith(tools: () => Promise<Tools>): Studio["hasSound"] {
  const heard = new FileCache<boolean>(systemClock);
  return (path) => heard.read(path, (file) => hasSoundFile(file, tools)).catch(() => false);
}

async function readRegistry(log: Log): Promise<Registry> {
  const { files, problems } = await readTargetFiles(TARGETS);
  for (const { path, message } of problems) log.error({ path }, `a target cannot be used: ${message}`);
  return buildRegistry(files);
}

function requireMachineDefault(registry: Registry, settings: Settings): VideoTarget {
  const found = findMachineDefault(registry, "video", recordOf(settings, "video"));
  if (!found) throw new Error("the shipped targets are missing: install the package again");
  return found;
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(PACKAGE, "utf8")) as { version: string };
  return version;
}
