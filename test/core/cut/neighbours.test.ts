import { expect } from "chai";
import { resolveCut, neighbourOf } from "../../../src/core/cut/resolve.ts";

describe("the shots beside a shot", () => {
  const cut = resolveCut(
    [{ shot: "c" }, { shot: "gone" }, { shot: "a", out: true }, { shot: "b" }, { shot: "d" }],
    ["a", "b", "c", "d"],
  );
  const beside = (shot: string) =>
    (["previous", "next"] as const).map((side) => neighbourOf(cut, shot, side)?.entry.shot ?? null);

  for (const [shot, wanted] of [
    ["c", [null, "b"]],
    ["b", ["c", "d"]],
    ["d", ["b", null]],
    ["a", ["c", "b"]],
    ["gone", ["c", "b"]],
    ["nowhere", [null, null]],
  ] as const) {
    it(`of ${shot} are ${wanted.join(" and ")}`, () => {
      expect(beside(shot)).to.deep.equal(wanted);
    });
  }
});
