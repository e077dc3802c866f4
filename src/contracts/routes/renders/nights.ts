// Nights: takes that are rendered while nobody looks, and what is done with them. docs/http.md "Nights".
import { Type } from "typebox";
import { NIGHT_ENDINGS, NightStep } from "../../files/job.ts";
import { defineRoute } from "../../route.ts";
import { EpisodePath, Pass, ShotId, closed, oneOf, open, orNull, withDefault } from "../../schema.ts";
import { RenderReply } from "../takes.ts";

export const startNightRoute = defineRoute({
  id: "startNight",
  method: "post",
  path: "/night",
  summary: "Renders takes, tries failed ones again by a rule, upscales and assembles them, and writes a report.",
  body: closed({
    ep: EpisodePath,
    pass: withDefault(Pass, "final"),
    shots: Type.Optional(orNull(Type.Array(ShotId))),
    redo: withDefault(Type.Boolean(), false),
    /** Takes of each shot. */
    count: withDefault(Type.Integer({ minimum: 1, maximum: 16 }), 1),
    target: Type.Optional(orNull(Type.String())),
    backend: Type.Optional(orNull(Type.String())),
    allow_missing_refs: withDefault(Type.Boolean(), false),
    retry: withDefault(Type.Integer({ minimum: 0, maximum: 5 }), 1),
    skip_after: withDefault(orNull(Type.Integer({ minimum: 1, maximum: 100 })), 3),
    /** What is done with the takes that came, in this order. */
    follow_up: withDefault(Type.Array(oneOf(...NIGHT_ENDINGS), { maxItems: 2 }), []),
  }),
  /** `night`: null where nothing was queued. */
  reply: open({ night: orNull(NightStep), ...Type.Pick(RenderReply, ["queued", "skipped", "errors"]).properties }),
  refuses: {
    unknown: "no such episode, or the pass is not built",
    "bad-input": "an unknown target or backend",
    conflict: "a night of this pass goes on",
  },
});
