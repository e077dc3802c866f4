// The OpenAPI 3.1 document of the service, made from the routes and events of the contract; nothing in it is written twice.
import { eventSchemas } from "../contracts/events.ts";
import { allRoutes } from "../contracts/index.ts";
import { REFUSAL_KINDS } from "../contracts/refusal.ts";
import type { Route } from "../contracts/route.ts";
import { isServedUnder, type Prefix } from "./prefix.ts";
import { componentSchemas, schemaOf, type Json } from "./openapi-schemas.ts";
import { namesEpisode } from "./route-fields.ts";
import { STATUSES } from "./error-reply.ts";

export interface OpenapiDocument {
  openapi: string;
  [part: string]: Json;
}

/** Describes every route under each prefix that it answers under, and the events of the websocket. */
export function openapiDocument(version: string, prefixes: readonly Prefix[]): OpenapiDocument {
  const [main] = prefixes;
  return {
    openapi: "3.1.0",
    info: {
      title: "Episode Studio",
      version,
      description: "A script and a series config become shot lists, takes, a cut and a film.",
      license: { name: "MIT", identifier: "MIT" },
    },
    paths: pathsUnder(prefixes),
    components: { schemas: { ...componentSchemas(), Event: { oneOf: Object.keys(eventSchemas).map(eventSchema) } } },
    "x-websocket": {
      path: "/ws",
      description: `What the studio tells its pages as it happens; ask ${main?.path ?? ""} for what is.`,
      message: { $ref: "#/components/schemas/Event" },
    },
  };
}

function pathsUnder(prefixes: readonly Prefix[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [index, prefix] of prefixes.entries()) {
    for (const route of allRoutes as readonly Route[]) {
      if (!isServedUnder(prefix, route)) continue;
      const id = index === 0 ? route.id : `${route.id}_${index + 1}`;
      (paths[`${prefix.path}${route.path}`] ??= {})[route.method] = operation(route, id);
    }
  }
  return paths;
}

function operation(route: Route, id: string): Json {
  return {
    operationId: id,
    summary: route.summary,
    ...(route.query ? { parameters: parametersOf(route.query) } : {}),
    ...(route.body ? { requestBody: { required: isRequired(route.body), content: bodyOf(route, route.body) } } : {}),
    responses: { ...(route.reply ? { 200: replyOf(route) } : FILE_RESPONSES), ...refusalsOf(route) },
  };
}

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
  default?: unknown;
}

function parametersOf(query: object): Json {
  const { properties = {}, required = [] } = query as ObjectSchema;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: schemaOf(schema),
  }));
}

function isRequired(body: object): boolean {
  return ((body as ObjectSchema).required ?? []).length > 0;
}

function json(schema: Json): Record<string, Json> {
  return { "application/json": { schema } };
}

/** A form has the same fields, and the file. */
function bodyOf({ takesFile }: Route, body: object): Record<string, Json> {
  if (!takesFile) return json(schemaOf(body));
  const file = { type: "object", properties: { file: { type: "string", format: "binary" } } };
  const { additionalProperties: _closed, ...fields } = schemaOf(body) as Record<string, Json>;
  return { ...json(schemaOf(body)), "multipart/form-data": { schema: { allOf: [fields, file] } } };
}

function replyOf(route: Route): Json {
  const asText = route.alsoText === undefined ? {} : { [route.alsoText]: { schema: { type: "string" } } };
  return { description: route.summary, content: { ...json(schemaOf(route.reply ?? {})), ...asText } };
}

const BYTES: Json = { "*/*": { schema: { type: "string", format: "binary" } } };
const FILE_RESPONSES: Record<string, Json> = {
  200: { description: "the whole file", content: BYTES },
  206: { description: "the bytes that the Range header asks for", content: BYTES },
  304: { description: "the client has this version already" },
  416: {
    description: "the file has none of the bytes asked for",
    content: json({ $ref: "#/components/schemas/Error" }),
  },
};

/** Status by status: what the route promises, and what every route of its kind answers. */
function refusalsOf(route: Route): Record<string, Json> {
  const sentences = new Map<number, string[]>();
  const add = (status: number, sentence: string) => sentences.set(status, [...(sentences.get(status) ?? []), sentence]);
  if (route.query || route.body) add(400, "a field that is missing, unknown or malformed");
  add(403, "a page of another site asks");
  if (namesEpisode(route)) {
    add(403, "`ep` lies outside of the roots");
    add(404, "no such episode");
  }
  if (route.body) add(413, "the body is too large");
  for (const kind of REFUSAL_KINDS) {
    const sentence = route.refuses?.[kind];
    if (sentence !== undefined) add(STATUSES[kind], sentence);
  }
  add(500, "anything else");
  return Object.fromEntries([...sentences].map(([status, why]) => [status, refusal(why)]));
}

function refusal(sentences: readonly string[]): Json {
  return { description: [...new Set(sentences)].join("; "), content: json({ $ref: "#/components/schemas/Error" }) };
}

function eventSchema(type: string): Json {
  const data = eventSchemas[type as keyof typeof eventSchemas];
  return {
    type: "object",
    required: ["type", "data"],
    properties: { type: { type: "string", const: type }, data: schemaOf(data) },
  };
}
