import { expect } from "chai";
import { rateOfRun, readOut as readOutOf, summarise } from "../../../../web_ext/store/render/read-out.ts";
import { makeShot, makeTake } from "../../../support/page/page-states.ts";

const readOut = (shots: Parameters<typeof summarise>[0], running: number, queued: number) =>
  readOutOf(summarise(shots), running, queued);
const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 10, 0, 0) + seconds * 1000).toISOString();
const doneAt = (id: string, seconds: number) => makeShot(id, { takes: [makeTake(1, { finished: at(seconds) })] });

describe("the pass read-out", () => {
  it("counts the shots of the script that the cut plays, and leaves out what is left out", () => {
    const shots = [
      doneAt("sh010", 0),
      makeShot("sh020"),
      makeShot("sh030", { cut: { usable: true, placeholder: true, take: 1, pass: "final" } }),
      makeShot("sh040", { takes: [makeTake(1)], cut: { out: true } }),
      makeShot("sh050", { orphan: true }),
    ];
    expect(readOut(shots, 0, 0)).to.include({ done: 1, total: 3 });
  });

  it("takes wall clock per finished take for the rate", () => {
    expect(rateOfRun([0, 18_000, 36_000, 54_000])).to.equal(18);
    expect(rateOfRun([54_000, 0, 36_000, 18_000])).to.equal(18);
  });

  it("needs two finished takes", () => {
    expect(rateOfRun([])).to.equal(undefined);
    expect(rateOfRun([5000])).to.equal(undefined);
    expect(rateOfRun([5000, 5000]), "finished in the same second").to.equal(undefined);
  });

  it("begins a new run after a gap of more than a quarter of an hour", () => {
    const gap = 15 * 60_000;
    expect(rateOfRun([0, 100_000, 100_000 + gap + 1, 110_000 + gap + 1])).to.equal(10);
    expect(rateOfRun([0, 100_000, 100_000 + gap + 1])).to.equal(undefined);
    expect(rateOfRun([0, gap])).to.equal(gap / 1000);
  });

  it("says how long is left for all that is still to do while something is queued", () => {
    const shots = [doneAt("sh010", 0), doneAt("sh020", 20), makeShot("sh030"), makeShot("sh040"), makeShot("sh050")];
    expect(readOut(shots, 1, 1)).to.include({ secondsAShot: 20, secondsLeft: 60 });
  });

  it("counts what is queued when everything has a take already", () => {
    expect(readOut([doneAt("sh010", 0), doneAt("sh020", 20)], 1, 3)).to.include({ secondsLeft: 80 });
  });

  it("keeps the last rate and promises nothing while it is idle", () => {
    const idle = readOut([doneAt("sh010", 0), doneAt("sh020", 20), makeShot("sh030")], 0, 0);
    expect(idle.secondsAShot).to.equal(20);
    expect(idle).not.to.have.property("secondsLeft");
  });
});
