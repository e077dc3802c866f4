// The journal as text: lines fold into the queue's state, and the state unfolds into the fewest lines that give it again.
// Reading never throws: a line that cannot be understood is a problem with its number, and the rest still counts.
import { check } from "../../contracts/check.ts";
import { JournalLine } from "../../contracts/files/job.ts";
import { reasonOf } from "../../contracts/refusal.ts";
import { moveWaiting } from "./lanes.ts";
import { emptyState, laneOf, placeEntry, type QueueState } from "./queue-state.ts";
import { isFinished } from "./transitions.ts";

export interface JournalProblem {
  /** 1-based. */
  readonly line: number;
  readonly message: string;
}

export interface ParsedJournal {
  readonly state: QueueState;
  readonly problems: readonly JournalProblem[];
}

/** Folds a journal. A broken last line without its line end is what a kill leaves behind: it was never confirmed, so it is no problem. */
export function parseJournal(text: string): ParsedJournal {
  const state = emptyState();
  const problems: JournalProblem[] = [];
  const lines = text.split("\n");
  for (const [i, line] of lines.entries()) {
    if (line === "") continue;
    const message = foldText(state, line);
    const isTail = i === lines.length - 1;
    if (message !== undefined && !isTail) problems.push({ line: i + 1, message });
  }
  return { state, problems };
}

function foldText(state: QueueState, text: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return reasonOf(error);
  }
  const checked = check(JournalLine, value);
  return checked.ok ? foldLine(state, checked.value) : checked.sentence;
}

/** Applies one line to the state; a sentence when the line speaks of a job that the state does not have. */
export function foldLine(state: QueueState, line: JournalLine): string | undefined {
  if ("jobs" in line) for (const entry of line.jobs) placeEntry(state, entry);
  else if ("job" in line) return foldChange(state, line);
  else if ("moved" in line) return foldMove(state, line.moved, line.index);
  else if ("lane" in line) laneOf(state, line.lane).paused = line.paused;
  return undefined;
}

/** A change of a job whose first line is lost keeps what it can: a finished job stays listed, an unfinished one has no plan to run. */
function foldChange(state: QueueState, line: Extract<JournalLine, { job: unknown }>): string | undefined {
  const known = state.entries.get(line.job.id);
  if (known) {
    const where = line.where ?? known.where;
    const entry = { job: line.job, payload: known.payload, handle: line.handle };
    placeEntry(state, where === undefined ? entry : { ...entry, where });
    return undefined;
  }
  const job = isFinished(line.job.status)
    ? line.job
    : {
        ...line.job,
        status: "failed" as const,
        error: "its plan was lost with a damaged line of the journal: queue it again",
      };
  placeEntry(state, { job: { ...job, can_retry: false }, payload: null, handle: line.handle });
  return `a change of job ${line.job.id}, whose first line is missing`;
}

function foldMove(state: QueueState, id: string, index: number): string | undefined {
  const job = state.entries.get(id)?.job;
  return job && moveWaiting(laneOf(state, job.lane), id, index)
    ? undefined
    : `a move of job ${id}, which does not wait`;
}

/** The lines that give the same state again: pauses, then finished jobs oldest first, then running and waiting ones in order. */
export function compactLines(state: QueueState, at: string): JournalLine[] {
  const lanes = [...state.lanes];
  const pauses = lanes.filter(([, lane]) => lane.paused).map(([name]) => ({ at, lane: name, paused: true }));
  const ids = [...state.finished, ...lanes.flatMap(([, lane]) => [...lane.running, ...lane.waiting])];
  const jobs = ids.flatMap((id) => {
    const entry = state.entries.get(id);
    return entry ? [{ at, jobs: [entry] }] : [];
  });
  return [...pauses, ...jobs];
}

/** One line of text, with its end. */
export function lineText(line: JournalLine): string {
  return `${JSON.stringify(line)}\n`;
}
