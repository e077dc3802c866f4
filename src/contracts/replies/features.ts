// What can be installed, what of it is, and the installation that is under way. docs/http.md "Feature installer".
import { Type, type Static } from "typebox";
import { open, oneOf, orNull } from "../schema.ts";

export const ITEM_KINDS = ["model", "pack", "pip", "ffmpeg"] as const;
const ItemKind = oneOf(...ITEM_KINDS);
export type ItemKind = Static<typeof ItemKind>;

const ItemStatus = oneOf("installed", "missing", "restart", "unknown");
export type ItemStatus = Static<typeof ItemStatus>;

const ITEM_FIELDS = {
  /** `<kind>:<folder or nothing>/<name>`. */
  key: Type.String(),
  kind: ItemKind,
  name: Type.String(),
  folder: Type.Optional(Type.String()),
  /** Null where no record names a trustworthy one: a person has to fetch it. */
  url: Type.Optional(orNull(Type.String())),
  /** Id of the first target whose record it comes from. */
  target: Type.Optional(Type.String()),
  /** Its page asks for an account and a licence first. */
  gated: Type.Optional(Type.Boolean()),
  /** The page where a gated file's licence is accepted. */
  licence: Type.Optional(Type.String()),
  /** What a person should know, as a sentence: why it cannot be installed from here, or what stands in for it. */
  note: Type.Optional(Type.String()),
};

/** `installed`: the file or one of its family; `restart`: a pack is there and the host has not loaded it. */
export const FeatureItem = open({
  ...ITEM_FIELDS,
  /** Folder of this machine that it goes into. */
  where: Type.Optional(Type.String()),
  status: ItemStatus,
});
export type FeatureItem = Static<typeof FeatureItem>;

/** An item as its record has it, with what the installer needs and nobody is sent. */
export const ItemRecord = open({
  ...ITEM_FIELDS,
  /** Of a model file, where its record says it. */
  sha256: Type.Optional(Type.String()),
  size: Type.Optional(Type.Integer()),
  /** Of a pack: what is cloned. */
  commit: Type.Optional(Type.String()),
});
export type ItemRecord = Static<typeof ItemRecord>;

export const FEATURE_STATUSES = ["installed", "partial", "missing", "restart", "unknown", "unavailable"] as const;

export const Feature = open({
  id: Type.String(),
  group: Type.String(),
  label: Type.String(),
  about: Type.String(),
  /** Installing it ends with a restart of the host. */
  restart: Type.Boolean(),
  status: oneOf(...FEATURE_STATUSES),
  items: Type.Array(FeatureItem),
});
export type Feature = Static<typeof Feature>;

export const InstallTask = open({
  key: Type.String(),
  kind: ItemKind,
  name: Type.String(),
  folder: orNull(Type.String()),
  status: oneOf("queued", "running", "done", "failed", "canceled"),
  bytes: Type.Integer(),
  total: orNull(Type.Integer()),
  error: orNull(Type.String()),
  note: orNull(Type.String()),
});
export type InstallTask = Static<typeof InstallTask>;

export const InstallJob = open({
  running: Type.Boolean(),
  /** Something that was installed waits for a restart of the host. */
  restart: Type.Boolean(),
  tasks: Type.Array(InstallTask),
});
export type InstallJob = Static<typeof InstallJob>;

export const InstallPlace = open({
  /** The host's folder on this machine. */
  root: orNull(Type.String()),
  custom_nodes: orNull(Type.String()),
  /** The host's own interpreter. */
  python: orNull(Type.String()),
  /** Why files and packs have nowhere to go; null where they have. */
  why_not: orNull(Type.String()),
});
export type InstallPlace = Static<typeof InstallPlace>;
