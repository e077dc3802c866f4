// The words that many routes and files share. Shapes only: knows no disk, no clock, no HTTP.
import { Type, type Static, type TSchema } from "typebox";

/** One of a closed set of words; the words appear in the sentence when a value is refused. */
export function words<const W extends readonly string[]>(...values: W) {
  return Type.Unsafe<W[number]>({ type: "string", enum: values });
}

/** The value or null (null means "not set", never "default"). */
export function orNull<S extends TSchema>(schema: S) {
  return Type.Union([schema, Type.Null()]);
}

/** A field that may be left out and then has this value: the check fills it in, so its type is not optional. */
export function withDefault<S extends TSchema>(schema: S, value: Static<S>): S {
  return Type.Optional({ ...schema, default: value } as S) as unknown as S;
}

/** An object that names every field it takes; anything else is refused by name. */
export function closed<P extends Record<string, TSchema>>(properties: P, options: Record<string, unknown> = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

/** An object read from disk or sent back: fields it does not name are kept. */
export function open<P extends Record<string, TSchema>>(properties: P, options: Record<string, unknown> = {}) {
  return Type.Object(properties, { additionalProperties: true, ...options });
}

/** Absolute path of an episode folder; the door checks that it lies inside a root before a verb sees it. */
export const EpisodePath = Type.String({
  minLength: 1,
  "x-guard": "episode",
  description: "absolute path of the episode folder",
});
/** Path relative to the episode, forward slashes. */
export const RelativePath = Type.String({ minLength: 1, description: "path relative to the episode, forward slashes" });
export const Pass = words("final", "proxy");
export type Pass = Static<typeof Pass>;
export const PASSES = ["final", "proxy"] as const;
export const ShotId = Type.String({ minLength: 1, description: "shot id as the script spells it" });
export const TakeNumber = Type.Integer({ minimum: 1, description: "take number, from 1" });
/** Built seeds are 63-bit: text everywhere, so that nothing can round them. */
export const Seed = Type.String({ pattern: "^[0-9]{1,20}$", description: "seed as decimal digits" });
export const Size = Type.String({ pattern: "^[1-9][0-9]{0,4}x[1-9][0-9]{0,4}$", description: "WxH in pixels" });
export const Frames = Type.Integer({ minimum: 0, description: "frames" });

/** A sentence about a place in an authored file; `line` is 1-based, null when it is about the whole file. */
export const Problem = Type.Object({
  file: words("script", "series"),
  line: orNull(Type.Integer({ minimum: 1 })),
  col: Type.Optional(Type.Integer({ minimum: 1 })),
  message: Type.String(),
  /** What `// lint: off <id>` silences it by; only warnings that can be silenced have one. */
  id: Type.Optional(Type.String()),
});
export type Problem = Static<typeof Problem>;
