import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Job } from "../../src/contracts/files/job.ts";
import { Hand, makeSpec, moment, openBench, type Bench } from "../support/values/make-queue.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { SwitchBoard } from "../support/values/switch-board.ts";

/** Its jobs go on after a restart wherever a backend can follow them. */
class Follower extends Hand {
  readonly #board: SwitchBoard;

  constructor(board: SwitchBoard) {
    super();
    this.#board = board;
  }

  async canResume({ lane }: Job): Promise<boolean> {
    return this.#board.get(lane) !== undefined;
  }
}

describe("a job that a backend has", () => {
  const folder = scratchFolder();
  const journal = () => join(folder(), "queue.ndjson");
  let board: SwitchBoard;
  beforeEach(() => (board = new SwitchBoard()));

  const open = (parallel = 1) =>
    openBench(
      folder(),
      { backends: board, lanes: { local: { parallel } }, patience: { journal: 20, away: 5 } },
      new Follower(board),
    );
  const local = (id: string) => makeSpec(id, { lane: "local" });
  const error = ({ queue }: Bench, id: string) => queue.list().jobs.find((job) => job.id === id)?.error;
  /** The journal as a kill at this moment would leave it. */
  const killed = async ({ queue }: Bench) => {
    const text = await readFile(journal(), "utf8");
    await queue.close();
    await writeFile(journal(), text);
  };

  /** Runs the jobs until each was handed over, and kills the queue. */
  const handOver = async (ids: string[], where?: string) => {
    const bench = await open(ids.length);
    await bench.queue.addMany(ids.map((id) => local(id)));
    for (const id of ids) await (await bench.hand.sees(id)).submitted(`p-${id}`, where);
    await killed(bench);
  };

  it("is followed under its name after a kill, and after a stop", async () => {
    board.add("local");
    await handOver(["a"]);
    const second = await open();
    expect((await second.hand.sees("a")).handle).to.equal("p-a");
    await second.queue.close();
    const third = await open();
    expect((await third.hand.sees("a")).handle).to.equal("p-a");
    await third.hand.finish("a");
    expect(await third.queue.ended("a")).to.include({ status: "succeeded" });
    expect(third.hand.settled).to.have.length(1);
    await third.queue.close();
  });

  it("has run since it was started first, and nobody can say when the backend began", async () => {
    board.add("local");
    let now = Date.parse("2026-11-02T10:00:00Z");
    const clock = { now: () => new Date(now) };
    const openAt = () => openBench(folder(), { backends: board, clock }, new Follower(board));
    const first = await openAt();
    await first.queue.add(local("a"));
    await (await first.hand.sees("a")).submitted("p-a");
    await first.queue.close();
    now += 600_000;
    const second = await openAt();
    const context = await second.hand.sees("a");
    context.began();
    await second.hand.finish("a");
    const { started, began } = await second.queue.ended("a");
    expect([Date.parse(started ?? ""), began]).to.deep.equal([now - 600_000, undefined]);
    await second.queue.close();
  });

  it("begins anew when it was never handed over", async () => {
    board.add("local");
    const bench = await open();
    await bench.queue.add(local("a"));
    await bench.hand.sees("a");
    await killed(bench);
    const again = await open();
    expect((await again.hand.sees("a")).handle).to.equal(null);
    await again.queue.close();
  });

  it("keeps its place: those that ran wait in their order, before all others", async () => {
    board.add("local");
    const bench = await open(3);
    await bench.queue.addMany(["a", "b", "c", "d"].map((id) => local(id)));
    for (const id of ["a", "b", "c"]) await bench.hand.sees(id);
    await killed(bench);
    board.add("local", { why: "away" });
    const again = await open(3);
    expect(again.queue.list().lanes["local"]?.waiting).to.deep.equal(["a", "b", "c", "d"]);
    await again.queue.close();
  });

  it("is followed while its backend is away or its lane paused: following waits by itself", async () => {
    const host = board.add("local");
    await handOver(["a"]);
    host.why = "away";
    const bench = await open();
    expect((await bench.hand.sees("a")).handle).to.equal("p-a");
    expect(host.asked, "only before it was sent").to.equal(1);
    await bench.queue.close();
  });

  it("waits when the lane's address has changed, says so, and lets those behind it go first", async () => {
    const host = board.add("local", { where: "http://old:8188" });
    await handOver(["a"]);
    host.where = "http://new:8188";
    const bench = await open();
    await bench.queue.add(local("b"));
    await bench.hand.finish("b");
    await bench.queue.ended("b");
    await bench.queue.idle();
    expect(bench.hand.started).to.deep.equal(["b"]);
    expect(error(bench, "a")).to.equal(
      "it was handed to http://old:8188, and the lane is at http://new:8188 now: set that address again to follow it, or cancel it here and look there",
    );
    host.where = "http://old:8188";
    bench.queue.refreshLanes();
    expect((await bench.hand.sees("a")).handle).to.equal("p-a");
    expect(error(bench, "a")).to.equal(null);
    await bench.queue.close();
  });

  it("is bound to the address that the runner names, not to what the settings say by then", async () => {
    board.add("local", { where: "http://new:8188" });
    await handOver(["a"], "http://old:8188");
    const bench = await open();
    await moment();
    expect(bench.hand.started).to.deep.equal([]);
    expect(error(bench, "a")).to.contain("it was handed to http://old:8188");
    await bench.queue.close();
  });

  it("waits when its backend is gone, through another restart too", async () => {
    board.add("local", { where: "http://old:8188" });
    await handOver(["a"]);
    board.remove("local");
    for (let start = 0; start < 2; start++) {
      const bench = await open();
      await moment();
      expect(bench.hand.started).to.deep.equal([]);
      expect(error(bench, "a")).to.contain("it was handed to http://old:8188").and.contain("has no backend now");
      await bench.queue.close();
    }
  });

  it("ends as failed when its backend is there and cannot follow it", async () => {
    board.add("local");
    await handOver(["a"]);
    const { queue } = await openBench(folder(), { backends: board }, new Hand());
    expect(await queue.ended("a")).to.include({ status: "failed", error: "the service stopped while it ran" });
    await queue.close();
  });

  it("says when it is canceled unfollowed that nobody was asked to stop it", async () => {
    board.add("local", { where: "http://old:8188" });
    await handOver(["a"]);
    board.remove("local");
    const { queue, hand } = await open();
    expect(await queue.cancel("a")).to.include({
      status: "canceled",
      error: "canceled before it was followed again: what was handed over was not stopped, look there",
    });
    expect(hand.settled.map(({ outcome }) => outcome.status)).to.deep.equal(["canceled"]);
    await queue.close();
  });
});
