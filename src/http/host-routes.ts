// The routes that are the workflow host's own, passed on while the studio stands alone: under `/` and `/api/`, in the host's shapes.
// docs/http.md "Host pass-through". They have no schema, so nothing checks them.
import express, { type Request, type RequestHandler, type Router } from "express";
import type { HostAnswers } from "../studio/models/pass-through.ts";
import { gzipJson } from "./send-json.ts";

export const HOST_PREFIXES = ["/", "/api"] as const;

export function hostRoutes(host: HostAnswers): Router {
  const router = express.Router({ caseSensitive: true });
  const named = (request: Request) => String(request.params["name"]);
  router.get(
    "/models",
    gzipJson,
    json(() => host.folders()),
  );
  router.get(
    "/models/:name",
    gzipJson,
    json((request) => host.models(named(request))),
  );
  router.get(
    "/object_info/:name",
    gzipJson,
    json((request) => host.nodeClass(named(request))),
  );
  router.get(
    "/queue",
    gzipJson,
    json(() => host.queue()),
  );
  return router;
}

function json(answer: (request: Request) => Promise<unknown>): RequestHandler {
  return async (request, response) => {
    response.json(await answer(request));
  };
}
