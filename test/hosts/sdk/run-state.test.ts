import { expect } from "chai";
import { readProgress, readRun, runId, shareOf } from "../../../src/hosts/sdk/run-state.ts";
import { recorded } from "../../support/servers/recorded-api.ts";

describe("what a Comfy API says of a run, as a real proxy said it", () => {
  const read = (name: string) => readRun(recorded.answers[name]!.body);

  it("is read in each of its states", () => {
    expect(read("submitted")).to.deep.equal({ is: "waiting", ahead: null });
    expect(read("waiting")).to.deep.equal({ is: "waiting", ahead: 1 });
    expect(read("running")).to.deep.equal({ is: "running", progress: null });
    expect(read("canceling")).to.deep.equal({ is: "running", progress: null });
    expect(read("canceled")).to.deep.equal({ is: "ended", end: { is: "canceled" } });
    expect(read("dequeued")).to.deep.equal({ is: "absent", isKnown: true });
    expect(read("unknownJob")).to.include({ is: "silent" });
    const failed = read("failed");
    if (failed.is !== "ended" || failed.end.is !== "failed") return expect.fail(failed.is);
    expect(failed.end.reason).to.match(/^SaveVideo: .*external library/);
  });

  it("names a film by an id of any form that can stand in an address", () => {
    const state = read("succeeded");
    if (state.is !== "ended" || state.end.is !== "succeeded") return expect.fail(state.is);
    const [film, ...more] = state.end.outputs;
    expect(more).to.deep.equal([]);
    expect(film!.name).to.match(/\.mp4$/);
    expect(film!.id).to.match(/^[\w-]{100,}\.[\w-]{43}$/);
    for (const id of ["", ".", "..", "a/b", "a?b", "a b", "x".repeat(5000)])
      expect(runId({ id }), id).to.equal(undefined);
    for (const id of ["a.b", "0c5b1c1e-8d56-4a5e", "Zm9v=="]) expect(runId({ id })).to.equal(id);
  });

  it("tells how much of the whole graph is done, though it counts only the nodes that have begun", () => {
    const nodes = 8;
    const shares = recorded.events.flatMap(({ event, data }) => {
      const progress = event === "progress" ? readProgress(data) : null;
      return progress ? [shareOf(progress, nodes)] : [];
    });
    expect(shares[0]).to.be.lessThan(0.5);
    expect(shares).to.deep.equal(shares.toSorted((a, b) => Number(a) - Number(b)));
    expect(shares.at(-1)).to.equal(1);
  });

  it("takes the share of one node for no share of the whole, and a weighted one of the whole as it is", () => {
    const of = (progress: object, nodes: number | null) => shareOf(readProgress(progress)!, nodes);
    expect(of({ value: 0.5, nodes_done: 0, nodes_total: 0, step: 5, steps: 10 }, 4)).to.equal(null);
    expect(of({ value: 0.55, nodes_done: 1, nodes_total: 2, step: 1, steps: 10 }, 4)).to.equal(1.1 / 4);
    expect(of({ value: 0.9, nodes_done: 1, nodes_total: 4, step: 1, steps: 10 }, 4)).to.equal(0.9);
    expect(of({ value: 0.9, nodes_done: 1, nodes_total: 4 }, null)).to.equal(0.9);
    for (const torn of [null, {}, { value: 2 }, { value: "1" }]) expect(readProgress(torn)).to.equal(null);
  });
});
