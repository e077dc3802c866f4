// The name under which a sound that somebody brings lies in the episode. Contract answers 4.

export const SOUND_FILES = [".wav", ".mp3", ".flac", ".ogg", ".m4a", ".aac", ".opus"] as const;
const LONGEST_STEM = 120;

/** A name that every disk takes, from the last part of a path; undefined when it is no sound file's name. */
export function recordingName(path: string): string | undefined {
  const base = path.split(/[\\/]/).at(-1) ?? "";
  const dot = base.lastIndexOf(".");
  const ending = dot < 0 ? "" : base.slice(dot).toLowerCase();
  const known = SOUND_FILES.find((each) => each === ending);
  const stem = base
    .slice(0, Math.max(0, dot))
    .replaceAll(/[^A-Za-z0-9._() -]+/g, "_")
    .replace(/^\.+/, "")
    .slice(0, LONGEST_STEM);
  return known === undefined || stem.trim() === "" ? undefined : `${stem}${known}`;
}

/** `voice.wav`, `voice-2.wav` and so on, from turn 1. */
export function nameAtTurn(name: string, turn: number): string {
  const dot = name.lastIndexOf(".");
  return turn === 1 ? name : `${name.slice(0, dot)}-${turn}${name.slice(dot)}`;
}
