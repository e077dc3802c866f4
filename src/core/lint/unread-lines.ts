// Lines of a script that ask for a picture or a recording, on a target that does not read it.
import { groupBy } from "../lib/group-by.ts";
import { gather, type Steps } from "../lib/cooperative-steps.ts";
import { quoted } from "../lib/wording.ts";
import { findKeyLine, type SequenceNode } from "../script/tree.ts";
import type { LintWarning, TargetedScript, TargetedShot } from "./rule.ts";
import { CONTINUITY } from "../lib/format-words.ts";

const ENDS = ["first", "last"] as const;
type End = (typeof ENDS)[number];

/** One warning for each such line; a header's line only when it serves no shot of its sequence. */
export function* unreadLines({ script, series, shots }: TargetedScript): Steps<LintWarning[]> {
  const bySequence = groupBy(shots, ({ sequence }) => sequence.source.line);
  yield;
  const ofShots = yield* gather(shots, (shot) => [
    ...ENDS.flatMap((end) => unreadKeyframe(shot, end)),
    ...unreadGuides(shot),
    ...unreadRetention(shot),
    ...(series.audio.track === "" ? [] : unplayedWindow(shot)),
  ]);
  const ofHeaders = yield* gather(script.sequences, (node) => {
    const own = bySequence.get(node.line) ?? [];
    return ENDS.flatMap((end) => unreadHeader(node, end, own));
  });
  return [...ofShots, ...ofHeaders];
}

function unreadKeyframe({ node, target }: TargetedShot, end: End): LintWarning[] {
  const line = findKeyLine(node, end);
  if (!line || !asksForPicture(line.value) || target.capabilities.keyframes.includes(end)) return [];
  return [{ line: line.line, message: `${target.id} reads no ${end} picture, so "${end}: ${line.value}" ${WITHOUT}` }];
}

const WITHOUT = "does nothing: leave it out, or choose a target with keyframes";

/** At the first of the lines. The built-in is left alone: it draws the shot from its words. */
function unreadGuides({ node, target }: TargetedShot): LintWarning[] {
  const guides = node.keys.filter(({ key }) => key === "guide");
  if (guides.length === 0 || target.builtin || target.capabilities.guides) return [];
  const said =
    guides.length === 1 ? "this guide does nothing: leave it" : `these ${guides.length} guides do nothing: leave them`;
  const message = `${target.id} reads no pictures inside a shot, so ${said} out, or choose a target with guides`;
  return [{ line: guides[0]!.line, message }];
}

function unreadHeader(node: SequenceNode, end: End, shots: readonly TargetedShot[]): LintWarning[] {
  const line = findKeyLine(node, end);
  if (!line || !asksForPicture(line.value)) return [];
  const heirs = shots.filter((shot) => findKeyLine(shot.node, end) === undefined);
  if (heirs.length === 0) return [];
  if (heirs.some(({ target }) => target.capabilities.keyframes.includes(end))) return [];
  const targets = [...new Set(heirs.map(({ target }) => target.id))].join(", ");
  const message = `no shot of ${quoted(node.id)} reads a ${end} picture (${targets}), so "${end}: ${line.value}" ${WITHOUT}`;
  return [{ line: line.line, message }];
}

/** `first: continuity` is about the shot before, and reported as an old spelling. */
function asksForPicture(value: string | null): value is string {
  return value !== null && value !== "none" && value !== CONTINUITY;
}

function dubs({ target }: TargetedShot): boolean {
  return target.capabilities.policies.some((policy) => policy === "dub" || policy === "dub_keep_foley");
}

function unreadRetention(shot: TargetedShot): LintWarning[] {
  const line = findKeyLine(shot.node, "retention");
  if (!line?.value || dubs(shot)) return [];
  const message = `${shot.target.id} copies no recording, so "retention: ${line.value}" does nothing: leave it out, or choose a target that dubs`;
  return [{ line: line.line, message }];
}

function unplayedWindow(shot: TargetedShot): LintWarning[] {
  const line = findKeyLine(shot.node, "audio");
  if (!line?.value || dubs(shot)) return [];
  const message = `${shot.target.id} plays no recording: "audio:" sets the length here, and nothing of it is heard. Write "dur:" to say so, or choose a target that dubs`;
  return [{ line: line.line, message }];
}
