// Whether the service is there. Away from the first lost connection until the next live one, however often it is tried between.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Link } from "../api/event-socket.ts";

export interface Connection {
  readonly away: ReadonlySignal<boolean>;
  /** When the next try begins, in milliseconds; undefined while one is under way. */
  readonly nextTry: ReadonlySignal<number | undefined>;
  readonly apply: (link: Link) => void;
}

export function createConnection(now: () => number, onBack: () => void): Connection {
  const away = signal(false);
  const nextTry = signal<number | undefined>(undefined);
  return {
    away,
    nextTry,
    apply: (link) => {
      nextTry.value = link.kind === "gone" ? now() + link.seconds * 1000 : undefined;
      if (link.kind === "gone") away.value = true;
      if (link.kind !== "live") return;
      away.value = false;
      onBack();
    },
  };
}
