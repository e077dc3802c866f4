// Where the service is, worked out from the page's own address. On its own the service shows the page above its routes, inside a host among them;
// either may lie under a path of somebody else's, whatever that is called, so the service says which it is on the page. Inside a host the
// events come over the host's websocket, under a name of the page's own.

export interface ServiceAddress {
  /** What every route begins with, without a last slash. */
  readonly prefix: string;
  /** Path of the websocket. */
  readonly socket: string;
  readonly isInHost: boolean;
}

export function serviceAddressOf(pathname: string, isInHost: boolean): ServiceAddress {
  const folder = pathname.slice(0, pathname.lastIndexOf("/"));
  if (!isInHost) return { prefix: `${folder}/studio`, socket: `${folder}/ws`, isInHost };
  return { prefix: folder, socket: `${folder.slice(0, folder.lastIndexOf("/"))}/ws`, isInHost };
}

interface PageLocation {
  readonly protocol: string;
  readonly host: string;
}

/** `name` is new for each connection: a host that knows it from an old one forgets both when the old one ends. */
export function socketAddress(
  { protocol, host }: PageLocation,
  { socket, isInHost }: ServiceAddress,
  name: string,
): string {
  const asked = isInHost ? `?clientId=studio-${name}` : "";
  return `${protocol === "https:" ? "wss:" : "ws:"}//${host}${socket}${asked}`;
}

/** Where the page is shown; the root where there is none, as in a test. */
function ownPathname(): string {
  return (globalThis as { location?: { pathname: string } }).location?.pathname ?? "/";
}

function isPageInHost(): boolean {
  const { document } = globalThis as { document?: { documentElement: { dataset: { place?: string } } } };
  return document?.documentElement.dataset.place === "host";
}

export const SERVICE_ADDRESS = serviceAddressOf(ownPathname(), isPageInHost());
