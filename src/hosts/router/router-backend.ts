// The backend of hosted models: stores the request, journals its key, sends it until it is answered, and fetches what was made at once.
// The same key never runs twice within a day, so a request is sent again after a lost answer and after a restart; later never.
import { reasonOf } from "../../contracts/refusal.ts";
import { isServiceStopping } from "../../machine/cancellable-work.ts";
import { pause } from "../../machine/wait.ts";
import type { KnownJob, Backend, BackendEvent, BackendJob, RunCost } from "../backend.ts";
import type { Examine } from "../fetch-finished.ts";
import { ChangeLog } from "../follow.ts";
import { asEvents } from "../run-events.ts";
import type { ApiOptions } from "../sdk/comfy-api.ts";
import { fetchResult } from "./fetch-result.ts";
import { RouterApi, type ModelReply } from "./router-api.ts";
import {
  readModelHandle,
  readStoredRequest,
  removeRequest,
  storeRequest,
  writeModelHandle,
  type ModelHandle,
  type StoredRequest,
} from "./stored-request.ts";

export interface RouterOptions {
  readonly url: string;
  readonly keyFor: (url: string) => string | null;
  readonly sdk: ApiOptions["sdk"];
  readonly examine: Examine;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly pace?: RouterPace;
}

/** In milliseconds. */
export interface RouterPace {
  /** Before a request that met silence is sent again; it grows. */
  readonly silent: number;
  /** The longest pause between two tries. */
  readonly longest: number;
  /** Between two tries to fetch what was made. */
  readonly ask: number;
}

const ROUTER_PACE: RouterPace = { silent: 2_000, longest: 60_000, ask: 2_000 };
/** The Router knows a key for 24 hours; after that the same key would run, and be paid, anew. */
const KEY_LIVES = 23 * 3_600_000;
const CUT_TRIES = 3;
const TOO_OLD =
  "whether the run was made is unknown: its answer did not come within a day, and the Router forgets a request then. " +
  "It is not sent again by itself: look into your account, then queue it again";
const NO_REQUEST =
  "whether the run was made is unknown: the request that was sent is not there any more, and another one would be paid anew. " +
  "Look into your account, then queue it again";

interface Work {
  readonly api: RouterApi;
  readonly job: KnownJob;
  readonly examine: Examine;
  readonly pace: RouterPace;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

export function openRouter({ url, keyFor, sdk, examine, now, pace = ROUTER_PACE }: RouterOptions): Backend {
  const apiAt = (at: string) => new RouterApi({ url: at, key: () => keyFor(at), sdk });
  return {
    name: "router",
    kind: "router",
    isPaid: true,
    where: "Comfy Router",
    async down() {
      if (keyFor(url) === null) return "there is no key for the Comfy Router: type it in the settings";
      return apiAt(url).down();
    },
    run: (job, signal) => runJob(job, { api: apiAt(url), job, examine, pace, now, signal }),
    attach: (job, handle, signal) =>
      asEvents(async (send) => {
        const known = readModelHandle(handle);
        const request = known && (await readStoredRequest(job, known.request));
        if (!known || !request) return { kind: "failed", reason: NO_REQUEST };
        const work = { api: apiAt(known.at), job, examine, pace, now, signal };
        return settle(work, () => finishRun(request, known, work, send));
      }),
  };
}

/** Reading on means that the key is journaled: nothing is sent before. */
async function* runJob(job: BackendJob, work: Work): AsyncIterable<BackendEvent> {
  if (job.work.kind !== "model") {
    yield { kind: "failed", reason: `${job.target} is no hosted model: it does not run at the Comfy Router` };
    return;
  }
  const stored = await storeRequest(job, job.work).catch(reasonOf);
  if (typeof stored === "string") {
    yield { kind: "failed", reason: `the request could not be written down: ${stored}` };
    return;
  }
  const handle = { at: work.api.url, key: job.id, since: work.now(), request: stored.hash };
  yield { kind: "submitted", handle: writeModelHandle(handle) };
  yield* asEvents((send) => settle(work, () => finishRun(stored, handle, work, send)));
}

/** The stored request is removed with the run's end; a stop of the service leaves it for the next start. */
async function settle({ job, signal }: Work, finish: () => Promise<BackendEvent>): Promise<BackendEvent> {
  try {
    const end = await finish();
    await removeRequest(job);
    return end;
  } catch (error) {
    if (!signal.aborted || !isServiceStopping(signal)) await removeRequest(job);
    throw error;
  }
}

async function finishRun(
  request: StoredRequest,
  handle: ModelHandle,
  work: Work,
  send: (event: BackendEvent) => void,
): Promise<BackendEvent> {
  for (let cut = 0; cut < CUT_TRIES; cut++) {
    const reply = await askUntilAnswered(request, handle, work, send);
    if (reply === undefined) return { kind: "failed", reason: TOO_OLD };
    const { cost } = reply;
    logCost(cost, send);
    if (reply.is === "refused") return { kind: "failed", reason: reply.reason, cost };
    const end = await fetchResult(reply, request, { ...work, send });
    if (end) return { ...end, cost };
    send({ kind: "log", line: "the file was cut off: asking for it again" });
  }
  return { kind: "failed", reason: "the run was made, and its file does not arrive whole: look into your account" };
}

function logCost({ request, credits }: RunCost, send: (event: BackendEvent) => void): void {
  const lastLog = [request === null ? "" : `request ${request}`, credits === null ? "" : `${credits} credits`];
  const line = lastLog.filter(Boolean).join(", ");
  if (line !== "") send({ kind: "log", line: `the Comfy Router says: ${line}` });
}

type Answered = Extract<ModelReply, { is: "made" | "bytes" | "refused" }>;

/** The same request again and again until there is an answer; undefined when the key has grown too old to be sent. */
async function askUntilAnswered(
  { model, body }: StoredRequest,
  { key, since }: ModelHandle,
  { api, pace, now, signal }: Work,
  send: (event: BackendEvent) => void,
): Promise<Answered | undefined> {
  const changes = new ChangeLog(send);
  for (let silence = pace.silent; now() - since < KEY_LIVES;) {
    const reply = await api.run(model, body, key, signal);
    if (reply.is === "made" || reply.is === "bytes" || reply.is === "refused") return reply;
    changes.log(reply.is === "later" ? reply.why : `no answer from the Comfy Router (${reply.why}): asking again`);
    silence = reply.is === "later" ? pace.silent : Math.min(silence * 2, pace.longest);
    await pause(reply.is === "later" ? Math.min(reply.after, pace.longest) : silence, signal);
  }
  return undefined;
}
