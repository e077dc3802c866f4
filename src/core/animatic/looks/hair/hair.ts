// Hair and beard as they are drawn.
import type { Colour } from "../../colour/colour.ts";

export type HairStyle =
  | "bald"
  /** Cut down to a shadow. */
  | "shaven"
  | "cropped"
  | "short"
  | "slick"
  | "receding"
  | "bob"
  | "pixie"
  | "beehive"
  | "long"
  | "wavy"
  | "bun"
  | "ponytail"
  | "plaits"
  | "afro"
  | "locs"
  | "spiky"
  | "mohawk";

export interface Hair {
  readonly style: HairStyle;
  readonly colour: Colour;
  readonly fringe: boolean;
}

export type BeardStyle = "none" | "stubble" | "moustache" | "goatee" | "short" | "full" | "long";

export interface Beard {
  readonly style: BeardStyle;
  readonly colour: Colour;
}

export const RED_HAIR: Colour = { light: 0.52, chroma: 0.13, hue: 44 };
export const DARK_HAIR: Colour = { light: 0.29, chroma: 0.05, hue: 50 };
