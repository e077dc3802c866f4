// A shot and its overrides in both passes, as the override routes see and answer them.
import type { OverridesFile } from "../../../contracts/files/overrides.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import type { OverrideReply } from "../../../contracts/routes/overrides.ts";
import { PASSES, type Pass } from "../../../contracts/schema.ts";
import { storyHash } from "../../../core/compile/hashes.ts";
import { compileNext, nextTarget, wantedTargets } from "../../../core/render/next-render.ts";
import { isOverrideStale, retargetOf, shotOverride } from "../../../core/render/shot-override.ts";
import type { StoredShot } from "../../../core/compile/stored-build.ts";
import { readBuilt, type BuiltPass, type BuiltPorts } from "../pass/read-built.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { targetIdOf, type NextRender } from "../../../core/render/render-shot.ts";

export interface ShotInPass {
  readonly built: BuiltPass;
  readonly stored: StoredShot;
}

/** The passes that are built and have the shot; at least one. */
export type ShotInPasses = Readonly<Partial<Record<Pass, ShotInPass>>>;

/** Refuses a shot that no build has. */
export async function requireShotInPasses(
  ports: BuiltPorts,
  episode: EpisodeContext,
  shot: string,
): Promise<ShotInPasses> {
  const found: Partial<Record<Pass, ShotInPass>> = {};
  for (const pass of PASSES) {
    const built = await readBuilt(ports, episode, pass);
    const stored = built?.shots.find(({ id }) => id === shot);
    if (built && stored) found[pass] = { built, stored };
  }
  if (found.final || found.proxy) return found;
  throw new Refusal("unknown", `there is no shot ${shot} in a build of the episode: build it if the shot is new`);
}

/** The shot as its next render would make it under other overrides than those on disk. */
export function nextUnder({ built, stored }: ShotInPass, overrides: OverridesFile): NextRender {
  const facts = { ...built.targetFacts, overrides };
  const wanted = wantedTargets(facts).get(stored.id);
  return compileNext(facts, stored, nextTarget(facts, stored, wanted, null));
}

export function overrideReply(passes: ShotInPasses, overrides: OverridesFile, shot: string): OverrideReply {
  const next = PASSES.flatMap((pass) => {
    const found = passes[pass];
    return found ? [[pass, nextUnder(found, overrides)] as const] : [];
  });
  const known = new Map<Pass, NextRender>(next);
  const target = next[0] ? targetIdOf(next[0][1]) : "";
  const retarget = retargetOf(overrides, shot);
  const view = (pass: Pass) => {
    const set = shotOverride(overrides, shot, { target, pass });
    const entry = known.get(pass)?.entry;
    const stale = entry !== undefined && isOverrideStale(set, storyHash(entry));
    return { ...set.values, stale, ...(retarget !== undefined && { target: retarget }) };
  };
  const { stored } = (passes.final ?? passes.proxy)!;
  return { override: { final: view("final"), proxy: view("proxy") }, target, built_target: stored.list.target };
}
