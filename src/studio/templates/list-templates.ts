// GET /studio/templates and /studio/templates/template: the host's library by what it makes, and of one what it lacks and whether it can
// become a target. docs/http.md "Templates of the host".
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { templateRoute, templatesRoute } from "../../contracts/routes/templates.ts";
import type { TargetKind } from "../../contracts/files/target.ts";
import { recordedFiles } from "../../core/own-targets/find-models.ts";
import { propose } from "../../core/own-targets/propose.ts";
import { readSaved } from "../../core/workflow/convert.ts";
import { isOn } from "../../contracts/schema.ts";
import type { ListedTemplate } from "../../hosts/host.ts";
import type { StudioPorts } from "../ports.ts";
import { readTemplate, type TemplatePorts } from "../shared/templates/read-template.ts";
import { lacksOf, needsOf, type TemplateLacks } from "../shared/templates/template-needs.ts";
import { hostSilent, requireHost } from "../shared/workflow/read-classes.ts";
import { readWorkflowClasses } from "../shared/workflow/workflow-source.ts";

const KINDS: readonly string[] = ["video", "image", "audio"];
const isKind = (kind: string): kind is TargetKind => KINDS.includes(kind);

export async function listTemplates(
  ports: Pick<StudioPorts, "host" | "catalogue" | "clock">,
  { kind, q = "", ready }: QueryOf<typeof templatesRoute>,
): Promise<ReplyOf<typeof templatesRoute>> {
  const host = requireHost(ports.host());
  const listed = await host.templates.list();
  if (!listed) throw await hostSilent(host);
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = listed.flatMap((entry) => {
    const { kind: own, name, title, description, models } = entry;
    if (!isKind(own) || (kind !== undefined && own !== kind)) return [];
    const text = [name, title, description, ...models].join("\n").toLowerCase();
    return words.every((word) => text.includes(word)) ? [{ ...entry, kind: own }] : [];
  });
  const names = found.map(({ name }) => name);
  const lacks = isOn(ready) ? await lacksOf(ports, host, names) : undefined;
  return { templates: found.map((entry) => showTemplate(entry, lacks?.get(entry.name))) };
}

function showTemplate(
  { isHosted, hostVersion, picture, models, ...entry }: ListedTemplate & { readonly kind: TargetKind },
  lacks: TemplateLacks | undefined,
) {
  return {
    ...entry,
    ...{ models: [...models], hosted: isHosted, host: hostVersion, picture: picture !== null },
    ready: lacks ? lacks.files + lacks.classes === 0 : null,
    files_missing: lacks?.files ?? null,
  };
}

export async function describeTemplate(
  ports: TemplatePorts & Pick<StudioPorts, "showTargets" | "features">,
  { name, sizes }: QueryOf<typeof templateRoute>,
): Promise<ReplyOf<typeof templateRoute>> {
  const { saved, files } = await readTemplate(ports, name);
  const classes = await readWorkflowClasses(requireHost(ports.host()), saved);
  const lacks = needsOf(saved).classes.filter((each) => !classes(each));
  const read = readSaved(saved, classes);
  const about = { id: "template", label: name, workflow: null, targets: [] };
  const proposal = read.ok
    ? propose({ ...about, graph: read.value.graph, classes, urls: recordedFiles(read.value) })
    : undefined;
  const nothing = read.ok ? "it saves no video, picture or sound" : read.sentence;
  const problems = proposal ? proposal.problems : [nothing];
  const missing = files.filter(({ installed }) => installed === false).flatMap(({ url }) => url ?? []);
  const known = isOn(sizes) ? await ports.features.sizes(missing) : {};
  const sized = files.map((file) => ({ ...file, size: known[file.url ?? ""] ?? null }));
  return {
    ...{
      name,
      kind: proposal?.target.kind ?? null,
      files: sized,
      missing: sumMissing(sized),
      nodes_missing: lacks.toSorted(),
    },
    ...{ problems: [...problems], warnings: [...(proposal?.warnings ?? [])], can_save: problems.length === 0 },
  };
}

function sumMissing(files: ReplyOf<typeof templateRoute>["files"]): ReplyOf<typeof templateRoute>["missing"] {
  const missing = files.filter(({ installed }) => installed === false);
  const bytes = missing.reduce((sum, { size }) => sum + (size ?? 0), 0);
  return { files: missing.length, bytes, unknown: missing.filter(({ size }) => size === null).length };
}
