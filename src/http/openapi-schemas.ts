// The schemas of the contract as OpenAPI components: a shape that has a name is written once and referred to.
import { CutFile, CutReply } from "../contracts/files/cut.ts";
import { Job, Lanes } from "../contracts/files/job.ts";
import { ShotEntry } from "../contracts/files/shotlist.ts";
import { SettingsRecord } from "../contracts/routes/settings.ts";
import {
  CutView,
  EpisodeEntry,
  EpisodeStatus,
  MissingRef,
  ShotStatus,
  TakeSummary,
  TrackInfo,
} from "../contracts/replies/episode-status.ts";
import { Effective, RefUsed, ShotDetail } from "../contracts/routes/episodes.ts";
import { BackendRecord, JobsReply } from "../contracts/routes/jobs.ts";
import { RenderBody, RenderReply } from "../contracts/routes/takes.ts";

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const NAMED: Readonly<Record<string, object>> = {
  BackendRecord,
  CutFile,
  CutReply,
  CutView,
  Effective,
  EpisodeEntry,
  EpisodeStatus,
  Job,
  JobsReply,
  Lanes,
  MissingRef,
  RefUsed,
  RenderBody,
  RenderReply,
  SettingsRecord,
  ShotDetail,
  ShotEntry,
  ShotStatus,
  TakeSummary,
  TrackInfo,
};

const nameOf = new Map(Object.entries(NAMED).map(([name, schema]) => [schema, name]));

/** The body of every reply with a status of 400 or above. */
const ERROR: Json = {
  type: "object",
  required: ["error"],
  properties: { error: { type: "string", description: "a sentence for a person" } },
  additionalProperties: true,
};

export function componentSchemas(): Record<string, Json> {
  const named = Object.entries(NAMED).map(([name, schema]) => [name, spelledOut(schema)] as const);
  return { Error: ERROR, ...Object.fromEntries(named) };
}

/** A schema as JSON, with a reference wherever a named one stands. */
export function schemaOf(schema: object): Json {
  const name = nameOf.get(schema);
  return name === undefined ? spelledOut(schema) : { $ref: `#/components/schemas/${name}` };
}

function spelledOut(schema: object): Json {
  if (Array.isArray(schema)) return schema.map((item) => jsonOf(item));
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, jsonOf(value)]));
}

function jsonOf(value: unknown): Json {
  return typeof value === "object" && value !== null ? schemaOf(value) : (value as Json);
}
