// An animal that takes what somebody holds out to it: it watches the hand, and has the thing in its mouth when the hand has let go.
import type { Actor, Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** Part of the deed at which it takes it. */
const TAKES = 0.55;

export function fed(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const { id } of actors.filter(({ isBeast }) => isBeast)) {
    const beats = acting.get(id) ?? [];
    done.set(
      id,
      beats.flatMap((beat, at) => taking(beat, beats[at + 1]?.from ?? 1, actors)),
    );
  }
  return done;
}

function taking(beat: Beat, end: number, actors: readonly Actor[]): readonly Beat[] {
  const isHandedOver =
    beat.gesture === "receive" &&
    beat.holds.length > 0 &&
    actors.some(({ id, isPerson }) => isPerson && id === beat.object);
  if (!isHandedOver) return [beat];
  const own: Beat = { ...beat, gesture: "none" };
  return [
    { ...own, holds: [], animal: "stand" },
    { ...beat, from: beat.from + TAKES * (end - beat.from) },
  ];
}
