// The address bar as state: `#/ep/<episode>/shots/<shot>?pass=final`, and among references
// `#/ep/<episode>/refs?pass=final&ref=subject:ada&view=04_face`, on the way to a file `#/ep/<episode>/deliver?pass=final&step=master`.
// Opening the same address shows the same place.
// The workspace's name stands where `shots` stands here.
import type { Pass } from "../../src/contracts/schema.ts";

export const WORKSPACES = ["clips", "write", "shots", "refs", "deliver"] as const;
export type Workspace = (typeof WORKSPACES)[number];

/** What the cut can become, in the order of its making. */
export const DELIVER_STEPS = ["film", "upscale", "post", "master", "titles", "versions", "review", "export"] as const;
export type DeliverStep = (typeof DELIVER_STEPS)[number];

export interface Address {
  /** Absolute folder of the open episode. */
  readonly ep?: string;
  readonly pass: Pass;
  /** Nothing was said of the pass: that with takes is meant. */
  readonly anyPass?: true;
  /** The Shots workspace when it is not set. */
  readonly workspace?: Workspace;
  readonly shot?: string;
  /** Of the References workspace: the reference that is looked at, by its id, and which of its views. */
  readonly ref?: string;
  readonly view?: string;
  /** Of the Deliver workspace; the film when it is not set. */
  readonly step?: DeliverStep;
}

/** Reads a hash; whatever is missing or odd is simply not set. */
export function parseAddress(hash: string): Address {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?", 2);
  const values = new URLSearchParams(query);
  const pass = readPass(values);
  const [, kind, ep, workspace, shot] = path.split("/").map(decoded);
  if (kind !== "ep" || !ep) return { pass: pass.pass };
  const known = WORKSPACES.find((one) => one === workspace);
  const opened: Address =
    known === undefined || known === "shots" ? { ep, ...pass } : { ep, ...pass, workspace: known };
  const place = { ...opened, ...(known === "refs" && readRef(values)), ...(known === "deliver" && readStep(values)) };
  return known && shot ? { ...place, shot } : place;
}

export function formatAddress(address: Address): string {
  if (address.ep === undefined) return "#/";
  const shot = address.shot === undefined ? "" : `/${encodeURIComponent(address.shot)}`;
  return `#/ep/${encodeURIComponent(address.ep)}/${address.workspace ?? "shots"}${shot}?pass=${address.pass}${formatRef(address)}${formatStep(address)}`;
}

function readPass(values: URLSearchParams): Pick<Address, "pass" | "anyPass"> {
  const pass = values.get("pass") === "final" ? "final" : "proxy";
  return values.has("pass") ? { pass } : { pass, anyPass: true };
}

function readRef(values: URLSearchParams): Pick<Address, "ref" | "view"> {
  const [ref, view] = [values.get("ref"), values.get("view")];
  return ref ? { ref, ...(view && { view }) } : {};
}

function formatRef({ ref, view }: Address): string {
  if (ref === undefined) return "";
  const named = `&ref=${encodeURIComponent(ref).replaceAll("%3A", ":")}`;
  return view === undefined ? named : `${named}&view=${encodeURIComponent(view)}`;
}

function readStep(values: URLSearchParams): Pick<Address, "step"> {
  const step = DELIVER_STEPS.find((one) => one === values.get("step"));
  return step === undefined || step === "film" ? {} : { step };
}

function formatStep({ step }: Address): string {
  return step === undefined || step === "film" ? "" : `&step=${step}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
