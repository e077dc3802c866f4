// Keeps foreign web pages out (docs/decisions.md 21). The service has no password, so a page of another site that a browser on this
// network happens to show must neither use nor read it. No CORS header is ever sent. Also: whether a request comes from this machine.
//   Host            a name we answer to: stops a foreign name that is pointed at this machine (DNS rebinding)
//   Origin          the page that asks is our own
//   Sec-Fetch-Site  the same for requests without an Origin: pictures, scripts, links
//   Referer         the same again where a browser sends neither: it keeps Sec-Fetch-Site from plain http on a network address
// Programs send none of them and pass. So does, on a network address, the GET of a page that hides its Referer: it can make this
// service read something, but is shown nothing of it (`Cross-Origin-Resource-Policy`, no CORS), and no GET changes anything.
import type { RequestHandler } from "express";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { Refusal } from "../contracts/refusal.ts";

/** Host names, lower case, without port: the machine's own and those of `STUDIO_HOSTS`. */
export type AllowedHosts = ReadonlySet<string>;

/** Reads names as people write them into a setting: with a scheme, a port or capitals. */
export function readHosts(names: readonly string[]): AllowedHosts {
  const bare = names.map((name) =>
    name
      .trim()
      .replace(/^\w+:\/\//, "")
      .replace(/\/.*$/, ""),
  );
  return new Set(bare.map((name) => hostName(name) ?? "").filter((name) => name !== ""));
}

/** Refuses a request of a foreign page before anything else looks at it. */
export function guard(hosts: AllowedHosts): RequestHandler {
  return (request, _response, next) => {
    const why = whyRefused(request, hosts);
    if (why !== undefined) throw new Refusal("outside-roots", why);
    next();
  };
}

/** The sentence that refuses a request or a websocket's upgrade; undefined when it may come in. */
export function whyRefused(request: IncomingMessage, hosts: AllowedHosts): string | undefined {
  return (
    troubleWithHost(request, hosts) ??
    troubleWithOrigin(request) ??
    troubleWithSite(request) ??
    troubleWithReferer(request)
  );
}

function troubleWithHost(request: IncomingMessage, hosts: AllowedHosts): string | undefined {
  const given = request.headersDistinct["host"] ?? [];
  const name = given.length === 1 ? hostName(given[0] ?? "") : undefined;
  if (name === undefined) return "the request does not say which host it is for";
  if (isIP(name) !== 0 || name === "localhost" || name.endsWith(".localhost") || hosts.has(name)) return undefined;
  return `the studio does not answer under the name ${name}: open it as localhost, or add the name to STUDIO_HOSTS`;
}

/** The name or address in a `Host` header, without port and brackets; undefined when it is not one. */
function hostName(host: string): string | undefined {
  const match = /^(?:\[([^\]]+)\]|([^:[\]/@\s]+))(?::\d{1,5})?$/.exec(host.toLowerCase());
  if (!match) return undefined;
  return match[1] ?? match[2]?.replace(/\.$/, "");
}

function troubleWithOrigin({ headers }: IncomingMessage): string | undefined {
  const { origin, host } = headers;
  if (origin === undefined || isOwnPage(origin, host)) return undefined;
  return `a page of another site (${origin.slice(0, 200)}) may not use the studio`;
}

/** Counts only where a browser says nothing more exact. */
function troubleWithReferer(request: IncomingMessage): string | undefined {
  const { origin, referer, host, "sec-fetch-site": site } = request.headers;
  if (origin !== undefined || site !== undefined || referer === undefined) return undefined;
  if (isOwnPage(referer, host) || isForPage(request)) return undefined;
  return FOREIGN;
}

/** Whether an address, or the origin of one, is where this request went. */
function isOwnPage(address: string, host: string | undefined): boolean {
  const page = URL.canParse(address) ? new URL(address) : undefined;
  return page !== undefined && /^https?:$/.test(page.protocol) && page.host === withoutUsualPort(host, page.protocol);
}

/** As a URL spells it: `:80` is left out under http, `:443` under https. */
function withoutUsualPort(host: string | undefined, protocol: string): string | undefined {
  const url = `${protocol}//${host ?? ""}`;
  return URL.canParse(url) ? new URL(url).host : undefined;
}

function troubleWithSite(request: IncomingMessage): string | undefined {
  const site = request.headers["sec-fetch-site"];
  if (site === undefined || site === "same-origin" || site === "none" || isVisit(request)) return undefined;
  return FOREIGN;
}

const FOREIGN = "a page of another site may not use the studio: open the studio's own page";

/** Somebody follows a link to our page, in a window of its own. */
function isVisit(request: IncomingMessage): boolean {
  const { "sec-fetch-mode": mode, "sec-fetch-dest": destination } = request.headers;
  return mode === "navigate" && destination === "document" && isForPage(request);
}

/** The page itself: it shows nothing of the studio to who embeds it, and lets nobody. */
function isForPage({ method, url = "" }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return ["/", "/index.html"].includes(url.split("?")[0] ?? "");
}

const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** By the connection's addresses alone. What came through a proxy is never local: the proxy's own address says nothing. */
export function isFromThisMachine(request: IncomingMessage): boolean {
  if (isForwarded(request)) return false;
  const { remoteAddress, localAddress } = request.socket;
  if (remoteAddress === undefined) return false;
  // A connection to one of our own network addresses from that same address never left the machine.
  return isLoopback(remoteAddress) || remoteAddress === localAddress;
}

/** Whether a proxy or a host has passed the request on. */
export function isForwarded(request: IncomingMessage): boolean {
  return FORWARDED.some((name) => request.headers[name] !== undefined);
}

/** 127.0.0.0/8 and ::1, also in the form that a socket for both families reports. */
export function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/i.test(address);
}
