// `router.json`: how a hosted model is asked, as data. The provider's own request with placeholders for values and files, and where its answer
// names what it made. Beside a target's `target.json` with `via: router`, as `workflow.json` stands beside others.
//
//   {"value": "prompt"}                      a value; what holds a value that is not there is left out
//   {"value": "seconds", "as": "text"}       the value as text; `as` can also be a table of words
//   {"file": "first", "as": "data"}          a file of a role: a data URI, its base64, or its media type; `at` counts from 0
//   {"when": "first", "then": {...}}         only with that value or a file of that role
//   {"each": "reference", "then": {...}}     in a list: once for each file of the role, named `item` inside
import { Type, type Static } from "typebox";
import { closed, oneOf } from "../schema.ts";

const Name = Type.String({ minLength: 1 });
const ModelName = Type.String({ pattern: "^[a-z0-9._-]+/[A-Za-z0-9._-]+$", description: "provider/model" });
/** Names of fields on the way, `[]` for every item of a list: `response.videos[].url`. */
const FieldPath = Type.String({ minLength: 1, description: "way through the answer" });

/** Where the answer names what was made. */
export const HostedResult = closed({
  role: oneOf("video", "image", "audio"),
  /** Ending of the made file, with its dot. */
  ending: Type.String({ pattern: "^\\.[a-z0-9]+$" }),
  /** Each way leads to an address, a data URI or base64; the first that leads anywhere counts. */
  files: Type.Array(FieldPath, { minItems: 1 }),
  task: Type.Optional(FieldPath),
  seed: Type.Optional(FieldPath),
  /** Why nothing was made, in an answer that is none of failure. */
  refused: Type.Optional(FieldPath),
});
export type HostedResult = Static<typeof HostedResult>;

/** A cheap first version that a final can be made of, by its task id alone. */
const HostedDraft = closed({
  resolution: Name,
  days: Type.Integer({ minimum: 1 }),
  /** The field of the model's own schema without which it makes no drafts. */
  field: Name,
  final: closed({ resolution: Name, body: Type.Record(Name, Type.Unknown()) }),
});

export const HostedBinding = closed({
  model: ModelName,
  /** Short side in pixels by the provider's word for it. */
  resolutions: Type.Optional(Type.Record(Name, Type.Integer({ minimum: 1 }))),
  /** Seeds are taken modulo the number after this one. */
  largest_seed: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Roles that exclude each other: with a file of one group those of later groups are left out. */
  exclusive: Type.Optional(Type.Array(Type.Array(Name, { minItems: 1 }))),
  body: Type.Record(Name, Type.Unknown()),
  result: HostedResult,
  draft: Type.Optional(HostedDraft),
  /** What people read about it, and what is known of how it is asked. */
  docs: Type.Optional(Name),
  mode: oneOf("t2v", "i2v", "ref2v", "t2i", "edit"),
});
export type HostedBinding = Static<typeof HostedBinding>;
