// Recipes as people write them: each field is checked by itself, and what no recipe takes is said and does not count.
import { check } from "../../contracts/check.ts";
import { MasterRecipe, PostFields, UpscaleFields } from "../../contracts/files/upscale.ts";
import { didYouMean } from "../lib/wording.ts";
import { findField } from "./fields.ts";
import type { ConfigDiagnostics, Located, LocatedFields } from "./located-json.ts";
import type { Series } from "./series.ts";

/** `upscale.master` and `post.master`. Neither decides what is built: what is wrong in them is warned of at its line. */
export function readRecipes(
  root: LocatedFields,
  diagnostics: ConfigDiagnostics,
): Pick<Series, "masterRecipe" | "postRecipe" | "recipeProblems"> {
  const upscale = readBlock(root, "upscale", readMasterRecipe, diagnostics);
  const post = readBlock(root, "post", readPostFields, diagnostics);
  return {
    masterRecipe: upscale.fields,
    postRecipe: post.fields,
    recipeProblems: { upscale: upscale.problems, post: post.problems },
  };
}

function readBlock<F>(
  root: LocatedFields,
  block: "upscale" | "post",
  read: (value: unknown) => ReadFields<F>,
  diagnostics: ConfigDiagnostics,
): { readonly fields: F | null; readonly problems: readonly string[] } {
  const master = findField(findField(root, block)?.fields ?? new Map<string, Located>(), "master");
  if (!master) return { fields: null, problems: [] };
  const { fields, problems } = read(plainOf(master));
  for (const { path, sentence } of problems) {
    const at = path.reduce<Located>((found, key) => found.fields?.get(key) ?? found, master);
    const place = [master.path, ...path.slice(0, -1)].join(".");
    diagnostics.warn(at.line, `${place}: ${sentence}, so it does not count`);
  }
  return { fields, problems: problems.map(({ sentence }) => sentence) };
}

function plainOf({ scalar, fields, items }: Located): unknown {
  if (fields) return Object.fromEntries([...fields].map(([key, field]) => [key, plainOf(field)]));
  return items ? items.map(plainOf) : scalar;
}

/** `path`: keys from the recipe's own block on. */
export interface FieldProblem {
  readonly path: readonly string[];
  readonly sentence: string;
}

export interface ReadFields<F> {
  readonly fields: F;
  readonly problems: readonly FieldProblem[];
}

type JsonObject = Readonly<Record<string, unknown>>;

export function readUpscaleFields(value: unknown): ReadFields<UpscaleFields> {
  return readEach(value, UpscaleFields.properties);
}

export function readPostFields(value: unknown): ReadFields<PostFields> {
  return readEach(value, PostFields.properties);
}

/** The recipe of a show; a section that is no object, and fields that no section takes, do not count. */
export function readMasterRecipe(value: unknown): ReadFields<MasterRecipe> {
  const { targets: _sections, finish: _finish, ...own } = MasterRecipe.properties;
  const { targets = {}, finish, ...rest } = isObject(value) ? value : {};
  const read = readEach<MasterRecipe>(isObject(value) ? rest : value, own);
  const finished = finish === undefined ? undefined : readEach(finish, MasterRecipe.properties.finish.properties);
  const sections = Object.entries(isObject(targets) ? targets : {})
    .filter(([key]) => !isComment(key))
    .map(([key, section]) => [key, readUpscaleFields(section)] as const);
  const below = (key: string, problems: readonly FieldProblem[]) =>
    problems.map(({ path, sentence }) => ({ path: [key, ...path], sentence }));
  const problems = [
    ...read.problems,
    ...below("finish", finished?.problems ?? []),
    ...(isObject(targets) ? [] : [{ path: ["targets"], sentence: "targets must be an object of sections by target" }]),
    ...below(
      "targets",
      sections.flatMap(([key, section]) => below(key, section.problems)),
    ),
  ];
  const fields: MasterRecipe = {
    ...read.fields,
    ...(finished && { finish: finished.fields }),
    targets: Object.fromEntries(sections.map(([key, section]) => [key, section.fields])),
  };
  return { fields, problems };
}

/** A field that is null is not set. */
function readEach<F extends object>(value: unknown, schemas: Readonly<Record<string, TSchema>>): ReadFields<F> {
  const known = Object.keys(schemas);
  if (!isObject(value)) return { fields: {} as F, problems: [{ path: [], sentence: "it must be an object" }] };
  const fields: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const [key, written] of Object.entries(value)) {
    if (isComment(key) || written === null) continue;
    const schema = Object.hasOwn(schemas, key) ? schemas[key] : undefined;
    if (!schema) {
      problems.push({
        path: [key],
        sentence: `unknown field "${key}"${didYouMean(key, known)}: known are ${known.join(", ")}`,
      });
      continue;
    }
    const checked = check(inObject(key, schema), { [key]: written });
    if (checked.ok) fields[key] = written;
    else problems.push({ path: [key], sentence: checked.sentence });
  }
  return { fields: fields as F, problems };
}

type TSchema = Parameters<typeof check>[0];

const inObjects = new Map<TSchema, TSchema>();

/** The schema of an object with this field, so that the sentence about the field names it. Made once: it is compiled once. */
function inObject(key: string, schema: TSchema): TSchema {
  const made = inObjects.get(schema) ?? ({ type: "object", properties: { [key]: schema } } as TSchema);
  inObjects.set(schema, made);
  return made;
}

function isComment(key: string): boolean {
  return key.startsWith("_");
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
