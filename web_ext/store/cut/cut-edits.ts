// Changes to the cut as a person makes them: shown at once, sent one after another, taken back with the service's sentence when refused,
// and undone and redone. A locked clip is neither trimmed nor moved.
import { computed } from "@preact/signals";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { Ask, AnswerOf } from "../../api/calls.ts";
import type { DraftStorage } from "../../api/drafts.ts";
import { buildCutEntries } from "./cut-entries.ts";
import { CUT_TOPIC, createCutHistory, type CutHistory } from "./cut-history.ts";
import { createCutQueue, type CutJob, type CutQueue } from "./cut-queue.ts";
import { canApply, reversed, stepBetween, stepOf } from "./cut-steps.ts";
import type { CutEdit, CutStep, CutEdits } from "./edit-values.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";
import { describeEdit, describeLock } from "./describe-edit.ts";
import type { OwnWrites } from "./own-writes.ts";
import type { UndoLog } from "./undo-log.ts";
import { ANIMATIC } from "./usable.ts";

export interface CutEditsPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: OpenEpisode;
  /** Where the undo log outlives the page. */
  readonly drafts: DraftStorage;
  /** Fetches the episode. */
  readonly refetch: () => Promise<void>;
  readonly ownWrites: Pick<OwnWrites, "begin">;
}

export function createCutEdits({ ask, notices, episode, drafts, refetch, ownWrites }: CutEditsPorts): CutEdits {
  const queue = createCutQueue({ episode, refetch, ownWrites });
  const history = createCutHistory({ drafts, notices, queue });
  const editor = new CutEditor({ ask, notices, episode, queue, history });
  return {
    shots: queue.shots,
    shot: queue.shot,
    isIdle: queue.isIdle,
    draft: queue.draft,
    pick: (shot, take) => editor.pick(shot, take),
    change: (shot, change) => editor.make({ fields: [{ shot, change }] }),
    changeAll: (shots, change) => editor.make({ fields: shots.map((shot) => ({ shot, change })) }),
    nudge: (shot, change) => editor.nudge({ fields: [{ shot, change }] }),
    move: (shot, behind) => editor.make({ fields: [], move: { shot, behind } }),
    record: (about, change) => editor.record(about, change),
    undoes: computed(() => history.log.value.undo.at(-1)?.about),
    redoes: computed(() => history.log.value.redo.at(-1)?.about),
    undo: () => editor.travel("undo"),
    redo: () => editor.travel("redo"),
  };
}

interface CutEditorPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "refreshShot">;
  readonly queue: CutQueue;
  readonly history: CutHistory;
}

type Request = CutJob["request"];

class CutEditor {
  private readonly ports: CutEditorPorts;

  constructor(ports: CutEditorPorts) {
    this.ports = ports;
  }

  make(edit: CutEdit): Promise<void> {
    const step = this.plan(edit);
    return step ? this.send(step, this.putList) : Promise.resolve();
  }

  nudge(edit: CutEdit): Promise<void> {
    const step = this.plan(edit);
    if (!step) return Promise.resolve();
    const { queue, history } = this.ports;
    const isJoined = queue.amend((before) => {
      if (!isSameField(before.after, edit)) return undefined;
      const joined = { ...step, before: before.before };
      history.replace(before, joined);
      return joined;
    });
    return isJoined ? Promise.resolve() : this.send(step, this.putList);
  }

  pick(shot: string, take: number | null): Promise<void> {
    const { ask, queue, episode } = this.ports;
    const openPass = queue.snapshot.peek()?.openPass;
    if (!openPass) return Promise.resolve();
    const change = { take, picked: take !== null, pass: openPass.pass, placeholder: false };
    const step = stepFor({ fields: [{ shot, change }] }, queue.settled.peek());
    if (!step) return Promise.resolve();
    const next = mayCarryOn(shot, queue.settled.peek());
    const request: Request = async (_shots, of) => {
      const answer = await ask("pick", { ...of, shot, take });
      if (answer.ok && next !== undefined) void episode.refreshShot(next);
      return answer;
    };
    return this.send(step, request, (reply) => (reply as Partial<AnswerOf<"pick">>).cut?.[openPass.pass]);
  }

  async record(about: string, change: () => Promise<boolean>): Promise<boolean> {
    const { queue, history } = this.ports;
    const snapshot = queue.snapshot.peek();
    const before = queue.settled.peek();
    const goOn = history.pause();
    const isDone = await change();
    const step = isDone && queue.snapshot.peek() === snapshot && stepBetween(about, before, queue.settled.peek());
    if (step) history.add(step);
    goOn();
    return isDone;
  }

