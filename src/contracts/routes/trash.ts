// The trash of an episode's takes: what lies there, and how it comes back.
import { Type } from "typebox";
import { TakeStatus, EpisodePath, Pass, ShotId, TakeInput, closed, open, orNull, withDefault } from "../schema.ts";
import { defineRoute } from "../route.ts";

/** Null where the record says nothing, or is not there. Files are relative to the episode. */
const TrashedTake = open({
  pass: Pass,
  shot: Type.String(),
  take: Type.Integer({ minimum: 1 }),
  /** The folder with the time of the discard in its name; null for what lies in the shot's trash folder itself. */
  set: orNull(Type.String()),
  status: orNull(TakeStatus),
  target: orNull(Type.String()),
  frames: orNull(Type.Integer()),
  fps: orNull(Type.Number()),
  finished: orNull(Type.String()),
  note: Type.String(),
  thumb: orNull(Type.String()),
  mp4: orNull(Type.String()),
  files: Type.Array(Type.String()),
});

export const trashRoute = defineRoute({
  id: "trash",
  method: "get",
  path: "/trash",
  summary: "The discarded takes of an episode, both passes.",
  query: closed({ ep: EpisodePath }),
  reply: open({ takes: Type.Array(TrashedTake) }),
  refuses: { unknown: "no such episode" },
});

export const restoreTakeRoute = defineRoute({
  id: "restoreTake",
  method: "post",
  path: "/trash/restore",
  summary: "Brings a discarded take's files back under their names; the cut stays as it is.",
  body: closed({
    ep: EpisodePath,
    pass: withDefault(Pass, "proxy"),
    shot: ShotId,
    take: TakeInput,
    set: Type.Optional(
      orNull(
        Type.String({ pattern: "^[0-9]{8}-[0-9]{6}(-[0-9]+)?$", description: "which set, where there are several" }),
      ),
    ),
  }),
  reply: open({ shot: Type.String(), take: Type.Integer(), pass: Pass, restored: Type.Array(Type.String()) }),
  refuses: {
    unknown: "no such take in the trash",
    conflict: "the number lives again, or the trash holds it more than once and no set is named",
  },
});
