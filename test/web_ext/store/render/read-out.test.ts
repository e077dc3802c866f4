import { expect } from "chai";
import type { TakeSummary } from "../../../../src/contracts/replies/episode-status.ts";
import { readOut, summarise } from "../../../../web_ext/store/render/read-out.ts";
import { makeJob, makeShot, makeTake, waitingTake } from "../../../support/page/page-states.ts";

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 10) + seconds * 1000).toISOString();
/** A shot of two seconds, whose take began and ended at these seconds. */
const done = (id: string, from: number, to: number, fields: Partial<TakeSummary> = {}) =>
  makeShot(id, { takes: [makeTake(1, { started: at(from), finished: at(to), ...fields })] });
const lane = (parallel: number) => ({ builtin: { paused: false, parallel, waiting: [], running: [] } });
const open = (waiting: number, fields = {}) => ({
  running: [],
  waiting: Array.from({ length: waiting }, (_, index) => makeJob(`w${index}`)),
  lanes: lane(1),
  now: 0,
  ...fields,
});

describe("the pass read-out", () => {
  it("counts the shots of the script that the cut plays, and leaves out what is left out", () => {
    const shots = [
      done("sh010", 0, 18),
      makeShot("sh020"),
      makeShot("sh030", { cut: { usable: true, placeholder: true, take: 1, pass: "final" } }),
      makeShot("sh040", { takes: [makeTake(1)], cut: { out: true } }),
      makeShot("sh050", { orphan: true }),
    ];
    expect(summarise(shots)).to.include({ done: 1, total: 3 });
  });

  it("counts the time that takes were worked on, not the time between them", () => {
    const shots = [done("sh010", 0, 18), done("sh020", 100_000, 100_018), makeShot("sh030")];
    expect(summarise(shots)).to.include({ secondsAShot: 18, secondsToDo: 18, isFirst: false });
  });

  it("knows nothing before a take was rendered, and calls the first estimate one", () => {
    expect(summarise([makeShot("sh010")])).to.not.have.any.keys("secondsAShot", "secondsToDo");
    const fromOutside = makeTake(1, { imported: { name: "a.mov" } as TakeSummary["imported"] });
    expect(summarise([makeShot("sh010", { takes: [fromOutside] })])).to.not.have.property("secondsAShot");
    expect(summarise([done("sh010", 0, 18), makeShot("sh020")])).to.include({ secondsAShot: 18, isFirst: true });
  });

  it("tells targets and sizes apart, and takes a longer shot to take longer", () => {
    const slow = { target: "h3", width: 1344, height: 768 };
    const history = [
      done("sh010", 0, 2),
      done("sh020", 10, 12),
      done("sh030", 100, 160, slow),
      done("sh040", 200, 260, slow),
      done("sh050", 300, 320, { ...slow, width: 512, height: 288 }),
    ];
    const toDo = (fields: Parameters<typeof makeShot>[1]) => summarise([...history, makeShot("sh090", fields)]);
    expect(toDo({})).to.include({ secondsToDo: 2, isFirst: false });
    expect(toDo({ target: "h3", seconds: 4 })).to.include({ secondsToDo: 120, isFirst: false });
    const small = { ...waitingTake(1), ...slow, width: 512, height: 288, frames: null };
    expect(toDo({ target: "h3", takes: [small] }), "one take of this size").to.include({
      secondsToDo: 20,
      isFirst: true,
    });
    expect(toDo({ target: "unheard of" })).to.include({ isFirst: true });
  });

  it("takes the middle of the newest takes: one that hung does not count for all", () => {
    const shots = [0, 1, 2, 3].map((index) => done(`sh0${index}0`, index * 100, index * 100 + 10));
    expect(summarise([...shots, done("sh050", 900, 4500), makeShot("sh060")]).secondsAShot).to.equal(10);
  });
});

describe("the time that is left", () => {
  const shots = [done("sh010", 0, 20), done("sh020", 50, 70), makeShot("sh030"), makeShot("sh040"), makeShot("sh050")];

  it("is that of all that is still to do while something is queued", () => {
    expect(readOut(summarise(shots), open(2))).to.include({ queued: 2, secondsAShot: 20, secondsLeft: 60 });
    expect(readOut(summarise(shots), open(0))).to.not.have.property("secondsLeft");
  });

  it("counts every take that is on its way, also of shots that have one", () => {
    const again = (id: string) => makeShot(id, { takes: [...done(id, 0, 20).takes, waitingTake(2), waitingTake(3)] });
    expect(readOut(summarise([again("sh010"), again("sh020")]), open(4))).to.include({ secondsLeft: 80 });
  });

  it("is less where several are made at once, and by what is done of those that run", () => {
    expect(readOut(summarise(shots), open(3, { lanes: lane(3) }))).to.include({ secondsLeft: 20 });
    const running = [makeJob("r", { status: "running", started: at(0) })];
    const now = Date.parse(at(15));
    expect(readOut(summarise(shots), open(2, { running, now }))).to.include({ secondsLeft: 45 });
    expect(readOut(summarise(shots), open(2, { running, now: now + 900_000 }))).to.include({ secondsLeft: 40 });
  });
});
