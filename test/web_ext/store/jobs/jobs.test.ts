import { expect } from "chai";
import type { Job } from "../../../../src/contracts/files/job.ts";
import { createJobs, takeKey } from "../../../../web_ext/store/jobs/jobs.ts";
import { createNotices } from "../../../../web_ext/store/base/notices.ts";
import { pictureOfJob, describeJob } from "../../../../web_ext/store/jobs/describe-job.ts";
import { describeLane, formatSpent } from "../../../../web_ext/store/jobs/describe-lane.ts";
import { delayedService } from "../../../support/servers/delayed-service.ts";
import { answeringService, makeJob, makeShot, makeTake, refusing, settled } from "../../../support/page/page-states.ts";

const info = (take: number) => ({ ep: "/e", pass: "proxy", shot: "sh010", take, target: "animatic" });
const lane = (waiting: string[], paused = false) => ({ builtin: { paused, parallel: 1, waiting, running: [] } });

function open(jobs: readonly Job[], table: Parameters<typeof answeringService>[0] = {}) {
  const notices = createNotices();
  const reply = () => ({ jobs, lanes: lane(["b", "a"]), paid: { count: 0, limit: null } });
  const late = delayedService(answeringService({ jobs: reply, ...table }).ask);
  return { store: createJobs(late.ask, notices), notices, late };
}

describe("the queue on the page", () => {
  it("shows waiting jobs in the order of their lane, not of their making", async () => {
    const { store } = open([makeJob("a"), makeJob("b"), makeJob("c", { created: "2026-01-01T11:00:00+00:00" })]);
    await store.refresh();
    expect(store.waiting.value.map(({ id }) => id)).to.deep.equal(["b", "a", "c"]);
    store.apply({ type: "studio.queue", data: lane(["a", "b", "c"]) });
    expect(store.waiting.value.map(({ id }) => id)).to.deep.equal(["a", "b", "c"]);
  });

  it("follows a job from its events alone", async () => {
    const { store } = open([makeJob("a")]);
    await store.refresh();
    store.apply({ type: "execution_start", data: { prompt_id: "a" } });
    store.apply({ type: "progress", data: { prompt_id: "a", value: 3, max: 12 } });
    expect(store.running.value[0]).to.include({ progress: 0.25, step: 3, steps: 12 });
    store.apply({ type: "studio.job", data: makeJob("a", { status: "failed", error: "no memory" }) });
    expect(store.finished.value.map(({ error }) => error)).to.deep.equal(["no memory"]);
  });

  it("does not go back behind its events when a reply comes late", async () => {
    const { store, late } = open([makeJob("a"), makeJob("b")]);
    late.delay("jobs");
    const first = store.refresh();
    await settled();
    store.apply({ type: "studio.job", data: makeJob("a", { status: "succeeded" }) });
    store.apply({ type: "studio.job", data: makeJob("new") });
    store.apply({ type: "studio.queue", data: lane(["new", "b"]) });
    await late.release();
    await first;
    expect(store.finished.value.map(({ id }) => id)).to.deep.equal(["a"]);
    expect(store.waiting.value.map(({ id }) => id)).to.deep.equal(["new", "b"]);
    await store.refresh();
    expect(
      store.all.value.map(({ id, status }) => `${id} ${status}`),
      "what is asked for after them counts",
    ).to.deep.equal(["a queued", "b queued"]);
  });

  it("knows the job of a take and its place in the queue", async () => {
    const { store } = open([makeJob("a", { info: info(4) }), makeJob("b", { info: info(5) })]);
    await store.refresh();
    const place = (take: number) => store.byTake.value.get(takeKey("/e", "proxy", "sh010", take))?.position;
    expect([place(5), place(4), place(9)]).to.deep.equal([1, 2, undefined]);
    store.apply({ type: "studio.job", data: makeJob("b", { info: info(5), status: "running" }) });
    expect([place(5), place(4)]).to.deep.equal([0, 1]);
  });

  it("leaves every other take as it was when one job gets on", async () => {
    const { store } = open([makeJob("a", { info: info(4), status: "running" }), makeJob("b", { info: info(5) })]);
    await store.refresh();
    const other = () => store.byTake.value.get(takeKey("/e", "proxy", "sh010", 5));
    const before = other();
    store.apply({ type: "progress", data: { prompt_id: "a", value: 1, max: 2 } });
    expect(other()).to.equal(before);
    expect(store.byTake.value.get(takeKey("/e", "proxy", "sh010", 4))?.job.progress).to.equal(0.5);
  });

  it("counts a failed job as failed until it is tried again", async () => {
    const failed = makeJob("a", { status: "failed", finished: "2026-01-01T10:00:09+00:00" });
    const { store } = open([failed]);
    await store.refresh();
    expect(store.failed.value.map(({ id }) => id)).to.deep.equal(["a"]);
    store.apply({ type: "studio.job", data: makeJob("b", { info: { retry_of: "a" } }) });
    expect(store.failed.value).to.deep.equal([]);
    expect(store.finished.value.map(({ id }) => id)).to.deep.equal(["a"]);
  });

  it("leaves the service's sentence at a job that cannot be canceled", async () => {
    const { store, notices } = open([makeJob("a")], { cancelJob: () => refusing("the job has ended") });
    await store.cancel("a");
    expect(notices.at("job:a")).to.equal("the job has ended");
  });

  it("does not grow without end", () => {
    const { store } = open([]);
    for (let i = 0; i < 450; i++) {
      const finished = new Date(Date.UTC(2026, 0, 1) + i * 1000).toISOString();
      store.apply({ type: "studio.job", data: makeJob(`j${i}`, { status: "succeeded", finished }) });
    }
    expect(store.all.value.length).to.be.within(200, 400);
    expect(store.finished.value[0]?.id).to.equal("j449");
  });
});

