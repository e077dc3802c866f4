// Which addresses of the network a download may connect to: those of the public internet, and origins that the user named. Names are resolved
// here and the connection goes to the very address that was looked at, so that a second answer of the resolver changes nothing.
import { lookup as resolveName, type LookupAddress } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Answers with all addresses of a name. */
export type ResolveName = (
  host: string,
  answered: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

export interface NetworkGuard {
  /** Origins that the user named, such as a mirror: they may be private, and need no TLS. */
  readonly trusted: ReadonlySet<string>;
  /** The system's own where it is left out. */
  readonly resolve?: ResolveName;
}

/** The address, or where it was sent on to, is none that a download may ask. */
export class RefusedAddress extends Error {
  override name = "RefusedAddress";
}

const PRIVATE = new BlockList();
for (const range of [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"],
  ...["192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"],
  ...["224.0.0.0/4", "240.0.0.0/4"],
])
  addRange(range, "ipv4");
for (const range of [
  ...["::/128", "::1/128", "64:ff9b:1::/48", "100::/64", "2001:db8::/32", "2002::/16", "fc00::/7", "fe80::/10"],
  ...["fec0::/10", "ff00::/8"],
])
  addRange(range, "ipv6");

/** What lies in this machine, its networks, or nowhere. Text that is no address counts as that. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  const inner = family === 6 ? translatedAddress(address) : undefined;
  if (inner !== undefined) return isPrivateAddress(inner);
  return PRIVATE.check(address, family === 4 ? "ipv4" : "ipv6");
}

/** Throws where the address may not be asked as it stands; names are looked at by `guardedLookup` when it is connected to. */
export function requirePublic(url: URL, { trusted }: NetworkGuard): void {
  if (trusted.has(url.origin)) return;
  if (url.protocol !== "https:") throw new RefusedAddress(`${url.origin} is asked by https alone`);
  if (url.username !== "" || url.password !== "")
    throw new RefusedAddress(`an address of ${url.host} holds a name and a password: it is not asked`);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && isPrivateAddress(host)) throw refusedFor(url.host);
}

/** For a connection to that address: refuses a name of which any address is private. */
export function guardedLookup(url: URL, { trusted, resolve = resolveAll }: NetworkGuard): LookupFunction {
  const isTrusted = trusted.has(url.origin);
  return (host, options, answered) => {
    resolve(host, (error, addresses) => {
      const [first] = addresses;
      if (error || !first) return answered(error ?? new Error(`${host} has no address`), "", 0);
      if (!isTrusted && addresses.some(({ address }) => isPrivateAddress(address)))
        return answered(refusedFor(host), "", 0);
      if (options.all) answered(null, [...addresses]);
      else answered(null, first.address, first.family);
    });
  };
}

function resolveAll(host: string, answered: Parameters<ResolveName>[1]): void {
  resolveName(host, { all: true }, (error, addresses) => answered(error, error ? [] : addresses));
}

function refusedFor(host: string): RefusedAddress {
  return new RefusedAddress(`${host} is an address of this machine or its network, which nothing is fetched from`);
}

function addRange(range: string, family: "ipv4" | "ipv6"): void {
  const [network = "", bits] = range.split("/");
  PRIVATE.addSubnet(network, Number(bits), family);
}

/** The IPv4 address within one of NAT64 (64:ff9b::/96), which networks without IPv4 give for public ones. */
function translatedAddress(address: string): string | undefined {
  const found = /^64:ff9b::(?:([0-9a-f]{1,4}):)?([0-9a-f]{1,4})$/i.exec(
    new URL(`http://[${address}]`).hostname.slice(1, -1),
  );
  if (!found) return undefined;
  const [high, low] = [Number.parseInt(found[1] ?? "0", 16), Number.parseInt(found[2] ?? "0", 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