  /** Goes one step along the log, off one of its lists; back again when the service refuses. */
  travel(from: keyof UndoLog): Promise<void> {
    const { queue, history, notices } = this.ports;
    const step = history.log.peek()[from].at(-1);
    if (!step) return Promise.resolve();
    const made = from === "undo" ? reversed(step) : step;
    if (this.isLocked(made.after)) return Promise.resolve();
    const snapshot = queue.snapshot.peek();
    const onEnd: CutJob["onEnd"] = (answer) => {
      if (queue.snapshot.peek() !== snapshot) return;
      if (answer === false) return history.compare();
      notices.settle(CUT_TOPIC, answer);
      if (!answer.ok) history.putBack(step, from);
    };
    const sent = queue.send({ step: made, isChecked: true, request: this.putList, onEnd });
    history.travel(from);
    return sent;
  }

  /** The step that an edit is; undefined for one that changes nothing, and for one that a lock stands in the way of. */
  private plan(edit: CutEdit): CutStep | undefined {
    return this.isLocked(edit) ? undefined : stepFor(edit, this.ports.queue.settled.peek());
  }

  /** A lock stands in its way; the page says so. */
  private isLocked(edit: CutEdit): boolean {
    const { queue, notices } = this.ports;
    const locked = lockedBy(edit, queue.settled.peek());
    if (locked !== undefined) notices.say(noticeTopic(edit), describeLock(locked));
    return locked !== undefined;
  }

  private send(step: CutStep, request: Request, listOf?: CutJob["listOf"]): Promise<void> {
    const { queue, history, notices } = this.ports;
    const snapshot = queue.snapshot.peek();
    const said = notices.all.peek().get(noticeTopic(step.after));
    const onEnd: CutJob["onEnd"] = (answer, made) => {
      if (answer === false || queue.snapshot.peek() !== snapshot) return;
      const topic = noticeTopic(made.after);
      // What was said of the shot while this was on its way is about something else, and stays.
      if (!answer.ok || notices.all.peek().get(topic) === said) notices.settle(topic, answer);
      if (!answer.ok) history.drop(made);
    };
    const sent = queue.send({ step, isChecked: false, request, onEnd, ...(listOf && { listOf }) });
    history.add(step);
    return sent;
  }

  private readonly putList: Request = (shots, openPass) =>
    this.ports.ask("putCut", { ...openPass, entries: buildCutEntries(shots, openPass.pass) });
}

/**
 * The shot that plays after one, where a take of it may have been started from what this one plays: then it may be stale by another pick.
 * What is drawn here and what was imported carries nothing on.
 */
function mayCarryOn(shot: string, shots: readonly ShotStatus[]): string | undefined {
  const playing = shots.filter(({ cut, orphan }) => !cut.out && !orphan);
  const next = playing[playing.findIndex((one) => one.shot === shot) + 1];
  return next?.takes.some((take) => take.target !== ANIMATIC && !take.imported) ? next.shot : undefined;
}

/** Undefined for an edit that changes nothing. */
function stepFor(edit: CutEdit, shots: readonly ShotStatus[]): CutStep | undefined {
  const step = stepOf(describeEdit(edit), edit, shots);
  return canApply({ ...step, before: step.after }, shots) ? undefined : step;
}

/** Sentences about one shot's entry stand with the shot. */
function noticeTopic({ fields, move, order }: CutEdit): string {
  const shot = fields.length > 1 || order ? undefined : (fields[0]?.shot ?? move?.shot);
  return shot === undefined ? CUT_TOPIC : `cut:${shot}`;
}

function lockedBy({ fields, move }: CutEdit, shots: readonly ShotStatus[]): string | undefined {
  const held = fields.filter(({ change }) => "trim_in" in change || "trim_out" in change).map(({ shot }) => shot);
  const touched = move ? [...held, move.shot] : held;
  return shots.find((one) => one.cut.locked && touched.includes(one.shot))?.shot;
}

function isSameField(a: CutEdit, b: CutEdit): boolean {
  const changedFields = ({ fields, move }: CutEdit) =>
    JSON.stringify([move, fields.map(({ shot, change }) => [shot, Object.keys(change).sort()])]);
  return changedFields(a) === changedFields(b);
}
