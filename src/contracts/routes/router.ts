// Hosted models: what the Router has, how a request would look, and what a target may be asked for. docs/http.md "Hosted models".
import { Type, type Static } from "typebox";
import { defineRoute } from "../route.ts";
import { EpisodePath, closed, open, orNull, Flag, Pass, ShotId, withDefault, oneOf } from "../schema.ts";
import { Limits } from "../files/limits.ts";

const Texts = Type.Array(Type.String());

const Target = Type.String({ minLength: 1, description: "target id" });

/** Null where nothing is known of how the model is asked. Lengths in seconds. */
export const RouterModel = open({
  id: Type.String(),
  label: Type.String(),
  provider: Type.String(),
  kind: orNull(oneOf("video", "image", "audio")),
  mode: orNull(Type.String()),
  inputs: orNull(
    open({
      images: open({ min: Type.Integer(), max: Type.Integer() }),
      first: Type.Boolean(),
      last: Type.Boolean(),
      audio: Type.Boolean(),
    }),
  ),
  durations: orNull(Type.Array(Type.Number())),
  ratios: orNull(Texts),
  resolutions: orNull(Texts),
  audio: orNull(Type.Boolean()),
  draft: orNull(Type.Boolean()),
  price: orNull(open({})),
  docs: orNull(Type.String()),
  /** The target that asks it. */
  target: orNull(Type.String()),
  charges_refusals: Type.String(),
});
export type RouterModel = Static<typeof RouterModel>;

export const routerModelsRoute = defineRoute({
  id: "routerModels",
  method: "get",
  path: "/router/models",
  summary: "The Router's hosted models, kept for an hour.",
  query: closed({
    kind: Type.Optional(oneOf("video", "image", "audio")),
    q: Type.Optional(Type.String()),
    refresh: Type.Optional(Flag),
  }),
  reply: open({ models: Type.Array(RouterModel), fetched: Type.String(), cached: Type.Boolean() }),
  refuses: { conflict: "no key is set", "host-silent": "the Router does not answer" },
});

export const routerDryrunRoute = defineRoute({
  id: "routerDryrun",
  method: "post",
  path: "/targets/router-dryrun",
  summary: "The request that a shot would be made with on a hosted target; sends nothing and reserves nothing.",
  body: closed({ ep: EpisodePath, pass: withDefault(Pass, "proxy"), shot: ShotId, target: Target }),
  reply: open({
    ok: Type.Boolean(),
    target: Type.String(),
    model: Type.String(),
    provider: Type.String(),
    /** Files as their names, sizes and hashes. */
    request: orNull(open({})),
    uploads: Type.Array(open({ role: Type.String(), path: Type.String(), bytes: Type.Integer(), sha1: Type.String() })),
    prompt: orNull(Type.String()),
    width: orNull(Type.Integer()),
    height: orNull(Type.Integer()),
    seconds: orNull(Type.Number()),
    ratio: orNull(Type.String()),
    seed: orNull(Type.String()),
    estimate: orNull(open({ amount: Type.Number(), currency: Type.String(), unit: Type.String() })),
    notes: Texts,
    error: orNull(Type.String()),
  }),
  refuses: { unknown: "no such shot, or the pass is not built", "bad-input": "a target that is not hosted" },
});

export const putLimitsRoute = defineRoute({
  id: "putLimits",
  method: "put",
  path: "/targets/limits",
  summary: "Lays limits of one's own over those of a target; null takes them away.",
  body: closed({ target: Target, limits: orNull(Limits) }),
  reply: open({
    target: Type.String(),
    limits: orNull(open({ source: Type.String(), overridden: Texts })),
    shipped: orNull(Limits),
    overrides: orNull(Limits),
  }),
  refuses: { "bad-input": "an unknown target, field or value" },
});

export const routerInspectRoute = defineRoute({
  id: "routerInspect",
  method: "post",
  path: "/targets/router-inspect",
  summary: "Proposes a show's own target for a hosted model, read from how the model says it is asked.",
  body: closed({
    ep: EpisodePath,
    model: Type.String({ minLength: 1, description: "provider/model" }),
    id: Type.Optional(Type.String({ pattern: "^[a-z][a-z0-9_]{1,47}$", description: "target id" })),
    label: Type.Optional(Type.String({ minLength: 1 })),
  }),
  reply: open({
    proposal: open({}),
    matched: Type.Record(Type.String(), Type.String()),
    ambiguous: Type.Array(open({})),
    warnings: Texts,
    models: Type.Array(open({})),
    nodes: open({}),
    unbound: Type.Array(open({})),
    problems: Texts,
    can_save: Type.Boolean(),
  }),
  refuses: {
    "bad-input": "a model that is not named as provider/model",
    conflict: "no key is set",
    "host-silent": "the Router does not answer or does not know the model",
  },
});

/** Paths relative to the episode; `finals`: takes of the final pass that were made from it. */
export const DraftRow = open({
  shot: Type.String(),
  take: Type.Integer(),
  thumb: orNull(Type.String()),
  mp4: orNull(Type.String()),
  expires: Type.String(),
  expired: Type.Boolean(),
  finals: Type.Array(Type.Integer()),
  made_from_it: Type.Boolean(),
  target: orNull(Type.String()),
});
export type DraftRow = Static<typeof DraftRow>;

export const draftsRoute = defineRoute({
  id: "drafts",
  method: "get",
  path: "/drafts",
  summary: "The drafts that the proxy cut uses, and what was made from them.",
  query: closed({ ep: EpisodePath }),
  reply: open({ drafts: Type.Array(DraftRow) }),
  refuses: { unknown: "an episode whose proxy pass is not built" },
});
