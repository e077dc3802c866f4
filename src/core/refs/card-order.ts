// What the built-in backend draws or speaks for a reference, in the words of the config: nothing here says how it looks.
import type { Shotlist } from "../../contracts/files/shotlist.ts";
import type { KeyframeEnd } from "./ref-names.ts";

/** Pixels. */
interface CardSize {
  readonly width: number;
  readonly height: number;
}

/** Who or what a card shows. */
export interface CardSubject {
  /** Of the subject itself. */
  readonly subject: string;
  /** Of the base of a wardrobe variant, else its own: who it is. */
  readonly id: string;
  readonly kind: "character" | "prop" | "vehicle";
  readonly name: string;
  readonly design: string;
  /** Design of the base of a wardrobe variant: who it is stays, what it wears does not. */
  readonly baseDesign: string | null;
  readonly pronoun: string;
}

/** The same seed draws the same picture. */
export type CardOrder =
  | ({
      readonly is: "subject";
      readonly members: number | null;
      /** One of a character's views; null for a whole picture. */
      readonly view: string | null;
      readonly look: string;
      readonly seed: string;
    } & CardSubject &
      CardSize)
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
      /** Who and what it shows, for those that have no picture. */
      readonly subjects: readonly CardSubject[];
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
