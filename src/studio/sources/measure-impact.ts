// POST /studio/source/impact: what an edited text would do to every shot, its takes and its references. Compiles in memory and
// writes nothing.
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { Impact, ShotImpact, impactRoute } from "../../contracts/routes/sources.ts";
import type { Pass, Problem } from "../../contracts/schema.ts";
import { buildSteps } from "../../core/compile/build-pass.ts";
import { type StoredBuild, asStored } from "../../core/compile/stored-build.ts";
import { passOf, takeInUse } from "../../core/cut/cut-facts.ts";
import { compareRevisions, type ShotChange } from "../../core/impact/compare-revisions.ts";
import { openRevision, type Revision } from "../../core/impact/revision.ts";
import { staleByEdit, type Outdated } from "../../core/impact/stale-by-edit.ts";
import { refuseImpact, sumImpact } from "../../core/impact/sum-impact.ts";
import { gather } from "../../core/lib/cooperative-steps.ts";
import { groupBy } from "../../core/lib/group-by.ts";
import { isRefStale } from "../../core/takes/stale.ts";
import { sidecarOf, type Take } from "../../core/takes/take.ts";
import { secondsOf } from "../../core/time/rate.ts";
import { readBuild } from "../../disk/builds.ts";
import { readCut } from "../../disk/cut.ts";
import { readNegative, readOverrides } from "../../disk/overrides.ts";
import { mapPool } from "../../disk/reading/pool.ts";
import { findRefFile, readRefHashes } from "../../disk/refs/ref-hashes.ts";
import type { Reach } from "../../disk/relative-path.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { inSlices } from "../../machine/in-slices.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { buildInput, type StoryTexts } from "../shared/texts/compile-input.ts";
import { readEdit, type EditPorts, type EditRead } from "../shared/texts/read-edit.ts";

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
  const texts = build.story && seriesNow && { story: build.story, series: seriesNow, configFolder };
  return openOn(episode, build, texts, context);
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
  texts: StoryTexts | null,
  { pass, overrides, negative }: ImpactContext,
): Promise<Revision> {
  const { machineDefault } = episode;
  const registry = await episode.registry();
  const targets = { registry, machineDefault, overrides, input: texts && (await buildInput(episode, texts, pass)) };
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

interface EpisodeReach {
  readonly ep: EpisodeFolder;
  readonly reach: Reach;
}

/** By shot. References are hashed only of takes that the edit would outdate. */
async function findOutdated(
  { takeIndex, fileHashes }: Pick<StudioPorts, "takeIndex" | "fileHashes">,
  { ep, reach }: EpisodeReach,
  changes: readonly ShotChange[],
  revisions: { readonly before: Revision; readonly after: Revision },
): Promise<Map<string, ShotImpact["stale"]>> {
  const { pass } = revisions.after;
  const touched = changes.filter((change) => !change.isUntouched).map(({ shot }) => shot);
  if (touched.length === 0) return new Map();
  const [takes, cut] = await Promise.all([takeIndex.read(ep, { shots: touched, pass }), readCut(ep)]);
  const found = await inSlices(gather(touched, (shot) => staleByEdit(shot, takes.get(shot) ?? [], revisions)));
  const paths = found.flatMap(({ take }) => sidecarOf(take)?.refs.map(({ path }) => path) ?? []);
  const hashes = await readRefHashes(reach, paths, fileHashes);
  const current = found.filter(({ take }) => !isRefStale(take, hashes));
  const entries = new Map(cut[pass].toReversed().map((entry) => [entry.shot, entry]));
  const played = (shot: string) => {
    const entry = entries.get(shot) ?? { shot };
    const inUse = takeInUse(entry, { pass, takes: () => takes.get(shot) ?? [] });
    return passOf(entry, pass) === pass ? inUse : undefined;
  };
  return new Map(
    [...groupBy(current, ({ take }) => take.shot)].map(([shot, list]) => [shot, staleTakes(list, played(shot))]),
  );
}

function staleTakes(outdated: readonly Outdated[], played: Take | undefined): ShotImpact["stale"] {
  return outdated.map(({ take, reasons }) => ({ take: take.take, reasons: [...reasons], picked: take === played }));
}

/** The paths among new references where no file is. */
async function findMissing(reach: Reach, changes: readonly ShotChange[]): Promise<Set<string>> {
  const paths = [...new Set(changes.flatMap(({ newRefs }) => newRefs.map(({ path }) => path)))];
  const files = await mapPool(paths, (path) => findRefFile(reach, path));
  return new Set(paths.filter((_, index) => files[index] === undefined));
}
