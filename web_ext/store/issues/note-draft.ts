// A note while it is written: its words, what is drawn on the frame that it is about, and the tool in hand.
import { effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { Mark } from "../../../src/contracts/files/delivery/review.ts";
import { MARK_COLOURS, type MarkKind } from "../../../src/core/lib/mark-paths.ts";
import { rescaleFrames } from "../../../src/core/time/rate.ts";
import type { Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";
import { frameOfNote, hasText, headOfNote, momentOnScreen, type Moment, type ScreenPorts } from "./moment.ts";

/** A note that is being written. */
export interface NoteDraft {
  readonly shot: string;
  readonly take: number | null;
  readonly text: string;
  /** The frame that was on screen when it was begun; absent for a note on another shot. */
  readonly moment?: Moment;
  /** Frames of the take that it is about, from that one on. */
  readonly span: number;
  readonly marks: readonly Mark[];
}

export interface NoteDrafting {
  readonly draft: ReadonlySignal<NoteDraft | undefined>;
  readonly saving: ReadonlySignal<boolean>;
  /** What is drawn with; "none" for no tool in hand. */
  readonly tool: ReadonlySignal<MarkKind | "none">;
  readonly colour: ReadonlySignal<string>;
  /** Begins a note about a shot, or about what is on screen; the picture stops. A note that is begun stays. */
  readonly begin: (about?: { readonly shot: string; readonly take?: number }) => void;
  readonly type: (text: string) => void;
  /** Begins a note where none is begun. The tool in hand again lays it down. */
  readonly use: (tool: MarkKind | "none") => void;
  readonly dye: (colour: string) => void;
  readonly mark: (marks: readonly Mark[]) => void;
  /** Whether the note is about all frames up to the one on screen; off, it is about its first frame. */
  readonly stretch: (on: boolean) => void;
  readonly drop: () => void;
  readonly save: () => Promise<void>;
}

export interface DraftPorts extends Omit<ScreenPorts, "fps"> {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: OpenEpisode;
}

/** Notice topic of a refusal to note something. */
export const NOTE_TOPIC = "issue";

/** `onSaved`: the service has it. */
export function createNoteDraft(ports: DraftPorts, onSaved: () => Promise<void>): NoteDrafting {
  const { ask, notices, episode } = ports;
  const draft = signal<NoteDraft | undefined>(undefined);
  const saving = signal(false);
  const tool = signal<MarkKind | "none">("none");
  const colour = signal<string>(MARK_COLOURS[0].color);
  const change = (changes: Partial<NoteDraft>) => {
    const before = draft.peek();
    if (before) draft.value = { ...before, ...changes };
  };
  const end = () => {
    draft.value = undefined;
    tool.value = "none";
  };
  const drop = () => {
    end();
    notices.clear(NOTE_TOPIC);
  };
  effect(() => {
    if (episode.openPass.value) untracked(drop);
  });
  const begin: NoteDrafting["begin"] = (about) => {
    ports.playback.pause();
    if (!draft.peek()) draft.value = draftOf(ports, about);
  };
  return {
    draft,
    saving,
    tool,
    colour,
    drop,
    begin,
    type: (text) => change({ text }),
    use: (next) => {
      begin();
      tool.value = tool.peek() === next || !draft.peek()?.moment ? "none" : next;
    },
    dye: (next) => (colour.value = next),
    mark: (marks) => change({ marks }),
    stretch: (on) => change({ span: on ? framesTo(draft.peek(), ports) : 1 }),
    save: async () => {
      const place = episode.openPass.peek();
      const written = draft.peek();
      if (!place || !written || saving.peek()) return;
      if (!hasText(written.text) && written.marks.length === 0) return drop();
      saving.value = true;
      const answer = await ask("addIssue", { ...place, ...sentOf(written, episode.fps.peek()) });
      saving.value = false;
      if (episode.openPass.peek() !== place || !notices.settle(NOTE_TOPIC, answer)) return;
      end();
      await onSaved();
    },
  };
}

function draftOf(ports: DraftPorts, about?: { readonly shot: string; readonly take?: number }): NoteDraft | undefined {
  const fps = ports.episode.fps.peek();
  const moment = untracked(() => momentOnScreen({ ...ports, fps }));
  const isOnScreen = !about || (moment?.shot === about.shot && (about.take ?? moment.take) === moment.take);
  const nothing = { span: 1, marks: [] };
  if (isOnScreen && moment) {
    return { shot: moment.shot, take: moment.take, text: headOfNote(moment, fps), moment, ...nothing };
  }
  return about && { shot: about.shot, take: about.take ?? null, text: "", ...nothing };
}

/** Of the take, from the note's frame to the one on screen; 1 where that one comes before it or is of another take. */
function framesTo(draft: NoteDraft | undefined, ports: DraftPorts): number {
  const now = untracked(() => momentOnScreen({ ...ports, fps: ports.episode.fps.peek() }));
  const start = draft?.moment;
  if (!start || now?.shot !== start.shot || now.take !== start.take) return 1;
  return Math.max(1, now.takeFrame - start.takeFrame + 1);
}

function sentOf({ shot, take, text, moment, span, marks }: NoteDraft, fps: number) {
  const frame = moment && frameOf(moment, { text, marks }, fps);
  return {
    shot,
    note: hasText(text) ? text : `${text.trim()} (a drawing)`.trim(),
    ...(take !== null && { take }),
    ...(frame !== undefined && { frame, ...(span > 1 && { span }) }),
    ...(marks.length > 0 && { marks: [...marks] }),
  };
}

/** A drawing stands on its frame; without one, whoever changed the time at the head of the text means another frame, or none. */
function frameOf(moment: Moment, { text, marks }: Pick<NoteDraft, "text" | "marks">, fps: number): number | undefined {
  const typed = frameOfNote(text, fps);
  if (marks.length > 0 || typed === moment.frame) return moment.takeFrame;
  return typed === undefined ? undefined : rescaleFrames(typed, fps, moment.takeFps);
}
