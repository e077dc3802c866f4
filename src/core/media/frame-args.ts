// One frame of a film as a picture: chosen by number, in the film's size, in full-range RGB as pictures have it.
import { EXACT, QUIET } from "./film/assemble-args.ts";

/** A PNG on standard output; nothing when the film has no such frame. `frame` is 0-based, in decode order. */
export function frameArgs(input: string, frame: number): readonly string[] {
  return [
    QUIET,
    ["-i", input, "-map", "0:v:0", "-vf", `select='eq(n,${frame})',scale=flags=${EXACT},setsar=1,format=rgb24`],
    ["-frames:v", "1", "-c:v", "png", "-f", "image2pipe", "pipe:1"],
  ].flat();
}