describe("a job in words", () => {
  it("names the take it makes", () => {
    expect(describeJob(makeJob("a", { info: info(4) }))).to.deep.equal({
      subject: "sh010",
      made: "take 4, animatic, proxy",
    });
    expect(describeJob(makeJob("a", { title: "Otto, face" }))).to.deep.equal({
      subject: "Otto, face",
      made: "builtin",
    });
  });

  it("shows its take's picture, and that of the cut's take until then", () => {
    const shot = makeShot("sh010", { takes: [makeTake(1), makeTake(2, { thumb: null })], cut: { take: 1 } });
    const picture = (take: number, ep = "/e") =>
      pictureOfJob(makeJob("a", { info: info(take) }), { ep, pass: "proxy" }, () => shot);
    expect([picture(1), picture(2), picture(1, "/other")]).to.deep.equal(["t1.jpg", "t1.jpg", null]);
  });
});

describe("a lane in words", () => {
  it("says what it does, or why it does not", () => {
    const [up] = Object.values(lane([]));
    const [held] = Object.values(lane([], true));
    if (!up || !held) throw new Error("no lane");
    expect(describeLane(up, 1, 5, null)).to.deep.equal({ state: "Up", line: "1 running, 5 waiting" });
    expect(describeLane(up, 0, 0, null).line).to.equal("Idle");
    expect(describeLane(held, 0, 2, null)).to.deep.equal({ state: "Paused", line: "Paused, 2 waiting" });
    expect(describeLane(up, 0, 2, "ComfyUI does not answer")).to.deep.equal({
      state: "Away",
      line: "ComfyUI does not answer",
    });
  });

  it("moves a waiting job at once, and puts it back when the service refuses", async () => {
    const three = [makeJob("a"), makeJob("b"), makeJob("c")];
    const order = { jobs: () => ({ jobs: three, lanes: lane(["a", "b", "c"]), paid: { count: 0, limit: null } }) };
    const moved = { ...order, moveJob: () => ({ ...order.jobs(), lanes: lane(["c", "a", "b"]) }) };
    const { store, late } = open(three, moved);
    await store.refresh();
    late.delay("moveJob");
    const moving = store.move("c", 0);
    expect(store.waiting.value.map(({ id }) => id)).to.deep.equal(["c", "a", "b"]);
    await late.release();
    await moving;
    expect(store.waiting.value.map(({ id }) => id)).to.deep.equal(["c", "a", "b"]);
    const refused = open(three, { ...order, moveJob: () => refusing("a does not wait") });
    await refused.store.refresh();
    await refused.store.move("a", 2);
    expect(refused.store.waiting.value.map(({ id }) => id)).to.deep.equal(["a", "b", "c"]);
    expect(refused.notices.at("job:a")).to.equal("a does not wait");
  });

  it("does not put a job back over what an event told in between", async () => {
    const two = [makeJob("a"), makeJob("b")];
    const { store, late } = open(two, { moveJob: () => refusing("no") });
    await store.refresh();
    late.delay("moveJob");
    const moving = store.move("a", 0);
    store.apply({ type: "studio.queue", data: lane(["a"]) });
    await late.release();
    await moving;
    expect(store.lanes.value["builtin"]?.waiting).to.deep.equal(["a"]);
  });

  it("counts paid runs, and from zero again when asked to", async () => {
    const paid = (count: number) => ({ jobs: [], lanes: {}, paid: { count, limit: 20 } });
    const { store } = open([], { jobs: () => paid(3), resetPaid: () => paid(0) });
    await store.refresh();
    expect(store.paid.value).to.deep.equal({ count: 3, limit: 20 });
    await store.resetPaid();
    expect(store.paid.value.count).to.equal(0);
  });

  it("says why a lane is held, unless somebody paused it", () => {
    const held = { paused: false, parallel: 1, waiting: ["a"], running: [], held: "paid limit 20 of 20" };
    expect(describeLane(held, 0, 1, null)).to.deep.equal({ state: "Held", line: "paid limit 20 of 20" });
    expect(describeLane({ ...held, paused: true }, 0, 1, null).state).to.equal("Paused");
  });

  it("says how long a lane will take, and what was spent", () => {
    const eta = { seconds: 300, finish: "2026-01-01T10:05:00+00:00" };
    const busy = { paused: false, parallel: 1, waiting: ["a"], running: [], held: null, eta };
    expect(describeLane(busy, 0, 1, null).line).to.equal("1 waiting, about 5 min left");
    expect(describeLane({ ...busy, paused: true }, 0, 1, null).line).to.equal("Paused, 1 waiting");
    expect(describeLane(busy, 0, 0, null).line, "nothing is left of what was told before").to.equal("Idle");
    expect(formatSpent({ count: 2, limit: null })).to.equal("");
    const limit = { amount: 25, currency: "USD" };
    expect(formatSpent({ count: 2, limit: null, spent: { USD: 2.499, credits: 10 }, money_limit: limit })).to.equal(
      "2.5 of 25 USD, 10 credits",
    );
    expect(formatSpent({ count: 0, limit: null, spent: {}, money_limit: limit })).to.equal("0 of 25 USD");
  });
});
