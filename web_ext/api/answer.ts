// What comes of asking the service. A refusal is a value with the service's own sentence: nobody has to catch it.

export interface Refusal {
  readonly ok: false;
  /** Nothing answered: the service is away or the network is. */
  readonly unreachable: boolean;
  /** HTTP status; 0 when nothing answered. */
  readonly status: number;
  readonly sentence: string;
  /** Whatever else the reply's body held (`locked`, `hash`, …). */
  readonly fields: Readonly<Record<string, unknown>>;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | Refusal;
