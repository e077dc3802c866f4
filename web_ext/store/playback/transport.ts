// The transport: how the programme runs is one number, and each key makes another one of it. 0 stands still, 1, 2 and 4 run on, below zero
// it runs back.

export type TransportKey = "toggle" | "stop" | "on" | "back";

export interface TransportFacts {
  readonly hasClips: boolean;
  /** Nothing comes before the frame on screen. */
  readonly isAtStart: boolean;
}

const FASTEST = 4;

export function nextRate(rate: number, key: TransportKey, { hasClips, isAtStart }: TransportFacts): number {
  if (!hasClips || key === "stop") return 0;
  if (key === "toggle") return rate === 0 ? 1 : 0;
  if (key === "on") return rate > 0 ? Math.min(FASTEST, rate * 2) : 1;
  if (isAtStart) return 0;
  return rate < 0 ? Math.max(-FASTEST, rate * 2) : -1;
}
