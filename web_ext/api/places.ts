// Where the service is, told by the page's own address. On its own the service shows the page at `/`, inside a host at `/studio/`; either
// may lie under a path of somebody else's. Inside a host the events come over the host's websocket, under a name of the page's own.

export interface Places {
  /** What every route begins with, without a last slash. */
  readonly prefix: string;
  /** Path of the websocket. */
  readonly socket: string;
  readonly isInHost: boolean;
}

export function placesOf(pathname: string): Places {
  const folder = pathname.slice(0, pathname.lastIndexOf("/") + 1);
  const isInHost = folder.endsWith("/studio/");
  const base = isInHost ? folder.slice(0, -"studio/".length) : folder;
  return { prefix: `${base}studio`, socket: `${base}ws`, isInHost };
}

interface Address {
  readonly protocol: string;
  readonly host: string;
}

/** `name` is new for each connection: a host that knows it from an old one forgets both when the old one ends. */
export function socketAddress({ protocol, host }: Address, { socket, isInHost }: Places, name: string): string {
  const asked = isInHost ? `?clientId=studio-${name}` : "";
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}${socket}${asked}`;
}

/** Where the page is shown; the root where there is none, as in a test. */
function ownPathname(): string {
  return (globalThis as { location?: { pathname: string } }).location?.pathname ?? "/";
}

export const PLACES = placesOf(ownPathname());
