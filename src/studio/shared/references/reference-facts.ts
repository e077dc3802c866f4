// What describing and making references look at, read once for a request: picks, overrides, negatives, the passes that are built with their
// users, the siblings that share live files, the default targets.
import type { PicksFile, RefOverridesFile } from "../../../contracts/files/refs.ts";
import type { RefDefaults } from "../../../contracts/replies/ref.ts";
import type { OverridesFile } from "../../../contracts/files/overrides.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { PASSES, type Pass } from "../../../contracts/schema.ts";
import type { StoredShot } from "../../../core/compile/stored-build.ts";
import { groupBy } from "../../../core/lib/group-by.ts";
import { GUIDE } from "../../../core/lib/names.ts";
import { keyframeNeed } from "../../../core/refs/keyframe-need.ts";
import { keyframeId, keyframePath } from "../../../core/refs/ref-names.ts";
import { refDefaults } from "../../../core/refs/ref-targets.ts";
import { strongestUse, usersOf, type KeyframeUse, type ShotUse, type UsedBy } from "../../../core/refs/used-by.ts";
import { compileNext, nextTarget, wantedTargets } from "../../../core/render/next-render.ts";
import type { Reference } from "../../../core/refs/reference.ts";
import { refId, refsOf } from "../../../core/render/refs.ts";
import type { Size } from "../../../core/targets/grid.ts";
import type { Registry } from "../../../core/targets/registry.ts";
import { keyframeOf, shotsOf, type PlacedShot } from "../../../core/story/story-shots.ts";
import { readNegative, readOverrides } from "../../../disk/overrides.ts";
import { readRefOverrides } from "../../../disk/refs/ref-overrides.ts";
import type { StudioPorts } from "../../ports.ts";
import { readBuilt, type BuiltPass, type BuiltPorts } from "../pass/read-built.ts";
import { readBothPicks, type EpisodeReferences } from "./episode-references.ts";
import type { ReferenceFiles } from "./reference-files.ts";
import { readSiblings, type Sibling, type SiblingPorts } from "./siblings.ts";

export interface ReferenceFacts extends EpisodeReferences {
  readonly registry: Registry;
  readonly picks: { readonly series: PicksFile; readonly shots: PicksFile };
  readonly refOverrides: RefOverridesFile;
  readonly overrides: OverridesFile;
  readonly negatives: { readonly episode: string | null; readonly series: string | null };
  readonly defaults: RefDefaults;
  readonly siblings: readonly Sibling[];
  readonly passes: Readonly<Partial<Record<Pass, BuiltPass>>>;
  /** Ids to the shots that read them. */
  readonly users: ReadonlyMap<string, UsedBy>;
  /** Ids to the keyframe in the pass that needs it most. */
  readonly keyframes: ReadonlyMap<string, KeyframeUse>;
  /** The size in pixels that each shot renders at next. */
  readonly sizes: Readonly<Record<Pass, ReadonlyMap<string, Size>>>;
}

/** References with what lies on disk of them. */
export interface ListedReferences {
  readonly facts: ReferenceFacts;
  readonly files: ReadonlyMap<string, ReferenceFiles>;
  readonly references: readonly Reference[];
}

export type FactPorts = BuiltPorts & SiblingPorts & Pick<StudioPorts, "settings">;

export async function readReferenceFacts(ports: FactPorts, refs: EpisodeReferences): Promise<ReferenceFacts> {
  const { episode, ep, series } = refs;
  const registry = await episode.registry();
  const folder = refs.configFolder;
  const [picks, refOverrides, overrides, negative, siblings, final, proxy] = await Promise.all([
    readBothPicks(refs),
    readRefOverrides(episode.roots, ep, { folder }),
    readOverrides(ep, registry),
    readNegative(ep),
    readSiblings(ports, refs),
    ...PASSES.map((pass) => readBuilt(ports, episode, pass)),
  ]);
  const passes = { ...(final && { final }), ...(proxy && { proxy }) };
  const used = [final, proxy].flatMap((built) => (built ? usesOf(built, idsByPath(refs.references, built)) : []));
  return {
    ...refs,
    ...{ registry, picks, refOverrides, overrides, siblings, passes },
    negatives: { episode: negative.text, series: series.negative },
    defaults: refDefaults({ registry, series, overrides, settings: ports.settings.now() }),
    users: usersOf(used.map(({ use }) => use)),
    keyframes: strongest(used.flatMap(({ keyframes }) => keyframes)),
    sizes: { final: sizesOf(used, "final"), proxy: sizesOf(used, "proxy") },
  };
}

const ENDS = ["first", "last"] as const;

interface ShotUses {
  readonly use: ShotUse;
  readonly size: Size;
  readonly keyframes: readonly KeyframeUse[];
}

function usesOf(built: BuiltPass, idOf: ReadonlyMap<string, string>): ShotUses[] {
  const { targetFacts: facts, pass, build } = built;
  const wanted = wantedTargets(facts);
  const placed = new Map((build.story ? shotsOf(build.story) : []).map((each) => [each.shot.id, each]));
  return built.shots.map((stored) => {
    const next = compileNext(facts, stored, nextTarget(facts, stored, wanted.get(stored.id), null));
    const keyframes = keyframesOf(stored, placed.get(stored.id), next.target, pass);
    const read = refsOf(next.entry, next.list, next.target, stored.story?.plate).flatMap((ref) => {
      const isOwn = ref.role === "first" || ref.role === "last";
      const id = isOwn ? null : ref.role === GUIDE ? idOf.get(ref.path) : refId(stored.id, ref);
      return id ? [id] : [];
    });
    const own = keyframes.filter(({ need }) => need.need !== null).map(({ which }) => keyframeId(stored.id, which));
    const { width, height } = next.list.defaults;
    return { use: { pass, shot: stored.id, refs: [...read, ...own] }, size: { width, height }, keyframes };
  });
}

/** Which reference a picture is that a script names by its path: one of the series, or a keyframe of any shot. */
function idsByPath(references: readonly Reference[], { shots }: BuiltPass): Map<string, string> {
  const keyframes = shots.flatMap(({ id }) => ENDS.map((end) => [keyframePath(id, end), keyframeId(id, end)] as const));
  return new Map([...keyframes, ...references.flatMap(({ id, path }) => (path === null ? [] : [[path, id] as const]))]);
}

function sizesOf(used: readonly ShotUses[], pass: Pass): Map<string, Size> {
  return new Map(used.flatMap(({ use, size }) => (use.pass === pass ? [[use.shot, size] as const] : [])));
}

function keyframesOf(
  { id }: StoredShot,
  placed: PlacedShot | undefined,
  target: VideoTarget,
  pass: Pass,
): KeyframeUse[] {
  return ENDS.map((which) => {
    const script = placed ? keyframeOf(placed.shot, placed.sequence, which) : null;
    return { pass, shot: id, which, need: keyframeNeed(script, which, target), target: target.id };
  });
}

function strongest(uses: readonly KeyframeUse[]): Map<string, KeyframeUse> {
  const byId = groupBy(uses, ({ shot, which }) => keyframeId(shot, which));
  return new Map([...byId].flatMap(([id, each]) => [[id, strongestUse(each)!] as const]));
}
