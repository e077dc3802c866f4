// Where the studio looks for episodes, and the service itself. docs/http.md "Config".
import { Type } from "typebox";
import { ConfigFile } from "../files/settings.ts";
import { defineRoute } from "../route.ts";
import { SettingsRecord } from "./settings.ts";
import { closed, open, orNull, withDefault, oneOf } from "../schema.ts";

/**
 * `warning`: the file was written by a newer program, which a person should know. `problem`: why the stored folders cannot be read; until
 * others are stored, none is open. `looks_in`: all folders in force, also those of this run. `suggested`: where films can go that nobody has
 * named a folder for; it need not be there.
 */
const Config = open({
  ...ConfigFile.properties,
  host: Type.String(),
  warning: Type.Optional(Type.String()),
  problem: Type.Optional(Type.String()),
  looks_in: Type.Optional(Type.Array(Type.String())),
  suggested: Type.Optional(Type.String()),
});

export const getConfigRoute = defineRoute({
  id: "getConfig",
  method: "get",
  path: "/config",
  summary: "The folders that episodes are looked for in.",
  reply: Config,
});

export const putConfigRoute = defineRoute({
  id: "putConfig",
  method: "put",
  path: "/config",
  summary: "Replaces the roots; each must be a folder that exists, or is made.",
  body: closed({
    roots: Type.Array(Type.String({ minLength: 1 })),
    review_copy: Type.Optional(Type.Boolean()),
    /** Makes roots that are not there; only for requests of this machine. */
    make: Type.Optional(Type.Boolean()),
  }),
  reply: Config,
  refuses: { "bad-input": "a root that is not an existing folder" },
});

export const stopServerRoute = defineRoute({
  id: "stopServer",
  method: "post",
  path: "/server/stop",
  standaloneOnly: true,
  localOnly: true,
  summary: "Writes the queue journal and ends the service; exit code 3 when a restart is asked for.",
  body: closed({ restart: Type.Optional(Type.Boolean()) }),
  reply: open({ stopping: Type.Boolean(), restart: Type.Boolean() }),
  refuses: { "outside-roots": "the request comes from another machine" },
});

export const browseRoute = defineRoute({
  id: "browse",
  method: "get",
  path: "/browse",
  summary: "A folder picker, not limited to the roots; names only, never file contents.",
  query: closed({ path: Type.Optional(Type.String()), files: Type.Optional(oneOf("image", "audio", "video")) }),
  reply: open({
    path: orNull(Type.String()),
    parent: orNull(Type.String()),
    episode: Type.Boolean(),
    truncated: Type.Boolean(),
    dirs: Type.Array(
      open({ name: Type.String(), path: Type.String(), episode: Type.Boolean(), series_config: Type.Boolean() }),
    ),
    files: Type.Optional(Type.Array(open({ name: Type.String(), path: Type.String(), size: Type.Integer() }))),
  }),
  refuses: { unknown: "a missing folder", "outside-roots": "a folder that cannot be read" },
});

export const infoRoute = defineRoute({
  id: "info",
  method: "get",
  path: "/info",
  summary: "The service's version and settings.",
  standaloneOnlyUnderStudio: true,
  reply: open({ version: Type.String(), settings: SettingsRecord, host_connected: Type.Boolean() }),
});

export const healthRoute = defineRoute({
  id: "health",
  method: "get",
  path: "/health",
  summary: "That the service answers: for whatever watches it.",
  reply: open({
    ok: Type.Literal(true),
    version: Type.String(),
    /** Since its start. */
    seconds: Type.Integer({ minimum: 0 }),
    /** Jobs that wait or run. */
    jobs: Type.Integer({ minimum: 0 }),
  }),
});

export const openapiRoute = defineRoute({
  id: "openapi",
  method: "get",
  path: "/openapi.json",
  summary: "This document.",
  reply: open({ openapi: withDefault(Type.String(), "3.1.0") }),
});
