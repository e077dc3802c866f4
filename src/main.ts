// Assembles the server: everything that verbs and jobs need, opened in order and closed in reverse. Used by the command line and
// `extension/`. What is opened stands in `wiring/`.
import { randomUUID } from "node:crypto";
import type { StudioEvent } from "./contracts/events.ts";
import { Refusal } from "./contracts/refusal.ts";
import type { JobsReply } from "./contracts/routes/jobs.ts";
import { useCompiledChecks } from "./contracts/compiled-checks.ts";
import { estimateJob } from "./core/money/budget.ts";
import { Presence, studioId } from "./disk/presence.ts";
import type { EpisodeFolder } from "./disk/roots.ts";
import { AskedBy } from "./jobs/asking.ts";
import { Leash } from "./jobs/leash.ts";
import { openQueue, type QueueOptions } from "./jobs/queue.ts";
import type { Runners } from "./jobs/runner.ts";
import { openSteps, type ActOnStep } from "./jobs/steps.ts";
import { CancellableWork } from "./machine/cancellable-work.ts";
import { CleanupStack } from "./machine/cleanup-stack.ts";
import { systemClock } from "./machine/clock.ts";
import { registerPrivateFolders } from "./machine/proven-paths.ts";
import { postNotice } from "./machine/download/post-notice.ts";
import { assemble } from "./studio/cut/assemble.ts";
import type { StudioPorts } from "./studio/ports.ts";
import { renderShots, type RenderPorts } from "./studio/shared/take-pipeline/render-shots.ts";
import { upscale } from "./studio/upscale/upscale.ts";
import { advanceNight, type NightActs, type NightPorts } from "./studio/shared/nights/advance-night.ts";
import { advanceClip } from "./studio/shared/clips/advance-clip.ts";
import { advanceFrameStep } from "./studio/shared/ref-steps/advance-step.ts";
import { readFeatureRecords } from "./studio/shared/features/read-features.ts";
import { installWhenNeeded } from "./studio/shared/settings/install-when-needed.ts";
import { detectTargets } from "./studio/shared/targets/detect-targets.ts";
import { openRefRunner } from "./studio/refs/ref-runner.ts";
import { openTourRunner } from "./studio/refs/tour-runner.ts";
import { openPostRunner } from "./studio/post/post-runner.ts";
import { openUpscaleRunner } from "./studio/upscale/upscale-runner.ts";
import { openRenderRunner } from "./studio/takes/render-runner.ts";
import { claimFolder, studioFolder } from "./wiring/claim-folder.ts";
import { openPorts } from "./wiring/open-ports.ts";
import {
  openReadingPorts,
  requireMachineDefault,
  withRealUserFolder,
  type ReadingOptions,
} from "./wiring/open-reading.ts";

export interface ServerOptions extends ReadingOptions {
  /** Ends the service; `restart` asks for another start. */
  readonly stop?: (restart: boolean) => void;
  /** Another process works in the user folder now: the service has to end. */
  readonly lost?: () => void;
  /** Milliseconds between two signs of life to other processes; a test gives more of them. */
  readonly beat?: number;
}

export interface StudioServer {
  readonly ports: StudioPorts;
  /** Calls the listener with every event from now on; returns how to end that. */
  subscribe(listener: (event: StudioEvent) => void): () => void;
  /** What a command line shows to prove that it may work through this server. */
  readonly secret: string;
  /** Tells other processes where this one answers. */
  announce(url: string): Promise<void>;
  /** Asks long work to end, so that its requests are answered before the server closes. */
  interrupt(): void;
  close(): Promise<void>;
}

const STOPPING = new Refusal("conflict", "the service is stopping: ask again when it runs");

/** Opens everything, or nothing. Refuses when another process works in the same user folder. */
export function createServer(options: ServerOptions): Promise<StudioServer> {
  const opened = new CleanupStack();
  return opened.runOrClose(() => openServer(options, opened));
}

