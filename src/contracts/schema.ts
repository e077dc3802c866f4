// Schemas that several routes and files share. Shapes only: knows no disk, no clock, no HTTP.
import { Type, type Static, type TSchema } from "typebox";
import { SLATES } from "./choices.ts";

/** One of a closed set of strings; they are listed in the sentence that refuses another value. */
export function oneOf<const W extends readonly string[]>(...values: W) {
  return Type.Unsafe<W[number]>({ type: "string", enum: values });
}

/** The value or null (null means "not set", never "default"). */
export function orNull<S extends TSchema>(schema: S) {
  return Type.Union([schema, Type.Null()]);
}

/** Two values, as a list of exactly two. */
export function pair<S extends TSchema>(schema: S) {
  return Type.Unsafe<[Static<S>, Static<S>]>(Type.Array(schema, { minItems: 2, maxItems: 2 }));
}

/** A field that may be left out and then has this value: the check fills it in, so its type is not optional. */
export function withDefault<S extends TSchema>(schema: S, value: Static<S>): S & FilledIn {
  return Type.Optional({ ...schema, default: value } as S) as unknown as S & FilledIn;
}

/** In types only: who sends the field may leave it out. */
export interface FilledIn {
  readonly "~filledIn": true;
}

/** An object that names every field it takes; anything else is refused by name. */
export function closed<P extends Record<string, TSchema>>(properties: P, options: Record<string, unknown> = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

/** An object read from disk or sent back: fields it does not name are kept. */
export function open<P extends Record<string, TSchema>>(properties: P, options: Record<string, unknown> = {}) {
  return Type.Object(properties, { additionalProperties: true, ...options });
}

/** Absolute path of an episode folder; `http/` checks that it is inside a root before a verb gets it. */
export const EpisodePath = Type.String({
  minLength: 1,
  "x-guard": "episode",
  description: "absolute path of the episode folder",
});
/** Path relative to the episode, forward slashes. */
export const RelativePath = Type.String({ minLength: 1, description: "path relative to the episode, forward slashes" });
export const Pass = oneOf("final", "proxy");
export type Pass = Static<typeof Pass>;
export const PASSES = ["final", "proxy"] as const;
export const ShotId = Type.String({ minLength: 1, description: "shot id as the script spells it" });
export const TakeNumber = Type.Integer({ minimum: 1, description: "take number, from 1" });
/** A take number as a request may send it: as a number, or as text, which the check turns into the number. docs/http.md "Conventions". */
export const TakeInput = Type.Unsafe<number>(
  Type.Union([TakeNumber, Type.String({ pattern: "^0*[1-9][0-9]{0,14}$", "x-number": true, description: "digits" })]),
);
export const Slate = oneOf(...SLATES);
export type Slate = Static<typeof Slate>;
/** A switch of a query. */
export const Flag = oneOf("1", "0", "true", "false");
export const isOn = (flag: Static<typeof Flag> | undefined): boolean => flag === "1" || flag === "true";
const LARGEST_SEED = (1n << 64n) - 1n;
/** Built seeds are 63-bit: text everywhere, so that nothing can round them. */
export const Seed = Type.String({ pattern: "^[0-9]{1,20}$", description: "seed as decimal digits" });
/** A seed as a request may send it: as text, or as a number that is still exact. docs/http.md "Conventions". */
export const SeedInput = Type.Union([
  Type.String({ format: "seed", description: `a seed from 0 to ${LARGEST_SEED} in decimal digits` }),
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
]);
/** As many pixels a side as a series config may ask for. */
export const LONGEST_SIDE = 16_384;
export const SideLength = Type.Integer({ minimum: 1, maximum: LONGEST_SIDE });
export const Size = Type.String({ format: "size", description: `WxH in pixels, each side 1 to ${LONGEST_SIDE}` });

/** What `format` means in these schemas. */
export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  seed: (text) => /^[0-9]{1,20}$/.test(text) && BigInt(text) <= LARGEST_SEED,
  deliver: (text) =>
    /^(1080p|1440p|4k)$/.test(text) ||
    (/^[1-9][0-9]{1,3}x[1-9][0-9]{1,3}$/.test(text) && text.split("x").every(isDeliverSide)),
  match: (text) => /^(plate|first|none|shot:\S+)$/.test(text),
  size: (text) => /^[1-9][0-9]{0,4}x[1-9][0-9]{0,4}$/.test(text) && text.split("x").every(isSideLength),
};

function isSideLength(digits: string): boolean {
  return Number(digits) <= LONGEST_SIDE;
}

/** Encoders of the usual kind take even sides only. */
function isDeliverSide(digits: string): boolean {
  return Number(digits) % 2 === 0 && Number(digits) >= 64 && Number(digits) <= 8192;
}
export const Frames = Type.Integer({ minimum: 0, description: "frames" });

/** What mends a problem: an entry that the series config lacks, or another word in its line. */
export const Mend = Type.Union([
  Type.Object({
    do: Type.Literal("add"),
    kind: oneOf("character", "prop", "location"),
    id: Type.String(),
    /** As it is shown; a script names it by its id. */
    name: Type.String(),
  }),
  Type.Object({ do: Type.Literal("use"), from: Type.String(), to: Type.String() }),
]);
export type Mend = Static<typeof Mend>;

/** A sentence about a place in an authored file; `line` is 1-based, null when it is about the whole file. */
export const Problem = Type.Object({
  file: oneOf("script", "series"),
  line: orNull(Type.Integer({ minimum: 1 })),
  col: Type.Optional(Type.Integer({ minimum: 1 })),
  message: Type.String(),
  /** What `// lint: off <id>` silences it by; only warnings that can be silenced have one. */
  id: Type.Optional(Type.String()),
  /** The nearest first; errors only. */
  mends: Type.Optional(Type.Array(Mend)),
});
export type Problem = Static<typeof Problem>;

export const Lora = open({ name: Type.String(), strength: Type.Number() });
export type Lora = Static<typeof Lora>;

export const POLICIES = ["generate", "dub", "dub_keep_foley", "clone", "silent"] as const;
export const AudioPolicy = oneOf(...POLICIES);
export type AudioPolicy = Static<typeof AudioPolicy>;

export const SEED_SOURCES = ["stable", "new", "same", "override", "typed"] as const;

export const TAKE_STATUSES = ["queued", "ok", "failed"] as const;
export const TakeStatus = oneOf(...TAKE_STATUSES);
export type TakeStatus = Static<typeof TakeStatus>;

const FileNames = Type.Union([Type.String(), Type.Array(Type.String()), Type.Null()]);

/** How a model file was found: the wanted one, another of its family, by the base preset, or not at all. LoRAs are lists. */
const ResolvedFile = open({
  want: FileNames,
  using: FileNames,
  how: oneOf("exact", "family", "base", "off"),
  tier: oneOf("required", "accelerator", "optional"),
});

/** Parameter to file. docs/http.md "Resolution of model files". */
export const Resolved = Type.Record(Type.String(), ResolvedFile);
export type Resolved = Static<typeof Resolved>;
