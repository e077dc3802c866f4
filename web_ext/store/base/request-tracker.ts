// What events name while requests for the whole are on their way: a reply may be older than they are. Of two such requests the later
// one counts, whichever is answered first.

export interface TrackedRequest {
  readonly number: number;
  /** What events have named since it was sent. */
  readonly ids: Set<string>;
}

export function createRequestTracker() {
  const open = new Set<TrackedRequest>();
  let asked = 0;
  let lastAnswered = 0;
  return {
    touch: (id: string) => open.forEach(({ ids }) => ids.add(id)),
    ask: (): TrackedRequest => {
      const request = { number: (asked += 1), ids: new Set<string>() };
      open.add(request);
      return request;
    },
    /** Whether the request counts: it does not when a later one has been answered already. */
    end: (request: TrackedRequest, isAnswered: boolean): boolean => {
      open.delete(request);
      if (request.number < lastAnswered) return false;
      if (isAnswered) lastAnswered = request.number;
      return true;
    },
  };
}
