// Whether the file of a show's own target can be used: every reason against it, as sentences for whoever wrote it.
import { check, type CheckResult } from "../../contracts/check.ts";
import { OwnTargetFile } from "../../contracts/files/own-target.ts";
import type { Registry } from "../targets/registry.ts";
import { fieldOf, recordOf, textOf } from "../workflow/json-parts.ts";

const ID = /^[a-z][a-z0-9_]{1,47}$/;
/** What every video needs to be told, or it is another shot's. */
const NEEDED = ["prefix"];

/** Problems that can be seen in the file alone; `shipped` are the targets whose ids are taken. */
export function checkOwnTarget(
  value: unknown,
  shipped: Registry,
): CheckResult<OwnTargetFile> & { readonly problems: readonly string[] } {
  const problems = [...headProblems(value, shipped), ...bodyProblems(value)];
  const checked = check(OwnTargetFile, value);
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
      ? ["kind is missing: it is video"]
      : kind === "video"
        ? []
        : ["kind must be video: a show's own targets make videos"]),
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
      : ["saver and output are missing: the class and the id of the node that saves the video"]),
    ...(fieldOf(value, "workflow") === undefined ? ["workflow is missing: the name of the workflow in the host"] : []),
  ];
}

function gridProblems({ template, builtin, compiler, aliases }: OwnTargetFile): string[] {
  const { base, max } = template.frames;
  return [
    ...(max < base ? [`template.frames.max ${max} is less than its base ${base}`] : []),
    ...(builtin ? ["builtin must be false: the studio cannot draw a show's own target"] : []),
    ...(compiler !== "prose" && compiler !== "silent-prose" ? ["compiler must be prose or silent-prose"] : []),
    ...(aliases.length > 0 ? ["aliases must be empty: they belong to the targets that come with the studio"] : []),
  ];
}
