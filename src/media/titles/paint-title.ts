// Paints a title, in a thread of its own: letters with a soft glow take the painter a moment at the size of a film.
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import type { TitleStyle } from "../../core/titles/title-style.ts";
import { ThreadDied, runInThread } from "../../machine/threads/thread-pool.ts";

export interface TitleOrder {
  readonly text: string;
  readonly style: TitleStyle;
  /** Absolute path of a font file; the studio's own letters where there is none. */
  readonly font: string | null;
  /** Of the frame, pixels, both even. */
  readonly width: number;
  readonly height: number;
}

/** The part of the frame that has anything on it, at even pixels. */
export interface TitlePicture {
  readonly png: Uint8Array;
  readonly x: number;
  readonly y: number;
  /** About letters that no font has. */
  readonly notes: readonly string[];
}

const WORKER = new URL("paint-title-worker.js", import.meta.url);

/** Throws a Refusal that names a font which cannot be read. */
export async function paintTitle(order: TitleOrder): Promise<TitlePicture> {
  return runInThread<TitlePicture>(WORKER, order).catch((error: unknown) => {
    throw error instanceof ThreadDied ? error : new Refusal("tool-failed", reasonOf(error));
  });
}
