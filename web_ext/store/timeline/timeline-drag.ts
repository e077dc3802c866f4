// What is being dragged on the timeline: an edge of a clip, frame by frame, or a clip to another place. The clips stand still while it
// lasts; what comes of it is shown in the viewer, and made when it is dropped. Frames of the episode, on the clock of the cut.
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { CutEdits, CutChange } from "../cut/edit-values.ts";
import type { Notices } from "../base/notices.ts";
import type { Playback, Clip } from "../playback/clips-and-playhead.ts";
import { describeLock } from "../cut/describe-edit.ts";
import { moveEdge, type Edge } from "../cut/trims.ts";

export interface EdgeDrag {
  readonly kind: "edge";
  readonly clip: Clip;
  readonly edge: Edge;
  readonly change: CutChange;
  /** By how much the edge stands elsewhere than before; below zero is earlier. */
  readonly by: number;
  readonly isSnapped: boolean;
}

export interface ClipDrag {
  readonly kind: "clip";
  readonly clip: Clip;
  /** Where the pointer holds it, on the clock of the cut. */
  readonly at: number;
  readonly gap: Gap;
}

/** A locked clip that was taken hold of: nothing moves. */
export interface LockedDrag {
  readonly kind: "locked";
  readonly clip: Clip;
  readonly says: string;
}

export type Drag = EdgeDrag | ClipDrag | LockedDrag;

/** A place between two clips. */
export interface Gap {
  /** The shot before it; null at the front. */
  readonly behind: string | null;
  readonly frame: number;
  /** The clip stays where it is. */
  readonly isOwn: boolean;
}

export interface TimelineDrag {
  readonly drag: ReadonlySignal<Drag | undefined>;
  /** The clips as they lie on screen: while something is dragged, as they lay when it began. */
  readonly clips: ReadonlySignal<readonly Clip[]>;
  readonly startEdgeDrag: (clip: Clip, edge: Edge) => void;
  readonly startClipDrag: (clip: Clip) => void;
  /** The pointer is over this frame, `by` frames from where it took hold; `reach`: frames from which an edge snaps, 0 for none. */
  readonly to: (frame: number, by: number, reach: number) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

export interface TimelineDragPorts {
  readonly cut: CutEdits;
  readonly playback: Playback;
  readonly notices: Notices;
}

export function createTimelineDrag({ cut, playback, notices }: TimelineDragPorts): TimelineDrag {
  const drag = signal<Drag | undefined>(undefined);
  const still = signal<readonly Clip[] | undefined>(undefined);
  let parked = 0;

  const beginDrag = (clip: Clip, begin: Drag) => {
    if (playback.programme.peek().viewing.kind !== "cut") playback.backToCut();
    playback.pause();
    still.value = playback.clips.peek();
    parked = playback.frame.peek();
    if (!clip.cut.locked) return void (drag.value = begin);
    drag.value = { kind: "locked", clip, says: describeLock(clip.shot) };
    notices.say(`cut:${clip.shot}`, describeLock(clip.shot));
  };
  const end = () => {
    cut.draft.value = undefined;
    still.value = undefined;
    drag.value = undefined;
  };
  const showEdge = ({ clip, edge }: EdgeDrag) => {
    const now = playback.clips.peek().find((one) => one.shot === clip.shot);
    if (now) playback.seek(edge === "in" ? now.start : now.start + now.frames - 1);
  };

  return {
    drag,
    clips: computed(() => still.value ?? playback.clips.value),
    startEdgeDrag: (clip, edge) => beginDrag(clip, { kind: "edge", clip, edge, change: {}, by: 0, isSnapped: false }),
    startClipDrag: (clip) => beginDrag(clip, clipDragOf(clip)),
    to: (frame, by, reach) => {
      const now = drag.peek();
      if (now?.kind === "clip") drag.value = { ...now, at: frame, gap: gapAt(still.peek() ?? [], now.clip, frame) };
      if (now?.kind !== "edge") return;
      const next = dragEdge(now, by, { parked, reach });
      if (next.by === now.by && next.isSnapped === now.isSnapped) return;
      batch(() => {
        drag.value = next;
        cut.draft.value = { fields: [{ shot: next.clip.shot, change: next.change }] };
        showEdge(next);
      });
    },
    drop: () => {
      const now = drag.peek();
      batch(() => {
        end();
        if (now?.kind === "edge" && now.by !== 0) void cut.change(now.clip.shot, now.change);
        if (now?.kind === "edge") showEdge(now);
        if (now?.kind === "clip" && !now.gap.isOwn) void cut.move(now.clip.shot, now.gap.behind);
      });
    },
    cancel: () => {
      const now = drag.peek();
      if (!now) return;
      batch(() => {
        end();
        if (now.kind === "edge") playback.seek(parked);
      });
    },
  };
}

function clipDragOf(clip: Clip): ClipDrag {
  return { kind: "clip", clip, at: clip.start, gap: gapAt([clip], clip, clip.start) };
}

/** The edge after a way of the pointer, as far as it can go; near the playhead it stands on it. */
function dragEdge(drag: EdgeDrag, by: number, { parked, reach }: { parked: number; reach: number }): EdgeDrag {
  const { clip, edge } = drag;
  const stood = edge === "in" ? clip.start : clip.start + clip.frames;
  // The frame under the playhead is the first of the clip, or its last.
  const toPlayhead = edge === "in" ? parked - stood : parked + 1 - stood;
  const isNear = reach > 0 && Math.abs(by - toPlayhead) <= reach;
  const change = moveEdge(clip, edge, Math.round(isNear ? toPlayhead : by));
  const moved = edge === "in" ? (change.trim_in ?? 0) - clip.trimIn : clip.trimOut - (change.trim_out ?? 0);
  return { ...drag, change, by: moved, isSnapped: isNear && moved === toPlayhead };
}

/** The place between two clips that is nearest to a frame. */
export function gapAt(clips: readonly Clip[], clip: Clip, frame: number): Gap {
  const over = clips.findIndex((one) => frame < one.start + one.frames);
  const one = clips[over];
  const isBefore = one !== undefined && frame < one.start + one.frames / 2;
  const index = over === -1 ? clips.length : isBefore ? over : over + 1;
  const own = clips.findIndex(({ shot }) => shot === clip.shot);
  const isOwn = index === own || index === own + 1;
  const before = clips[index - 1];
  return {
    behind: isOwn ? (clips[own - 1]?.shot ?? null) : (before?.shot ?? null),
    frame: before ? before.start + before.frames : 0,
    isOwn,
  };
}
