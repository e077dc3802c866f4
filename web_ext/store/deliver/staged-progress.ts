// Long work in stages, as one way from 0 to 100 percent: where each stage begins and ends on it, and what it is called.

export interface StagedProgress {
  readonly percent: number;
  readonly says: string;
}

export type Stages<Name extends string> = Readonly<Record<Name, readonly [from: number, to: number, says: string]>>;

interface StageEvent<Name extends string> {
  readonly stage: Name;
  readonly done: number;
  readonly total: number;
}

export function progressOf<Name extends string>(
  stages: Stages<Name>,
  { stage, done, total }: StageEvent<Name>,
): StagedProgress {
  const [from, to, says] = stages[stage];
  return { percent: Math.round(from + (to - from) * (total > 0 ? done / total : 0)), says };
}
