// A note as an issue: with a snapshot of what made its take, because the script will move on.
import type { IssueItem } from "../../../contracts/files/issues.ts";
import type { ReviewNote } from "../../../contracts/files/delivery/review.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import { storyHash } from "../../../core/compile/hashes.ts";
import { scriptLines, snapshotIssue } from "../../../core/issues/snapshot.ts";
import { onlySet } from "../../../core/lib/json-values.ts";
import { effectiveOf } from "../../../core/render/effective.ts";
import { wantedTargets } from "../../../core/render/next-render.ts";
import { parseScript } from "../../../core/script/parse.ts";
import type { ShotNode } from "../../../core/script/tree.ts";
import type { Take } from "../../../core/takes/take.ts";
import { requireFrozenShotlist } from "../../../disk/takes/frozen-shotlist.ts";
import { stamp } from "../../../machine/clock.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { gatherRenderShot } from "../pass/gather-shot.ts";
import { requireShot, type PassSnapshot } from "../pass/read-pass.ts";

interface NotedThing extends Pick<ReviewNote, "shot" | "note" | "frame" | "span" | "marks" | "by"> {
  /** Undefined when it is about no take. */
  readonly take: Take | undefined;
}

type Ports = Pick<StudioPorts, "randomBytes" | "clock">;

/** `when`: ISO 8601, now where it does not say. Refuses a shot that the pass does not have. */
export async function makeIssue(
  ports: Ports,
  episode: EpisodeContext,
  snapshot: PassSnapshot,
  { shot, note, take, frame, span, marks, by, ...rest }: NotedThing & { readonly when?: string },
): Promise<IssueItem> {
  const stored = requireShot(snapshot, shot);
  const planned = await gatherRenderShot(snapshot, stored, wantedTargets(snapshot.targetFacts).get(shot), null);
  const { prompt, seed, target } = effectiveOf(planned.shot);
  const kept = take && (await requireFrozenShotlist(snapshot.ep, take).catch(() => undefined));
  const node = await findShotNode(episode, shot);
  const item = snapshotIssue({
    id: Buffer.from(ports.randomBytes()).toString("hex").slice(0, 8),
    shot,
    pass: snapshot.pass,
    note,
    when: rest.when ?? stamp(ports.clock.now()),
    take,
    shotHash: storyHash(stored.entry),
    script: node === undefined ? "" : scriptLines(node.text, { line: node.shot.line, end_line: node.shot.endLine }),
    now: { target, prompt, seed, refs: planned.shot.refs },
    keptPrompt: kept?.shots[0]?.prompt,
  });
  return { ...item, ...onlySet({ frame, span, marks, by }) };
}

/** A shot of the script as it is now; undefined when it cannot be read or does not hold the shot. */
async function findShotNode(
  episode: EpisodeContext,
  shot: string,
): Promise<{ readonly text: string; readonly shot: ShotNode } | undefined> {
  const read = await episode.text("script");
  if (!read.ok) return undefined;
  const shots = parseScript(read.text).sequences.flatMap((sequence) => sequence.shots);
  const found = shots.find((each) => each.id === shot);
  return found && { text: read.text, shot: found };
}

/** A take of the pass by its number; refused when the shot does not have it. */
export function requireTakeOf({ cutFacts, pass }: PassSnapshot, shot: string, take: number): Take {
  const found = cutFacts.takes(shot, pass).find((each) => each.take === take);
  if (!found) throw new Refusal("unknown", `${shot} has no take ${take} in its ${pass} pass`);
  return found;
}
