// The answer where no route is: 404 with a sentence that says what is there instead. docs/http.md "Errors".
import type { RequestHandler } from "express";
import { Refusal } from "../contracts/refusal.ts";
import type { Route } from "../contracts/route.ts";

/** Refuses whatever comes this far; `routes` are those served under the prefix, none outside of every prefix. */
export function notFound(routes: readonly Route[]): RequestHandler {
  return (request) => {
    const path = `${request.baseUrl}${request.path}`.slice(0, 200);
    const here = routes.filter((route) => route.path === request.path.replace(/(?<=.)\/$/, ""));
    const methods = [...new Set(here.map((route) => route.method.toUpperCase()))];
    if (methods.length > 0)
      throw new Refusal("unknown", `${path} does not take ${request.method}, only ${list(methods)}`);
    const hint = routes.length > 0 ? `: GET ${request.baseUrl}/openapi.json lists every route` : "";
    throw new Refusal("unknown", `there is no ${path} here${hint}`);
  };
}

function list(words: readonly string[]): string {
  return words.join(" and ");
}
