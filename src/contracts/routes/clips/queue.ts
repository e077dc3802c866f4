// A clip is asked for: first the pictures that its shot still needs, then its takes. docs/http.md "Clips".
import { Type, type Static } from "typebox";
import { QueuedRef, QueuedTake } from "../../files/queued.ts";
import { defineRoute } from "../../route.ts";
import { EpisodePath, Pass, ShotId, TakeInput, closed, open, orNull, withDefault } from "../../schema.ts";

export const ClipQueued = open({
  /** Candidates that are made now. */
  refs: Type.Array(QueuedRef),
  /** Every candidate that the takes wait for, those among them that were made already. */
  waiting_on: Type.Array(
    open({ ref: Type.String(), view: orNull(Type.String()), take: TakeInput, prompt_id: orNull(Type.String()) }),
  ),
  /** What waits for them; null where nothing does. */
  step: orNull(Type.String()),
  renders: Type.Array(QueuedTake),
  stills: Type.Array(QueuedRef),
  /** Why a picture or a take could not be asked for: then nothing follows. */
  errors: Type.Array(Type.String()),
});
export type ClipQueued = Static<typeof ClipQueued>;

export const queueClipRoute = defineRoute({
  id: "queueClip",
  method: "post",
  path: "/clip/queue",
  summary: "Queues the pictures that a shot still needs, and its takes once they are there.",
  body: closed({
    ep: EpisodePath,
    shot: ShotId,
    pass: withDefault(Pass, "proxy"),
    takes: withDefault(Type.Integer({ minimum: 1, maximum: 8 }), 1),
    backend: Type.Optional(orNull(Type.String())),
    still: withDefault(Type.Boolean(), false),
    image_target: Type.Optional(orNull(Type.String())),
  }),
  reply: ClipQueued,
  refuses: {
    unknown: "no such episode or shot, or the pass is not built",
    "bad-input": "an unknown backend, or an image target that is none",
    conflict: "the series config has errors",
  },
});
