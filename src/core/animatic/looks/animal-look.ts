// An animal as the words of a design came to: what `read-animal.ts` reads, and what draws animals asks for.
import type { Colour } from "../colour/colour.ts";
import type { Marking } from "./animals/animal-kind.ts";
import type { BEASTS } from "./animals/beasts.ts";
import type { BIRDS } from "./animals/birds.ts";

export interface AnimalLook {
  readonly id: string;
  readonly species: keyof typeof BEASTS | keyof typeof BIRDS;
  readonly coat: Colour;
  /** Of belly, muzzle, chest and tail's tip. */
  readonly pale: Colour;
  readonly marking: Marking;
  readonly eyes: Colour;
  /** Around the neck. */
  readonly collar: Colour | null;
  /** Thin or stout, about 1. */
  readonly build: number;
  /** Small, with a large head. */
  readonly isYoung: boolean;
  /** Beside its kind, about 1. */
  readonly stature: number;
  /** Carries somebody or draws something. */
  readonly tack: "none" | "saddle" | "harness";
  /** It has the wings of a bird, which its kind has not. */
  readonly isWinged?: boolean;
}
