// Wires the house, once, for whoever starts it: the command line, the standalone server, later the workflow host.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { StudioEvent } from "./contracts/events.ts";
import type { VideoTarget } from "./contracts/files/target.ts";
import { Refusal } from "./contracts/refusal.ts";
import { estimateJob } from "./core/money/estimate.ts";
import { settleSettings, type Settings } from "./core/settings/settings.ts";
import { findMachineDefault, recordOf } from "./core/targets/machine-default.ts";
import { buildRegistry, type Registry } from "./core/targets/registry.ts";
import type { JobsReply } from "./contracts/routes/jobs.ts";
import type { Ledger } from "./disk/ledger.ts";
import { Presence, studioId } from "./disk/presence.ts";
import { registerPrivateFolders } from "./machine/proven-paths.ts";
import { trackPartials, removeStalePartials } from "./machine/stale-partials.ts";
import { withoutLinks } from "./machine/paths.ts";
import type { EpisodeFolder } from "./disk/roots.ts";
import { ShowTargets } from "./disk/targets/show-targets.ts";
import { readTargetFiles } from "./disk/targets/target-files.ts";
import type { Environment } from "./environment.ts";
import { loadChecks } from "./wiring/load-checks.ts";
import { openPorts, TARGETS } from "./wiring/open-ports.ts";
import { readSettings } from "./disk/settings.ts";
import { openQueue, type QueueOptions } from "./jobs/queue.ts";
import type { Runner, Runners } from "./jobs/runner.ts";
import { systemClock } from "./machine/clock.ts";
import type { Log } from "./machine/log.ts";
import { CancellableWork } from "./machine/cancellable-work.ts";
import { claimOwner, type Claim } from "./machine/process/owner.ts";
import { CleanupStack } from "./machine/cleanup-stack.ts";
import { installWhenNeeded } from "./studio/shared/settings/install-when-needed.ts";
import { detectTargets } from "./studio/shared/targets/detect-targets.ts";
import type { SettingsPort, StudioPorts, UserFolders } from "./studio/ports.ts";
import { openRenderRunner } from "./studio/takes/render-runner.ts";
import { withTargetIds } from "./core/targets/settings-ids.ts";

const STOPPING = new Refusal("conflict", "the service is stopping: ask again when it runs");

