// A verb as an agent knows it: a name, a sentence, what it takes, and how a route's answer is made small enough for a context.
import type { Static, TSchema } from "typebox";
import type { CallRoute } from "../../contracts/route.ts";
import { Type } from "typebox";
import { oneOf } from "../../contracts/schema.ts";

/** The studio as an agent's verbs reach it: by its routes, on the leash. */
export interface AgentStudio {
  readonly call: CallRoute;
  /** A picture of the episode, made small. */
  readonly picture: (of: { readonly ep: string; readonly path: string; readonly w: number }) => Promise<Picture>;
  /** Work that goes on when an answer cannot wait for it, by what it is. */
  readonly films: Map<string, Promise<unknown>>;
  /** Address of the page, where plans are approved; null where there is none to name. */
  readonly page: string | null;
}

export interface Picture {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** `say` becomes one JSON text. */
export interface VerbAnswer {
  readonly say: unknown;
  readonly pictures?: readonly Picture[];
}

export interface Verb {
  readonly name: string;
  /** One sentence or two, for the agent. */
  readonly about: string;
  readonly input: TSchema;
  /** Changes nothing. */
  readonly isReading: boolean;
  readonly run: (studio: AgentStudio, input: never, signal: AbortSignal) => Promise<VerbAnswer>;
}

interface VerbOf<S extends TSchema> extends Omit<Verb, "run" | "input" | "isReading"> {
  readonly input: S;
  readonly changes?: true;
  readonly run: (studio: AgentStudio, input: Static<S>, signal: AbortSignal) => Promise<VerbAnswer>;
}

/** Keeps the type of the input for `run`. */
export function defineVerb<S extends TSchema>({ changes, run, ...verb }: VerbOf<S>): Verb {
  return { ...verb, isReading: changes !== true, run };
}

/** Inputs that many verbs share. */
export const episode = { ep: Type.String({ minLength: 1, description: "the episode's `ep`, from list_episodes" }) };
export const pass = {
  pass: Type.Optional(oneOf("proxy", "final")),
};
export const pageOf = {
  from: Type.Optional(Type.Integer({ minimum: 0, description: "how many to leave away at the beginning" })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: "how many at most" })),
};
export const shots = {
  shots: Type.Optional(
    Type.Array(Type.String({ minLength: 1 }), { minItems: 1, description: "ids of shots; all without it" }),
  ),
};
