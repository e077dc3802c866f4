// `## SHOT`, the start of a shot: every one is a cut. Ids are unique in the whole episode, and so should their file names be.
import { safeName } from "../../lib/names.ts";
import { quoted } from "../../lib/wording.ts";
import type { Draft } from "../draft.ts";
import { lineConstruct } from "../line-construct.ts";

export const shot = lineConstruct({
  name: "shot",
  match(text) {
    if (!text.startsWith("## ")) return null;
    const [id = ""] = text.slice(3).trim().split(/\s+/);
    return { id };
  },
  apply({ id }, line, draft) {
    if (draft.sequences.length === 0) {
      draft.problem(line, `shot ${quoted(id)} stands before any sequence: write "# <sequence> <location>" above it`);
      draft.openSequence(line, "", "");
    }
    compareWithOthers(id, line, draft);
    draft.openShot(line, id);
  },
  examples: [
    { text: "## sh010", reads: { id: "sh010" } },
    { text: "##   sh010  the long one", reads: { id: "sh010" } },
    { text: "##sh010", reads: "other" },
    { text: "### sh010", reads: "other" },
  ],
});

/** Takes are files named after their shot: two ids with one file name would mix them up. */
function compareWithOthers(id: string, line: number, draft: Draft): void {
  const same = draft.shotsById.get(id);
  if (same !== undefined) {
    draft.problem(line, `shot ${quoted(id)} is on line ${same} already: give every shot an id of its own`);
    return;
  }
  const fileName = safeName(id).toLowerCase();
  const alike = draft.shotsByFileName.get(fileName);
  if (alike) {
    draft.warn(
      line,
      `shots ${quoted(id)} and ${quoted(alike.id)} (line ${alike.line}) would share file names: rename one`,
    );
  }
  draft.shotsById.set(id, line);
  if (!alike) draft.shotsByFileName.set(fileName, { id, line });
}
