import { expect } from "chai";
import type { QueueOptions } from "../../src/jobs/queue.ts";
import { Hand, makeSpec, moment, openBench, type Bench } from "../support/values/make-queue.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { SwitchBoard } from "../support/values/switch-board.ts";

const AWAY = "the host at http://local does not answer: start it";

describe("a lane whose backend is away", () => {
  const folder = scratchFolder();
  let board: SwitchBoard;
  beforeEach(() => (board = new SwitchBoard()));

  const open = (more: Partial<QueueOptions> = {}, hand = new Hand()) =>
    openBench(
      folder(),
      {
        backends: board,
        lanes: { local: { parallel: 1 } },
        patience: { journal: 20, away: 5, longestAway: 40 },
        ...more,
      },
      hand,
    );
  const local = (id: string, more = {}) => makeSpec(id, { lane: "local", ...more });
  const job = ({ queue }: Bench, id: string) => queue.list().jobs.find((each) => each.id === id);
  /** Why each job does not start, as the last event about it says. */
  const saidLast = ({ events }: Bench) =>
    Object.fromEntries(
      events.flatMap((event) => (event.type === "studio.job" ? [[event.data.id, event.data.error]] : [])),
    );
  const lane = ({ queue }: Bench) => queue.list().lanes["local"];

  it("starts nothing, says why on the lane and on each waiting job, and goes on by itself", async () => {
    const host = board.add("local", { why: AWAY });
    const bench = await open();
    await bench.queue.addMany([local("a"), local("b")]);
    await moment();
    expect(bench.hand.started).to.deep.equal([]);
    expect(lane(bench)).to.deep.include({ held: AWAY, waiting: ["a", "b"], paused: false });
    expect([job(bench, "a"), job(bench, "b")].map((each) => [each?.status, each?.error])).to.deep.equal([
      ["queued", AWAY],
      ["queued", AWAY],
    ]);
    await bench.queue.add(local("c"));
    expect(saidLast(bench)).to.deep.equal({ a: AWAY, b: AWAY, c: AWAY });
    host.why = null;
    await bench.hand.sees("a");
    expect(lane(bench)?.held).to.equal(null);
    expect(job(bench, "a")).to.include({ status: "running", error: null });
    expect(saidLast(bench)).to.deep.equal({ a: null, b: null, c: null });
    await bench.queue.close();
  });

  it("tells its state once, not at every question", async () => {
    const host = board.add("local", { why: AWAY });
    const bench = await open();
    await bench.queue.add(local("a"));
    await moment(120);
    const reported = () => bench.events.filter(({ type }) => type === "studio.queue").length;
    const errors = bench.events.flatMap((event) => (event.type === "studio.job" ? [event.data.error] : []));
    expect(host.asked).to.be.above(2);
    expect([reported(), errors]).to.deep.equal([1, [null, AWAY]]);
    host.why = null;
    await bench.hand.sees("a");
    expect(reported()).to.equal(2);
    await bench.queue.close();
  });

  it("asks less and less often, and at once after a change of the settings or a resume", async () => {
    const host = board.add("local", { why: AWAY });
    const bench = await open({ patience: { journal: 20, away: 10, longestAway: 60_000 } });
    await bench.queue.add(local("a"));
    await moment(200);
    expect(host.asked).to.be.within(3, 6); // at 0, 10, 30, 70 and 150 ms
    const before = host.asked;
    await bench.queue.pause("local", true);
    await bench.queue.pause("local", false);
    await moment(20);
    expect(host.asked).to.equal(before + 1);
    host.why = null;
    bench.queue.refreshLanes();
    await bench.hand.sees("a");
    await bench.queue.close();
  });

  it("is not asked while nothing could start", async () => {
    const host = board.add("local");
    const bench = await open();
    await bench.queue.pause("local", true);
    await bench.queue.add(local("a"));
    await moment();
    expect(host.asked).to.equal(0);
    await bench.queue.close();
  });

  it("counts as away when it never answers, or throws", async () => {
    const host = board.add("local");
    board.get = () => ({ ...host, down: () => new Promise(() => undefined) });
    const bench = await open({ patience: { journal: 20, away: 5, longestAway: 10, answer: 10 } });
    await bench.queue.add(local("a"));
    await moment();
    expect(lane(bench)?.held).to.equal("local does not answer within 0 s");
    board.get = () => ({ ...host, down: () => Promise.reject(new Error("broken")) });
    await moment(60);
    expect(lane(bench)?.held).to.equal("broken");
    await bench.queue.close();
  });

  it("does not hold other lanes", async () => {
    board.add("local", { why: AWAY });
    board.add("builtin");
    const bench = await open({ lanes: { local: { parallel: 1 }, builtin: { parallel: 1 } } });
    await bench.queue.addMany([local("a"), makeSpec("b")]);
    await bench.hand.finish("b");
    await bench.queue.ended("b");
    await bench.queue.idle();
    expect(bench.hand.started).to.deep.equal(["b"]);
    await bench.queue.close();
  });

  it("keeps the order of its jobs over the wait, moves and a restart", async () => {
    const host = board.add("local", { why: AWAY });
    const first = await open();
    await first.queue.addMany(["a", "b", "c"].map((id) => local(id)));
    await moment();
    await first.queue.move("c", 0);
    expect(job(first, "c")?.error, "the hold is told on whoever is first").to.equal(AWAY);
    await first.queue.cancel("a");
    await first.queue.close();
    const hand = new Hand();
    hand.isEager = true;
    const second = await open({}, hand);
    expect(lane(second)?.waiting).to.deep.equal(["c", "b"]);
    host.why = null;
    await second.queue.ended("b");
    expect(hand.started).to.deep.equal(["c", "b"]);
    await second.queue.close();
  });
});

