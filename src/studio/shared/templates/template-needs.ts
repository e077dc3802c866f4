// What each template of the host needs, out of its file, and what of it the host lacks. Files are read once in a while: there are hundreds.
import { recordsOf, type TemplateFile } from "../../../core/features/template-files.ts";
import { fileName } from "../../../core/own-targets/graph-inputs.ts";
import { classNamesOf } from "../../../core/workflow/ui-workflow.ts";
import type { Host } from "../../../hosts/host.ts";
import type { StudioPorts } from "../../ports.ts";

export interface TemplateNeeds {
  readonly files: readonly TemplateFile[];
  readonly classes: readonly string[];
}

/** Nodes that the front end runs itself. */
const FRONT_END = new Set(["Note", "MarkdownNote", "Reroute", "PrimitiveNode"]);
/** Milliseconds that a template counts as the same. */
const FRESH = 600_000;
/** Templates that are asked for at once. */
const AT_ONCE = 8;

export function needsOf(saved: unknown): TemplateNeeds {
  return { files: recordsOf(saved), classes: classNamesOf(saved).filter((name) => !FRONT_END.has(name)) };
}

export interface TemplateLacks {
  readonly files: number;
  readonly classes: number;
}

/** By name; what the host does not say is not there. */
export async function lacksOf(
  { catalogue, clock }: Pick<StudioPorts, "catalogue" | "clock">,
  host: Host,
  names: readonly string[],
): Promise<ReadonlyMap<string, TemplateLacks>> {
  const [known, classes] = await Promise.all([
    readNeeds(host, names, clock.now().getTime()),
    catalogue()?.nodeClasses(),
  ]);
  if (!classes) return new Map();
  const folders = new Set([...known.values()].flatMap(({ files }) => files.map(({ folder }) => folder)));
  const listed = await Promise.all(
    [...folders].map(async (folder) => [folder, (await catalogue()?.models(folder))?.map(fileName)] as const),
  );
  const there = new Map(listed.map(([folder, files]) => [folder, files && new Set(files)]));
  const lacks = [...known].flatMap(([name, needs]) => {
    if (needs.files.some(({ folder }) => !there.get(folder))) return [];
    const files = needs.files.filter(({ folder, file }) => !there.get(folder)?.has(file)).length;
    const absent = needs.classes.filter((each) => !Object.hasOwn(classes, each)).length;
    return [[name, { files, classes: absent }] as const];
  });
  return new Map(lacks);
}

interface Read {
  readonly at: number;
  readonly needs: TemplateNeeds;
}

const READ = new WeakMap<Host, Map<string, Read>>();

async function readNeeds(host: Host, names: readonly string[], now: number) {
  const kept = READ.get(host) ?? new Map<string, Read>();
  READ.set(host, kept);
  const open = names.filter((name) => now - (kept.get(name)?.at ?? -FRESH) >= FRESH);
  const read = async () => {
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      const saved = await host.templates.read(name);
      if (saved.is === "there") kept.set(name, { at: now, needs: needsOf(saved.value) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  return new Map(
    names.flatMap((name) => {
      const found = kept.get(name);
      return found ? [[name, found.needs] as const] : [];
    }),
  );
}
