// The targets of a show: whether the file of one can be used (every reason against it, as a sentence for whoever wrote it), and the
// registry that has them.
import type { CheckResult } from "../../contracts/check.ts";
import { checkOwnFile, targetOf, type OwnTargetFile, type OwnTargetOf } from "../../contracts/files/own-target.ts";
import type { Registry } from "../targets/registry.ts";
import { fieldOf, recordOf, textOf } from "../workflow/json-parts.ts";
import type { TargetKind, TargetOf } from "../../contracts/files/target.ts";

const ID = /^[a-z][a-z0-9_]{1,47}$/;
/** Parameters that every binding must have: without a prefix a result could be another shot's. */
const NEEDED = ["prefix"];
const KINDS: readonly TargetKind[] = ["video", "image", "audio"];

/** Problems that can be seen in the file alone; `shipped` are the targets whose ids are taken. */
export function checkOwnTarget(
  value: unknown,
  shipped: Registry,
): CheckResult<OwnTargetFile> & { readonly problems: readonly string[] } {
  const problems = [...headProblems(value, shipped), ...bodyProblems(value)];
  const checked = checkOwnFile(value);
  if (problems.length === 0 && !checked.ok) problems.push(checked.sentence);
  if (problems.length === 0 && checked.ok) problems.push(...gridProblems(checked.value));
  if (checked.ok && problems.length === 0) return { ok: true, value: checked.value, problems };
  return { ok: false, sentence: problems[0] ?? "", problems };
}

function headProblems(value: unknown, shipped: Registry): string[] {
  const id = textOf(value, "id") ?? "";
  const kind = fieldOf(value, "kind");
  return [
    ...(id === "" ? ["id is missing: give the target a name of its own"] : []),
    ...(id !== "" && !ID.test(id)
      ? [`id "${id}" must be 2 to 48 small letters, digits and _, and begin with a letter`]
      : []),
    ...(shipped.find(id) ? [`id "${id}" is a target that comes with the studio: choose another`] : []),
    ...(kind === undefined
      ? ["kind is missing: it is video, image or audio"]
      : KINDS.includes(kind as TargetKind)
        ? []
        : ["kind must be video, image or audio"]),
  ];
}

function bodyProblems(value: unknown): string[] {
  const binding = recordOf(fieldOf(value, "binding"));
  const missing = NEEDED.filter((param) => binding && !Object.hasOwn(binding, param));
  return [
    ...(binding ? [] : ["binding is missing: it says which widgets take the values"]),
    ...missing.map((param) => `binding.${param} is missing: without it a job cannot name its file`),
    ...(textOf(value, "saver") && textOf(value, "output")
      ? []
      : ["saver and output are missing: the class and the id of the node that saves what is made"]),
    ...(fieldOf(value, "workflow") === undefined ? ["workflow is missing: the name of the workflow in the host"] : []),
  ];
}

function gridProblems(file: OwnTargetFile): string[] {
  const { builtin, aliases } = file;
  return [
    ...(file.kind === "video" ? filmProblems(file) : []),
    ...(builtin ? ["builtin must be false: the studio cannot draw a show's own target"] : []),
    ...(file.kind !== "video" && file.compiler !== null ? ["compiler must be null: only shots are compiled"] : []),
    ...(aliases.length > 0 ? ["aliases must be empty: they belong to the targets that come with the studio"] : []),
  ];
}

function filmProblems({ template, compiler }: OwnTargetOf<"video">): string[] {
  const { base, max } = template.frames;
  return [
    ...(max < base ? [`template.frames.max ${max} is less than its base ${base}`] : []),
    ...(compiler !== "prose" && compiler !== "silent-prose" ? ["compiler must be prose or silent-prose"] : []),
  ];
}

/** The targets of a show: those that come with the studio, and its own behind them. A draft can be named, and is in no list to choose from. */
export function extendRegistry(shipped: Registry, own: readonly OwnTargetFile[]): Registry {
  const targets = new Map(own.map((file) => [file.id, targetOf(file)]));
  const listed = own.filter(({ draft }) => !draft).flatMap(({ id }) => targets.get(id) ?? []);
  return {
    find: (idOrAlias) => shipped.find(idOrAlias) ?? targets.get(idOrAlias),
    list: <K extends TargetKind>(kind: K) =>
      [...shipped.list(kind), ...listed.filter((target) => target.kind === kind)] as TargetOf<K>[],
  };
}
