// The undo log of the open pass: kept in the browser with the mark of the list that it was written over, and held against each list
// that the service sends. Steps that conflict with others' work are dropped, and the page says so.
import { effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { DraftStorage } from "../../api/drafts.ts";
import { buildCutEntries, hashOfList } from "./cut-entries.ts";
import type { CutQueue, PassSnapshot } from "./cut-queue.ts";
import type { CutStep } from "./edit-values.ts";
import type { Notices } from "../base/notices.ts";
import { formatCount } from "../base/format.ts";
import {
  fittingSteps,
  NO_STEPS,
  redone,
  undone,
  withStep,
  withStepBack,
  withoutStep,
  type UndoLog,
} from "./undo-log.ts";
import { createDraftWriter } from "../base/draft-writer.ts";

/** Sentences about the cut as a whole stand here. */
export const CUT_TOPIC = "cut";

export interface CutHistory {
  readonly log: ReadonlySignal<UndoLog>;
  readonly add: (step: CutStep) => void;
  /** The same step, done further: a second nudge of the same edge. */
  readonly replace: (old: CutStep, step: CutStep) => void;
  /** A step that the service did not take. */
  readonly drop: (step: CutStep) => void;
  /** One step back, or on again. */
  readonly travel: (from: keyof UndoLog) => void;
  /** A step that could not be taken stands where it stood. */
  readonly putBack: (step: CutStep, onto: keyof UndoLog) => void;
  /** Holds the log against the cut as it is now. */
  readonly compare: () => void;
  /** Until the function it returns is called, the log is held against nothing: a change is on its way that becomes a step of it. */
  readonly pause: () => () => void;
}

export interface CutHistoryPorts {
  readonly drafts: DraftStorage;
  readonly notices: Notices;
  readonly queue: CutQueue;
}

export function createCutHistory({ drafts, notices, queue }: CutHistoryPorts): CutHistory {
  const draftWriter = createDraftWriter(drafts);
  const log = signal<UndoLog>(NO_STEPS);
  /** Of the list that the log was last known to fit; undefined while the log is being read. */
  let hash: string | undefined;
  const hold = createHold();

  const put = (next: UndoLog) => {
    log.value = next;
    const open = queue.snapshot.peek();
    if (!open || hash === undefined) return;
    hash = hashOfShots(queue.settled.peek(), open);
    const isEmpty = next.undo.length + next.redo.length === 0;
    draftWriter.keep(keyOf(open), isEmpty ? undefined : { text: JSON.stringify(next), baseHash: hash });
  };
  const compare = () => {
    const open = queue.snapshot.peek();
    if (hold.isOn() || !open || open.shots.length === 0 || hash === undefined || !queue.isIdle.peek()) return;
    if (hashOfShots(open.shots, open) === hash) return;
    const before = log.peek();
    const after = fittingSteps(before, open.shots);
    put(after);
    const lost = countSteps(before) - countSteps(after);
    if (lost > 0) notices.say(CUT_TOPIC, describeLostSteps(lost, countSteps(after)));
  };

  effect(() => {
    const open = queue.snapshot.value;
    hash = undefined;
    log.value = NO_STEPS;
    if (!open) return;
    void readLog(draftWriter.read(keyOf(open))).then((read) => {
      if (queue.snapshot.peek() !== open) return;
      hash = read?.hash ?? "";
      const { undo, redo } = log.peek();
      if (read) log.value = { undo: [...read.log.undo, ...undo], redo };
      if (read && undo.length === 0) log.value = read.log;
      compare();
    });
  });
  effect(() => {
    const isIdle = queue.isIdle.value;
    if (queue.settled.value.length > 0 && isIdle) untracked(compare);
  });

  return {
    log,
    add: (step) => put(withStep(log.peek(), step)),
    replace: (old, step) => put({ ...log.peek(), undo: log.peek().undo.map((one) => (one === old ? step : one)) }),
    drop: (step) => put(withoutStep(log.peek(), step)),
    travel: (from) => put(from === "undo" ? undone(log.peek()) : redone(log.peek())),
    putBack: (step, onto) => put(withStepBack(log.peek(), step, onto)),
    compare,
    pause: () => hold.begin(compare),
  };
}

function createHold() {
  let count = 0;
  return {
    isOn: () => count > 0,
    begin: (onEnd: () => void) => {
      count += 1;
      return () => {
        count -= 1;
        onEnd();
      };
    },
  };
}

function keyOf({ openPass }: PassSnapshot): string {
  return JSON.stringify([openPass.ep, "undo", openPass.pass]);
}

function hashOfShots(shots: readonly ShotStatus[], { openPass }: PassSnapshot): string {
  return hashOfList(buildCutEntries(shots, openPass.pass));
}

function countSteps({ undo, redo }: UndoLog): number {
  return undo.length + redo.length;
}

function describeLostSteps(lost: number, left: number): string {
  const of = left === 0 ? "what was done here before" : formatCount(lost, "step");
  return `the cut was changed elsewhere: ${of} cannot be undone any more, and nothing was overwritten`;
}

/** A log that cannot be read is none: the cut itself is on the disk. */
async function readLog(
  reading: ReturnType<ReturnType<typeof createDraftWriter>["read"]>,
): Promise<{ readonly log: UndoLog; readonly hash: string } | undefined> {
  try {
    const draft = await reading;
    if (!draft) return undefined;
    const log = JSON.parse(draft.text) as Partial<UndoLog>;
    if (!Array.isArray(log.undo) || !Array.isArray(log.redo)) return undefined;
    return { log: { undo: log.undo, redo: log.redo }, hash: draft.baseHash };
  } catch {
    return undefined;
  }
}
