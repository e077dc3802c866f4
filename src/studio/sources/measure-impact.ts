// POST /studio/source/impact: what an edited text would do to every shot, its takes and its references. Compiles in memory and
// writes nothing.
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import type { BodyOf } from "../../contracts/route.ts";
import type { Impact, ShotImpact, impactRoute } from "../../contracts/routes/sources.ts";
import type { Pass, Problem } from "../../contracts/schema.ts";
import { buildSteps } from "../../core/build/build-pass.ts";
import { asStored } from "../../core/build/pass-build.ts";
import { compareSides } from "../../core/impact/compare-sides.ts";
import { openSide, type Side } from "../../core/impact/side.ts";
import { refuseImpact, sumImpact } from "../../core/impact/sum-impact.ts";
import type { StoredBuild } from "../../core/render/stored-build.ts";
import { secondsOf } from "../../core/time/rate.ts";
import { readBuild } from "../../disk/builds.ts";
import { readNegative, readOverrides } from "../../disk/overrides.ts";
import { readReach } from "../../disk/relative-path.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { inSlices } from "../../machine/in-slices.ts";
import { readRoots } from "../config/act-roots.ts";
import { buildInput, type Told } from "../episodes/act-build-input.ts";
import type { Studio } from "../studio.ts";
import { findMissing, findOutdated } from "./act-find-outdated.ts";
import { readEdit, type EditPorts, type EditRead } from "./act-read-edit.ts";

type Ports = EditPorts & Pick<Studio, "registry" | "machineDefault" | "shotlists" | "shelf" | "fileHashes">;

export async function measureImpact(live: Ports, body: BodyOf<typeof impactRoute>): Promise<Impact> {
  const studio = { ...live }; // both sides on one default target
  const ep = body.ep as EpisodeFolder;
  const [edit, stored, overrides, negative] = await Promise.all([
    readEdit(studio, ep, body),
    readBuild(ep, body.pass, studio.shotlists),
    readOverrides(ep, studio.registry),
    readNegative(ep),
  ]);
  const table = { pass: body.pass, overrides, negative: negative.text };
  const before = stored ? await openBefore(studio, stored, edit, table) : null;
  const after = await compileAfter(studio, edit, table);
  if (!after.ok) return refuseImpact(after.problem, secondsOfPass(before));
  return sumImpact(await lookAround(studio, ep, { before, after: after.side }));
}

/** What both sides lie on: an edit of a text changes nothing of it. */
interface Table {
  readonly pass: Pass;
  readonly overrides: OverridesFile;
  readonly negative: string | null;
}

function openBefore(
  studio: Ports,
  build: StoredBuild,
  { seriesNow, configFolder }: EditRead,
  table: Table,
): Promise<Side> {
  const told = build.story && seriesNow && { story: build.story, series: seriesNow, configFolder };
  return openOn(studio, build, told, table);
}

type Compiled =
  { readonly ok: true; readonly side: Side } | { readonly ok: false; readonly problem: Problem | undefined };

async function compileAfter(studio: Ports, { told, configFolder }: EditRead, table: Table): Promise<Compiled> {
  const { story, series, problems } = told;
  if (!story || !series) return { ok: false, problem: problems[0] };
  const after = { story, series, configFolder };
  const built = await inSlices(buildSteps(buildInput(studio, after, table.pass)));
  const build = asStored(story, built);
  if (!build || built.problems.length > 0) return { ok: false, problem: built.problems[0] };
  return { ok: true, side: await openOn(studio, build, after, table) };
}

function openOn(
  studio: Ports,
  build: StoredBuild,
  told: Told | null,
  { pass, overrides, negative }: Table,
): Promise<Side> {
  const { registry, machineDefault } = studio;
  const targets = { registry, machineDefault, overrides, input: told && buildInput(studio, told, pass) };
  return inSlices(openSide({ build, targets, negative }));
}

/** Each shot's change, with the takes and the files that it concerns. */
async function lookAround(
  studio: Ports,
  ep: EpisodeFolder,
  { before, after }: { readonly before: Side | null; readonly after: Side },
): Promise<ShotImpact[]> {
  const changes = await inSlices(compareSides(before, after));
  const reach = await readReach(await readRoots(studio), ep);
  const nothing = new Map<string, ShotImpact["stale"]>();
  const [outdated, missing] = await Promise.all([
    before ? findOutdated(studio, { ep, reach }, changes, { before, after }) : nothing,
    findMissing(reach, changes),
  ]);
  return changes.map(({ isUntouched: _untouched, newRefs, ...change }) => ({
    ...change,
    stale: outdated.get(change.shot) ?? [],
    missing: newRefs.filter(({ path }) => missing.has(path)).map(({ slot, path }) => ({ slot, path })),
  }));
}

function secondsOfPass(side: Side | null): number {
  const shots = [...(side?.shots.values() ?? [])];
  return shots.reduce((sum, { entry, list }) => sum + secondsOf(entry.length, list.defaults.fps), 0);
}
