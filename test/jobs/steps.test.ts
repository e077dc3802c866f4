// Steps over kills: whatever the moment, the next start leads to the same end, and nothing is asked for twice.
import { expect } from "chai";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FromFrameStep } from "../../src/contracts/files/job.ts";
import { openSteps, type ActOnStep, type Steps } from "../../src/jobs/steps.ts";
import { systemClock } from "../../src/machine/clock.ts";
import { silentLog } from "../../src/machine/log.ts";
import { until } from "../support/until.ts";
import { openScratch, type Scratch } from "../support/episodes/scratch-folder.ts";

const STEP: FromFrameStep = {
  ...{ id: "s1", kind: "from-frame", ep: "/show/ep", roots: [], created: "2026-11-02T10:14:03Z", ref: "subject:ada" },
  ...{ view: "01_threequarter", frame: 1, instruction: null, target: null, turns: ["02_side", "03_back"], pick: true },
  ...{ made: [], errors: [] },
};

describe("the journal of steps", () => {
  let scratch: Scratch;
  beforeEach(async () => void (scratch = await openScratch()));
  afterEach(() => scratch.remove());

  const open = (folder: string, act: ActOnStep): Promise<Steps> =>
    openSteps({ folder, clock: systemClock, log: silentLog, act });
  const journal = (folder = scratch.folder) => join(folder, "steps.ndjson");

  /** Asks for each view once: what is on the disk is asked for no more. Killed when `moments` are over. */
  const acting = (disk: Set<string>, moments: { left: number }): ActOnStep => {
    const moment = () => {
      if (moments.left-- <= 0) throw new Error("killed");
    };
    return async (begun, keep) => {
      const step = begun as FromFrameStep;
      let now = step;
      for (const [at, view] of step.turns.entries()) {
        moment();
        if (!disk.has(view)) disk.add(view);
        moment();
        now = { ...now, made: [...step.made.slice(0, at), { view, take: at + 1, isSettled: true }] };
        await keep(now);
      }
      moment();
      return "ended";
    };
  };

  it("leads to the same end from every moment at which the service is killed", async () => {
    for (let killed = 0; killed < 6; killed++) {
      const folder = join(scratch.folder, String(killed));
      const after = join(folder, "after");
      await mkdir(after, { recursive: true });
      const disk = new Set<string>();
      const moments = { left: killed };
      const act = acting(disk, moments);
      // What a kill leaves is the journal as it stood before anything more was written.
      const dying: ActOnStep = (step, keep) =>
        act(step, keep).catch(async (error: unknown) => {
          await copyFile(journal(folder), journal(after));
          throw error;
        });
      const first = await open(folder, dying);
      await first.begin(STEP);
      await first.close();
      if (moments.left >= 0) continue;
      const second = await open(after, acting(disk, { left: 100 }));
      expect(second.list().map(({ id }) => id)).to.deep.equal(["s1"]);
      second.wake();
      await until(() => second.list().length === 0, "the step did not end");
      await second.close();
      const third = await open(after, () => Promise.reject(new Error("nothing is left to do")));
      expect(third.list(), `killed at ${killed}`).to.deep.equal([]);
      expect([...disk]).to.deep.equal(STEP.turns);
      await third.close();
    }
  });

  it("does one thing of a step after the other, and once for many calls", async () => {
    let running = 0;
    let calls = 0;
    const steps = await open(scratch.folder, async () => {
      expect(++running).to.equal(1);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return ++calls < 2 ? "waits" : "ended";
    });
    await steps.begin(STEP);
    steps.wake("/other/ep");
    for (let i = 0; i < 20; i++) steps.wake(STEP.ep);
    await steps.close();
    expect(calls).to.be.within(1, 2);
  });

  it("gives up a step that cannot go on, with the reason", async () => {
    const steps = await open(scratch.folder, () => Promise.reject(new Error("the episode is gone")));
    expect((await steps.begin(STEP)).errors).to.deep.equal(["the episode is gone"]);
    expect(steps.list()).to.deep.equal([]);
    await steps.close();
  });

  it("keeps a copy of a damaged journal, and what can be read of it", async () => {
    await writeFile(journal(), `nonsense\n${JSON.stringify({ step: STEP })}\n{"ended":"s`);
    const steps = await open(scratch.folder, () => Promise.resolve("waits"));
    expect(steps.list()).to.deep.equal([STEP]);
    await steps.close();
    expect(await readFile(journal(), "utf8")).to.equal(`${JSON.stringify({ step: STEP })}\n`);
  });
});
