// POST /studio/source/impact: what an edited text would do to every shot, its takes and its references. Compiles in memory and
// writes nothing.
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import type { BodyOf } from "../../contracts/route.ts";
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
import { readReach } from "../../disk/relative-path.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { inSlices } from "../../machine/in-slices.ts";
import { readRoots } from "../shared/episode/roots.ts";
import { buildInput, type StoryTexts } from "../shared/texts/compile-input.ts";
import type { StudioPorts } from "../ports.ts";
import { findMissing, findOutdated } from "../shared/texts/find-outdated.ts";
import { readEdit, type EditPorts, type EditRead } from "../shared/texts/read-edit.ts";

type Ports = EditPorts & Pick<StudioPorts, "registry" | "machineDefault" | "shotlists" | "shelf" | "fileHashes">;

export async function measureImpact(live: Ports, body: BodyOf<typeof impactRoute>): Promise<Impact> {
  const ports = { ...live }; // both sides on one default target
  const ep = body.ep as EpisodeFolder;
  const [edit, stored, overrides, negative] = await Promise.all([
    readEdit(ports, ep, body),
    readBuild(ep, body.pass, ports.shotlists),
    readOverrides(ep, ports.registry),
    readNegative(ep),
  ]);
  const context = { pass: body.pass, overrides, negative: negative.text };
  const before = stored ? await openBefore(ports, stored, edit, context) : null;
  const after = await compileAfter(ports, edit, context);
  if (!after.ok) return refuseImpact(after.problem, secondsOfPass(before));
  return sumImpact(await describeChanges(ports, ep, { before, after: after.side }));
}

/** What both sides lie on: an edit of a text changes nothing of it. */
interface ImpactContext {
  readonly pass: Pass;
  readonly overrides: OverridesFile;
  readonly negative: string | null;
}

function openBefore(
  ports: Ports,
  build: StoredBuild,
  { seriesNow, configFolder }: EditRead,
  context: ImpactContext,
): Promise<Revision> {
  const told = build.story && seriesNow && { story: build.story, series: seriesNow, configFolder };
  return openOn(ports, build, told, context);
}

type Compiled =
  { readonly ok: true; readonly side: Revision } | { readonly ok: false; readonly problem: Problem | undefined };

async function compileAfter(
  ports: Ports,
  { analyzed, configFolder }: EditRead,
  context: ImpactContext,
): Promise<Compiled> {
  const { story, series, problems } = analyzed;
  if (!story || !series) return { ok: false, problem: problems[0] };
  const after = { story, series, configFolder };
  const built = await inSlices(buildSteps(buildInput(ports, after, context.pass)));
  const build = asStored(story, built);
  if (!build || built.problems.length > 0) return { ok: false, problem: built.problems[0] };
  return { ok: true, side: await openOn(ports, build, after, context) };
}

function openOn(
  ports: Ports,
  build: StoredBuild,
  told: StoryTexts | null,
  { pass, overrides, negative }: ImpactContext,
): Promise<Revision> {
  const { registry, machineDefault } = ports;
  const targets = { registry, machineDefault, overrides, input: told && buildInput(ports, told, pass) };
  return inSlices(openRevision({ build, targets, negative }));
}

/** Each shot's change, with the takes and the files that it concerns. */
async function describeChanges(
  ports: Ports,
  ep: EpisodeFolder,
  { before, after }: { readonly before: Revision | null; readonly after: Revision },
): Promise<ShotImpact[]> {
  const changes = await inSlices(compareRevisions(before, after));
  const reach = await readReach(await readRoots(ports), ep);
  const nothing = new Map<string, ShotImpact["stale"]>();
  const [outdated, missing] = await Promise.all([
    before ? findOutdated(ports, { ep, reach }, changes, { before, after }) : nothing,
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
