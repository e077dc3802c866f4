import { expect } from "chai";
import fc from "fast-check";
import type { JournalLine } from "../../../src/contracts/files/job.ts";
import { compactLines, foldLine, lineText, parseJournal } from "../../../src/core/jobs/journal.ts";
import { KEPT_FINISHED, emptyState, laneOf, type QueueState } from "../../../src/core/jobs/queue-state.ts";
import { AT, makeJob } from "../../support/values/make-state.ts";

const added = (...ids: string[]): JournalLine => ({
  at: AT,
  jobs: ids.map((id) => ({ job: makeJob(id), payload: { of: id }, handle: null })),
});
const changed = (id: string, status: "running" | "succeeded" | "failed" | "canceled"): JournalLine => ({
  at: AT,
  job: makeJob(id, { status }),
  handle: null,
});
const textOf = (...lines: JournalLine[]) => lines.map(lineText).join("");

/** Everything a state says, as plain data. */
const plain = (state: QueueState) => ({
  entries: Object.fromEntries(state.entries),
  lanes: Object.fromEntries([...state.lanes].filter(([, l]) => l.paused || l.waiting.length || l.running.length)),
  finished: state.finished,
});

describe("the journal", () => {
  it("gives waiting jobs back in order, with their plans", () => {
    const { state, problems } = parseJournal(textOf(added("a", "b"), added("c")));
    expect(problems).to.deep.equal([]);
    expect(laneOf(state, "builtin").waiting).to.deep.equal(["a", "b", "c"]);
    expect(state.entries.get("b")?.payload).to.deep.equal({ of: "b" });
  });

  it("lets later lines win: a job is where its last line puts it", () => {
    const text = textOf(added("a", "b", "c"), changed("a", "running"), changed("b", "running"), changed("a", "failed"));
    const { state } = parseJournal(text);
    expect(laneOf(state, "builtin")).to.deep.equal({ paused: false, waiting: ["c"], running: ["b"] });
    expect(state.finished).to.deep.equal(["a"]);
  });

  it("keeps moves and pauses", () => {
    const moves: JournalLine[] = [
      { at: AT, moved: "c", index: 0 },
      { at: AT, lane: "builtin", paused: true },
    ];
    const { state } = parseJournal(textOf(added("a", "b", "c"), ...moves));
    expect(laneOf(state, "builtin")).to.deep.equal({ paused: true, waiting: ["c", "a", "b"], running: [] });
  });

  it("keeps the last 200 finished jobs", () => {
    const ids = Array.from({ length: KEPT_FINISHED + 5 }, (_, i) => `j${i}`);
    const { state } = parseJournal(textOf(added(...ids), ...ids.map((id) => changed(id, "succeeded"))));
    expect(state.finished).to.deep.equal(ids.slice(5));
    expect(state.entries.size).to.equal(200);
  });

  it("takes a torn last line for what a kill leaves behind, at every length", () => {
    const whole = textOf(added("a"));
    const torn = textOf(added("b", "c"));
    for (let length = 0; length < torn.length - 1; length++) {
      const { state, problems } = parseJournal(whole + torn.slice(0, length));
      expect([[...state.entries.keys()], problems], `cut after ${length}`).to.deep.equal([["a"], []]);
    }
  });

  it("reports a broken line in the middle and goes on", () => {
    const { state, problems } = parseJournal(`${textOf(added("a"))}{"at": nonsense\n${textOf(added("b"))}`);
    expect([...state.entries.keys()]).to.deep.equal(["a", "b"]);
    expect(problems.map(({ line }) => line)).to.deep.equal([2]);
  });

  it("reports a line of a kind it does not know", () => {
    const { state, problems } = parseJournal(`{"at":"${AT}","colour":"red"}\n${textOf(added("a"))}`);
    expect([...state.entries.keys()]).to.deep.equal(["a"]);
    expect(problems).to.have.length(1);
  });

  it("shows an unfinished job whose plan is lost as failed, and does not run it", () => {
    const { state, problems } = parseJournal(`broken\n${textOf(changed("a", "running"))}`);
    expect(state.entries.get("a")?.job).to.include({ status: "failed", can_retry: false });
    expect(problems.map(({ line }) => line)).to.deep.equal([1, 2]);
  });

  it("reads the same from compacted lines, whatever happened before", () => {
    const event = fc.record({ what: fc.integer({ min: 0, max: 5 }), which: fc.nat(30), index: fc.nat(12) });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 80 }), (events) => {
        const state = emptyState();
        for (const [i, { what, which, index }] of events.entries()) {
          const id = `j${which % (i + 1)}`;
          if (what < 2) foldLine(state, { at: AT, jobs: [{ job: makeJob(`j${i}`), payload: i, handle: null }] });
          else if (what === 2) foldLine(state, { at: AT, moved: id, index });
          else if (what === 3)
            foldLine(state, { at: AT, lane: index % 2 ? "builtin" : "local", paused: which % 2 === 0 });
          else if (state.entries.has(id)) foldLine(state, changed(id, what === 4 ? "running" : "succeeded"));
        }
        const again = parseJournal(textOf(...compactLines(state, AT)));
        expect(again.problems).to.deep.equal([]);
        expect(plain(again.state)).to.deep.equal(plain(state));
      }),
    );
  });
});
