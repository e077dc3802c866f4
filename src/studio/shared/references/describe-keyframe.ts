// A shot's keyframe as the listing of references shows it. docs/http.md "Ref".
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { KeyframeRef } from "../../../contracts/replies/ref.ts";
import { PASSES, type Pass } from "../../../contracts/schema.ts";
import { nextTarget, wantedTargets } from "../../../core/render/next-render.ts";
import { keyframeNeed } from "../../../core/refs/keyframe-need.ts";
import { keyframeId, keyframePath, refKey, type KeyframeEnd } from "../../../core/refs/ref-names.ts";
import { hashLive, readPicks } from "../../../disk/refs/picks.ts";
import { readRefTakes } from "../../../disk/refs/ref-takes.ts";
import { readBuilt, type BuiltPass, type BuiltPorts } from "../pass/read-built.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import { shotsOf, keyframeOf } from "../../../core/story/story-shots.ts";
import { describeRefTake } from "../../../core/refs/describe-ref-take.ts";
import { livePick, pickOf } from "../../../core/refs/ref-take.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

export interface Keyframe {
  readonly shot: string;
  readonly end: KeyframeEnd;
}

/** The pass's own view of it: its target is the one that the shot's next render in that pass uses. */
export async function describeKeyframe(
  ports: BuiltPorts,
  episode: EpisodeContext,
  snapshot: PassSnapshot,
  { shot, end }: Keyframe,
): Promise<KeyframeRef> {
  const { ep } = snapshot;
  const id = keyframeId(shot, end);
  const path = keyframePath(shot, end);
  const [takes, picks, live, usedBy] = await Promise.all([
    readRefTakes(ep, { ref: id, view: null }),
    readPicks(ep),
    hashLive(ep, path),
    readUsers(ports, episode, { shot, end }),
  ]);
  const target = targetOf(snapshot, shot);
  const need = keyframeNeed(saidOf(snapshot, shot, end), end, target ?? snapshot.targetFacts.machineDefault);
  return {
    id,
    scope: "shot",
    kind: "keyframe",
    name: `${end} frame of ${shot}`,
    key: refKey(id),
    subject: null,
    of: null,
    path,
    exists: live !== undefined,
    sha1: live ?? null,
    used_by: usedBy,
    can_generate: false,
    why_not: `no image target can draw it here: cut it out of a take, or put a picture at ${need.import_path ?? path}`,
    views: [],
    takes: takes.map(describeRefTake),
    picked: livePick(picks, id, live),
    cleared: pickOf(picks, id)?.cleared ?? null,
    shot,
    which: end,
    ...need,
    target: target?.id ?? snapshot.build.main.target,
    edit_refs: [],
    ...{ prompt: null, built_prompt: null, override: NOTHING_SET, override_values: {}, effective: { target: null } },
    ...{ panels: 1, panels_conflict: null, live_from: null, sheet_cleared: null },
    ...{ shared_with: [], live_owner: null, panos: [], tours: [], tour_holds: [] },
  };
}

const NOTHING_SET = { fields: [], stale: false, values: {} };

/** In which passes the shot's next render reads it. */
async function readUsers(
  ports: BuiltPorts,
  episode: EpisodeContext,
  { shot, end }: Keyframe,
): Promise<KeyframeRef["used_by"]> {
  const used = async (pass: Pass) => {
    const built = await readBuilt(ports, episode, pass);
    const target = built && targetOf(built, shot);
    return target && keyframeNeed(saidOf(built, shot, end), end, target).need !== null ? [shot] : [];
  };
  const [final, proxy] = await Promise.all(PASSES.map(used));
  return { final: final ?? [], proxy: proxy ?? [] };
}

type Built = Pick<BuiltPass, "build" | "shots" | "targetFacts">;

function targetOf({ shots, targetFacts }: Built, shot: string): VideoTarget | undefined {
  const stored = shots.find((each) => each.id === shot);
  return stored && nextTarget(targetFacts, stored, wantedTargets(targetFacts).get(shot), null).target;
}

/** What the script says of the keyframe; null in an episode that was built without its story. */
function saidOf({ build }: Pick<Built, "build">, shot: string, end: KeyframeEnd): string | null {
  const placed = build.story ? shotsOf(build.story).find((each) => each.shot.id === shot) : undefined;
  return placed ? keyframeOf(placed.shot, placed.sequence, end) : null;
}
