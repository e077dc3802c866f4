// Promote: overrides written into the script and the series config. docs/http.md "Script and series config".
import { Type, type Static } from "typebox";
import { defineRoute } from "../route.ts";
import { EpisodePath, Pass, ShotId, closed, open, orNull, oneOf } from "../schema.ts";
import { BuildReply } from "../replies/build-report.ts";

const Scope = oneOf("shot", "episode", "ref");

/** `id` is `shot:<shot>:<field>`, `episode:<field>` or `ref:<ref id>:prompt`; `line` is in the promoted text. */
export const PromoteItem = open({
  id: Type.String(),
  scope: Scope,
  shot: Type.Optional(Type.String()),
  ref: Type.Optional(Type.String()),
  view: Type.Optional(Type.String()),
  field: Type.String(),
  value: Type.Unknown(),
  dest: oneOf("script", "series"),
  line: Type.Optional(Type.Integer()),
  summary: Type.String(),
});
export type PromoteItem = Static<typeof PromoteItem>;

/** An override that stays where it is, and why. */
export const PromoteSkipped = open({
  scope: Scope,
  shot: Type.Optional(Type.String()),
  ref: Type.Optional(Type.String()),
  view: Type.Optional(Type.String()),
  pass: Type.Optional(Pass),
  field: Type.String(),
  reason: Type.String(),
});
export type PromoteSkipped = Static<typeof PromoteSkipped>;

const Hashes = open({ script: Type.String(), series: Type.String() });

export const PromotePlan = open({
  items: Type.Array(PromoteItem),
  left: Type.Array(PromoteSkipped),
  diffs: open({ script: Type.String(), series: Type.String() }),
  hashes: Hashes,
});
export type PromotePlan = Static<typeof PromotePlan>;

export const promotePlanRoute = defineRoute({
  id: "promotePlan",
  method: "get",
  path: "/promote",
  summary: "Which overrides can be written into the script and the series config, each verified, with the diffs.",
  query: closed({ ep: EpisodePath, shot: Type.Optional(ShotId) }),
  reply: PromotePlan,
  refuses: { "bad-input": "the script or series config does not build", unknown: "no such shot or file" },
});

export const PromoteReply = open({
  promoted: Type.Array(Type.String()),
  left: Type.Array(PromoteSkipped),
  hashes: Hashes,
  build: orNull(BuildReply),
});

export const promoteRoute = defineRoute({
  id: "promote",
  method: "post",
  path: "/promote",
  summary: "Writes the chosen overrides into the script, then the series config, clears them, and builds.",
  body: closed({
    ep: EpisodePath,
    items: Type.Union([Type.Array(Type.String()), Type.Literal("all")]),
    hashes: closed({ script: Type.String({ minLength: 1 }), series: Type.String({ minLength: 1 }) }),
    shot: Type.Optional(ShotId),
  }),
  reply: PromoteReply,
  refuses: {
    "bad-input": "an unknown item, or no `hashes`; the script or series config does not build",
    unknown: "no such shot or file",
    conflict: "a file changed on disk: the answer carries its `file`, `hash` and `text`",
  },
});
