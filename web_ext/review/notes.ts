// The notes of this review: kept in the browser at each change, and handed back as one small JSON text.
import type { ReviewData, ReviewShot } from "../../src/contracts/files/delivery/review-page.ts";
import type { ReviewNote, ReviewNotes } from "../../src/contracts/files/delivery/review.ts";
import { rescaleFrames } from "../../src/core/time/rate.ts";

export interface Notes {
  readonly all: () => readonly ReviewNote[];
  readonly name: () => string;
  readonly rename: (name: string) => void;
  /** Adds a note, or puts it in the place of the one with its id. */
  readonly put: (note: ReviewNote) => void;
  readonly remove: (id: string) => void;
  /** False when the browser keeps nothing. */
  readonly isKept: () => boolean;
}

interface Stored {
  readonly name: string;
  readonly notes: readonly ReviewNote[];
}

/** `onChange` is called after each change. */
export function openNotes({ episode, pass }: ReviewData, onChange: () => void): Notes {
  const key = `episode-studio-review:${episode}:${pass}`;
  let { name, notes } = readStored(key);
  let isKept = true;
  const keep = () => {
    try {
      localStorage.setItem(key, JSON.stringify({ name, notes }));
      isKept = true;
    } catch {
      isKept = false;
    }
    onChange();
  };
  return {
    all: () => notes,
    name: () => name,
    isKept: () => isKept,
    rename: (typed) => {
      name = typed;
      keep();
    },
    put: (note) => {
      const others = notes.filter(({ id }) => id !== note.id);
      notes = others.length === notes.length ? [...notes, note] : notes.map((one) => (one.id === note.id ? note : one));
      keep();
    },
    remove: (id) => {
      notes = notes.filter((note) => note.id !== id);
      keep();
    },
  };
}

function readStored(key: string): Stored {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Stored>;
    return { name: stored.name ?? "", notes: Array.isArray(stored.notes) ? stored.notes : [] };
  } catch {
    return { name: "", notes: [] };
  }
}

/** The file that goes back. */
export function notesText({ episode, pass }: ReviewData, notes: readonly ReviewNote[]): string {
  const file: ReviewNotes = { format: "episode-studio-notes", version: 1, episode, pass, notes: [...notes] };
  return `${JSON.stringify(file, null, 1)}\n`;
}

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The shot that a frame of the film lies in. */
export function shotAt({ shots }: ReviewData, frame: number): ReviewShot | undefined {
  return shots.find(({ at, length }) => frame < at + length) ?? shots.at(-1);
}

/** The take's frame that the film shows at one of its own. */
export function takeFrame(shot: ReviewShot, frame: number, fps: number): number {
  return shot.first + rescaleFrames(frame - shot.at, fps, shot.takeFps);
}

interface NotePlace {
  readonly shot: string;
  readonly take: number | null;
  readonly frame?: number | undefined;
}

/** Where the film shows a note's frame; undefined where it does not play it. */
export function filmFrame({ shots, fps }: ReviewData, { shot, take, frame }: NotePlace): number | undefined {
  const found = shots.find((one) => one.shot === shot && (take === null || one.take === take));
  if (!found) return undefined;
  const into = frame === undefined ? 0 : rescaleFrames(frame - found.first, found.takeFps, fps);
  return into < 0 || into >= found.length ? undefined : found.at + into;
}
