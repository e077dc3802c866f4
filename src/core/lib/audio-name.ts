// The name under which a sound is kept in an episode. docs/http.md "Sound".

/** Endings of sounds that are taken in, without the dot. */
export const AUDIO_ENDINGS = ["wav", "mp3", "flac", "ogg", "m4a", "aac", "opus"] as const;

const LONGEST_STEM = 120;

export interface AudioName {
  readonly stem: string;
  /** With its dot, lower case. */
  readonly ending: string;
}

/** From the name of a sent file; undefined when that is no name of a sound. */
export function audioName(given: string): AudioName | undefined {
  const base = given.split(/[\\/]/).at(-1) ?? "";
  const name = base.replace(/[^A-Za-z0-9._() -]+/g, "_").replace(/^\.+/, "");
  const dot = name.lastIndexOf(".");
  const stem = name.slice(0, Math.max(0, dot)).slice(0, LONGEST_STEM).trim();
  const ending = name.slice(dot + 1).toLowerCase();
  if (stem === "" || !(AUDIO_ENDINGS as readonly string[]).includes(ending)) return undefined;
  return { stem, ending: `.${ending}` };
}

/** `line.wav`, then `line-2.wav`, `line-3.wav`: names for files with other bytes. `count` from 1. */
export function audioFile({ stem, ending }: AudioName, count: number): string {
  return `${stem}${count === 1 ? "" : `-${count}`}${ending}`;
}
