// `<stem>.up.json`: the record of a take's upscale. Contract part B, "Upscale record"; what a cut needs of it to play the upscale.
import { Type } from "typebox";
import { open, oneOf } from "../../schema.ts";

export const UpscaleRecord = open({
  status: oneOf("queued", "ok", "failed"),
  /** SHA-1 of the take's video that it was made from: it is fresh while the take has that video. */
  made_from: Type.String(),
});
