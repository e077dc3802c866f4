// GET /studio/shot: what is built, what a render would use now, and the takes with their records. docs/http.md "Shot detail".
import type { ReplyOf, EpisodeInput } from "../../contracts/route.ts";
import type { RefUsed, shotRoute, Effective } from "../../contracts/routes/episodes.ts";
import { storyHash } from "../../core/compile/hashes.ts";
import type { StoredShot } from "../../core/compile/stored-build.ts";
import { takeStem } from "../../core/lib/names.ts";
import { clearShot } from "../../core/overrides/edit-overrides.ts";
import { chooseLanes } from "../../core/render/choose-lane.ts";
import { renderedValues } from "../../core/render/draft-sidecar.ts";
import { builtValuesOf, effectiveOf, withSources } from "../../core/render/effective.ts";
import { sourcesOf, wantedTargets, type WantedTarget } from "../../core/render/next-render.ts";
import { refId } from "../../core/render/refs.ts";
import { type RenderShot, targetIdOf } from "../../core/render/render-shot.ts";
import { negativeProblem, resolveNegative, resolveValues } from "../../core/render/resolve-values.ts";
import { isOverrideStale } from "../../core/render/shot-override.ts";
import { sidecarOf, type Take } from "../../core/takes/take.ts";
import { secondsOf } from "../../core/time/rate.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { type ModelPorts, isListed, modelSources, takeModels } from "../shared/models/take-models.ts";
import { gatherRenderShot, type PlannedShot } from "../shared/pass/gather-shot.ts";
import { judgeTakes } from "../shared/pass/judge-takes.ts";
import {
  readPass,
  requireShot,
  requireTarget,
  type PassSnapshot,
  type SnapshotPorts,
} from "../shared/pass/read-pass.ts";
import { readSounds } from "../shared/pass/read-sounds.ts";
import { readSpokenLines } from "../shared/texts/spoken-lines.ts";

export async function readShot(
  ports: SnapshotPorts & ModelPorts & Pick<StudioPorts, "hasSound">,
  episode: EpisodeContext,
  query: EpisodeInput<typeof shotRoute>,
): Promise<ReplyOf<typeof shotRoute>> {
  const request = requireTarget(await episode.registry(), query.target);
  const snapshot = await readPass(ports, episode, query.pass);
  const stored = requireShot(snapshot, query.shot);
  const wanted = wantedTargets(snapshot.targetFacts).get(stored.id);
  const planned = await gatherRenderShot(snapshot, stored, wanted, request);
  const { next, shot } = planned;
  const takes = await judgeTakes(snapshot, { stored, wanted, planned }, await readSounds(ports, snapshot));
  const sources = sourcesOf(snapshot.targetFacts, stored.id, next.target);
  const home = next.source === "override" ? await planAtHome(snapshot, stored, wanted) : planned;
  const builtValues = request ? undefined : builtValuesOf(shot, home.shot);
  const seconds = secondsOf(stored.entry.length, stored.list.defaults.fps);
  const spoken = await readSpokenLines(episode, stored.id, seconds);
  return {
    built: stored.entry,
    built_prompt: stored.entry.prompt,
    override: { ...shot.override.values },
    override_stale: isOverrideStale(shot.override, storyHash(next.entry)),
    effective: {
      ...withSources(effectiveOf(shot), shot, sources),
      ...(await effectiveModels(ports, snapshot, planned)),
      ...errorOf(planned),
    },
    ...(builtValues && { built_values: builtValues }),
    target: targetIdOf(next),
    target_source: next.source,
    built_target: stored.list.target,
    refs_used: shot.refs.map((ref) => refUsed(stored.id, ref)),
    takes: takes.map(({ take, summary }) => ({
      ...summary,
      sidecar: sidecarOf(take) ?? null,
      files: [...take.files].toSorted().map((name) => `${take.folder}/${name}`),
      reference_image: composedOf(take),
    })),
    ...(spoken.length > 0 && { spoken }),
  };
}

/** The picture that its references were composed into for the model, relative to the episode. */
function composedOf(take: Take): string | null {
  const stem = takeStem(take.shot, take.take);
  const name = ["reference", "refsheet"].map((kept) => `${stem}_${kept}.png`).find((each) => take.files.has(each));
  return name === undefined ? null : `${take.folder}/${name}`;
}

/** What keeps the next render from being made. */
function errorOf({ next, shot }: PlannedShot): { error?: string } {
  const error = next.error ?? negativeProblem(shot, { negative: resolveNegative(shot, {}) });
  return error === undefined ? {} : { error };
}

/** The shot as if nothing were set for it, its target included. */
async function planAtHome(
  snapshot: PassSnapshot,
  stored: StoredShot,
  wanted: WantedTarget | undefined,
): Promise<PlannedShot> {
  const overrides = clearShot(snapshot.overrides, stored.id);
  const bare = { ...snapshot, overrides, targetFacts: { ...snapshot.targetFacts, overrides } };
  return gatherRenderShot(bare, stored, wanted, null);
}

function refUsed(shot: string, ref: RenderShot["refs"][number]): RefUsed {
  const role = (ref.role ?? "subject") as RefUsed["role"];
  const exists = ref.sha1 !== null;
  const isPicture = role !== "recording" && role !== "voice";
  return {
    id: refId(shot, ref),
    kind: isPicture ? "image" : "audio",
    role,
    slot: ref.slot,
    path: ref.path,
    exists,
    need: ref.optional ? "optional" : "required",
    thumb: exists && isPicture ? ref.path : null,
  };
}

/** Milliseconds. */
const PATIENCE = 500;

type RenderedModels = Partial<Pick<Effective, "model" | "loras" | "steps" | "base" | "notes">>;

/** Nothing where a render uses what it is asked for, or nobody can say. */
async function effectiveModels(
  ports: ModelPorts,
  snapshot: PassSnapshot,
  { next, shot }: PlannedShot,
): Promise<RenderedModels> {
  const { target } = next;
  const lanes = chooseLanes(next, null, ports.backends);
  const values = resolveValues(shot, {});
  const backend = lanes.ok ? lanes.value[0] : undefined;
  if (target.builtin || backend === undefined || !values.ok || !isListed(ports, { backend })) return {};
  const { model, modelLow, loras, steps, notes } = values.value;
  const asked = { model: model.value, loras: [...loras.value], steps: steps.value };
  const record = { ...asked, pass: snapshot.pass, backend, model_low: modelLow?.value };
  const named = { loras: loras.source, steps: steps.source };
  const sources = modelSources(snapshot, { shot: shot.shot, target, sources: named, allowMismatch: false });
  const found = await takeModels(ports, { target, workflow: null, record, sources }, { patience: PATIENCE });
  if (!("files" in found) || !found.base) return {};
  const { asked: _asked, ...rendered } = renderedValues(asked, found);
  return { ...rendered, notes: [...notes, ...found.record.notes] };
}
