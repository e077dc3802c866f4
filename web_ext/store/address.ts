// The address bar as state: `#/ep/<episode>/shots/<shot>?pass=final`. Opening the same address shows the same place.
// The workspace's name stands where `shots` stands here.
import type { Pass } from "../../src/contracts/schema.ts";

export const WORKSPACES = ["write", "shots", "refs", "deliver"] as const;
export type Workspace = (typeof WORKSPACES)[number];

export interface Address {
  /** Absolute folder of the open episode. */
  readonly ep?: string;
  readonly pass: Pass;
  /** The Shots workspace when it is not set. */
  readonly workspace?: Workspace;
  readonly shot?: string;
}

/** Reads a hash; whatever is missing or odd is simply not set. */
export function parseAddress(hash: string): Address {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?", 2);
  const pass = new URLSearchParams(query).get("pass") === "final" ? "final" : "proxy";
  const [, kind, ep, workspace, shot] = path.split("/").map(decoded);
  if (kind !== "ep" || !ep) return { pass };
  const known = WORKSPACES.find((one) => one === workspace);
  const place: Address = known === undefined || known === "shots" ? { ep, pass } : { ep, pass, workspace: known };
  return known && shot ? { ...place, shot } : place;
}

export function formatAddress(address: Address): string {
  if (address.ep === undefined) return "#/";
  const shot = address.shot === undefined ? "" : `/${encodeURIComponent(address.shot)}`;
  return `#/ep/${encodeURIComponent(address.ep)}/${address.workspace ?? "shots"}${shot}?pass=${address.pass}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
