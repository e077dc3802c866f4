// Each request has an id: its caller's own, where that is a plain word, else a new one. It is answered as `X-Request-Id`, and stands in
// each line that the log has of the request. docs/http.md "Watching the service".
import type { RequestHandler, Response } from "express";
import { randomUUID } from "node:crypto";
import type { Route } from "../../contracts/route.ts";

const REQUEST_ID = "X-Request-Id";
const PLAIN_WORD = /^[\w.:-]{1,64}$/;

/** A request that has ended, or that was given up by its caller. */
export interface EndedRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  /** Id of the route that answered; null where none did. */
  readonly route: string | null;
  /** HTTP status; 499 when the caller hung up before the answer was whole. */
  readonly status: number;
  /** From its first byte to the end of its answer. */
  readonly seconds: number;
}

/** Gives a request its id, and tells its end. */
export function followRequest(onEnd: (ended: EndedRequest) => void): RequestHandler {
  return (request, response, next) => {
    const given = request.get(REQUEST_ID);
    const id = given !== undefined && PLAIN_WORD.test(given) ? given : randomUUID();
    const { method, originalUrl: url } = request;
    const started = performance.now();
    response.locals["requestId"] = id;
    response.set(REQUEST_ID, id);
    response.once("close", () => {
      const status = response.writableFinished ? response.statusCode : 499;
      onEnd({ id, method, url, route: routeOf(response), status, seconds: (performance.now() - started) / 1000 });
    });
    next();
  };
}

/** The id that `followRequest` gave. */
export function requestIdOf({ locals }: Pick<Response, "locals">): string | undefined {
  const id: unknown = locals["requestId"];
  return typeof id === "string" ? id : undefined;
}

/** Says which route answers. */
export function noteRoute({ locals }: Pick<Response, "locals">, { id }: Pick<Route, "id">): void {
  locals["routeId"] = id;
}

function routeOf({ locals }: Pick<Response, "locals">): string | null {
  const id: unknown = locals["routeId"];
  return typeof id === "string" ? id : null;
}
