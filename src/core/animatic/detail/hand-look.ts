// What a hand in a close-up looks like (skin, sleeve, nails, ring, glove, blood, age), and its poses.
import type { Colour } from "../colour/colour.ts";

export interface HandLook {
  readonly kind: "skin" | "glove" | "metal" | "bone" | "paw";
  readonly colour: Colour;
  /** Thickness of the fingers, about 1, and length. */
  readonly thick: number;
  readonly long: number;
  /** 0 smooth, 1 of an old one. */
  readonly lines: number;
  /** Of a coat or a shirt; null where the arm is bare. */
  readonly sleeve: { readonly colour: Colour; readonly cuff: Colour | null } | null;
  readonly nails: Colour | null;
  readonly ring: Colour | null;
  readonly watch: Colour | null;
  /** What is on the skin. */
  readonly stain: Colour | null;
  readonly hasClaws: boolean;
}

/** Two finger tips, fingers around something thick or thin, pointing, flat with its back up, open with the palm up, reaching, showing a sheet. */
export type HandPose = "pinch" | "grip" | "fist" | "point" | "flat" | "open" | "reach" | "show";
