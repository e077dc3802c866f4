// Takes events as fast as they come and hands them on together: a thousand of them change the page once, not a thousand times.
import { batch } from "@preact/signals";
import type { StudioEvent } from "../../../src/contracts/events.ts";

/** Shorter than an eye notices, in milliseconds. */
const GATHER_MS = 40;

export function createEventBuffer(
  apply: (event: StudioEvent) => void,
  wait: (ms: number, then: () => void) => unknown,
): (event: StudioEvent) => void {
  let gathered: StudioEvent[] = [];
  const flush = () => {
    const events = gathered;
    gathered = [];
    batch(() => events.forEach(apply));
  };
  return (event) => {
    if (gathered.push(event) === 1) wait(GATHER_MS, flush);
  };
}
