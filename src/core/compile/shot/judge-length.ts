// Whether a typed length is one that its target makes well: what the grid adds is rendered, paid for and cut away.
import type { StoryShot } from "../../../contracts/files/story.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { secondsOf } from "../../time/rate.ts";
import type { PlannedLength } from "./plan-length.ts";
import type { ShotNotes } from "./shot-notes.ts";

/** Warns of more padding than the target's data calls worth it. A length that follows dialogue or a recording cannot be typed better. */
export function judgeLength({ timing }: StoryShot, length: PlannedLength, target: VideoTarget, notes: ShotNotes): void {
  const { frames, requested, fps } = length;
  const padding = (frames - requested) / frames;
  const isTyped = timing !== null && "seconds" in timing;
  if (!isTyped || padding <= (target.most_padding ?? 1)) return;
  const seconds = (count: number) => secondsOf(count, fps).toFixed(2);
  const share = `${Math.round(padding * 100)}% of it is padding`;
  notes.warn(`renders ${seconds(frames)} s for the ${seconds(requested)} s it asks for: ${share}`, "padding", "dur");
}
