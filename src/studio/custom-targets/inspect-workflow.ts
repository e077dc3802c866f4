// POST /studio/targets/inspect: what a target made of a workflow would be. Writes nothing.
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { inspectWorkflowRoute } from "../../contracts/routes/custom-targets.ts";
import { checkOwnTarget } from "../../core/own-targets/check-own-target.ts";
import type { Ambiguous } from "../../core/own-targets/find-params.ts";
import { propose, type Proposal } from "../../core/own-targets/propose.ts";
import { checkWorkflowName } from "../../core/workflow/workflow-name.ts";
import type { StudioPorts } from "../ports.ts";
import { readWorkflowSource, type WorkflowSource } from "../shared/workflow/workflow-source.ts";
import { SAVERS } from "../../core/own-targets/settle-graph.ts";
import { type GraphInput, missingClasses } from "../../core/own-targets/graph-inputs.ts";
import { recordedFiles } from "../../core/own-targets/find-models.ts";
import { offerId, titleOf } from "../../core/own-targets/write-target.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Reply = ReplyOf<typeof inspectWorkflowRoute>;

export async function inspectWorkflow(
  ports: Pick<StudioPorts, "host" | "showTargets">,
  episode: EpisodeContext | null,
  body: EpisodeInput<typeof inspectWorkflowRoute>,
): Promise<Reply> {
  const source = sourceOf(body);
  const { converted, classes } = await readWorkflowSource(ports.host(), source);
  const { graph } = converted;
  const workflow = "name" in source ? source.name : null;
  const label = body.label?.trim() || titleOf(workflow ?? body.template ?? null);
  const id = body.id ?? offerId(label, await takenIds(ports, episode, workflow));
  const targets = (["video", "image", "audio"] as const).flatMap((kind) => [...ports.showTargets.shipped.list(kind)]);
  const urls = recordedFiles(converted);
  const { kind, output } = body;
  const proposal = propose({ graph, classes, id, label, workflow, targets, urls, kind, output });
  if (!proposal) throw new Refusal("bad-input", nothingSaved(kind));
  const checked = checkOwnTarget(proposal.target, ports.showTargets.shipped);
  const missing = missingClasses(graph, classes).map(
    (name) => `the host has no node ${name}: install the pack that brings it`,
  );
  return replyOf(proposal, [...checked.problems, ...missing, ...proposal.problems]);
}

/** An id of the show is free for the workflow of the host that it was made of, which is proposed anew; any other would be replaced. */
async function takenIds(
  { showTargets }: Pick<StudioPorts, "showTargets">,
  episode: EpisodeContext | null,
  workflow: string | null,
) {
  const own = episode ? (await episode.registry()).own : undefined;
  return (id: string) => {
    const there = own?.get(id)?.file;
    return (
      showTargets.shipped.find(id) !== undefined ||
      (there !== undefined && (workflow === null || there.workflow !== workflow))
    );
  };
}

const WHAT = { video: "a video", image: "a picture", audio: "a sound" } as const;

function nothingSaved(kind: keyof typeof WHAT | undefined): string {
  const what = kind === undefined ? "a video, a picture or a sound" : WHAT[kind];
  return `no node of the workflow saves ${what}: end it with one that does, such as ${SAVERS[kind ?? "video"]}`;
}

function sourceOf({ workflow, graph, template }: EpisodeInput<typeof inspectWorkflowRoute>): WorkflowSource {
  if (template !== undefined) return { template };
  if (graph) return { graph };
  if (typeof workflow === "object") return { graph: workflow };
  if (!workflow)
    throw new Refusal("bad-input", "send workflow, the name of a saved one, graph, the workflow itself, or template");
  const name = checkWorkflowName(workflow);
  if (!name.ok) throw new Refusal("bad-input", name.sentence);
  return { name: name.value };
}

function replyOf(proposal: Proposal, problems: readonly string[]): Reply {
  const { target, matched, ambiguous, warnings, models, packs, unbound } = proposal;
  const asked = new Set(ambiguous.map(({ param }) => param));
  return {
    bindings: [...proposal.params].map(([param, { places, how, candidates }]) => ({
      ...{ param, why: how, asked: asked.has(param) },
      places: places.map(showPlace),
      alternatives: candidates.map(showPlace),
    })),
    ends: proposal.ends.map(({ id, kind, class_type: classType, title }) => ({
      ...{ node: id, kind, class_type: classType, title, chosen: id === target.output },
    })),
    sample: proposal.sample,
    proposal: target,
    matched: { ...matched },
    ambiguous: ambiguous.map(showAmbiguous),
    warnings: [...warnings],
    models: models.map(({ param, file, folder, about }) => ({
      param,
      file,
      folder,
      family: about.family,
      label: about.label,
    })),
    nodes: { ...packs },
    unbound: unbound.map(({ node, input, value }) => ({
      class_type: node.class_type,
      field: input.name,
      value: value ?? null,
      title: node._meta?.title ?? node.class_type,
    })),
    problems: [...problems],
    can_save: problems.length === 0,
  };
}

function showAmbiguous({ param, places }: Ambiguous): Reply["ambiguous"][number] {
  const ask =
    param === "switch_step"
      ? "the stages change over at a step: let it follow the number of steps, or leave it as the workflow has it"
      : `several widgets could take ${param}: choose the right ones, or leave it as it is`;
  return { param, candidates: places.map(showPlace), ask };
}

function showPlace({ id, node, input, value }: GraphInput) {
  const title = node._meta?.title ?? node.class_type;
  return { node: id, class_type: node.class_type, field: input.name, title, value: value ?? null };
}
