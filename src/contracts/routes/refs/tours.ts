// Camera tours of a location: videos in which the camera looks round it, whose held moments become candidates. docs/http.md "Tours".
import { Type } from "typebox";
import { RefTakeEntry } from "../../replies/ref.ts";
import { EpisodePath, SeedInput, TakeInput, closed, open, orNull, withDefault } from "../../schema.ts";
import { defineRoute } from "../../route.ts";
import { RefId } from "../refs.ts";

export const tourRoute = defineRoute({
  id: "tourRef",
  method: "post",
  path: "/refs/tour",
  summary: "Queues videos in which the camera looks round a location, from its live plate.",
  body: closed({
    ep: EpisodePath,
    ref: RefId,
    move: Type.String({ minLength: 1, maxLength: 2000, description: "what the camera does" }),
    seconds: withDefault(Type.Number({ minimum: 2, maximum: 10 }), 6),
    count: withDefault(Type.Integer({ minimum: 1, maximum: 4 }), 1),
    seed: Type.Optional(orNull(SeedInput)),
    target: Type.Optional(orNull(Type.String())),
    backend: Type.Optional(orNull(Type.String())),
    allow_model_mismatch: withDefault(Type.Boolean(), false),
  }),
  reply: open({ queued: Type.Array(open({ tour: Type.Integer({ minimum: 1 }), host_prompt_id: Type.String() })) }),
  refuses: {
    "bad-input": "a reference that is no location, a move without words, or a target that starts from no picture",
    unknown: "no such location",
    conflict: "the location has no live plate, or nothing here can make the tour now",
  },
});

export const tourFrameRoute = defineRoute({
  id: "cutTourFrame",
  method: "post",
  path: "/refs/tour-frame",
  summary: "Cuts a moment of a finished tour as a held frame.",
  body: closed({
    ep: EpisodePath,
    ref: RefId,
    tour: TakeInput,
    seconds: Type.Number({ minimum: 0, description: "from the tour's start" }),
  }),
  reply: RefTakeEntry,
  refuses: {
    "bad-input": "a reference that is no location, or a moment after the tour's end",
    unknown: "no such location or tour",
    conflict: "the tour is not finished, or its video is gone",
    "tool-failed": "ffmpeg is missing, or the video cannot be read",
  },
});
