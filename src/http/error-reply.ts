// What was thrown becomes a reply: a refusal its status and sentence, anything else a neutral 500 whose stack stays in the log.
// The only place that knows which kind of refusal is which HTTP status. docs/http.md "Errors".
import type { ErrorRequestHandler, Response } from "express";
import { explainDiskError } from "../contracts/disk-error.ts";
import { Refusal, reasonOf, type RefusalKind } from "../contracts/refusal.ts";
import { requestIdOf } from "./watch/follow-request.ts";

/** The part of a log that is written to here; `machine/log.ts` fits. */
export interface HttpLog {
  debug(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const STATUSES: Record<RefusalKind, number> = {
  "bad-input": 400,
  "outside-roots": 403,
  "no-rights": 403,
  unknown: 404,
  conflict: 409,
  "too-large": 413,
  "tool-failed": 500,
  "host-failed": 500,
  "host-silent": 502,
  "host-away": 503,
};

export const NEUTRAL_SENTENCE = "something went wrong inside the studio: its log says what";

/** Express's last stop: everything that a request threw ends here. */
export function answerErrors(log: HttpLog): ErrorRequestHandler {
  return (thrown: unknown, request, response, _next) => {
    // A reply under way can only be cut off, and nobody reads the answer to a request that was given up.
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    const where = { request: requestIdOf(response), method: request.method, url: request.originalUrl };
    const explained = explainDiskError(thrown);
    if (isNotOpened(thrown)) {
      reply(response, STATUSES[thrown.kind], { error: thrown.message });
    } else if (thrown instanceof Refusal) {
      const status = STATUSES[thrown.kind];
      if (status >= 500) log.warn(where, thrown.message);
      reply(response, status, { ...thrown.fields, error: thrown.message });
    } else if (explained) {
      log.warn({ ...where, err: thrown }, explained.sentence);
      reply(response, STATUSES[explained.kind], { error: explained.sentence });
    } else if (isProgramFailed(thrown)) {
      log.warn({ ...where, err: thrown }, thrown.message);
      reply(response, STATUSES["tool-failed"], { error: thrown.message });
    } else if (isClientError(thrown)) {
      reply(response, thrown.status, { error: "the address of this request cannot be read" });
    } else {
      log.error({ ...where, err: thrown }, reasonOf(thrown));
      reply(response, 500, { error: NEUTRAL_SENTENCE });
    }
  };
}

function reply(response: Response, status: number, body: object): void {
  // Headers that a handler set for its own reply would lie about this one.
  for (const name of ["Content-Disposition", "Content-Length", "Content-Type", "ETag"]) response.removeHeader(name);
  response.status(status).json(body);
}

/** A file that was there and was not opened says why in a sentence, as a refusal does. */
function isNotOpened(thrown: unknown): thrown is Error & { readonly kind: RefusalKind } {
  return thrown instanceof Error && thrown.name === "NotOpened" && "kind" in thrown;
}

/** A program that is not there, or ended badly: its sentence names files by their names alone. */
function isProgramFailed(thrown: unknown): thrown is Error {
  return thrown instanceof Error && thrown.name === "ProgramFailed";
}

/** Express and the file server say so of a URL that they cannot decode. */
function isClientError(thrown: unknown): thrown is { status: number } {
  if (typeof thrown !== "object" || thrown === null || !("status" in thrown)) return false;
  return typeof thrown.status === "number" && thrown.status >= 400 && thrown.status < 500;
}
