// From a request to what a verb is handed: query and body checked against the route's schemas, then what `route-fields.ts` proves of them.
// The order of docs/http.md "Conventions": shape first (400), then the roots (403), then whether it exists (404).
import type { IncomingMessage } from "node:http";
import type { TSchema } from "typebox";
import { check, checkQuery, type CheckResult } from "../contracts/check.ts";
import { Refusal } from "../contracts/refusal.ts";
import type { Route } from "../contracts/route.ts";
import { requireJsonBody } from "./read-body.ts";
import { discardUpload, isForm, requireForm, type UploadRules } from "./read-form.ts";
import { requireFields, type Input } from "./route-fields.ts";
import type { OpenEpisode } from "../studio/shared/episode/episode-context.ts";

export interface InputRules {
  /** For routes that take a file; absent where none can be taken. */
  readonly uploads?: UploadRules | undefined;
  /** Called with what was sent, before it is checked. */
  readonly onInput?: (value: unknown) => void;
  /** Largest JSON body, in bytes. */
  readonly bodyLimit: number;
  readonly openEpisode: OpenEpisode;
}

type Fields = Record<string, unknown>;

export async function requireInput(route: Route, request: IncomingMessage, rules: InputRules): Promise<Input> {
  const { uploads } = rules;
  if (route.takesFile && uploads && isForm(request)) return readForm(route, request, { ...rules, uploads });
  const query = route.query ? readQuery(route.query, request, rules) : {};
  const body = route.body ? await readBody(route.body, request, rules) : {};
  return requireFields(route, { ...query, ...body }, rules.openEpisode);
}

/** The fields of a form are text, as those of a query are. What is refused leaves no file behind. */
async function readForm(
  route: Route,
  request: IncomingMessage,
  rules: InputRules & { readonly uploads: UploadRules },
): Promise<Input> {
  const { fields, upload } = await requireForm(request, rules.uploads);
  rules.onInput?.(fields);
  try {
    const body = route.body ? accepted(checkQuery(route.body, withoutEmptyPass(fields))) : {};
    return { ...(await requireFields(route, body, rules.openEpisode)), upload };
  } catch (error) {
    await discardUpload(upload, rules.uploads);
    throw error;
  }
}

function readQuery(schema: TSchema, request: IncomingMessage, { onInput }: InputRules): Fields {
  const query = requireQuery(request.url ?? "");
  onInput?.(query);
  return accepted(checkQuery(schema, withoutEmptyPass(query)));
}

async function readBody(schema: TSchema, request: IncomingMessage, rules: InputRules): Promise<Fields> {
  const body = await requireJsonBody(request, rules.bodyLimit);
  rules.onInput?.(body);
  if (body !== undefined) return accepted(check(schema, withoutEmptyPass(body)));
  // Where every field may be left out, so may the body.
  const checked = check(schema, {});
  if (checked.ok) return checked.value as Fields;
  throw new Refusal("bad-input", `the request has no JSON body: ${checked.sentence}`);
}

/** An empty `pass` is a missing one: the route's default applies (docs/http.md "Conventions"). */
function withoutEmptyPass<T>(value: T): T {
  if (typeof value !== "object" || value === null || !("pass" in value) || value.pass !== "") return value;
  const { pass: _empty, ...rest } = value;
  return rest as T;
}

function accepted(checked: CheckResult<unknown>): Fields {
  if (!checked.ok) throw new Refusal("bad-input", checked.sentence);
  return checked.value as Fields;
}

/** The parameters after the `?` of a URL as text, strictly: each once, every escape valid UTF-8. What they mean is the schema's business. */
function requireQuery(url: string): Record<string, string> {
  const start = url.indexOf("?");
  const found = new Map<string, string>();
  for (const part of start < 0 ? [] : url.slice(start + 1).split("&")) {
    if (part === "") continue;
    const equals = part.indexOf("=");
    const name = decodePart(equals < 0 ? part : part.slice(0, equals));
    if (found.has(name)) throw new Refusal("bad-input", `${name} is given more than once: give it one value`);
    found.set(name, equals < 0 ? "" : decodePart(part.slice(equals + 1)));
  }
  return Object.fromEntries(found);
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw new Refusal("bad-input", `the query has an escape that is not UTF-8: "${text.slice(0, 80)}"`);
  }
}
