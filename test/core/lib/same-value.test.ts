import { expect } from "chai";
import fc from "fast-check";
import { contentHash } from "../../../src/core/lib/hash.ts";
import { isSameValue } from "../../../src/core/lib/json-values.ts";

/** Small values, so that two of them are often the same. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, "", "a"),
    fc.array(tie("value"), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom("a", "b", "__proto__", "toString"), tie("value"), { maxKeys: 2 }),
  ),
}));

describe("two values", () => {
  it("say the same when their hashes do", () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(isSameValue({ a }, { a })).to.equal(true);
        if (isSameValue({ a }, { a: b })) expect(contentHash({ a })).to.equal(contentHash({ a: b }));
        else expect(JSON.stringify({ a })).to.not.equal(JSON.stringify({ a: b }));
      }),
      { numRuns: 2000 },
    );
  });

  it("say the same in any order, and without what is not set", () => {
    expect(isSameValue({ a: 1, b: [{ c: 2, d: undefined }] }, { b: [{ c: 2 }], a: 1 })).to.equal(true);
    expect(isSameValue({ a: 1 }, { a: 1, b: null })).to.equal(false);
    expect(isSameValue([1, 2], [2, 1])).to.equal(false);
    expect(isSameValue([], {})).to.equal(false);
  });
});