async function openServer(given: ServerOptions, opened: CleanupStack): Promise<StudioServer> {
  const options = { ...given, environment: await withRealUserFolder(given.environment) };
  const { environment, log } = options;
  for (const warning of environment.warnings) log.warn(warning);
  await loadCompiledChecks();
  const reading = await openReadingPorts(options);
  const folder = studioFolder(reading.place);
  opened.add(registerPrivateFolders({ user: environment.userDir, own: folder }));
  const claim = await claimFolder(folder, options.beat, opened);

  const listeners = new Set<(event: StudioEvent) => void>();
  const asking = new AskedBy();
  // What follows an event goes on by itself: nobody's request asks for it.
  const emit = (event: StudioEvent) => asking.aside(() => listeners.forEach((listener) => listener(event)));
  const longWork = new CancellableWork();
  const presence = new Presence({ id: await studioId(folder), clock: systemClock });
  opened.add(() => presence.close());
  const opening = { ...options, emit, asking, registry: reading.showTargets.shipped };
  const own = { ...reading, ...(await openPorts(opening, folder, opened)), emit, longWork, presence };
  const ports = withMachineDefault(own);
  opened.add(() => longWork.ended());
  const queue = await openQueue({ ...queueOptions(ports), folder });
  opened.add(() => queue.close());
  const working = withMachineDefault({ ...own, queue });
  const steps = await openSteps({ ...working, folder, act: advancing(working, environment.nightWebhook) });
  opened.add(() => steps.close());
  listeners.add(({ type, data }) => {
    if (type === "studio.ref" || type === "studio.take" || type === "studio.upscale") steps.wake(data.ep);
  });
  await presence.start(() => episodesOf(queue.list()));

  const interrupt = () => longWork.interrupt(STOPPING);
  opened.add(async () => interrupt());
  claim.lost.addEventListener("abort", () => {
    log.error(`another service has taken over ${folder}: this one writes nothing more there, and stops`);
    interrupt();
    queue.abandon();
    options.lost?.();
  });
  startBackgroundWork(ports, opened);
  steps.wake();
  return {
    ports: withMachineDefault({ ...own, queue, steps }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    secret: claim.owner.secret,
    announce: async (url) => {
      await claim.announce(url);
      await ports.features.resume(async () => (await readFeatureRecords(ports)).items);
    },
    interrupt,
    close: () => opened.close(),
  };
}

/** Everything but the queue, with what the queue alone needs. */
type QueuePorts = Omit<StudioPorts, "queue" | "steps" | "ledger"> &
  Pick<Awaited<ReturnType<typeof openPorts>>, "lanes" | "ledger">;

/** The queue with a runner for every kind of job. What paid runs may cost follows the settings of the moment. */
function queueOptions(ports: QueuePorts): Omit<QueueOptions, "folder"> {
  const { clock, log, emit, lanes, backends, settings, ledger, asking } = ports;
  const leash = new Leash({ asking, limit: () => settings.now().agentTakes, ledger, clock });
  const paid: QueueOptions["paid"] = {
    limits: () => ({ runs: settings.now().paidLimit, money: settings.now().moneyLimit }),
    estimate: (info) => estimateJob(info, settings.now().targetLimits),
    ledger,
  };
  return { clock, log, emit, lanes, backends, runners: openRunners(ports), mintId: randomUUID, paid, leash };
}

type ActPorts = RenderPorts & Parameters<typeof assemble>[0] & Parameters<typeof upscale>[0];

/** What a night asks for, each by the verb that does it. `webhook`: where messages go; the user named it, so that it may be on this network. Null for nowhere. */
function openNightActs(ports: ActPorts, webhook: string | null): NightActs {
  const guard = { trusted: new Set(webhook === null ? [] : [new URL(webhook).origin]) };
  return {
    renderAgain: (episode, { id, pass }, { shot, seed }) => {
      const again = { redo: true, seed, seed_mode: "auto", step: id } as const;
      const plain = { allow_missing_refs: true, allow_model_mismatch: false, save_frames: false };
      return renderShots(ports, episode, { ...plain, ...again, pass, shots: [shot] });
    },
    upscale: (episode, { pass }, takes) => {
      const chosen = takes.map(({ shot, take }) => ({ shot, take }));
      const plain = { redo: false, vae: false, detail: 0, from_upscale: false, recipe: true };
      return upscale(ports, episode, { ...plain, pass, takes: chosen });
    },
    assemble: (episode, { pass, follow_up }) => {
      const plain = { partial: true, publish: false, cards: false, audio: "clips" } as const;
      return assemble(ports, episode, { ...plain, pass, upscaled: follow_up.includes("upscale") });
    },
    notify: async (message) => {
      if (webhook !== null) await postNotice(webhook, message, guard);
    },
  };
}

type StepPorts = Parameters<typeof advanceClip>[0] &
  Parameters<typeof advanceFrameStep>[0] &
  ActPorts &
  Omit<NightPorts, keyof NightActs>;

/** What each kind of step does next. */
function advancing(ports: StepPorts, webhook: string | null): ActOnStep {
  const night = { ...ports, ...openNightActs(ports, webhook) };
  return async (step, keep) => {
    if (step.kind === "night") return advanceNight(night, step, keep);
    return step.kind === "clip" ? advanceClip(ports, step, keep) : advanceFrameStep(ports, step, keep);
  };
}

function openRunners(ports: QueuePorts): Runners {
  return {
    render: openRenderRunner(ports),
    ref: openRefRunner(ports),
    upscale: openUpscaleRunner(ports),
    post: openPostRunner(ports),
    tour: openTourRunner(ports),
  };
}

/** The episodes that jobs wait or run for. */
function episodesOf({ jobs }: JobsReply): EpisodeFolder[] {
  const infos = jobs.filter(({ finished }) => finished === null).map(({ info }) => info as { ep?: unknown });
  return [...new Set(infos.flatMap(({ ep }) => (typeof ep === "string" ? [ep as EpisodeFolder] : [])))];
}

/** What nobody waits for: the Comfy SDK where the settings need it, and which targets the host can render. */
function startBackgroundWork(ports: QueuePorts, opened: CleanupStack): void {
  const { log } = ports;
  void installWhenNeeded(ports).catch((error: unknown) => log.warn({ err: error }, "the Comfy SDK was not looked for"));
  const closing = new AbortController();
  opened.add(async () => closing.abort());
  void detectTargets(ports, closing.signal).catch((error: unknown) =>
    log.warn({ err: error }, "a look at the host failed"),
  );
}

/** The default target as the settings say now; whoever begins something reads it once. */
function withMachineDefault<T extends Pick<StudioPorts, "showTargets" | "settings">>(ports: T) {
  return {
    ...ports,
    get machineDefault() {
      return requireMachineDefault(ports.showTargets.shipped, ports.settings.now());
    },
  };
}

let loading: Promise<void> | undefined;

/** Takes the checks that the build compiled, once in a process. Without them each check is compiled at its first use. */
function loadCompiledChecks(): Promise<void> {
  loading ??= import("./contracts/made-checks.js").then(useCompiledChecks, () => undefined);
  return loading;
}
