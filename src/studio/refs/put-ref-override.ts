// PUT and DELETE /studio/refs/override: values that candidates of a reference, or of one of its views, are made with. docs/http.md "References".
import type { RefOverridesFile } from "../../contracts/files/refs.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { deleteRefOverrideRoute, putRefOverrideRoute } from "../../contracts/routes/refs.ts";
import { refOverrideProblem } from "../../core/refs/check-override.ts";
import { dropRefFields, isPromptStale, refOverrideOf, setRefFields } from "../../core/refs/ref-override.ts";
import { refTarget, targetKeyOf } from "../../core/refs/ref-targets.ts";
import { builtPromptOf, prepareRef } from "../../core/refs/ref-values-now.ts";
import type { Reference } from "../../core/refs/reference.ts";
import { changeRefOverrides } from "../../disk/refs/ref-overrides.ts";
import { requireHomeFile } from "../../disk/refs/ref-home.ts";
import type { DescribePorts } from "../shared/references/describe-references.ts";
import {
  readReferences,
  requirePicksHome,
  requireReference,
  requireView,
} from "../shared/references/episode-references.ts";
import { readReferenceFacts, type ReferenceFacts } from "../shared/references/reference-facts.ts";
import { readReferenceFiles } from "../shared/references/reference-files.ts";
import { valueFactsOf } from "../shared/references/value-facts.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { StudioPorts } from "../ports.ts";

type Ports = DescribePorts & Pick<StudioPorts, "locks" | "emit">;

export async function putRefOverride(
  ports: Ports,
  episode: EpisodeContext,
  { ref, view: asked, fields }: EpisodeInput<typeof putRefOverrideRoute>,
): Promise<ReplyOf<typeof putRefOverrideRoute>> {
  const { facts, reference, view } = await open(ports, episode, ref, asked);
  const named = withShippedId(facts, reference, fields.target);
  const set = refOverrideOf(facts.refOverrides, ref, view);
  const target = refTarget(facts.registry, reference, { request: named, override: set.values.target }, facts.defaults);
  if (!target.ok) throw new Refusal("bad-input", `fields.target: ${target.sentence}`);
  const problem = refOverrideProblem(reference, view, fields, target.value);
  if (problem !== undefined) throw new Refusal("bad-input", problem);
  const built = await builtPrompt(ports, facts, reference, view);
  const sent = { ...fields, ...(named !== undefined && { target: named }) };
  const change = (file: RefOverridesFile) => setRefFields(file, { ref, view }, sent, built);
  return changed(ports, facts, { reference, view, built }, change);
}

export async function deleteRefOverride(
  ports: Ports,
  episode: EpisodeContext,
  { ref, view: asked }: EpisodeInput<typeof deleteRefOverrideRoute>,
): Promise<ReplyOf<typeof deleteRefOverrideRoute>> {
  const { facts, reference, view } = await open(ports, episode, ref, asked);
  const built = await builtPrompt(ports, facts, reference, view);
  return changed(ports, facts, { reference, view, built }, (file) => dropRefFields(file, ref, view));
}

async function open(ports: Ports, episode: EpisodeContext, ref: string, asked: string | null | undefined) {
  const facts = await readReferenceFacts(ports, await readReferences(episode));
  const reference = requireReference(facts, ref);
  return { facts, reference, view: requireView(reference, asked) };
}

/** An alias is never written. */
function withShippedId(
  { registry, defaults }: ReferenceFacts,
  reference: Reference,
  target: string | null | undefined,
): string | null | undefined {
  if (!target) return target;
  const found = refTarget(registry, reference, { request: target, override: undefined }, defaults);
  if (!found.ok) throw new Refusal("bad-input", `fields.target: ${found.sentence}`);
  return found.value.id;
}

async function builtPrompt(
  ports: Ports,
  facts: ReferenceFacts,
  reference: Reference,
  view: string | null,
): Promise<string | null> {
  const needed = targetKeyOf(reference) === "keyframe_target" ? [...facts.references, reference] : [reference];
  const files = await readReferenceFiles(ports, facts, needed);
  return builtPromptOf(prepareRef(valueFactsOf(facts, files), reference, view));
}

interface OverridePlace {
  readonly reference: Reference;
  readonly view: string | null;
  readonly built: string | null;
}

async function changed(
  ports: Ports,
  facts: ReferenceFacts,
  { reference, view, built }: OverridePlace,
  change: (file: RefOverridesFile) => RefOverridesFile,
): Promise<ReplyOf<typeof putRefOverrideRoute>> {
  const path = await requireHomeFile(requirePicksHome(facts, reference), "_overrides.json");
  const written = await changeRefOverrides(path, change, ports.locks);
  ports.emit({ type: "studio.episode", data: { ep: facts.ep } });
  const set = refOverrideOf(written, reference.id, view);
  return { override: { ...set.values, stale: isPromptStale(set, built) } };
}
