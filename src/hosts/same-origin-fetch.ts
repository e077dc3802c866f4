// Fetches an address and follows redirects within its own origin alone: what is sent, and the key, was meant for that origin and no other.

const MOST_HOPS = 5;
/** Redirects that say to send the same again. */
const SAME_AGAIN = new Set([307, 308]);

/** The address sent us on to another origin, or in a way that loses what was sent; nothing was done with it. */
export class CrossOriginRedirect extends Error {
  override name = "CrossOriginRedirect";
  readonly httpStatus: number;
  readonly code = "sent_on";

  constructor(from: string, to: string, httpStatus: number) {
    super(`${from} sends on to ${to}, where nothing is sent: if that is the right address, type it in the settings`);
    this.httpStatus = httpStatus;
  }
}

/** `fetch`, unless it leads away: then it throws `SentOn`. A body has to be one that can be sent twice. */
export async function sameOriginFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const isRead = /^(GET|HEAD)$/i.test(init.method ?? "GET");
  let address = input instanceof Request ? input.url : String(input);
  for (let hop = 0; ; hop++) {
    const answer = await fetch(address, { ...init, redirect: "manual" });
    const to = init.redirect === "manual" ? undefined : redirectOf(answer, address);
    if (to === undefined) return answer;
    await answer.body?.cancel();
    const { origin } = new URL(address);
    if (to.origin !== origin) throw new CrossOriginRedirect(origin, to.origin, answer.status);
    if (hop === MOST_HOPS || !(isRead || SAME_AGAIN.has(answer.status)))
      throw new CrossOriginRedirect(origin, to.href, answer.status);
    address = to.href;
  }
}

function redirectOf({ status, headers }: Response, from: string): URL | undefined {
  const location = status >= 300 && status < 400 ? headers.get("location") : null;
  return location === null ? undefined : new URL(location, from);
}
