// How free this thread is while something is done: how many turns its event loop takes meanwhile.
import { setImmediate } from "node:timers/promises";

export async function countTurns<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly turns: number }> {
  let turns = 0;
  let isOver = false;
  const counting = (async () => {
    for (; !isOver; turns++) await setImmediate();
  })();
  try {
    return { value: await work(), turns };
  } finally {
    isOver = true;
    await counting;
  }
}
