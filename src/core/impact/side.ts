// One side of an edit: a pass of the episode as it is built, or as it would be. Answers what each shot's next render would be on
// this side, on the target in force or on another; nothing is compiled before it is asked for, and nothing twice.
import type { VideoTarget } from "../../contracts/files/target.ts";
import type { Effective } from "../../contracts/routes/episodes.ts";
import type { Pass } from "../../contracts/schema.ts";
import { prepareBuild } from "../build/build-input.ts";
import { presetHash, storyHash } from "../build/hashes.ts";
import { effectiveOf } from "../render/effective.ts";
import { compileNext, nextTarget, wantedTargets, type NextRender, type TargetFacts } from "../render/next-render.ts";
import type { RenderShot } from "../render/render-shot.ts";
import { shotOverride } from "../render/shot-override.ts";
import { storedShots, type StoredBuild, type StoredShot } from "../render/stored-build.ts";
import { shotsOf, type PlacedShot } from "../story/shots-of.ts";
import { legalSize } from "../targets/grid.ts";

/** The shot as a render on one target would make it. */
export interface ShotOn {
  readonly next: NextRender;
  /** As the planner sees it, without its takes and references. */
  readonly shot: RenderShot;
  readonly effective: Effective;
  /** Taken when they are first asked for: most shots of an edit have no take that could be outdated. */
  readonly hashes: () => RenderShot["hashes"];
}

export interface Side {
  readonly pass: Pass;
  readonly facts: TargetFacts;
  /** In script order. */
  readonly shots: ReadonlyMap<string, StoredShot>;
  /** As the story tells them; empty while there is no story. */
  readonly placed: ReadonlyMap<string, PlacedShot>;
  /** Who is who over the episode: it shows in pictures and voices. */
  readonly people: ReadonlyMap<string, number>;
  /** The target in force. */
  readonly targetOf: (shot: StoredShot) => VideoTarget;
  /** On the target in force, or on the given one. */
  readonly on: (shot: StoredShot, request: VideoTarget | null) => ShotOn;
}

export interface SideFacts {
  readonly build: StoredBuild;
  readonly targets: TargetFacts;
  /** The text of `negative.txt`, or null. */
  readonly negative: string | null;
}

export function openSide({ build, targets, negative }: SideFacts): Side {
  const { pass } = build;
  const { input, overrides } = targets;
  const wanted = wantedTargets(targets);
  const known = new Map<string, ShotOn>();
  const on = (shot: StoredShot, request: VideoTarget | null): ShotOn => {
    const key = JSON.stringify([shot.id, request?.id ?? null]);
    const before = known.get(key);
    if (before) return before;
    const next = compileNext(targets, shot, nextTarget(targets, shot, wanted.get(shot.id), request));
    const negatives = { episode: negative, series: input?.series.negative ?? null };
    const override = shotOverride(overrides, shot.id, { target: next.target.id, pass });
    const found = describe(shot, next, { pass, override, negatives });
    known.set(key, found);
    return found;
  };
  return {
    pass,
    facts: targets,
    shots: new Map(storedShots(build).map((shot) => [shot.id, shot])),
    placed: new Map(input ? shotsOf(input.story).map((placed) => [placed.shot.id, placed]) : []),
    people: input ? prepareBuild(input).people : new Map(),
    targetOf: (shot) => nextTarget(targets, shot, wanted.get(shot.id), null).target,
    on,
  };
}

/** Settings do not depend on them. */
const UNASKED = { story: "", preset: "" };

function describe(
  stored: StoredShot,
  next: NextRender,
  known: Pick<RenderShot, "pass" | "override" | "negatives">,
): ShotOn {
  const { entry, list, target, source } = next;
  let taken: RenderShot["hashes"] | undefined;
  const hashes = () => (taken ??= { story: storyHash(entry), preset: presetHash(list.defaults, entry) });
  const shot: RenderShot = {
    ...known,
    shot: stored.id,
    target: { id: target.id, aliases: target.aliases, source, takesNegative: target.capabilities.negative_prompt },
    builtTarget: stored.list.target,
    entry,
    defaults: list.defaults,
    hashes: UNASKED,
    takes: [],
    refs: [],
    missing: [],
    legalSize: (asked) => legalSize(target.template, asked),
  };
  return { next, shot, effective: effectiveOf(shot), hashes };
}
