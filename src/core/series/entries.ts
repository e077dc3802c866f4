// The entries of `subjects`, `locations` and `profiles`: comments and what is no object are left out.
import type { ConfigDiagnostics, Located, LocatedFields } from "./located-json.ts";
import { blockOf, isComment } from "./fields.ts";

export interface Entry {
  readonly id: string;
  /** The line of the entry's key. */
  readonly line: number;
  readonly path: string;
  readonly fields: LocatedFields;
}

export type Entries = ReadonlyMap<string, Entry>;

/** The entries of a block by id, in the order written. */
export function readEntries(
  root: LocatedFields,
  key: "subjects" | "locations",
  diagnostics: ConfigDiagnostics,
): Entries {
  const entries = new Map<string, Entry>();
  for (const [id, field] of blockOf(root, key, diagnostics)) {
    if (isComment(id)) continue;
    if (field.fields) entries.set(id, entryOf(id, field, field.fields));
    else diagnostics.warn(field.line, `${field.path} is not an object, so it does not count`);
  }
  return entries;
}

function entryOf(id: string, { line, path }: Located, fields: LocatedFields): Entry {
  return { id, line, path, fields };
}
