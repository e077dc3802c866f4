import { expect } from "chai";
import { createRefresher } from "../../../../web_ext/store/base/refresher.ts";
import { settled } from "../../../support/page/page-states.ts";

/** A clock that is moved by hand, and a fetch that takes as long as it is set to. */
function bench(fetchMs: number) {
  let time = 0;
  let fetches = 0;
  const timers: { at: number; run: () => void; off: boolean }[] = [];
  const wait = (ms: number, run: () => void) => {
    const timer = { at: time + ms, run, off: false };
    timers.push(timer);
    return () => void (timer.off = true);
  };
  const fetcher = () => {
    fetches += 1;
    return new Promise<void>((resolve) => void wait(fetchMs, resolve));
  };
  const refresher = createRefresher({ status: fetcher }, { now: () => time, wait });
  const advance = async (ms: number) => {
    for (const end = time + ms; time < end; time++) {
      for (const timer of timers.filter((one) => !one.off && one.at <= time)) {
        timer.off = true;
        timer.run();
      }
      await settled();
    }
  };
  return { refresher, advance, fetches: () => fetches };
}

describe("fetching again what changed", () => {
  it("makes one fetch of many marks", async () => {
    const { refresher, advance, fetches } = bench(5);
    for (let i = 0; i < 50; i++) refresher.mark("status");
    await advance(1000);
    expect(fetches()).to.equal(1);
  });

  it("fetches once more when something changed while it was fetching", async () => {
    const { refresher, advance, fetches } = bench(100);
    refresher.mark("status");
    await advance(100);
    expect(fetches()).to.equal(1);
    refresher.mark("status");
    await advance(3000);
    expect(fetches()).to.equal(2);
  });

  const fetchesIn = async (ms: number, fetchMs: number) => {
    const { refresher, advance, fetches } = bench(fetchMs);
    for (let time = 0; time < ms; time += 10) {
      refresher.mark("status");
      await advance(10);
    }
    return fetches();
  };

  it("spends at most a fifth of the time fetching, however fast changes come", async () => {
    expect(await fetchesIn(5000, 100)).to.be.within(9, 11);
  });

  it("never leaves anybody without news for long, however slow a fetch is", async () => {
    expect(await fetchesIn(10_000, 1000)).to.be.within(4, 5);
  });

  it("resolves only with news that is not older than the question", async () => {
    const { refresher, advance, fetches } = bench(50);
    refresher.mark("status");
    await advance(70);
    expect(fetches()).to.equal(1);
    let refreshes = 0;
    void refresher.now("status").then(() => (refreshes = fetches()));
    await advance(300);
    expect(refreshes).to.equal(2);
  });
});
