// Makes a picture that a take's graph reads: in a thread of its own, because decoding and scaling would hold up the request loop.
import { Refusal } from "../../contracts/refusal.ts";
import { inThread } from "../../machine/in-thread.ts";
import type { PictureAnswer, PictureOrder } from "./picture-order.ts";

/** The bytes of a PNG. Throws a Refusal that names the picture which cannot be read. */
export async function makePicture(order: PictureOrder): Promise<Uint8Array> {
  const answer = await inThread<PictureAnswer>(new URL("make-picture-worker.js", import.meta.url), order);
  if ("png" in answer) return answer.png;
  throw new Refusal("tool-failed", answer.why);
}
