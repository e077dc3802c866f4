// The app that the contract's tests knock at. One function, so that the same tests ask the stand-ins or the whole studio.
import type { Server } from "node:http";
import { allRoutes } from "../../../src/contracts/index.ts";
import { Refusal } from "../../../src/contracts/refusal.ts";
import type { Route } from "../../../src/contracts/route.ts";
import { openApp } from "./open-app.ts";
import type { Binding } from "../../../src/http/binding.ts";
import { completeTable } from "../../../src/http/complete-routes.ts";
import { listen } from "../../../src/http/server.ts";
import { folderOnly } from "../episodes/episode-context.ts";

export interface TestApp {
  readonly server: Server;
  close(): Promise<void>;
}

/** A verb that only says that it was reached: 409. Nothing that must be refused before may get this far. */
const REACHED = "the request reached its verb";

function standIn(route: Route): Binding {
  return { route, answer: () => Promise.reject(new Refusal("conflict", REACHED)) };
}

export async function openTestApp(): Promise<TestApp> {
  const httpApp = openApp({
    bindings: completeTable(allRoutes.filter((route) => route.id !== "openapi").map(standIn)),
    version: "0.0.0",
    allowedHosts: [],
    log: { debug: () => {}, warn: () => {}, error: () => {} },
    page: null,
    validateReplies: true,
    openEpisode: async (ep) => folderOnly(ep),
  });
  return listen(httpApp, { host: "127.0.0.1", port: 0 });
}
