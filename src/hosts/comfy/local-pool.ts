// The lane `local` over several hosts: a job goes to one that answers and has the least to do, the one that loaded its model last before another,
// and stays there. A host that is away gets no job; what it refuses, or never took, goes to the next. docs/hosts.md "Several hosts".
import type { AttachedJob, Backend, BackendEvent, BackendJob, HostStanding } from "../backend.ts";
import type { ComfyHost } from "./comfy-host.ts";

interface PoolMember {
  readonly host: Pick<ComfyHost, "url" | "standing">;
  readonly backend: Backend;
}

interface PoolHost extends PoolMember {
  /** Jobs of ours. */
  running: number;
  /** Of whatever anybody has queued there, by its last answer. */
  remaining: number;
  /** The target of the last job. */
  loaded: string | null;
  down: string | null;
}

/** Milliseconds that one host can hold up the choice of another, counted from when it fell silent. */
const PATIENCE = 2_000;
/** Between a host's address and its own handle. The first host's handles are without. */
const MARK = "|";

export interface LocalPool {
  readonly backend: Backend;
  /** Jobs at once: one for each host that answers or still has one. */
  readonly parallel: number;
}

/** The first is the host that `local_url` names: the lane bears its address. */
export function openPool([first, ...others]: readonly [PoolMember, ...PoolMember[]]): LocalPool {
  const main: PoolHost = { ...first, ...IDLE };
  const pooled: readonly [PoolHost, ...PoolHost[]] = [main, ...others.map((each) => ({ ...each, ...IDLE }))];
  const look = (patience: number) => Promise.all(pooled.map((one) => lookAt(one, patience)));
  const backend: Backend = {
    ...first.backend,
    async down(patience) {
      if (others.length === 0) return first.backend.down(patience);
      await look(Math.min(patience ?? PATIENCE, PATIENCE));
      return pooled.some(({ down }) => down === null) ? null : main.down;
    },
    run: (job, signal) => runOnFreest(pooled, look, { job, signal }),
    attach(job, handle, signal) {
      const at = handle.indexOf(MARK);
      const one = at < 0 ? main : pooled.find(({ host }) => host.url === handle.slice(0, at));
      if (!one?.backend.attach) return goneFrom(handle.slice(0, at));
      return counted(one, main, { job, events: one.backend.attach(job, handle.slice(at + 1), signal) });
    },
    ...(others.length > 0 && { hosts: () => look(PATIENCE).then(() => pooled.map(standingOf)) }),
  };
  return {
    backend,
    get parallel() {
      return Math.max(1, pooled.filter(({ down, running }) => down === null || running > 0).length);
    },
  };
}

const IDLE = { running: 0, remaining: 0, loaded: null, down: null } as const;

async function lookAt(one: PoolHost, patience: number): Promise<void> {
  Object.assign(one, await one.host.standing(patience));
}

function standingOf({ host, down, running, remaining, loaded }: PoolHost): HostStanding {
  return { where: host.url, down, running, remaining, loaded };
}

/** One that is away comes last, and only if all are: then it is waited for. */
function freest(pooled: readonly PoolHost[], target: string): PoolHost {
  const rank = ({ down, running, remaining, loaded }: PoolHost) => [
    down === null ? 0 : 1,
    Math.max(running, remaining),
    loaded === target ? 0 : 1,
  ];
  const sorted = pooled.toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    const at = one.findIndex((value, i) => value !== other[i]);
    return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  });
  return sorted[0] as PoolHost;
}

interface PoolRun {
  readonly job: BackendJob;
  readonly signal: AbortSignal;
}

/** One host after the other, until one takes it: with that one it stays. */
async function* runOnFreest(
  pooled: readonly [PoolHost, ...PoolHost[]],
  look: (patience: number) => Promise<unknown>,
  { job, signal }: PoolRun,
): AsyncGenerator<BackendEvent> {
  const left = new Set<PoolHost>(pooled);
  while (left.size > 0) {
    if (pooled.length > 1) await look(PATIENCE);
    const one = freest([...left], job.target);
    left.delete(one);
    const events = runOn(one, pooled.length > 1, { job, signal });
    let isTaken = false;
    let next: string | undefined;
    // The choice counts before anything is awaited: the next job that chooses sees it.
    for await (const event of counted(one, pooled[0], { job, events })) {
      isTaken ||= event.kind === "submitted";
      if (event.kind === "failed" && (event.isRefused === true || !isTaken) && left.size > 0) next = event.reason;
      else yield event;
    }
    if (next === undefined) return;
    yield { kind: "log", line: `${one.host.url} does not take it (${next}): trying another host` };
  }
}

async function* runOn(one: PoolHost, isNamed: boolean, { job, signal }: PoolRun): AsyncGenerator<BackendEvent> {
  if (isNamed) yield { kind: "log", line: `on ${one.host.url}` };
  yield* one.backend.run(job, signal);
}

interface Counted {
  readonly job: Pick<AttachedJob, "target">;
  readonly events: AsyncIterable<BackendEvent>;
}

/** The same events, while the host counts as at work; handles say where. */
async function* counted(one: PoolHost, main: PoolHost, { job, events }: Counted): AsyncGenerator<BackendEvent> {
  one.running += 1;
  one.loaded = job.target;
  try {
    for await (const event of events) {
      if (event.kind !== "submitted" || one === main) yield event;
      else yield { kind: "submitted", handle: `${one.host.url}${MARK}${event.handle}` };
    }
  } finally {
    one.running -= 1;
  }
}

async function* goneFrom(url: string): AsyncGenerator<BackendEvent> {
  const reason = `it was handed to ${url}, which is none of the local hosts any more: look there, or queue it again`;
  yield { kind: "failed", reason, isUnknown: true };
}