export interface ServerOptions {
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

export interface StudioServer {
  readonly studio: StudioPorts;
  /** Hears every event from now on; returns how to stop hearing. */
  listen(listener: (event: StudioEvent) => void): () => void;
  /** What a command line shows to prove that it may work through this house. */
  readonly secret: string;
  /** Tells other processes where this one answers. */
  announce(url: string): Promise<void>;
  /** Asks long work to end, so that whoever waits for it is answered before the house closes. */
  interrupt(): void;
  close(): Promise<void>;
}

/** What commands use that only look at texts and targets: no queue, no owner. */
export type ReadingPorts = Pick<StudioPorts, "place" | "registry" | "showTargets" | "machineDefault">;

export async function openReadingPorts(
  options: Pick<ServerOptions, "environment" | "runRoots" | "log">,
): Promise<ReadingPorts> {
  const { runRoots, log } = options;
  const environment = await settleEnvironment(options.environment);
  const registry = await readRegistry(log);
  const place = { userDir: environment.userDir, envRoots: environment.roots, runRoots };
  const { values, problems } = await readSettings(environment.userDir);
  for (const problem of problems) log.warn(problem);
  const settings = settleSettings(
    withTargetIds(values, registry),
    withTargetIds(environment.settings.values, registry),
  );
  const machineDefault = requireMachineDefault(registry, settings);
  return { place, registry, showTargets: new ShowTargets(registry), machineDefault };
}

/** Opens everything, or nothing. Refuses when another process works in the same user folder. */
export function createServer(options: ServerOptions): Promise<StudioServer> {
  const opened = new CleanupStack();
  return opened.runOrClose(() => openStudioServer(options, opened));
}

async function openStudioServer(given: ServerOptions, opened: CleanupStack): Promise<StudioServer> {
  const options = { ...given, environment: await settleEnvironment(given.environment) };
  const { environment, log } = options;
  for (const warning of environment.warnings) log.warn(warning);
  await loadChecks();
  const reading = await openReadingPorts(options);
  const folder = studioFolder(reading.place);
  opened.add(registerPrivateFolders({ user: environment.userDir, own: folder }));
  const claim = await ownFolder(folder, options.beat, opened);
  const listeners = new Set<(event: StudioEvent) => void>();
  const emit = (event: StudioEvent) => listeners.forEach((listener) => listener(event));
  const longWork = new CancellableWork();
  const presence = new Presence({ id: await studioId(folder), clock: systemClock });
  opened.add(() => presence.close());
  const opening = { ...options, registry: reading.registry };
  const own = { ...reading, ...(await openPorts(opening, folder, opened)), emit, longWork, presence };
  const ports = followSettings(own);
  opened.add(() => longWork.ended());
  const queue = await openQueue({
    folder,
    clock: systemClock,
    log,
    emit,
    runners: openRunners(ports),
    lanes: ports.lanes,
    backends: ports.backends,
    mintId: randomUUID,
    paid: paidBy(ports),
  });
  opened.add(() => queue.close());
  await presence.start(() => episodesOf(queue.list()));
  const interrupt = () => longWork.interrupt(STOPPING);
  opened.add(async () => interrupt());
  claim.lost.addEventListener("abort", () => {
    log.error(`another service has taken over ${folder}: this one writes nothing more there, and stops`);
    interrupt();
    queue.abandon();
    options.lost?.();
  });
  void installWhenNeeded(own).catch((error: unknown) => log.warn({ err: error }, "the Comfy SDK was not looked for"));
  const closing = new AbortController();
  opened.add(async () => closing.abort());
  void detectTargets(ports, closing.signal).catch((error: unknown) =>
    log.warn({ err: error }, "a look at the host failed"),
  );
  return {
    studio: followSettings({ ...own, queue }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    secret: claim.owner.secret,
    announce: (url) => claim.announce(url),
    interrupt,
    close: () => opened.close(),
  };
}

/** The default target as the settings say now; whoever begins something takes it once. */
function followSettings<T extends Pick<StudioPorts, "registry" | "settings">>(ports: T) {
  return {
    ...ports,
    get machineDefault() {
      return requireMachineDefault(ports.registry, ports.settings.now());
    },
  };
}

/** What paid runs may cost, by the settings of the moment, and where each is written down. */
function paidBy({ settings, ledger }: { settings: SettingsPort; ledger: Ledger }): QueueOptions["paid"] {
  return {
    limits: () => ({ runs: settings.now().paidLimit, money: settings.now().moneyLimit }),
    estimate: (info) => estimateJob(info, settings.now().targetLimits),
    ledger,
  };
}

/** The episodes that jobs wait or run for. */
function episodesOf({ jobs }: JobsReply): EpisodeFolder[] {
  const infos = jobs.filter(({ finished }) => finished === null).map(({ info }) => info as { ep?: unknown });
  return [...new Set(infos.flatMap(({ ep }) => (typeof ep === "string" ? [ep as EpisodeFolder] : [])))];
}

/** A runner for every kind of job; only renders are made in this version. */
function openRunners(ports: Parameters<typeof openRenderRunner>[0]): Runners {
  const later: Runner = {
    run: (job) => Promise.reject(new Error(`this version cannot run a job of the kind ${job.kind}`)),
  };
  return { render: openRenderRunner(ports), ref: later, upscale: later, post: later, tour: later };
}

/** With the user folder where it really is. */
async function settleEnvironment(environment: Environment): Promise<Environment> {
  return { ...environment, userDir: await withoutLinks(environment.userDir) };
}

/** Where the studio keeps its own files, and says who owns them. */
export function studioFolder({ userDir }: Pick<UserFolders, "userDir">): string {
  return join(userDir, "default", "studio");
}

/** The claim on the user folder, freed of what a killed process left half written anywhere. */
async function ownFolder(folder: string, beat: number | undefined, opened: CleanupStack): Promise<Claim> {
  opened.add(trackPartials(folder));
  const claim = await requireClaim(folder, beat);
  opened.add(() => claim.release());
  await removeStalePartials(folder);
  return claim;
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
