// Checks a value against a schema and says in one sentence what is wrong with it.
// Compiles each schema once. Bodies and files are not coerced, save where a schema says `x-number`; query strings are, on a copy.
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from "ajv/dist/2020.js";
import type { Static, TSchema } from "typebox";
import { FORMATS } from "./schema.ts";

export type CheckResult<T> = { ok: true; value: T } | { ok: false; sentence: string };

// Most validators run a few times in a process: compiling them quickly is worth more than what an optimized one saves. That our
// schemas are schemas is proven by a test, not at every start; and what is wrong is said in our own words.
const code = { optimize: false };
export const CHECK_OPTIONS = {
  strict: false,
  validateSchema: false,
  meta: false,
  messages: false,
  verbose: true,
  useDefaults: true,
  formats: FORMATS,
  code,
} as const;
/** A maker of checks, opened when the first check is made that the build has not: a start that needs none is spared it. */
function makerOfChecks(options: Options): () => Ajv2020 {
  let opened: Ajv2020 | undefined;
  return () => (opened ??= openMaker(options));
}

function openMaker(options: Options): Ajv2020 {
  const ajv = new Ajv2020(options);
  ajv.addKeyword({ keyword: "x-number", type: "string", modifying: true, schema: false, validate: readNumber });
  return ajv;
}

const strictAjv = makerOfChecks(CHECK_OPTIONS);
const queryAjv = makerOfChecks({ ...CHECK_OPTIONS, coerceTypes: true });
const compiled = { strict: new WeakMap<object, ValidateFunction>(), query: new WeakMap<object, ValidateFunction>() };

/** Puts the number in the place of its digits; the schema's pattern has proven them. */
function readNumber(text: string, at?: { parentData: unknown; parentDataProperty: string | number }): boolean {
  const holder = at?.parentData as Record<string | number, unknown> | undefined;
  if (holder && at) holder[at.parentDataProperty] = Number(text);
  return true;
}

/** Checks a JSON value; missing fields with a default are filled in place. */
export function check<S extends TSchema>(schema: S, value: unknown): CheckResult<Static<S>> {
  return run(validator(strictAjv, compiled.strict, schema), value);
}

/** Checks query parameters: text is read as the number or boolean that the schema asks for. */
export function checkQuery<S extends TSchema>(schema: S, query: Record<string, unknown>): CheckResult<Static<S>> {
  const read: Record<string, unknown> = { ...query };
  const checked = run<Static<S>>(validator(queryAjv, compiled.query, schema), read);
  const [endless] = Object.keys(read).filter((name) => read[name] === Infinity || read[name] === -Infinity);
  return checked.ok && endless !== undefined ? { ok: false, sentence: `${endless} must be a finite number` } : checked;
}

/** A check that was made before the process began. */
export type CompiledCheck = ValidateFunction;

/** Spares making the check of a schema. */
export function useCheck(schema: TSchema, made: CompiledCheck): void {
  compiled.strict.set(schema, made);
}

/** Makes the check of a schema ready before the first value comes: tens of milliseconds for a large one. */
export function prepareCheck(schema: TSchema): void {
  validator(strictAjv, compiled.strict, schema);
}

/** The same for query parameters. */
export function prepareQueryCheck(schema: TSchema): void {
  validator(queryAjv, compiled.query, schema);
}

function validator(maker: () => Ajv2020, cache: WeakMap<object, ValidateFunction>, schema: TSchema): ValidateFunction {
  const known = cache.get(schema);
  if (known) return known;
  const made = maker().compile(schema);
  cache.set(schema, made);
  return made;
}

function run<T>(validate: ValidateFunction, value: unknown): CheckResult<T> {
  if (validate(value)) return { ok: true, value: value as T };
  const errors = validate.errors ?? [];
  return { ok: false, sentence: `${complaint(errors)}${shotAt(value, errors.at(-1)?.instancePath ?? "")}` };
}

/** ` (shot sh020)` for what is wrong with an entry of a list that belongs to a shot: nobody counts entries. */
function shotAt(value: unknown, path: string): string {
  let at = value;
  for (const step of path.split("/").slice(1)) {
    const isEntry = Array.isArray(at);
    at = (at as Readonly<Record<string, unknown>> | null)?.[step];
    const shot = isEntry ? (at as { shot?: unknown } | null)?.shot : undefined;
    if (typeof shot === "string") return ` (shot ${shot})`;
  }
  return "";
}

/** The last error is the outermost one: for an alternative it names the whole choice, not one branch of it. */
function complaint(errors: readonly ErrorObject[]): string {
  const error = errors.at(-1);
  if (!error) return "the value does not fit";
  const field = fieldOf(error.instancePath);
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case "required":
      return `${fieldOf(`${error.instancePath}/${String(params["missingProperty"])}`)} is missing`;
    case "additionalProperties":
      return `unknown field ${fieldOf(`${error.instancePath}/${String(params["additionalProperty"])}`)}${knownFields(error)}`;
    default:
      return `${field} must be ${describe(error.parentSchema as Schema)}`;
  }
}

function knownFields(error: ErrorObject): string {
  const known = Object.keys((error.parentSchema as Schema).properties ?? {});
  return known.length ? `: known here are ${known.join(", ")}` : "";
}

/** `/shots/0/id` reads `shots[0].id`; the top is "the body". */
function fieldOf(path: string): string {
  if (path === "") return "the body";
  const parts = path.slice(1).split("/");
  return parts.map((part, i) => step(part.replaceAll("~1", "/").replaceAll("~0", "~"), i)).join("");
}

function step(part: string, index: number): string {
  if (/^\d+$/.test(part)) return `[${part}]`;
  return index === 0 ? part : `.${part}`;
}

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: string | number | boolean;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  description?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/** What a schema takes, in words. */
export function describe(schema: Schema): string {
  if (schema.enum) return list(schema.enum.map(String));
  if (schema.const !== undefined) return String(schema.const);
  if (schema.anyOf) return list([...new Set(schema.anyOf.map(describe))]);
  if (schema.type === "array") return schema.items ? `a list (each ${describe(schema.items)})` : "a list";
  if (schema.type === "integer" || schema.type === "number") return number(schema);
  if (schema.type === "string") return text(schema);
  const plain: Record<string, string> = { boolean: "true or false", null: "null", object: "an object" };
  return typeof schema.type === "string" ? (plain[schema.type] ?? schema.type) : "another value";
}

function number(schema: Schema): string {
  const noun = schema.type === "integer" ? "a whole number" : "a number";
  if (schema.minimum !== undefined && schema.maximum !== undefined) {
    return `${noun} from ${schema.minimum} to ${schema.maximum}`;
  }
  if (schema.minimum !== undefined) return `${noun}, at least ${schema.minimum}`;
  const most = schema.maximum === undefined ? "" : ` and at most ${schema.maximum}`;
  if (schema.exclusiveMinimum !== undefined) return `${noun} above ${schema.exclusiveMinimum}${most}`;
  return schema.maximum === undefined ? noun : `${noun}, at most ${schema.maximum}`;
}

function text(schema: Schema): string {
  const about = schema.description ? ` (${schema.description})` : "";
  if (schema.maxLength !== undefined)
    return `text of ${schema.minLength ?? 0} to ${schema.maxLength} characters${about}`;
  return `${schema.minLength ? "text, not empty" : "text"}${about}`;
}

function list(options: readonly string[]): string {
  if (options.length < 2) return options.join("");
  return `${options.slice(0, -1).join(", ")} or ${options.at(-1)}`;
}