describe("lanes that the settings add, change and remove", () => {
  const folder = scratchFolder();
  let board: SwitchBoard;
  const lanes: Record<string, { parallel: number }> = {};
  beforeEach(() => {
    board = new SwitchBoard();
    for (const name of Object.keys(lanes)) delete lanes[name];
  });
  const open = () => openBench(folder(), { backends: board, lanes, patience: { journal: 20, away: 60_000 } });

  it("appear and vanish at the next look", async () => {
    const { queue, events } = await open();
    expect(queue.list().lanes).to.deep.equal({});
    board.add("cloud");
    lanes["cloud"] = { parallel: 3 };
    queue.refreshLanes();
    expect(queue.list().lanes).to.have.all.keys("cloud");
    expect(events.at(-1)).to.deep.equal({ type: "studio.queue", data: queue.list().lanes });
    delete lanes["cloud"];
    expect(queue.list().lanes).to.deep.equal({});
    await queue.close();
  });

  it("run as many jobs at once as they are set to now", async () => {
    board.add("cloud");
    lanes["cloud"] = { parallel: 1 };
    const { queue, hand } = await open();
    await queue.addMany(["a", "b", "c"].map((id) => makeSpec(id, { lane: "cloud" })));
    await hand.sees("a");
    lanes["cloud"] = { parallel: 2 };
    queue.refreshLanes();
    await hand.sees("b");
    await moment();
    expect(hand.started).to.deep.equal(["a", "b"]);
    await queue.close();
  });

  it("leave their jobs waiting and say so when their backend is gone, and a running job goes on", async () => {
    board.add("cloud");
    lanes["cloud"] = { parallel: 1 };
    const { queue, hand } = await open();
    await queue.addMany(["a", "b"].map((id) => makeSpec(id, { lane: "cloud" })));
    await hand.sees("a");
    board.remove("cloud");
    delete lanes["cloud"];
    queue.refreshLanes();
    await hand.finish("a");
    expect(await queue.ended("a")).to.include({ status: "succeeded" });
    await moment();
    const why = "the backend cloud is not set up any more: set it up in the settings, or cancel its jobs";
    expect(queue.list().lanes["cloud"]).to.deep.include({ held: why, waiting: ["b"] });
    expect(queue.list().jobs.find(({ id }) => id === "b")).to.include({ status: "queued", error: why });
    board.add("cloud");
    queue.refreshLanes();
    await hand.sees("b");
    await queue.close();
  });
});
