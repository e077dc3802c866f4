// A take's upscale and post as its summary shows them; null on the take where there is none. docs/http.md "Take summary".
import { Type, type Static } from "typebox";
import { DeliverRecord, UPSCALE_ROUTES } from "../files/upscale.ts";
import { TakeStatus, oneOf, open, orNull } from "../schema.ts";

export const RECIPE_MATCHES = ["same", "different", "unknown"] as const;

const version = {
  status: TakeStatus,
  /** False once the video that it was made from is another. */
  fresh: Type.Boolean(),
  width: orNull(Type.Integer({ description: "pixels" })),
  height: orNull(Type.Integer({ description: "pixels" })),
  host_prompt_id: orNull(Type.String()),
  mp4: orNull(Type.String({ description: "relative to the episode" })),
  save_notes: Type.String(),
};

export const UpscaleSummary = open({
  ...version,
  route: orNull(oneOf(...UPSCALE_ROUTES)),
  start_step: orNull(Type.Integer()),
  keep: Type.Boolean(),
  /** Against what the series config and the shot say now; null where they say nothing. */
  recipe_match: orNull(oneOf(...RECIPE_MATCHES)),
  deliver: orNull(DeliverRecord),
});
export type UpscaleSummary = Static<typeof UpscaleSummary>;

/** `recipe` in words. */
export const PostSummary = open({ ...version, recipe: orNull(Type.String()) });
export type PostSummary = Static<typeof PostSummary>;

/** How a take's colours are matched; `after` is at full strength. */
export const GradeSummary = open({
  match: Type.String({ description: "plate, first or shot:<shot id>" }),
  strength: Type.Number(),
  asked: oneOf("request", "setting"),
  /** False once the take's video is another than was measured. */
  fresh: Type.Boolean(),
  /** Nothing is to be corrected. */
  identity: Type.Boolean(),
  /** CIE Lab; about 2 can just be seen. */
  distance: open({ before: Type.Number(), after: Type.Number() }),
  reference: Type.String({ description: "what it was matched to, relative to the episode" }),
  cube: orNull(Type.String({ description: "its table for other programs, relative to the episode" })),
});
export type GradeSummary = Static<typeof GradeSummary>;
