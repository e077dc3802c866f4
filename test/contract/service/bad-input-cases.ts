// Everything that can be wrong with what is sent to a route, made from its schemas: each field missing, of another type, out of
// its words or range, and a field that the route does not know. No list to keep up: a new route is covered when it is defined.
import type { Route } from "../../../src/contracts/route.ts";

export interface BadInput {
  /** For example `take is "1"`. */
  readonly what: string;
  /** The name that the refusal must mention. */
  readonly field: string;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

interface Shape {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  pattern?: string;
}

interface Broken {
  readonly what: string;
  readonly field: string;
  readonly value: unknown;
}

const CANDIDATES: readonly unknown[] = [
  ..."sideways, 1, true, ../up".split(", "),
  ...["", 7, -1, 0, 1.5, true, null, [], {}, ["sideways"], [null], [7, 7, 7], { surplus: true }],
];

/** The requests that a route must refuse with 400. */
export function badInputCases(route: Route): BadInput[] {
  const query = (route.query ?? {}) as Shape;
  const body = (route.body ?? {}) as Shape;
  return [
    ...(route.query ? badQueries(query) : []),
    ...(route.body ? badValues(body, "the body").map(({ value, ...about }) => ({ ...about, body: value })) : []),
  ];
}

/** The least that a schema accepts: required fields only. */
function sampleOf(schema: Shape): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {});
  return SAMPLES[schema.type ?? ""]?.(schema) ?? null;
}

const SAMPLES: Readonly<Record<string, (schema: Shape) => unknown>> = {
  string: (schema) => ["sample", "1", "64x64"].find((text) => accepts(schema, text)) ?? "sample",
  integer: (schema) => schema.minimum ?? 1,
  number: (schema) => schema.minimum ?? 1,
  boolean: () => true,
  array: (schema) => Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {})),
  object: ({ required = [], properties = {} }) =>
    Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})])),
};

function badQueries(schema: Shape): BadInput[] {
  const sample = sampleQuery(schema);
  const missing = (schema.required ?? []).map((field) => ({
    what: `${field} is missing`,
    field,
    query: without(sample, field),
  }));
  const malformed = Object.entries(schema.properties ?? {}).flatMap(([field, shape]) =>
    ["sideways", "", "1.5", "-1", "0"]
      .filter((text) => !acceptsText(shape, text) && !(field === "pass" && text === ""))
      .map((text) => ({ what: `${field} is "${text}"`, field, query: { ...sample, [field]: text } })),
  );
  const unknown = { what: "an unknown field", field: "surplus", query: { ...sample, surplus: "1" } };
  return [...missing, ...malformed, unknown];
}

function sampleQuery(schema: object): Record<string, string> {
  const sample = sampleOf(schema as Shape) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, String(value)]));
}

/** Every way to break a value of this shape in one place, at any depth. */
function badValues(shape: Shape, field: string): Broken[] {
  const wrong = CANDIDATES.filter((value) => !accepts(shape, value) && !(field === "pass" && value === ""));
  const here = wrong.map((value) => ({ what: `${field} is ${JSON.stringify(value)}`, field, value }));
  if (shape.type === "array" && shape.items) return [...here, ...badItems(shape.items, field)];
  return shape.type === "object" && shape.properties ? [...here.filter(isNoObject), ...badFields(shape)] : here;
}

/** An object that lacks fields is told about the field, not about itself: `badFields` makes those. */
function isNoObject({ value }: Broken): boolean {
  return typeof value !== "object" || value === null || Array.isArray(value);
}

function badItems(items: Shape, field: string): Broken[] {
  return badValues(items, field).map((broken) => ({
    ...broken,
    what: `in a list: ${broken.what}`,
    value: [broken.value],
  }));
}

function badFields(shape: Shape): Broken[] {
  const sample = sampleOf(shape) as Record<string, unknown>;
  const missing = (shape.required ?? []).map((field) => ({
    what: `${field} is missing`,
    field,
    value: without(sample, field),
  }));
  const malformed = Object.entries(shape.properties ?? {}).flatMap(([field, inner]) =>
    badValues(inner, field).map((broken) => ({ ...broken, value: { ...sample, [field]: broken.value } })),
  );
  const unknown = { what: "an unknown field", field: "surplus", value: { ...sample, surplus: 1 } };
  return [...missing, ...malformed, ...(shape.additionalProperties === false ? [unknown] : [])];
}

function without<T>(record: Record<string, T>, field: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));
}

function acceptsText(shape: Shape, text: string): boolean {
  if (shape.anyOf) return shape.anyOf.some((one) => acceptsText(one, text));
  if (shape.type === "string") return accepts(shape, text);
  if (text === "") return false;
  if (shape.type === "boolean") return text === "true" || text === "false";
  return accepts(shape, Number(text));
}

/** A second, small reading of the schemas, so that the first is not asked to judge itself. */
function accepts(shape: Shape, value: unknown): boolean {
  if (shape.anyOf) return shape.anyOf.some((one) => accepts(one, value));
  if (shape.enum) return shape.enum.includes(value);
  if (shape.const !== undefined) return shape.const === value;
  if (typeof value === "string") return shape.type === "string" ? acceptsWord(shape, value) : shape.type === undefined;
  if (typeof value === "number") return acceptsNumber(shape, value);
  if (Array.isArray(value)) return acceptsList(shape, value);
  const types: Record<string, boolean> = {
    boolean: typeof value === "boolean",
    null: value === null,
    object: typeof value === "object" && value !== null,
  };
  return shape.type === undefined || types[shape.type] === true;
}

function acceptsWord({ minLength = 0, maxLength = Infinity, pattern = "" }: Shape, text: string): boolean {
  return text.length >= minLength && text.length <= maxLength && new RegExp(pattern).test(text);
}

function acceptsNumber({ type, minimum = -Infinity, maximum = Infinity }: Shape, value: number): boolean {
  if (type === undefined) return true;
  const isKind = type === "number" || (type === "integer" && Number.isInteger(value));
  return isKind && value >= minimum && value <= maximum;
}

function acceptsList({ type, items = {}, minItems = 0 }: Shape, list: unknown[]): boolean {
  if (type === undefined) return true;
  return type === "array" && list.length >= minItems && list.every((item) => accepts(items, item));
}
