import { expect } from "chai";
import { concatName, buildConcatList } from "../../../src/core/media/film/join-film-args.ts";

describe("names in a concat list", () => {
  it("close and open their quotes around a quote", () => {
    expect(concatName("/a/it's.mp4")).to.equal("'/a/it'\\''s.mp4'");
  });
  it("cannot hold a line break", () => {
    expect(concatName("/a/b\nc.mp4")).to.equal(undefined);
  });
  it("carry durations whose sum never drifts", () => {
    const list = buildConcatList(
      Array.from({ length: 3 }, () => ({ path: "/a.mp4", length: 1 })),
      23.976,
    );
    const durations = [...list.matchAll(/duration ([\d.]+)/g)].map(([, seconds]) => Number(seconds));
    expect(durations).to.deep.equal([0.041708, 0.041709, 0.041708]);
  });
});
