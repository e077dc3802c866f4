// Shot sizes: the nine sizes, tight to wide, and every spelling that a script may use for them.

export type SizeFamily = "close" | "medium" | "wide";

export interface SizeWord {
  readonly canon: string;
  /** As prompts and slates say it. */
  readonly word: string;
  /** What the frame shows, or null when the word says enough. */
  readonly extent: string | null;
  readonly family: SizeFamily;
  /** Every accepted spelling, normalised, parted by blanks. */
  readonly spellings: string;
}

/** From tight to wide; how far two sizes are apart is the distance of their places here. */
export const SIZES: readonly SizeWord[] = [
  {
    canon: "ecu",
    word: "extreme close-up",
    family: "close",
    extent: "a single detail fills the frame",
    spellings: "ecu xcu extremecloseup extremeclose",
  },
  { canon: "cu", word: "close-up", family: "close", extent: null, spellings: "cu close closeup" },
  {
    canon: "mcu",
    word: "medium close-up",
    family: "close",
    extent: "from the chest up",
    spellings: "mcu mediumcloseup mediumclose",
  },
  { canon: "ms", word: "medium shot", family: "medium", extent: null, spellings: "ms medium mediumshot mid midshot" },
  {
    canon: "cowboy",
    word: "cowboy shot",
    family: "medium",
    extent: "from mid-thigh up",
    spellings: "cowboy cowboyshot americanshot",
  },
  {
    canon: "mws",
    word: "medium-wide shot",
    family: "medium",
    extent: "from the knees up",
    spellings: "mws mediumwide mediumwideshot mls mediumlong mediumlongshot",
  },
  { canon: "fs", word: "full shot", family: "wide", extent: "from head to toe", spellings: "fs full fullshot" },
  { canon: "ws", word: "wide shot", family: "wide", extent: null, spellings: "ws wide wideshot ls long longshot" },
  {
    canon: "ews",
    word: "extreme wide shot",
    family: "wide",
    extent: "small in a vast setting",
    spellings: "ews xws els xls extremewide extremewideshot extremelong extremelongshot",
  },
];

export const DEFAULT_SIZE = "medium";

const BY_SPELLING = new Map(
  SIZES.flatMap((word) => word.spellings.split(" ").map((spelling) => [spelling, word] as const)),
);

/** Lower case, letters a to z only: `MCU`, `mcu` and `M.C.U.` are one spelling. */
export function normaliseSize(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, "");
}

/** The size that a script's words mean, or undefined when they mean none. */
export function findSize(text: string): SizeWord | undefined {
  return BY_SPELLING.get(normaliseSize(text));
}

/** 0 for the tightest size to 8 for the widest. */
export function sizeOrder(word: SizeWord): number {
  return SIZES.indexOf(word);
}

/** How many steps lie between two sizes. */
export function stepsApart(a: SizeWord, b: SizeWord): number {
  return Math.abs(sizeOrder(a) - sizeOrder(b));
}
