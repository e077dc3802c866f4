// Waiting for jobs of a service that is reached over a connection: events may be missed, jobs forgotten, the service may go.
import { expect } from "chai";
import type { StudioEvent } from "../../src/contracts/events.ts";
import type { Job } from "../../src/contracts/files/job.ts";
import { remoteClient } from "../../src/cli/client.ts";
import type { OwnerConnection } from "../../src/http/owner/connect-to-owner.ts";
import { makeJob } from "../support/page/page-states.ts";

const done = (id: string, fields: Partial<Job> = {}) =>
  makeJob(id, { status: "succeeded", finished: "2026-01-01T10:00:00+00:00", ...fields });

function openDesk(listed: () => readonly Job[]) {
  let hear: (event: StudioEvent) => void = () => undefined;
  let gap = () => undefined as void;
  let looks = 0;
  const gone = new AbortController();
  const reached = {
    call: async () => ((looks += 1), { jobs: listed(), lanes: {}, paid: { count: 0, limit: null } }),
    subscribe: (hearer: typeof hear) => ((hear = hearer), () => undefined),
    onGap: (look: () => void) => ((gap = look), () => undefined),
    gone: gone.signal,
    close: () => undefined,
  } as unknown as OwnerConnection;
  return {
    desk: remoteClient(reached),
    tell: (job: Job) => hear({ type: "studio.job", data: job }),
    gap: () => gap(),
    die: () => gone.abort(new Error("it has gone")),
    looks: () => looks,
  };
}

describe("a desk at a running service", () => {
  it("hears how jobs end, also of one that ended before anybody waited", async () => {
    const { desk, tell } = openDesk(() => [makeJob("a")]);
    tell(done("early"));
    tell(makeJob("a", { status: "running" }));
    const waiting = desk.ended("a");
    tell(done("a"));
    expect((await waiting).id).to.equal("a");
    expect((await desk.ended("early")).id).to.equal("early");
  });

  it("looks once for all that are waited for, and finds those that ended unheard", async () => {
    const { desk, looks } = openDesk(() => [done("a"), done("b"), done("c")]);
    const ended = await Promise.all(["a", "b", "c"].map((id) => desk.ended(id)));
    expect([ended.map(({ id }) => id), looks()]).to.deep.equal([["a", "b", "c"], 1]);
  });

  it("looks again after events may have been missed", async () => {
    let job = makeJob("a");
    const { desk, gap } = openDesk(() => [job]);
    const waiting = desk.ended("a");
    await new Promise((resolve) => setImmediate(resolve));
    job = done("a");
    gap();
    expect((await waiting).status).to.equal("succeeded");
  });

  it("says so when the service does not know a job any more, and when it goes", async () => {
    const sentence = (work: Promise<unknown>) => work.catch((error: unknown) => (error as Error).message);
    const forgetful = openDesk(() => []);
    expect(await sentence(forgetful.desk.ended("a"))).to.include("does not know the job a any more");
    const { desk, die } = openDesk(() => [makeJob("a")]);
    const waiting = sentence(desk.ended("a"));
    die();
    expect(await waiting).to.equal("it has gone");
  });
});
