// A route of the contract tied to what answers it: the compiler holds the answer to the route's schemas.
// Knows no express; which verb answers which route stands in `studio-routes.ts`.
import type { FileHandle } from "node:fs/promises";
import type { BodyOf, QueryOf, ReplyOf, Route, UploadedFile } from "../contracts/route.ts";

/** What a verb is handed: the checked query and body as one value, defaults filled in, `ep` inside a root. */
export type InputOf<R> = QueryOf<R> & BodyOf<R>;

/** A file for `send-file.ts` to stream. */
export interface FileToSend {
  /** Absolute; it has passed the studio's guards. */
  readonly path: string;
  /** Opens it where the guards found it, and nowhere else. */
  readonly open: () => Promise<FileHandle>;
  /** The name it is saved under; the file's own when absent. */
  readonly name?: string;
}

/** A text to send under a name, on a route that can be asked for one. */
export interface TextToSend {
  readonly text: string;
  readonly name: string;
  /** Media type, where it is not the one that the route names. */
  readonly type?: string;
  /** What is said of the text beside it. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a verb gives back: the route's reply, or a file where the route declares none. */
export type AnswerOf<R> = unknown extends ReplyOf<R> ? FileToSend : ReplyOf<R>;

/** What a verb may ask about a request beside its fields. */
export interface RequestContext {
  /** Whoever asked has gone, where that takes the work back. */
  readonly signal?: AbortSignal | undefined;
  /** The file of a form, on a route that takes one. */
  readonly upload?: UploadedFile | undefined;
  /** Whether it comes from the machine that the service runs on. */
  readonly isFromHere: boolean;
}

export interface Binding {
  readonly route: Route;
  readonly answer: (input: unknown, context: RequestContext) => Promise<unknown>;
}

/** Ties a route to its verb; a reply of another shape does not compile. */
export function bind<R extends Route>(
  route: R,
  answer: (input: InputOf<R>, context: RequestContext) => Promise<AnswerOf<R>>,
): Binding {
  return { route, answer: (input, context) => answer(input as InputOf<R>, context) };
}

/** Ties a route that can be asked for a text to its verb. */
export function bindText<R extends Route>(
  route: R,
  answer: (input: InputOf<R>) => Promise<AnswerOf<R> | TextToSend>,
): Binding {
  return { route, answer: (input) => answer(input as InputOf<R>) };
}
