// PUT /studio/targets/custom: saves a show's own target with the graph that its jobs fill, or flips its draft mark.
import type { OwnTargetFile } from "../../contracts/files/own-target.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { putOwnTargetRoute } from "../../contracts/routes/custom-targets.ts";
import { bindGraph } from "../../core/own-targets/bind.ts";
import { checkOwnTarget } from "../../core/own-targets/check-own-target.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import { checkWorkflowName } from "../../core/workflow/workflow-name.ts";
import { relativeTo } from "../../disk/roots.ts";
import { writeOwnTarget } from "../../disk/targets/show-targets.ts";
import type { StudioPorts } from "../ports.ts";
import { readWorkflowSource, type WorkflowSource } from "../shared/workflow/workflow-source.ts";
import { listOwnTargets } from "../shared/targets/own-targets.ts";
import { missingClasses, paidNodes } from "../../core/own-targets/graph-inputs.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Ports = Pick<StudioPorts, "showTargets" | "host" | "locks" | "emit" | "graphRecords">;
type Body = EpisodeInput<typeof putOwnTargetRoute>;

export async function putOwnTarget(
  ports: Ports,
  episode: EpisodeContext,
  body: Body,
): Promise<ReplyOf<typeof putOwnTargetRoute>> {
  const { folder: ep, roots } = episode;
  const change = body.target === undefined ? await flipDraft(ports, episode, body) : await readNew(ports, body);
  const path = await ports.locks.hold(`targets:${ep}`, () => writeOwnTarget(roots, ep, change));
  ports.graphRecords.forget();
  ports.emit({ type: "studio.episode", data: { ep } });
  const { id, draft } = change.file;
  return { ok: true, id, path: relativeTo(ep, path), draft, targets: await listOwnTargets(episode.reread()) };
}

interface Change {
  readonly file: OwnTargetFile;
  readonly workflow: Workflow | undefined;
}

async function flipDraft(ports: Ports, episode: EpisodeContext, { id, draft }: Body): Promise<Change> {
  if (id === undefined || draft === undefined) {
    throw new Refusal("bad-input", "send target, the whole file, or id and draft to change its mark alone");
  }
  if (ports.showTargets.shipped.find(id)) {
    throw new Refusal("bad-input", `${id} comes with the studio: enable it in the settings, under enabled_drafts`);
  }
  const { own } = await episode.registry();
  const found = own.get(id);
  if (!found) throw new Refusal("unknown", `the show has no target ${id} of its own`);
  return { file: { ...found.file, draft }, workflow: undefined };
}

async function readNew(ports: Ports, body: Body): Promise<Change> {
  const checked = checkOwnTarget(body.target, ports.showTargets.shipped);
  if (!checked.ok) throw refuseAll(checked.problems);
  const file = checked.value;
  const { converted, classes } = await readWorkflowSource(ports.host(), sourceOf(file, body)).catch(
    (error: unknown) => {
      if (error instanceof Refusal && error.kind !== "host-silent") throw refuseAll([error.message]);
      throw error;
    },
  );
  const bound = bindGraph(converted.graph, file, classes);
  const missing = missingClasses(converted.graph, classes).map(
    (name) => `the host has no node ${name}: install the pack that brings it`,
  );
  const used = bound.ok ? Object.values(bound.value.nodes).map((node) => node.class_type) : [];
  const problems = [...missing, ...(bound.ok ? [] : [bound.sentence]), ...paidNodes(used, classes)];
  if (problems.length > 0 || !bound.ok) throw refuseAll(problems);
  return { file, workflow: bound.value };
}

function sourceOf({ workflow }: OwnTargetFile, { graph, template }: Pick<Body, "graph" | "template">): WorkflowSource {
  if (template !== undefined) return { template };
  if (graph !== undefined) return { graph };
  if (workflow === null)
    throw refuseAll(["workflow is null: save the workflow in the host and give its name, or send graph"]);
  const name = checkWorkflowName(workflow);
  if (!name.ok) throw refuseAll([name.sentence]);
  return { name: name.value };
}

function refuseAll(problems: readonly string[]): Refusal {
  return new Refusal("bad-input", problems[0] ?? "the target cannot be used", { problems });
}
