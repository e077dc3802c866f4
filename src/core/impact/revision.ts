// A revision of an episode's pass: as it is built, or as an edit would build it. Answers what each shot's next render would be in
// this revision, on the target in force or on another; shots are compiled on demand, and once.
import type { VideoTarget } from "../../contracts/files/target.ts";
import type { Effective } from "../../contracts/routes/episodes.ts";
import type { Pass } from "../../contracts/schema.ts";
import { prepareSteps } from "../compile/build-context.ts";
import type { Steps } from "../lib/cooperative-steps.ts";
import { effectiveOf } from "../render/effective.ts";
import { compileNext, nextTarget, wantedSteps, type TargetFacts } from "../render/next-render.ts";
import type { RenderShot, ShotNow, NextRender } from "../render/render-shot.ts";
import { hashesOf, shotNow } from "../render/shot-now.ts";
import { storedShots, type StoredBuild, type StoredShot } from "../compile/stored-build.ts";
import type { PlacedShot } from "../story/story-shots.ts";

/** The shot as a render on one target would make it. */
export interface ShotOnTarget {
  readonly next: NextRender;
  readonly shot: ShotNow;
  readonly effective: Effective;
  /** Taken when they are first asked for: most shots of an edit have no take that could be outdated. */
  readonly hashes: () => RenderShot["hashes"];
}

export interface Revision {
  readonly pass: Pass;
  readonly facts: TargetFacts;
  /** In script order. */
  readonly shots: ReadonlyMap<string, StoredShot>;
  /** As the story has them; empty while there is no story. */
  readonly placed: ReadonlyMap<string, PlacedShot>;
  /** Who is who over the episode: it shows in pictures and voices. */
  readonly people: ReadonlyMap<string, number>;
  /** The target in force. */
  readonly targetOf: (shot: StoredShot) => VideoTarget;
  /** On the target in force, or on the given one. */
  readonly on: (shot: StoredShot, request: VideoTarget | null) => ShotOnTarget;
}

export interface RevisionFacts {
  readonly build: StoredBuild;
  readonly targets: TargetFacts;
  /** The text of `negative.txt`, or null. */
  readonly negative: string | null;
}

export function* openRevision({ build, targets, negative }: RevisionFacts): Steps<Revision> {
  const { pass } = build;
  const { input, overrides } = targets;
  const context = input && (yield* prepareSteps(input));
  const negatives = { episode: negative, series: input?.series.negative ?? null };
  const overAll = { pass, overrides, negatives };
  const requestedTargets = yield* wantedSteps(targets);
  const known = new Map<string, ShotOnTarget>();
  const on = (shot: StoredShot, request: VideoTarget | null): ShotOnTarget => {
    const key = JSON.stringify([shot.id, request?.id ?? null]);
    const before = known.get(key);
    if (before) return before;
    const next = compileNext(targets, shot, nextTarget(targets, shot, requestedTargets.get(shot.id), request));
    const now = shotNow(shot, next, overAll);
    let hashes: RenderShot["hashes"] | undefined;
    const computed = { next, shot: now, effective: effectiveOf(now), hashes: () => (hashes ??= hashesOf(next)) };
    known.set(key, computed);
    return computed;
  };
  return {
    pass,
    facts: targets,
    shots: new Map(storedShots(build).map((shot) => [shot.id, shot])),
    placed: context?.placed ?? new Map(),
    people: context?.people ?? new Map(),
    targetOf: (shot) => nextTarget(targets, shot, requestedTargets.get(shot.id), null).target,
    on,
  };
}
