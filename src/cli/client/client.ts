// What a command asks: a server of this process or the service that owns the user folder (docs/decisions.md 14). Both are called by
// route, so no command knows which it is. `open-client.ts` chooses.
import type { StudioEvent } from "../../contracts/events.ts";
import type { Job } from "../../contracts/files/job.ts";
import { jobsRoute } from "../../contracts/routes/jobs.ts";
import type { Registry } from "../../core/targets/registry.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { CallRoute } from "../../contracts/route.ts";
import type { OwnerConnection } from "../../http/owner/connect-to-owner.ts";
import type { CommonFlags } from "../args.ts";

export interface Client {
  readonly call: CallRoute;
  /** Calls the listener with every event from now on; returns how to end that. */
  readonly subscribe: (listener: (event: StudioEvent) => void) => () => void;
  /** Resolves with the record of a job's end; the job was queued after the client was opened, or still waits. */
  readonly ended: (id: string) => Promise<Job>;
}

/** The client of a command about one episode. */
export interface EpisodeClient extends Client {
  /** The episode's real path. */
  readonly ep: EpisodeFolder;
  readonly registry: Registry;
}

/** Opens the client of one command and closes it when the work has ended. `signal` is aborted by Ctrl+C, and when the work cannot go on. */
export interface Clients {
  /** `root`: what lies in it may be named and read. */
  readonly withClient: <T>(
    flags: CommonFlags,
    root: string,
    work: (client: Client, signal: AbortSignal) => Promise<T>,
  ) => Promise<T>;
  /** For commands that work in one episode. */
  readonly withEpisode: <T>(
    flags: CommonFlags,
    folder: string,
    work: (client: EpisodeClient, signal: AbortSignal) => Promise<T>,
  ) => Promise<T>;
  /** For commands that make episodes: without a service, no queue is opened and no folder claimed. `parent`: the new episodes' folder. */
  readonly withFolder: <T extends object>(
    flags: CommonFlags,
    parent: string,
    work: (call: CallRoute) => Promise<T>,
  ) => Promise<T>;
}

/** Learns from events how jobs end, and from the list of jobs where an event may have been missed. */
export function remoteClient({ call, subscribe, onGap, gone }: OwnerConnection): Client {
  const ended = new Map<string, Job>();
  const waiting = new Map<string, { readonly resolve: (job: Job) => void; readonly reject: (why: unknown) => void }>();
  const note = (job: Job) => {
    if (job.finished === null) return;
    ended.set(job.id, job);
    waiting.get(job.id)?.resolve(job);
    waiting.delete(job.id);
  };
  const giveUp = (why: unknown) => {
    for (const { reject } of waiting.values()) reject(why);
    waiting.clear();
  };
  const readJobs = async () => {
    const before = [...waiting.keys()];
    const { jobs } = await call(jobsRoute, {});
    jobs.forEach(note);
    const listed = new Set(jobs.map(({ id }) => id));
    const lost = before.find((id) => waiting.has(id) && !listed.has(id));
    if (lost !== undefined) giveUp(new Error(`the studio does not know the job ${lost} any more: look at its takes`));
  };
  let isPlanned = false;
  const readJobsSoon = () => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      readJobs().catch(giveUp);
    });
  };
  subscribe((event) => event.type === "studio.job" && note(event.data));
  onGap(readJobsSoon);
  gone.addEventListener("abort", () => giveUp(gone.reason));
  return {
    call,
    subscribe,
    ended: async (id) => {
      const known = ended.get(id);
      if (known) return known;
      const end = new Promise<Job>((resolve, reject) => waiting.set(id, { resolve, reject }));
      readJobsSoon();
      return end;
    },
  };
}
