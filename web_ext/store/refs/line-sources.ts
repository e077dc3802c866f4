// Takes whose sound can have a line of a character: those that can be played, of the shots that the character is in.
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { Pass } from "../../../src/contracts/schema.ts";
import { isUsable } from "../cut/usable.ts";
import type { LineSource } from "./voices.ts";

/** In the order of the script, the newest take of a shot first. */
export function lineSources(shots: readonly ShotStatus[], subject: string | null, pass: Pass): LineSource[] {
  const own = shots.filter(({ subjects }) => subject !== null && subjects.includes(subject));
  return own.flatMap(({ shot, takes }) =>
    takes
      .filter(isUsable)
      .toReversed()
      .map(({ take, mp4 }) => ({ shot, take, pass, path: mp4 ?? "" })),
  );
}
