// A person as the words of a design came to: what `read-person.ts` reads, and what draws people asks for.
import type { Colour } from "../colour/colour.ts";
import type { BeastHead } from "./dressed-beast.ts";
import type { Clothes } from "./clothes.ts";
import type { Age, Form } from "./person-age.ts";
import type { Beard, Hair } from "./hair/hair.ts";
import type { Trait } from "./person-traits.ts";

export interface PersonLook {
  readonly id: string;
  readonly age: Age;
  /** Where the words say them. */
  readonly years: number | null;
  readonly form: Form;
  /** Pale and see-through, without feet. */
  readonly isGhost: boolean;
  /** Breadth of the body, about 1. */
  readonly build: number;
  readonly isMuscular: boolean;
  /** Height beside other grown people, about 1. */
  readonly stature: number;
  /** How far the back is bent, in degrees. */
  readonly stoop: number;
  /** Lines of the face: 0 none, 1 those of an old one. */
  readonly lines: number;
  readonly skin: Colour;
  readonly freckles: boolean;
  readonly hair: Hair;
  readonly beard: Beard;
  readonly eyes: Colour;
  readonly traits: ReadonlySet<Trait>;
  readonly clothes: Clothes;
  /** Of an animal that goes upright in clothes. */
  readonly beast: BeastHead | null;
}
