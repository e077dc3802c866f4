// What somebody wears, layer by layer, as it is drawn.
import type { Colour } from "../colour/colour.ts";
import type { Pattern } from "./costumes/patterns.ts";

export interface Garment {
  readonly kind: string;
  readonly colour: Colour;
  /** Of stripes, checks, dots, hems and trimmings. */
  readonly second: Colour;
  readonly pattern: Pattern;
  /** 0 short to 1 long, within what its kind allows. */
  readonly long: number;
  /** Part of the arm that its sleeves cover. */
  readonly sleeves: number;
  /** In rags. */
  readonly torn: boolean;
}

export interface Clothes {
  readonly top: Garment;
  /** Coat, jacket, cloak or waistcoat, over the top. */
  readonly over: Garment | null;
  readonly bottom: Garment;
  readonly shoes: Garment;
  readonly hat: Garment | null;
  /** The hat is in the hand. */
  readonly holdsHat: boolean;
  /** Scarf, tie, bow tie, belt, apron, gloves, bag, glasses and the like, by their kinds. */
  readonly extras: Readonly<Record<string, Garment>>;
}
