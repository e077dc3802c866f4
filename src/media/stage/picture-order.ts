// A picture that a take's graph reads, as an order to the thread that makes it.
import type { VideoTarget } from "../../contracts/files/target.ts";
import type { ComposedPanel, PictureSource } from "../../core/inputs/plan-inputs.ts";
import type { Size } from "../../core/targets/grid.ts";

export type PictureOrder =
  | { readonly make: "part"; readonly picture: PictureSource }
  /** `size` gives the proportions; the picture keeps its own measure. */
  | { readonly make: "keyframe"; readonly file: string; readonly size: Size }
  | { readonly make: "grey"; readonly size: Size }
  | {
      readonly make: "composed";
      readonly panels: readonly ComposedPanel[];
      readonly size: Size;
      readonly rules: NonNullable<VideoTarget["panels"]>;
    };

/** The bytes of a PNG, or why the picture cannot be made. */
export type PictureAnswer = { readonly png: Uint8Array } | { readonly why: string };
