// A part of what a reference has becomes a candidate: a view of a panorama, a stretch of a voice. docs/http.md "Panoramas" and "References".
import { Type } from "typebox";
import { PanoView, Trim } from "../../files/refs.ts";
import { RefTakeEntry } from "../../replies/ref.ts";
import { EpisodePath, TakeInput, closed, orNull, withDefault } from "../../schema.ts";
import { defineRoute } from "../../route.ts";
import { RefId } from "../refs.ts";

/** Null, or left out: what is live. */
const FromTake = Type.Optional(orNull(TakeInput));
const SideLength = Type.Integer({ minimum: 64, maximum: 4096, description: "pixels" });
const { yaw, pitch, fov } = PanoView.properties;
const { start, end } = Trim.properties;

export const panoViewRoute = defineRoute({
  id: "savePanoView",
  method: "post",
  path: "/refs/pano-view",
  summary: "Saves what a camera in the middle of a location's panorama sees as an unpicked candidate of its plate.",
  body: closed({
    ep: EpisodePath,
    ref: RefId,
    take: FromTake,
    yaw,
    pitch,
    fov,
    width: withDefault(SideLength, 1280),
    height: withDefault(SideLength, 720),
    note: Type.Optional(orNull(Type.String())),
  }),
  reply: RefTakeEntry,
  refuses: {
    "bad-input":
      "a reference that is no location, a picture that is not twice as wide as it is high, or an angle out of range",
    unknown: "no such location or panorama, or no live picture",
    conflict: "the panorama is not finished",
    "tool-failed": "the picture cannot be read",
  },
});

export const voiceTrimRoute = defineRoute({
  id: "trimVoice",
  method: "post",
  path: "/refs/voice-trim",
  summary: "Cuts a stretch of a voice's candidate, or of its live sample, as a new candidate.",
  body: closed({
    ep: EpisodePath,
    ref: RefId,
    take: FromTake,
    start,
    end,
    note: Type.Optional(orNull(Type.String())),
  }),
  reply: RefTakeEntry,
  refuses: {
    "bad-input": "a reference that is no voice, or a stretch outside the sound or not 0.2 to 30 s long",
    unknown: "no such voice or candidate, or no live sample",
    conflict: "the candidate is not finished",
    "tool-failed": "ffmpeg is missing, or the sound cannot be read",
  },
});
