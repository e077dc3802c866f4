// One row of the episode's status. docs/http.md "Shot entry".
import type { CutView, ShotStatus } from "../../../contracts/replies/episode-status.ts";
import { storyHash } from "../../../core/compile/hashes.ts";
import { firstSentence } from "../../../core/lib/excerpt.ts";
import { nextTarget, type WantedTarget, episodeTarget } from "../../../core/render/next-render.ts";
import { isOverrideStale } from "../../../core/render/shot-override.ts";
import type { StoredShot } from "../../../core/compile/stored-build.ts";
import { isUnknown } from "../../../core/takes/stale.ts";
import { summariseTake } from "../../../core/takes/summarise-take.ts";
import { secondsOf } from "../../../core/time/rate.ts";
import { gatherRenderShot } from "../pass/gather-shot.ts";
import { judgeTakes } from "../pass/judge-takes.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import type { Sounds } from "../pass/read-sounds.ts";
import { targetIdOf, type NextRender } from "../../../core/render/render-shot.ts";

/** Characters of the action that a row shows. */
const ACTION_LIMIT = 160;

export interface Row {
  readonly view: CutView;
  readonly wanted: WantedTarget | undefined;
  readonly sounds: Sounds;
}

/** A shot that some build has. */
export async function describeShot(
  snapshot: PassSnapshot,
  stored: StoredShot,
  { view, wanted, sounds }: Row,
): Promise<ShotStatus> {
  const planned = await gatherRenderShot(snapshot, stored, wanted, null);
  const { next, shot } = planned;
  const takes = await judgeTakes(snapshot, { stored, wanted, planned }, sounds);
  const { entry, list } = stored;
  const action = firstSentence(stored.story?.action ?? "", ACTION_LIMIT);
  return {
    shot: stored.id,
    orphan: false,
    sequence: entry.sequence,
    length: entry.length,
    seconds: secondsOf(entry.length, list.defaults.fps),
    size: entry.size,
    subjects: [...entry.subjects],
    audio_policy: entry.audio_policy,
    ...(action !== "" && { action }),
    ...wordsOf(stored, action),
    cut: view,
    override: {
      fields: [...Object.keys(shot.override.values), ...(next.source === "override" ? ["target"] : [])],
      stale: isOverrideStale(shot.override, storyHash(next.entry)),
    },
    takes: takes.map(({ summary }) => summary),
    ...takesErrorOf(snapshot, stored.id, view),
    target: targetIdOf(next),
    target_source: next.source,
    built_target: list.target,
    profile: entry.profile ?? null,
    missing_refs: [...shot.missing],
    ...(next.error !== undefined && isRetargeted(next) && { retarget_error: next.error }),
    ...(entry.length_estimated && { length_estimated: true as const }),
    ...(entry.duration_predict && { duration_predict: entry.duration_predict }),
    ...(entry.audio_in !== undefined && { audio_in: entry.audio_in }),
    ...(entry.audio_out !== undefined && { audio_out: entry.audio_out }),
  };
}

/** What the script says of it beside its action, for whoever looks for it. */
function wordsOf({ story }: StoredShot, excerpt: string): Partial<ShotStatus> {
  if (!story) return {};
  const { plate, camera, dialogue } = story;
  return {
    ...(story.action !== excerpt && { action_whole: story.action }),
    ...(plate !== "" && { plate }),
    ...(camera !== null && { camera }),
    ...(dialogue.length > 0 && { dialogue: dialogue.map(({ speaker, line }) => `${speaker}: ${line}`) }),
  };
}

/** By the editor, or by the loss of what the shot was built for. */
function isRetargeted({ source, gone }: NextRender): boolean {
  return source === "override" || source === "episode" || gone !== undefined;
}

/** A shot of the cut that no build has any more: its takes are all that is known of it. */
export function describeOrphan(snapshot: PassSnapshot, shot: string, { view, sounds }: Row): ShotStatus {
  const takes = snapshot.cutFacts.takes(shot, snapshot.pass);
  const { target, target_source: source } = episodeTarget(snapshot);
  return {
    shot,
    orphan: true,
    sequence: "",
    length: 0,
    seconds: 0,
    size: "",
    subjects: [],
    audio_policy: "",
    cut: view,
    override: { fields: [], stale: false },
    takes: takes.map((take) =>
      summariseTake(take, isUnknown(take) ? ["unknown"] : [], { hasSound: sounds.ofTake(take), now: snapshot.now }),
    ),
    ...takesErrorOf(snapshot, shot, view),
    target,
    target_source: source === "editor" ? "episode" : source,
    built_target: snapshot.build.main.target,
    profile: null,
    missing_refs: [],
  };
}

/** Of the pass, or of the other one where the cut plays that. */
function takesErrorOf(
  { pass, takesError }: PassSnapshot,
  shot: string,
  view: CutView,
): Pick<ShotStatus, "takes_error"> {
  const error = takesError(shot, pass) ?? takesError(shot, view.pass);
  return error === undefined ? {} : { takes_error: error };
}

/** The target that the shot's next render uses; undefined for a shot that no build has. */
export function nextTargetOf(
  { targetFacts }: PassSnapshot,
  stored: StoredShot | undefined,
  wanted: WantedTarget | undefined,
) {
  return stored && nextTarget(targetFacts, stored, wanted, null).target;
}
