// Brings a file that was made elsewhere, asking again as long as there is hope. Where it lies, and how it is asked for, is the backend's.
import { setTimeout as sleep } from "node:timers/promises";
import type { Received } from "../machine/receive-file.ts";
import type { BackendEvent } from "./backend.ts";

export interface Fetching {
  /** Who has the file, for people: `the host`. */
  readonly from: string;
  /** What a person can do when it cannot be had: `look in its output folder`. */
  readonly advice: string;
  /** Whether they do not answer now; then they are waited for. */
  readonly isAway: () => Promise<boolean>;
  /** Milliseconds between two tries, while they answer and while they do not. */
  readonly pace: { readonly ask: number; readonly silent: number };
  readonly signal: AbortSignal;
  readonly send: (event: BackendEvent) => void;
}

const FETCH_TRIES = 3;

/** Why the file cannot be had, or undefined when it stands there: one who answers and does not have it will not have it later. */
export async function fetchMade(
  name: string,
  receive: () => Promise<Received>,
  { from, advice, isAway, pace, signal, send }: Fetching,
): Promise<string | undefined> {
  for (let turn = 1; ; turn++) {
    const received = await receive();
    if (received.ok) return undefined;
    const away = await isAway();
    if (!away && turn >= FETCH_TRIES) {
      return `${from} made ${name} and does not hand it over (${received.why}): ${advice}`;
    }
    send({ kind: "log", line: `${name} did not arrive (${received.why}): asking again` });
    await sleep(away ? pace.silent : pace.ask, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}
