// The subjects of a config, variants resolved: who and what the prompts describe and the pictures show.
import { quoted } from "../lib/wording.ts";
import { findField, kindOf, numberOf, textOf, wordOf, type Entries, type Entry } from "./fields.ts";
import type { ConfigDiagnostics, LocatedFields } from "./located-json.ts";
import { readHints } from "./read-hints.ts";
import type { Subject } from "./series.ts";
import { canBeSpeaker } from "../lib/format-words.ts";

const KINDS = ["character", "prop", "vehicle"] as const;
const MEMBERS = { whole: true, min: 2, max: 12 };

export function readSubjects(entries: Entries, diagnostics: ConfigDiagnostics): Map<string, Subject> {
  return new Map([...entries.values()].map((entry) => [entry.id, readSubject(entry, diagnostics)]));
}

function readSubject(entry: Entry, diagnostics: ConfigDiagnostics): Subject {
  const { id, line, path, fields } = entry;
  const text = (key: string) => textOf(fields, key, diagnostics);
  const name = text("name");
  if (name === null)
    diagnostics.problem(findField(fields, "name")?.line ?? line, `${path} needs a name: what prompts call it`);
  const [design, voice] = [text("design"), text("voice")];
  if (design === null && voice === null) {
    diagnostics.problem(line, `${path} needs a design (how it looks), or a voice if it is only heard`);
  }
  const panels = numberOf(fields, "sheet_panels", { whole: true, min: 1, max: 16 }, diagnostics);
  const members = membersOf(entry);
  return {
    id,
    kind: wordOf(fields, "kind", KINDS, diagnostics) ?? "character",
    name: name ?? id,
    design,
    sheet: text("sheet") ?? "",
    sheetPanels: members === null ? panels : 1,
    voice,
    voiceSample: text("voice_sample") ?? "",
    pronoun: text("pronoun") ?? "their",
    of: scalarText(fields, "of"),
    members,
    animatic: readHints(fields, "subject", diagnostics),
  };
}

/** Checked where variants are resolved. */
function scalarText(fields: LocatedFields, key: string): string | null {
  const value = findField(fields, key)?.scalar;
  return typeof value === "string" ? value : null;
}

function membersOf({ fields }: Entry): number | null {
  const members = findField(fields, "members")?.scalar;
  return typeof members === "number" ? members : null;
}

/** `members` makes a character a group of two to twelve people in one whole picture. */
export function checkGroups(entries: Entries, diagnostics: ConfigDiagnostics): void {
  for (const { fields } of entries.values()) {
    const members = findField(fields, "members");
    if (!members) continue;
    numberOf(fields, "members", MEMBERS, diagnostics);
    const kind = kindOf(fields);
    if (kind !== "character")
      diagnostics.problem(members.line, `${members.path} is for characters only, not for a ${kind}`);
    const panels = findField(fields, "sheet_panels");
    if (panels && panels.scalar !== 1) {
      diagnostics.problem(panels.line, `${panels.path} must be 1 or left out: a group's sheet is one whole picture`);
    }
  }
}

/** Ids that a script cannot spell, or cannot spell apart. */
export function warnOfIds(
  subjects: ReadonlyMap<string, Subject>,
  entries: Entries,
  diagnostics: ConfigDiagnostics,
): void {
  const speakers = new Map<string, string>();
  for (const { id, kind } of subjects.values()) {
    const line = entries.get(id)?.line ?? null;
    if (id.trim() !== id || id === "" || id.includes(",")) {
      diagnostics.warn(line, `no script can name subject ${quoted(id)}: use a to z, 0 to 9 and _ in ids`);
    }
    if (kind !== "character") continue;
    const spoken = id.toUpperCase();
    const other = speakers.get(spoken);
    if (!canBeSpeaker(spoken)) {
      diagnostics.warn(
        line,
        `${quoted(id)} can never speak: dialogue names have A to Z, 0 to 9, _ ' - and blanks, and begin with a letter`,
      );
    } else if (other !== undefined) {
      diagnostics.warn(line, `${quoted(id)} can never speak: dialogue of ${spoken} is spoken by ${quoted(other)}`);
    }
    if (other === undefined) speakers.set(spoken, id);
  }
}
