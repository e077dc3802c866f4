// What the built-in backend draws or speaks for a reference, in the words of the config: nothing here says how it looks.
import type { Shotlist } from "../../contracts/files/shotlist.ts";
import type { KeyframeEnd } from "./ref-names.ts";

/** Pixels. */
interface CardSize {
  readonly width: number;
  readonly height: number;
}

/** The same seed draws the same picture. */
export type CardOrder =
  | ({
      readonly is: "subject";
      readonly id: string;
      readonly kind: "character" | "prop" | "vehicle";
      readonly name: string;
      readonly design: string;
      /** Design of the base of a wardrobe variant: who it is stays, what it wears does not. */
      readonly baseDesign: string | null;
      readonly members: number | null;
      /** One of a character's views; null for a whole picture. */
      readonly view: string | null;
      readonly look: string;
      readonly seed: string;
    } & CardSize)
  | ({
      readonly is: "place";
      readonly id: string;
      readonly description: string;
      readonly look: string;
      readonly seed: string;
    } & CardSize)
  /** A shot's first or last frame: its shot list as the animatic's target compiles it, with the pictures that are there. */
  | ({
      readonly is: "keyframe";
      readonly shotlist: Shotlist;
      readonly which: KeyframeEnd;
      readonly pictures: readonly { readonly role: string; readonly path: string; readonly subject?: string }[];
    } & CardSize)
  | {
      readonly is: "voice";
      readonly id: string;
      readonly voice: string;
      readonly line: string;
      /** Most seconds that it may be long. */
      readonly seconds: number;
      readonly seed: string;
    };
