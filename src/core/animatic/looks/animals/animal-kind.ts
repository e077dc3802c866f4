// What is known of a kind of animal without a design: the words that name it, how high it is beside a grown person, its coat.

export type Marking =
  "plain" | "spotted" | "striped" | "patched" | "dappled" | "saddled" | "bibbed" | "netted" | "masked" | "plated";

export interface AnimalKind {
  /** Nouns that name it, with blanks between. */
  readonly words: string;
  /** Of the whole animal with ears or horns; a grown person of usual height is 1. */
  readonly size: number;
  /** One of these where the words name no colour. */
  readonly coat: string;
  /** Of belly, muzzle, chest and tail's tip; a lighter coat where it is left out. */
  readonly pale?: string;
  readonly marking?: Marking;
  /** Its length in heights; 1.5 where it is left out. */
  readonly long?: number;
  /** How many of its heads it is high; 2 where it is left out. */
  readonly heads?: number;
}
