// A route is a value: from it come the types of its verb, the check of what is sent, the OpenAPI document and the bad-input tests.
import type { Static, TSchema } from "typebox";
import type { RefusalKind } from "./refusal.ts";
import type { FilledIn } from "./schema.ts";

export type Method = "get" | "post" | "put" | "delete";

export interface Route<Q extends TSchema = TSchema, B extends TSchema = TSchema, R extends TSchema = TSchema> {
  /** Unique; the operation's name in the OpenAPI document. */
  readonly id: string;
  readonly method: Method;
  /** After the prefix, for example `/episode`. */
  readonly path: string;
  readonly summary: string;
  /** Query parameters (GET and DELETE). */
  readonly query?: Q;
  /** JSON body (POST and PUT). */
  readonly body?: B;
  /** The body may come as a form as well: its fields as text, and one file named `file`. */
  readonly takesFile?: true;
  /** JSON reply; absent on a route that streams a file. */
  readonly reply?: R;
  /** Media type of the text that a request can ask for instead of the JSON reply. */
  readonly alsoText?: string;
  /** Queue routes answer under `/studio/` only when the service runs standalone: docs/http.md "Conventions". */
  readonly standaloneOnlyUnderStudio?: true;
  /** Not there inside a host, whose own life the service's is: docs/http.md "Conventions". */
  readonly standaloneOnly?: true;
  /** Accepted only from the machine that the service runs on (docs/http.md "Security"). */
  readonly localOnly?: true;
  /** What a refusal of each kind means on this route. */
  readonly refuses?: Partial<Record<RefusalKind, string>>;
}

/** A file that came with a request. It is removed once the request is answered: copy it to keep it. */
export interface UploadedFile {
  /** Its temporary path, absolute. */
  readonly path: string;
  /** Its name as sent, without folders. */
  readonly name: string;
}

/** Keeps the exact schemas in the type, so that a verb's input and reply are inferred. */
export function defineRoute<Q extends TSchema, B extends TSchema, R extends TSchema>(
  route: Route<Q, B, R>,
): Route<Q, B, R> {
  return route;
}

export type QueryOf<T> = T extends { readonly query?: infer Q extends TSchema } ? Static<Q> : never;
export type BodyOf<T> = T extends { readonly body?: infer B extends TSchema } ? Static<B> : never;
/** What a client sends as a query and as a body: without the fields that the check fills in, where it likes. */
export type SentQueryOf<T> = T extends { readonly query?: infer Q extends TSchema } ? WithoutFilledIn<Q> : never;
export type SentBodyOf<T> = T extends { readonly body?: infer B extends TSchema } ? WithoutFilledIn<B> : never;
type WithoutFilledIn<S extends TSchema> = S extends { readonly properties: infer P }
  ? Omit<Static<S>, FilledInKeys<P>> & Partial<Pick<Static<S>, FilledInKeys<P> & keyof Static<S>>>
  : Static<S>;
type FilledInKeys<P> = { [K in keyof P]: P[K] extends FilledIn ? K : never }[keyof P];
export type ReplyOf<T> = T extends { readonly reply?: infer R extends TSchema } ? Static<R> : never;
/** What a request asks of an episode, beside which one. */
export type EpisodeInput<T> = Omit<QueryOf<T> & BodyOf<T>, "ep">;

/** What is asked of a route: its query, or its body; defaults may be left out. */
export type RequestFields = Readonly<Record<string, unknown>>;

/** Answers with the route's reply, or throws with the sentence that refuses. `signal` takes back what can be taken back. */
export type CallRoute = <R extends Route>(route: R, fields: RequestFields, signal?: AbortSignal) => Promise<ReplyOf<R>>;
