// Makes a picture that a take's graph reads: in a thread of its own, because decoding and scaling would hold up the request loop.
import type { VideoTarget } from "../../contracts/files/target.ts";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import type { ComposedPanel, PictureSource } from "../../core/inputs/plan-inputs.ts";
import type { Gaze } from "../../core/media/panorama-view.ts";
import type { Size } from "../../core/targets/grid.ts";
import { ThreadDied, runInThread } from "../../machine/threads/thread-pool.ts";

export type PictureFormat = "png" | "jpeg" | "webp";

export type PictureOrder =
  | { readonly make: "part"; readonly picture: PictureSource }
  /** `size` gives the proportions; the picture keeps its own measure. */
  | { readonly make: "keyframe"; readonly file: string; readonly size: Size }
  | { readonly make: "grey"; readonly size: Size }
  /** A character's views side by side, each in a panel of the first one's size. */
  | { readonly make: "sheet"; readonly files: readonly string[]; readonly to: PictureFormat }
  /** A whole picture in another format. */
  | { readonly make: "converted"; readonly file: string; readonly to: PictureFormat }
  /** Figures side by side on a place's picture, or on white. */
  | {
      readonly make: "group";
      readonly figures: readonly PictureSource[];
      readonly plate: PictureSource | null;
      readonly size: Size;
    }
  /** A place's picture in the middle of a panorama's canvas, taken to show so many degrees. */
  | { readonly make: "canvas"; readonly file: string; readonly size: Size; readonly degrees: number }
  /** What a camera in the middle of a panorama sees. */
  | { readonly make: "view"; readonly file: string; readonly gaze: Gaze; readonly size: Size }
  | {
      readonly make: "composed";
      readonly panels: readonly ComposedPanel[];
      readonly size: Size;
      readonly rules: NonNullable<VideoTarget["panels"]>;
    };

const WORKER = new URL("make-picture-worker.js", import.meta.url);

/** The bytes of a PNG, or of the format that was asked for. Throws a Refusal that names the picture which cannot be read. */
export async function makePicture(order: PictureOrder): Promise<Uint8Array> {
  return runInThread<Uint8Array>(WORKER, order).catch((error: unknown) => {
    throw error instanceof ThreadDied ? error : new Refusal("tool-failed", reasonOf(error));
  });
}
