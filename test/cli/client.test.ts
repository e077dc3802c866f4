// Waiting for jobs of a service that is reached over a connection: events may be missed, jobs forgotten, the service may go.
import { expect } from "chai";
import type { StudioEvent } from "../../src/contracts/events.ts";
import type { Job } from "../../src/contracts/files/job.ts";
import { remoteClient } from "../../src/cli/client/client.ts";
import type { OwnerConnection } from "../../src/http/owner/connect-to-owner.ts";
import { makeJob } from "../support/page/page-states.ts";

const done = (id: string, fields: Partial<Job> = {}) =>
  makeJob(id, { status: "succeeded", finished: "2026-01-01T10:00:00+00:00", ...fields });

function openTestClient(listed: () => readonly Job[]) {
  let emit: (event: StudioEvent) => void = () => undefined;
  let gap = () => undefined as void;
  let looks = 0;
  const gone = new AbortController();
  const reached = {
    call: async () => ((looks += 1), { jobs: listed(), lanes: {}, paid: { count: 0, limit: null } }),
    subscribe: (listener: typeof emit) => ((emit = listener), () => undefined),
    onGap: (look: () => void) => ((gap = look), () => undefined),
    gone: gone.signal,
    close: () => undefined,
  } as unknown as OwnerConnection;
  return {
    client: remoteClient(reached),
    emitJob: (job: Job) => emit({ type: "studio.job", data: job }),
    gap: () => gap(),
    die: () => gone.abort(new Error("it has gone")),
    looks: () => looks,
  };
}

describe("a desk at a running service", () => {
  it("hears how jobs end, also of one that ended before anybody waited", async () => {
    const { client, emitJob } = openTestClient(() => [makeJob("a")]);
    emitJob(done("early"));
    emitJob(makeJob("a", { status: "running" }));
    const waiting = client.ended("a");
    emitJob(done("a"));
    expect((await waiting).id).to.equal("a");
    expect((await client.ended("early")).id).to.equal("early");
  });

  it("looks once for all that are waited for, and finds those that ended unheard", async () => {
    const { client, looks } = openTestClient(() => [done("a"), done("b"), done("c")]);
    const ended = await Promise.all(["a", "b", "c"].map((id) => client.ended(id)));
    expect([ended.map(({ id }) => id), looks()]).to.deep.equal([["a", "b", "c"], 1]);
  });

  it("looks again after events may have been missed", async () => {
    let job = makeJob("a");
    const { client, gap } = openTestClient(() => [job]);
    const waiting = client.ended("a");
    await new Promise((resolve) => setImmediate(resolve));
    job = done("a");
    gap();
    expect((await waiting).status).to.equal("succeeded");
  });

  it("says so when the service does not know a job any more, and when it goes", async () => {
    const sentence = (work: Promise<unknown>) => work.catch((error: unknown) => (error as Error).message);
    const forgetful = openTestClient(() => []);
    expect(await sentence(forgetful.client.ended("a"))).to.include("does not know the job a any more");
    const { client, die } = openTestClient(() => [makeJob("a")]);
    const waiting = sentence(client.ended("a"));
    die();
    expect(await waiting).to.equal("it has gone");
  });
});
