// PUT /studio/override: sets or clears values of one shot that win over its build. docs/http.md "Cut and overrides".
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { putOverrideRoute } from "../../contracts/routes/overrides.ts";
import { PASSES, type Pass } from "../../contracts/schema.ts";
import { storyHash } from "../../core/compile/hashes.ts";
import { setPassFields, setShared, setTarget, type PassFields } from "../../core/overrides/edit-overrides.ts";
import { sortOverrideFields } from "../../core/overrides/override-fields.ts";
import { episodeTargetOf } from "../../core/render/shot-override.ts";
import { legalSize } from "../../core/targets/grid.ts";
import { requireTarget } from "../shared/pass/read-pass.ts";
import type { BuiltPorts } from "../shared/pass/read-built.ts";
import type { StudioPorts } from "../ports.ts";
import {
  nextUnder,
  overrideReply,
  requireShotInPasses,
  type ShotInPass,
  type ShotInPasses,
} from "../shared/overrides/override-shot.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { changeOverrides } from "../shared/overrides/change-overrides.ts";
import { targetIdOf } from "../../core/render/render-shot.ts";

type Ports = BuiltPorts & Pick<StudioPorts, "locks" | "emit">;

export async function putOverride(
  ports: Ports,
  episode: EpisodeContext,
  body: EpisodeInput<typeof putOverrideRoute>,
): Promise<ReplyOf<typeof putOverrideRoute>> {
  const { shot, pass, both } = body;
  const { folder: ep } = episode;
  const registry = await episode.registry();
  const { target: requested, ...rest } = body.fields;
  const named = requested === undefined ? undefined : (requireTarget(registry, requested)?.id ?? null);
  const { shared, perPass } = sortOverrideFields(rest);
  const passes = await requireShotInPasses(ports, episode, shot);
  const written = await changeOverrides(ports, episode, (file) => {
    const aimed = named === undefined ? file : retarget(file, passes, shot, named);
    const target = targetAfter(passes, aimed, shot, named);
    const noted = Object.keys(shared).length === 0 ? aimed : setShared(aimed, shot, target, shared);
    return setInPasses(noted, { passes, shot, target, chosen: both ? PASSES : [pass] }, perPass);
  });
  ports.emit({ type: "studio.episode", data: { ep } });
  return overrideReply(passes, written, shot);
}

/** The built target needs no override, unless the episode's own target would take its place. */
function retarget(file: OverridesFile, passes: ShotInPasses, shot: string, id: string | null): OverridesFile {
  const { stored } = (passes.final ?? passes.proxy)!;
  const isBuilt = id === stored.list.target && episodeTargetOf(file) === undefined;
  return setTarget(file, shot, isBuilt ? null : id);
}

/** The target in force after the change; one that the shot does not compile for is refused when it is asked for now. */
function targetAfter(
  passes: ShotInPasses,
  file: OverridesFile,
  shot: string,
  named: string | null | undefined,
): string {
  const next = nextUnder((passes.final ?? passes.proxy)!, file);
  if (named && next.error !== undefined) {
    throw new Refusal("conflict", `${shot} cannot be rendered on ${named}: ${next.error}`);
  }
  return targetIdOf(next);
}

interface PassEdit {
  readonly passes: ShotInPasses;
  readonly shot: string;
  readonly target: string;
  readonly chosen: readonly Pass[];
}

function setInPasses(
  file: OverridesFile,
  { passes, shot, target, chosen }: PassEdit,
  fields: PassFields,
): OverridesFile {
  if (Object.keys(fields).length === 0) return file;
  return chosen.reduce((edited, pass) => {
    const found = passes[pass];
    if (!found) throw new Refusal("conflict", `the ${pass} pass is not built with ${shot}: build the episode first`);
    return setPassFields(edited, { shot, target, pass }, fields, stampOf(found, file, fields));
  }, file);
}

/** Hash of the shot as the pass renders it now; a size that its target cannot make is refused. */
function stampOf(found: ShotInPass, file: OverridesFile, { size }: PassFields): string {
  const next = nextUnder(found, file);
  if (next.error !== undefined) throw new Refusal("conflict", `${found.stored.id} does not compile: ${next.error}`);
  const [width = 0, height = 0] = size ? size.split("x").map(Number) : [];
  const legal = size ? legalSize(next.target.template, { width, height }) : undefined;
  if (legal && !legal.ok) throw new Refusal("bad-input", `fields.size on ${next.target.id}: ${legal.sentence}`);
  return storyHash(next.entry);
}
