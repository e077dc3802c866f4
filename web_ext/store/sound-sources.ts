// What a clip can be heard with: its own take, nothing, or the sound of another take.
import type { CutEntry } from "../../src/contracts/files/cut.ts";
import type { ShotStatus, TakeSummary } from "../../src/contracts/routes/episodes.ts";
import type { Pass } from "../../src/contracts/schema.ts";
import { cutTake, isUsable } from "./usable.ts";

export interface SoundSource {
  readonly id: string;
  readonly name: string;
  /** More about it, in a few words. */
  readonly says: string;
  /** As the cut keeps it; null for the take's own sound. */
  readonly audio: CutEntry["audio"] | null;
  readonly isNow: boolean;
}

/** The clip's own first, then the shot's other takes, then what the cut plays of the other shots. */
export function soundSources(shot: ShotStatus, shots: readonly ShotStatus[], pass: Pass): SoundSource[] {
  const now = idOf(shot.cut.audio, pass);
  const source = (name: string, says: string, audio: SoundSource["audio"]): SoundSource => {
    const id = idOf(audio, pass);
    return { id, name, says, audio, isNow: id === now };
  };
  const fromTake = (of: ShotStatus, { take }: TakeSummary) =>
    source(`${of.shot} take ${take}`, of.action ?? "", { source: "take", shot: of.shot, take, pass });
  const played = cutTake(shot);
  const own = shot.takes.filter((take) => take !== played && isHeard(take));
  const others = shots.filter((other) => other.shot !== shot.shot);
  return [
    source("Its own sound", played ? `of take ${played.take}` : "of the take that the cut plays", null),
    source("Silence", "", { source: "none" }),
    ...own.map((take) => fromTake(shot, take)),
    ...others.flatMap((other) => {
      const take = cutTake(other);
      return take && isHeard(take) ? [fromTake(other, take)] : [];
    }),
  ];
}

function isHeard(take: TakeSummary): boolean {
  return isUsable(take) && take.audio !== null;
}

/** Two that sound alike have one id; where a sound begins and how loud it is does not count. */
function idOf(audio: unknown, pass: Pass): string {
  if (audio === null || audio === undefined) return "own";
  const { source, shot, take, pass: of = pass, path } = audio as Record<string, unknown>;
  return source === "take" ? `take:${String(of)}:${String(shot)}:${String(take)}` : `${String(source)}:${String(path)}`;
}
