// Shots whose ids differ in the script but not in file names: their takes would land in one folder.
import type { Story } from "../../../contracts/files/story.ts";
import type { Diagnostics } from "../../lib/diagnostics.ts";
import { safeName } from "../../lib/names.ts";
import { gather, type Steps } from "../../lib/cooperative-steps.ts";
import { quoted } from "../../lib/wording.ts";
import { shotsIn } from "../../story/shots-of.ts";

/** The same file name is a problem; one that differs in capitals alone is a warning, because some disks do not tell them apart. */
export function* checkFileNames(story: Story, diagnostics: Diagnostics): Steps<void> {
  const taken = new Map<string, string>();
  for (const { shot } of yield* gather(story.sequences, shotsIn)) {
    const name = safeName(shot.id);
    const other = taken.get(name.toLowerCase());
    taken.set(name.toLowerCase(), other ?? shot.id);
    yield;
    if (other === undefined) continue;
    const both = `shots ${quoted(other)} and ${quoted(shot.id)}`;
    const { line } = shot.source;
    if (safeName(other) === name)
      diagnostics.problem(line, `${both} would share the files ${quoted(name)}: rename one`);
    else diagnostics.warn(line, `${both} differ in capitals alone, which some disks take for the same files`);
  }
}
