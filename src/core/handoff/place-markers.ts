// Where flags and notes stand in an item of the cut: a note on the frame of the take that it is about, for as long as it says, with a
// picture of what was drawn there. What the cut does not play stands at the item's first frame.
import type { CutEntry } from "../../contracts/files/cut.ts";
import type { Issue } from "../../contracts/routes/issues.ts";
import type { ResolvedClip } from "../cut/find-clip.ts";
import { contentHash } from "../lib/hash.ts";
import { shapeOf, type Area } from "../lib/mark-paths.ts";
import { rescaleFrames } from "../time/rate.ts";
import type { HandoffMarker, Overlay } from "./timeline.ts";

/** Where pictures of what was drawn lie, relative to the episode. */
const DRAWINGS = "review/drawings";

export interface MarkedItem {
  readonly entry: CutEntry;
  /** Null for a gap. */
  readonly clip: Pick<ResolvedClip, "take" | "pass" | "fps" | "trimIn"> | null;
  /** Record frames. */
  readonly length: number;
}

interface MarkerFacts {
  readonly issues: readonly Issue[];
  /** Of the cut: frames per second, and pixels. */
  readonly fps: number;
  readonly size: Area;
  readonly urlOf: (path: string) => string;
}

export function markersOf(item: MarkedItem, facts: MarkerFacts): HandoffMarker[] {
  const { shot, flag, note } = item.entry;
  const whole = { at: 0, length: 1, overlay: null };
  return [
    ...(flag ? [{ kind: "flag" as const, text: `${shot} is flagged`, ...whole }] : []),
    ...(note ? [{ kind: "note" as const, text: note, ...whole }] : []),
    ...facts.issues.filter((issue) => issue.shot === shot).map((issue) => markerOf(issue, item, facts)),
  ];
}

function markerOf(issue: Issue, item: MarkedItem, facts: MarkerFacts): HandoffMarker {
  const stretch = playedStretch(issue, item, facts.fps);
  const drawn = overlayOf(issue, facts);
  const overlay = drawn && { ...drawn, isPlayed: stretch !== null };
  const { take, addressed } = issue;
  const text = addressed ? `${issue.note} (${take === null ? "" : `take ${take}, `}check again)` : issue.note;
  return { kind: "issue", text, ...(stretch ?? { at: 0, length: 1 }), overlay };
}

/** Record frames from the item's first one; null where it does not play the frame. */
function playedStretch(
  { frame, span = 1, take, take_pass, pass }: Issue,
  { clip, length }: MarkedItem,
  fps: number,
): { readonly at: number; readonly length: number } | null {
  if (frame === undefined || !clip || take !== clip.take || (take_pass ?? pass) !== clip.pass) return null;
  const recordFrame = (own: number) => rescaleFrames(own, clip.fps, fps) - clip.trimIn;
  const first = recordFrame(frame);
  const at = Math.max(0, first);
  const end = Math.min(length, Math.max(first + 1, recordFrame(frame + span)));
  return end > at ? { at, length: end - at } : null;
}

/** Named by what it shows: the same drawing is the same file. */
function overlayOf({ marks = [] }: Issue, { size, urlOf }: MarkerFacts): Omit<Overlay, "isPlayed"> | null {
  const drawn = marks.filter((mark) => shapeOf(mark, size) !== undefined);
  if (drawn.length === 0) return null;
  const name = `drawing_${contentHash({ drawn, ...size }).slice(0, 12)}.png`;
  const path = `${DRAWINGS}/${name}`;
  return { path, url: urlOf(path), name, marks: drawn };
}
