import { expect } from "chai";
import type { Asker, LedgerTakes } from "../../src/contracts/files/agents/asking.ts";
import type { JobSpec } from "../../src/contracts/files/job.ts";
import { Grant } from "../../src/core/money/grant.ts";
import { AskedBy } from "../../src/jobs/asking.ts";
import { Leash } from "../../src/jobs/leash.ts";
import { systemClock } from "../../src/machine/clock.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { FREE, Hand, makeSpec, openBench, UP } from "../support/values/make-queue.ts";

const BOT: Asker = { kind: "agent", name: "bot", via: "mcp" };
const PERSON: Asker = { kind: "person", name: null, via: "page" };
const PRICE = { amount: 2, currency: "USD" };

describe("the leash at the queue", () => {
  const folder = scratchFolder();

  async function open({ limit = 3, fails = false } = {}) {
    const asking = new AskedBy();
    const begun: LedgerTakes[] = [];
    const ledger = {
      begunSince: () => begun.reduce((sum, { plan, count }) => sum + (plan === null ? count : 0), 0),
      begin: async (takes: LedgerTakes) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (fails) throw new Error("no space left");
        begun.push(takes);
      },
    };
    const leash = new Leash({ asking, limit: () => limit, ledger, clock: systemClock });
    const hand = new Hand();
    hand.isEager = true;
    const backends = {
      get: (lane: string) => ({
        ...UP,
        isPaid: lane === "cloud",
        ...(lane === "local" && { awaken: async () => "its machine is starting" }),
      }),
    };
    const paid = { ...FREE, estimate: () => PRICE };
    const { queue } = await openBench(folder(), { leash, backends, paid }, hand);
    const as = <T>(by: Asker, work: () => T, grant?: Grant) => asking.run({ by, ...(grant && { grant }) }, work);
    const infoOf = (id: string) => queue.list().jobs.find((job) => job.id === id)?.info;
    return { queue, as, begun, infoOf, asking };
  }
  const add = (queue: { addMany: (specs: JobSpec[]) => Promise<unknown> }, ...specs: JobSpec[]) =>
    queue.addMany(specs).then(
      () => undefined,
      (error: Error) => error.message,
    );

  it("lets people and the service itself through, and no request say for whom its job is", async () => {
    const { queue, as, begun, infoOf } = await open({ limit: 0 });
    const forged = { shot: "a", asked_by: "bot", plan: "p", approved: PRICE };
    expect(await add(queue, makeSpec("a", { info: forged, lane: "cloud" }))).to.equal(undefined);
    expect(await as(PERSON, () => add(queue, makeSpec("b", { lane: "cloud" })))).to.equal(undefined);
    expect(infoOf("a")).to.deep.equal({ shot: "a", estimate: PRICE });
    expect(begun).to.deep.equal([]);
    await queue.close();
  });

  it("counts the takes of agents together, also those of requests at the same moment", async () => {
    const { queue, as, begun, infoOf } = await open({ limit: 3 });
    const asked = ["a", "b", "c", "d", "e"].map((id) => as(BOT, () => add(queue, makeSpec(id))));
    const refused = (await Promise.all(asked)).filter((said) => said !== undefined);
    expect(refused).to.have.length(2);
    expect(refused[0]).to.match(/agents may begin 3 takes in a day/);
    expect(begun).to.have.length(3);
    expect(infoOf("a")).to.deep.include({ asked_by: "bot" });
    expect(as({ ...BOT, name: "other" }, () => queue.whyNot([makeSpec("f")]))).to.match(/3 are begun/);
    expect(queue.whyNot([makeSpec("f")]), "a person's").to.equal(null);
    await queue.close();
  });

  it("queues nothing when the ledger cannot say so first", async () => {
    const { queue, as } = await open({ fails: true });
    expect(await as(BOT, () => add(queue, makeSpec("a")))).to.match(/the ledger could not be written/);
    expect(queue.list().jobs).to.deep.equal([]);
    await queue.close();
  });

  it("takes an agent nowhere that costs money, by no retry either, but by its plan", async () => {
    const { queue, as, infoOf, begun } = await open();
    const info = { ep: "/e", pass: "proxy", shot: "a", target: null };
    const spec = makeSpec("a", { lane: "cloud", info });
    expect(await as(BOT, () => add(queue, spec))).to.match(/may not spend money/);
    expect(await add(queue, spec)).to.equal(undefined);
    await queue.ended("a");
    const retried = await as(BOT, () => queue.retry("a")).catch((error: Error) => error.message);
    expect(retried).to.match(/may not spend money/);

    const line = { ...info, lane: "cloud", paid: true, estimate: PRICE, takes: 1 };
    const grant = new Grant("plan-1", [line]);
    expect(await as(BOT, () => add(queue, { ...spec, id: "b" }), grant)).to.equal(undefined);
    expect(infoOf("b")).to.deep.include({ asked_by: "bot", plan: "plan-1", approved: PRICE });
    expect(await as(BOT, () => add(queue, { ...spec, id: "c" }), grant)).to.match(/plan-1 does not allow a/);
    expect(begun).to.deep.equal([{ by: "bot", count: 1, plan: "plan-1" }]);
    await queue.ended("b");
    const byItself = await queue.retry("b").catch((error: Error) => error.message);
    expect(byItself, "the service's own retry is the agent's").to.match(/may not spend money/);
    await as(PERSON, () => queue.retry("b"));
    const again = queue.list().jobs.find((job) => (job.info as { retry_of?: string }).retry_of === "b");
    expect(again?.info, "a person's retry is the person's").not.to.have.any.keys("asked_by", "plan", "approved");
    await queue.close();
  });

  it("has no rented machine started by an agent, but by its plan", async () => {
    const { queue, as, infoOf } = await open();
    const info = { ep: "/e", pass: "proxy", shot: "a", target: null };
    const spec = makeSpec("a", { lane: "local", info });
    expect(await as(BOT, () => add(queue, spec))).to.match(/may not have a rented machine started.*lane local/);
    const grant = new Grant("plan-1", [{ ...info, lane: "local", paid: false, estimate: null, takes: 1 }]);
    expect(await as(BOT, () => add(queue, spec), grant)).to.equal(undefined);
    expect(infoOf("a")).to.deep.include({ asked_by: "bot", plan: "plan-1" });
    expect(await as(PERSON, () => add(queue, { ...spec, id: "b" }))).to.equal(undefined);
    await queue.close();
  });

  it("is for whoever asks, however far down, and for nobody aside", async () => {
    const { asking, queue } = await open();
    const deep = async () => (await Promise.resolve(), asking.now()?.by.name);
    expect(await asking.run({ by: BOT }, deep)).to.equal("bot");
    expect(await asking.run({ by: BOT }, () => asking.aside(deep))).to.equal(undefined);
    expect(asking.now()).to.equal(undefined);
    await queue.close();
  });
});
