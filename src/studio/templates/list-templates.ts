// GET /studio/templates and /studio/templates/template: the host's library by what it makes, and of one what it lacks and whether it can
// become a target. docs/http.md "Templates of the host".
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { templateRoute, templatesRoute } from "../../contracts/routes/templates.ts";
import type { TargetKind } from "../../contracts/files/target.ts";
import { recordedFiles } from "../../core/own-targets/find-models.ts";
import { propose } from "../../core/own-targets/propose.ts";
import { readSaved } from "../../core/workflow/convert.ts";
import { classNamesOf } from "../../core/workflow/ui-workflow.ts";
import type { StudioPorts } from "../ports.ts";
import { readTemplate, type TemplatePorts } from "../shared/templates/read-template.ts";
import { hostSilent, requireHost } from "../shared/workflow/read-classes.ts";
import { readWorkflowClasses } from "../shared/workflow/workflow-source.ts";

const KINDS: readonly string[] = ["video", "image", "audio"];
const isKind = (kind: string): kind is TargetKind => KINDS.includes(kind);

export async function listTemplates(
  ports: Pick<StudioPorts, "host">,
  { kind, q = "" }: QueryOf<typeof templatesRoute>,
): Promise<ReplyOf<typeof templatesRoute>> {
  const host = requireHost(ports.host());
  const listed = await host.templates.list();
  if (!listed) throw hostSilent(host);
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const templates = listed.flatMap(({ kind: own, isHosted, hostVersion, ...entry }) => {
    if (!isKind(own) || (kind !== undefined && own !== kind)) return [];
    const text = [entry.name, entry.title, entry.description, ...entry.models].join("\n").toLowerCase();
    const isMeant = words.every((word) => text.includes(word));
    return isMeant ? [{ ...entry, models: [...entry.models], kind: own, hosted: isHosted, host: hostVersion }] : [];
  });
  return { templates };
}

/** Nodes that the front end runs itself. */
const FRONT_END = new Set(["Note", "MarkdownNote", "Reroute", "PrimitiveNode"]);

export async function describeTemplate(
  ports: TemplatePorts & Pick<StudioPorts, "showTargets">,
  { name }: QueryOf<typeof templateRoute>,
): Promise<ReplyOf<typeof templateRoute>> {
  const { saved, files } = await readTemplate(ports, name);
  const classes = await readWorkflowClasses(requireHost(ports.host()), saved);
  const lacks = classNamesOf(saved).filter((each) => !FRONT_END.has(each) && !classes(each));
  const read = readSaved(saved, classes);
  const about = { id: "template", label: name, workflow: null, targets: [] };
  const proposal = read.ok
    ? propose({ ...about, graph: read.value.graph, classes, urls: recordedFiles(read.value) })
    : undefined;
  const nothing = read.ok ? "it saves no video, picture or sound" : read.sentence;
  const problems = proposal ? proposal.problems : [nothing];
  return {
    ...{ name, kind: proposal?.target.kind ?? null, files: [...files], nodes_missing: lacks.toSorted() },
    ...{ problems: [...problems], warnings: [...(proposal?.warnings ?? [])], can_save: problems.length === 0 },
  };
}
