// Saving what is typed: each file by itself, one save at a time, and a build when every file that had to be saved was.
import type { BuildReply, Check } from "../../../src/contracts/replies/build-report.ts";
import type { SourceFile } from "../../../src/contracts/routes/sources.ts";
import type { Notices } from "../base/notices.ts";
import { FILES, type Sources } from "./source.ts";

export interface SavingPorts {
  readonly sources: Sources;
  readonly queries: { readonly supplyCheck: (file: SourceFile, check: Check) => void };
  readonly notices: Notices;
  /** A save has built the episode, or tried to. */
  readonly built: (reply: BuildReply) => void;
}

/** Where it stands what a save did not build. */
export const SAVE_TOPIC = "save";

/** What is asked for while a save is on its way is done after it: more may have been typed since. */
export function createSaving(ports: SavingPorts): (rebuild: boolean, only?: SourceFile) => Promise<void> {
  let wanted: { readonly rebuild: boolean; readonly files: readonly SourceFile[] } | undefined;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (wanted) {
      const now = wanted;
      wanted = undefined;
      await saveTexts(ports, now.rebuild, now.files);
    }
    running = undefined;
  };
  return (rebuild, only) => {
    const asked = only ? [only] : FILES;
    const files = FILES.filter((file) => asked.includes(file) || wanted?.files.includes(file));
    wanted = { rebuild: rebuild || wanted?.rebuild === true, files };
    running ??= run();
    return running;
  };
}

/** The config first: the script is built with it. Without a change only a build is asked for. */
function filesToSave(sources: Sources, rebuild: boolean, asked: readonly SourceFile[]): readonly SourceFile[] {
  const dirty = asked.toReversed().filter((file) => sources[file].isDirty.peek());
  return dirty.length > 0 || !rebuild ? dirty : ["script"];
}

async function saveTexts(
  { sources, queries, notices, built }: SavingPorts,
  rebuild: boolean,
  asked: readonly SourceFile[],
): Promise<void> {
  const ep = sources.script.ep.peek();
  const files = filesToSave(sources, rebuild, asked);
  const unsaved: string[] = [];
  notices.clear(SAVE_TOPIC);
  for (const file of files) {
    const builds = rebuild && file === files.at(-1) && unsaved.length === 0;
    const saved = await sources[file].save(builds);
    if (sources.script.ep.peek() !== ep) return;
    if (saved) queries.supplyCheck(file, saved.check);
    else unsaved.push(sources[file].path.peek() || `the ${file}`);
    if (saved?.build) built(saved.build);
  }
  if (rebuild && unsaved.length > 0) notices.say(SAVE_TOPIC, `nothing was built: ${describeUnsaved(unsaved)}`);
}

function describeUnsaved(names: readonly string[]): string {
  return `${names.join(" and ")} ${names.length > 1 ? "are" : "is"} not saved`;
}
