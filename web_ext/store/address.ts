// The address bar as state: `#/ep/<episode>/shots/<shot>?pass=final`. Opening the same address shows the same place.
import type { Pass } from "../../src/contracts/schema.ts";

export interface Address {
  /** Absolute folder of the open episode. */
  readonly ep?: string;
  readonly pass: Pass;
  readonly shot?: string;
}

/** Reads a hash; whatever is missing or odd is simply not set. */
export function parseAddress(hash: string): Address {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?", 2);
  const pass = new URLSearchParams(query).get("pass") === "final" ? "final" : "proxy";
  const [, place, ep, room, shot] = path.split("/").map(decoded);
  if (place !== "ep" || !ep) return { pass };
  return room === "shots" && shot ? { ep, pass, shot } : { ep, pass };
}

export function formatAddress(address: Address): string {
  if (address.ep === undefined) return "#/";
  const shot = address.shot === undefined ? "" : `/${encodeURIComponent(address.shot)}`;
  return `#/ep/${encodeURIComponent(address.ep)}/shots${shot}?pass=${address.pass}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
