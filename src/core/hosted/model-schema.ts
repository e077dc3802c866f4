// How a hosted model says it is asked and what it answers, read from its own OpenAPI document. Nothing of it is trusted: what does not
// fit counts as not said.
import { isRecord } from "../lib/json-values.ts";

export interface ModelField {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly values: readonly (string | number)[];
  readonly min?: number;
  readonly max?: number;
}

export interface ModelSchema {
  readonly fields: readonly ModelField[];
  /** Ways through the answer that lead to an address: `data.videos[].url`. */
  readonly addresses: readonly string[];
}

type Part = Readonly<Record<string, unknown>>;
/** Parts of an answer that are looked at: a schema may refer to itself. */
const MOST_PARTS = 2_000;
const DEEPEST = 6;

export function readModelSchema(document: object): ModelSchema {
  const [operation] = Object.values(fieldOf(document, "paths")).flatMap((path) =>
    isRecord(path) && isRecord(path["post"]) ? [path["post"]] : [],
  );
  const schemas = fieldOf(fieldOf(document, "components"), "schemas");
  const input = contentOf(operation?.["requestBody"], schemas) ?? named(schemas, "Input");
  const output = contentOf(fieldOf(operation, "responses")["200"], schemas) ?? named(schemas, "Output");
  return {
    fields: fieldsOf(input, schemas),
    addresses: addressesIn(output, { schemas, left: MOST_PARTS }, "", DEEPEST),
  };
}

function fieldsOf(schema: Part, schemas: Part): ModelField[] {
  const required: readonly unknown[] = Array.isArray(schema["required"]) ? schema["required"] : [];
  return Object.entries(fieldOf(schema, "properties")).map(([name, raw]) => {
    const field = resolved(raw, schemas);
    const [min, max] = [field["minimum"], field["maximum"]];
    return {
      name,
      type: typeof field["type"] === "string" ? field["type"] : "object",
      isRequired: required.includes(name),
      values: valuesOf(field["enum"]),
      ...(typeof min === "number" && { min }),
      ...(typeof max === "number" && { max }),
    };
  });
}

function valuesOf(values: unknown): (string | number)[] {
  return (Array.isArray(values) ? values : []).filter(
    (value) => typeof value === "string" || typeof value === "number",
  );
}

function addressesIn(
  raw: unknown,
  look: { readonly schemas: Part; left: number },
  way: string,
  depth: number,
): string[] {
  if (depth === 0 || look.left-- <= 0) return [];
  const schema = resolved(raw, look.schemas);
  if (schema["type"] === "array") return addressesIn(schema["items"], look, `${way}[]`, depth - 1);
  const inner = Object.entries(fieldOf(schema, "properties"));
  const name = way.split(".").at(-1) ?? "";
  if (inner.length === 0) return /ur[il](\[\])?$/i.test(name) || schema["format"] === "uri" ? [way] : [];
  return inner.flatMap(([field, part]) => addressesIn(part, look, way === "" ? field : `${way}.${field}`, depth - 1));
}

function contentOf(part: unknown, schemas: Part): Part | undefined {
  const schema = fieldOf(fieldOf(fieldOf(part, "content"), "application/json"), "schema");
  const found = resolved(schema, schemas);
  return Object.keys(found).length > 0 ? found : undefined;
}

function named(schemas: Part, name: string): Part {
  return resolved(schemas[name], schemas);
}

/** The part itself, or what it refers to. */
function resolved(part: unknown, schemas: Part): Part {
  const name = isRecord(part) && typeof part["$ref"] === "string" ? part["$ref"].split("/").at(-1) : undefined;
  const found = name === undefined ? part : schemas[name];
  return isRecord(found) ? found : {};
}

function fieldOf(part: unknown, name: string): Part {
  const field = isRecord(part) ? part[name] : undefined;
  return isRecord(field) ? field : {};
}
