// The one websocket: hands on each event, says whether the service is there, and comes back by itself with growing pauses.
import type { EventType, StudioEvent } from "../../src/contracts/events.ts";

/** As much of a browser's WebSocket as is used here. */
export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  readonly close: () => void;
}

export type Link =
  | { readonly kind: "connecting" }
  | { readonly kind: "live" }
  /** `seconds` until the next try. */
  | { readonly kind: "gone"; readonly seconds: number };

export interface SocketPorts {
  readonly connect: () => SocketLike;
  /** Calls back once after a pause in milliseconds; the return value calls it off. */
  readonly wait: (ms: number, then: () => void) => () => void;
  readonly onEvent: (event: StudioEvent) => void;
  readonly onLink: (link: Link) => void;
}

export interface EventSocket {
  readonly retryNow: () => void;
  readonly close: () => void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8000;

/** All that the service says now; later ones may say more. */
const KNOWN: Readonly<Record<EventType, true>> = {
  execution_start: true,
  progress: true,
  execution_success: true,
  execution_error: true,
  execution_interrupted: true,
  "studio.job": true,
  "studio.take": true,
  "studio.episode": true,
  "studio.ref": true,
  "studio.queue": true,
  "studio.plan": true,
  "studio.align": true,
  "studio.faces": true,
  "studio.master": true,
  "studio.post": true,
  "studio.upscale": true,
  "studio.issues": true,
  "studio.assemble": true,
  "studio.archive": true,
  "studio.review": true,
  "studio.features": true,
  "studio.night": true,
};

export function openEventSocket(ports: SocketPorts): EventSocket {
  let socket: SocketLike | undefined;
  let callOff: (() => void) | undefined;
  let failures = 0;
  let closed = false;

  const open = () => {
    callOff = undefined;
    ports.onLink({ kind: "connecting" });
    const mine = ports.connect();
    socket = mine;
    mine.onopen = () => {
      failures = 0;
      ports.onLink({ kind: "live" });
    };
    mine.onmessage = ({ data }) => {
      const event = readEvent(data);
      if (event) ports.onEvent(event);
    };
    mine.onclose = () => {
      if (closed || socket !== mine) return;
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
      failures += 1;
      ports.onLink({ kind: "gone", seconds: pause / 1000 });
      callOff = ports.wait(pause, open);
    };
  };

  open();
  return {
    retryNow: () => {
      if (!callOff) return;
      callOff();
      open();
    },
    close: () => {
      closed = true;
      callOff?.();
      socket?.close();
    },
  };
}

/** A message of the contract, or undefined for one this page does not know. */
export function readEvent(data: unknown): StudioEvent | undefined {
  if (typeof data !== "string") return undefined;
  try {
    const message: unknown = JSON.parse(data);
    if (typeof message !== "object" || message === null) return undefined;
    const { type } = message as { type?: unknown };
    return typeof type === "string" && Object.hasOwn(KNOWN, type) && "data" in message
      ? (message as StudioEvent)
      : undefined;
  } catch {
    return undefined;
  }
}
