import { expect } from "chai";
import fc from "fast-check";
import { resolveCut, resolvedEntries } from "../../../src/core/cut/resolve.ts";
import { outOfOrder } from "../../../src/core/cut/entry-view.ts";

const shots = (text: string) => text.split(" ").filter((shot) => shot !== "");
const resolve = (list: string, script: string) =>
  resolveCut(
    shots(list).map((shot) => ({ shot })),
    shots(script),
  );

describe("reading a cut", () => {
  for (const [list, script, order] of [
    ["", "a b c", "a b c"],
    ["c b a", "a b c", "c b a"],
    ["c x a", "a b c d", "c d x a b"],
    ["c", "a b c d", "a b c d"],
    ["b a", "a n b m", "b m a n"],
    ["x y", "a b", "a b x y"],
    ["b a b a", "a b", "b a"],
    ["x", "", "x"],
    ["", "", ""],
  ] as const) {
    it(`"${list}" of the script "${script}" is "${order}"`, () => {
      expect(resolve(list, script).map(({ entry }) => entry.shot)).to.deep.equal(shots(order));
    });
  }
  it("says of each shot whether it is listed and where the script has it", () => {
    expect(resolve("c x", "a c")).to.deep.equal([
      { entry: { shot: "a" }, listed: false, scriptIndex: 0 },
      { entry: { shot: "c" }, listed: true, scriptIndex: 1 },
      { entry: { shot: "x" }, listed: true, scriptIndex: null },
    ]);
  });
  it("takes the first entry of a shot that is listed twice", () => {
    const list = [
      { shot: "a", take: 1 },
      { shot: "a", take: 2 },
    ];
    expect(resolvedEntries(list, ["a"])).to.deep.equal([{ shot: "a", take: 1 }]);
  });

  const ids = fc.constantFrom(..."abcdefghij".split(""), "constructor", "__proto__");
  const list = fc.array(fc.record({ shot: ids, trim_in: fc.nat(9) }), { maxLength: 14 });
  const script = fc.uniqueArray(ids, { maxLength: 10 });

  it("has every script shot and every listed shot exactly once, whatever is listed", () => {
    fc.assert(
      fc.property(list, script, (entries, wanted) => {
        const order = resolvedEntries(entries, wanted).map(({ shot }) => shot);
        expect(new Set(order).size).to.equal(order.length);
        expect(new Set(order)).to.deep.equal(new Set([...wanted, ...entries.map(({ shot }) => shot)]));
      }),
    );
  });
  it("keeps the listed order", () => {
    fc.assert(
      fc.property(list, script, (entries, wanted) => {
        const listed = resolveCut(entries, wanted).filter((entry) => entry.listed);
        expect(listed.map(({ entry }) => entry.shot)).to.deep.equal([...new Set(entries.map(({ shot }) => shot))]);
      }),
    );
  });
  it("reads what it resolved as it is", () => {
    fc.assert(
      fc.property(list, script, (entries, wanted) => {
        const once = resolvedEntries(entries, wanted);
        expect(resolvedEntries(once, wanted)).to.deep.equal(once);
      }),
    );
  });
  it("puts an unlisted shot right behind the nearest earlier one of the script", () => {
    fc.assert(
      fc.property(list, script, (entries, wanted) => {
        const resolved = resolveCut(entries, wanted);
        for (const [place, { listed, scriptIndex }] of resolved.entries()) {
          if (listed || scriptIndex === null) continue;
          const before = resolved[place - 1];
          if (scriptIndex > 0) expect(before?.scriptIndex).to.equal(scriptIndex - 1);
          else expect(before).to.equal(undefined);
        }
      }),
    );
  });
});

describe("entries out of script order", () => {
  for (const [indexes, moved] of [
    [[0, 1, 2, 3], ""],
    [[3, 0, 1, 2], "0"],
    [[1, 2, 3, 0], "3"],
    [[0, 3, 1, 2], "1"],
    [[0, null, 2, 1, 3], "2"],
    [[null, null], ""],
    [[], ""],
    [[2, 1, 0], "0 1"],
  ] as const) {
    it(`of ${JSON.stringify(indexes)} are ${moved === "" ? "none" : `at ${moved}`}`, () => {
      const flags = outOfOrder(indexes);
      expect(flags.flatMap((flag, place) => (flag ? [place] : [])).join(" ")).to.equal(moved);
    });
  }
  it("are as few as can be, and without them the rest is in order", () => {
    const places = fc.uniqueArray(fc.nat(8), { maxLength: 8 });
    fc.assert(
      fc.property(places, (indexes) => {
        const flags = outOfOrder(indexes);
        const kept = indexes.filter((_, place) => !flags[place]);
        expect(kept).to.deep.equal(kept.toSorted((a, b) => a - b));
        expect(kept.length).to.equal(longestByTrying(indexes));
      }),
    );
  });
});

/** Length of the longest rising run, by trying every choice of places. */
function longestByTrying(indexes: readonly number[]): number {
  const choices = Array.from({ length: 2 ** indexes.length }, (_, bits) =>
    indexes.filter((__, place) => Math.floor(bits / 2 ** place) % 2 === 1),
  );
  const rising = choices.filter((run) => run.every((index, place) => place === 0 || (run[place - 1] ?? 0) < index));
  return Math.max(0, ...rising.map((run) => run.length));
}
