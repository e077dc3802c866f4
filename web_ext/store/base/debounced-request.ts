// Asks after a pause, and only listens to the answer of the last question: what was typed since makes older ones worthless.

export interface DebouncedRequest<Q> {
  /** Asks in a while; a question that still waits is replaced. */
  readonly ask: (question: Q) => void;
  /** Forgets what waits and what is on its way. */
  readonly forget: () => void;
}

export interface DebouncedRequestPorts<Q, A> {
  readonly pause: number;
  readonly wait: (ms: number, then: () => void) => () => void;
  readonly run: (question: Q) => Promise<A>;
  readonly onAnswer: (answer: A, question: Q) => void;
}

export function createDebouncedRequest<Q, A>({
  pause,
  wait,
  run,
  onAnswer,
}: DebouncedRequestPorts<Q, A>): DebouncedRequest<Q> {
  let turn = 0;
  let cancel: (() => void) | undefined;
  const forget = () => {
    turn += 1;
    cancel?.();
    cancel = undefined;
  };
  return {
    forget,
    ask: (question) => {
      forget();
      const mine = turn;
      cancel = wait(pause, () => {
        cancel = undefined;
        void run(question).then((answer) => {
          if (mine === turn) onAnswer(answer, question);
        });
      });
    },
  };
}
