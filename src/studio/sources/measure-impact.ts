// POST /studio/source/impact: what an edited text would do to every shot, its takes and its references. Compiles in memory and
// writes nothing.
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { Impact, ShotImpact, impactRoute } from "../../contracts/routes/sources.ts";
import type { Pass, Problem } from "../../contracts/schema.ts";
import { buildSteps } from "../../core/compile/build-pass.ts";
import { compareRevisions } from "../../core/impact/compare-revisions.ts";
import { openRevision, type Revision } from "../../core/impact/revision.ts";
import { refuseImpact, sumImpact } from "../../core/impact/sum-impact.ts";
import { type StoredBuild, asStored } from "../../core/compile/stored-build.ts";
import { secondsOf } from "../../core/time/rate.ts";
import { readBuild } from "../../disk/builds.ts";
import { readNegative, readOverrides } from "../../disk/overrides.ts";
import { inSlices } from "../../machine/in-slices.ts";
import { buildInput, type StoryTexts } from "../shared/texts/compile-input.ts";
import type { StudioPorts } from "../ports.ts";
import { findMissing, findOutdated } from "../shared/texts/find-outdated.ts";
import { readEdit, type EditPorts, type EditRead } from "../shared/texts/read-edit.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Ports = EditPorts & Pick<StudioPorts, "shotlists" | "takeIndex" | "fileHashes">;

export async function measureImpact(
  ports: Ports,
  episode: EpisodeContext,
  body: EpisodeInput<typeof impactRoute>,
): Promise<Impact> {
  const { folder: ep } = episode;
  const [edit, stored, overrides, negative] = await Promise.all([
    readEdit(ports, episode, body),
    readBuild(ep, body.pass, ports.shotlists),
    episode.registry().then((registry) => readOverrides(ep, registry)),
    readNegative(ep),
  ]);
  const context = { pass: body.pass, overrides, negative: negative.text };
  const before = stored ? await openBefore(episode, stored, edit, context) : null;
  const after = await compileAfter(episode, edit, context);
  if (!after.ok) return refuseImpact(after.problem, secondsOfPass(before));
  return sumImpact(await describeChanges(ports, episode, { before, after: after.side }));
}

/** What both sides lie on: an edit of a text changes nothing of it. */
interface ImpactContext {
  readonly pass: Pass;
  readonly overrides: OverridesFile;
  readonly negative: string | null;
}

function openBefore(
  episode: EpisodeContext,
  build: StoredBuild,
  { seriesNow, configFolder }: EditRead,
  context: ImpactContext,
): Promise<Revision> {
  const reported = build.story && seriesNow && { story: build.story, series: seriesNow, configFolder };
  return openOn(episode, build, reported, context);
}

type Compiled =
  { readonly ok: true; readonly side: Revision } | { readonly ok: false; readonly problem: Problem | undefined };

async function compileAfter(
  episode: EpisodeContext,
  { analyzed, configFolder }: EditRead,
  context: ImpactContext,
): Promise<Compiled> {
  const { story, series, problems } = analyzed;
  if (!story || !series) return { ok: false, problem: problems[0] };
  const after = { story, series, configFolder };
  const built = await inSlices(buildSteps(await buildInput(episode, after, context.pass)));
  const build = asStored(story, built);
  if (!build || built.problems.length > 0) return { ok: false, problem: built.problems[0] };
  return { ok: true, side: await openOn(episode, build, after, context) };
}

async function openOn(
  episode: EpisodeContext,
  build: StoredBuild,
  reported: StoryTexts | null,
  { pass, overrides, negative }: ImpactContext,
): Promise<Revision> {
  const { machineDefault } = episode;
  const registry = await episode.registry();
  const targets = {
    registry,
    machineDefault,
    overrides,
    input: reported && (await buildInput(episode, reported, pass)),
  };
  return inSlices(openRevision({ build, targets, negative }));
}

/** Each shot's change, with the takes and the files that it concerns. */
async function describeChanges(
  ports: Ports,
  episode: EpisodeContext,
  { before, after }: { readonly before: Revision | null; readonly after: Revision },
): Promise<ShotImpact[]> {
  const changes = await inSlices(compareRevisions(before, after));
  const reach = await episode.reach();
  const nothing = new Map<string, ShotImpact["stale"]>();
  const [outdated, missing] = await Promise.all([
    before ? findOutdated(ports, { ep: episode.folder, reach }, changes, { before, after }) : nothing,
    findMissing(reach, changes),
  ]);
  return changes.map(({ isUntouched: _untouched, newRefs, ...change }) => ({
    ...change,
    stale: outdated.get(change.shot) ?? [],
    missing: newRefs.filter(({ path }) => missing.has(path)).map(({ slot, path }) => ({ slot, path })),
  }));
}

function secondsOfPass(side: Revision | null): number {
  const shots = [...(side?.shots.values() ?? [])];
  return shots.reduce((sum, { entry, list }) => sum + secondsOf(entry.length, list.defaults.fps), 0);
}
