import { expect } from "chai";
import { JOB_STATUSES } from "../../../src/contracts/files/job.ts";
import { JOB_EVENTS, isFinished, nextStatus } from "../../../src/core/jobs/transitions.ts";

/** The table of docs/http.md "Queue job", written out: every state with every event; a dash is an event that cannot happen there. */
const TABLE = `
            start    succeed    fail    cancel    revive
queued      running  -          -       canceled  -
running     -        succeeded  failed  canceled  queued
succeeded   -        -          -       -         -
failed      -        -          -       -         -
canceled    -        -          -       -         -`;

describe("job states", () => {
  const rows = TABLE.trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/));
  const events = rows[0] ?? [];

  it("speaks of every state and every event", () => {
    expect(events).to.have.members([...JOB_EVENTS]);
    expect(rows.slice(1).map(([status]) => status)).to.have.members([...JOB_STATUSES]);
  });

  for (const status of JOB_STATUSES) {
    for (const event of JOB_EVENTS) {
      const cell = rows.find((row) => row[0] === status)?.[events.indexOf(event) + 1];
      const expected = cell === "-" ? undefined : cell;
      it(`a ${status} job ${expected ? `becomes ${expected} by` : "is not moved by"} ${event}`, () => {
        expect(nextStatus(status, event)).to.equal(expected);
      });
    }
  }

  it("ends in three states that nothing leaves", () => {
    expect(JOB_STATUSES.filter(isFinished)).to.deep.equal(["succeeded", "failed", "canceled"]);
  });
});
