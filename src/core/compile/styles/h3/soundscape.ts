// The two sound fields that both H3 prompts end with: what is heard in the place, and music that only the audience hears.
import { sentence } from "../../sentences.ts";

/** How a recording stands to the sounds of the place: none is played, it is all there is, or they lie below it. */
export type RecordingRole = "none" | "alone" | "above";

const ROOM_TONE = "the quiet natural ambience of the place";

/** The sounds of the place, as sentences. `recording`: how the style calls it. */
export function soundscape(sound: string | null, place: RecordingRole, recording: string): string {
  if (place === "alone") return `Nothing is heard but ${recording}.`;
  const sounds = sentence(sound ?? "") || sentence(ROOM_TONE);
  return place === "above" ? `${sounds} These sounds lie below ${recording}.` : sounds;
}

/** The score as written, or N/A. */
export function score(music: string | null): string {
  return (music ?? "").trim() || "N/A";
}
