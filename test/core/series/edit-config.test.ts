import { expect } from "chai";
import fc from "fast-check";
import { isPlainlyIndented, setConfigValue } from "../../../src/core/series/edit-config.ts";

describe("setting a value of a config", () => {
  const cases: [string, string, readonly string[], string][] = [
    [
      "replaces a value",
      '{\n  "a": {"b": "x"}, "c": [1, 2]\n}\n',
      ["a", "b"],
      '{\n  "a": {"b": "new"}, "c": [1, 2]\n}\n',
    ],
    [
      "adds a line after the last one, and leaves lists on their line",
      '{\n  "a": {\n    "c": [1, 2]\n  }\n}\n',
      ["a", "b"],
      '{\n  "a": {\n    "c": [1, 2],\n    "b": "new"\n  }\n}\n',
    ],
    ["adds to an object on one line", '{\n  "a": {"c": 1}\n}', ["a", "b"], '{\n  "a": {"c": 1, "b": "new"}\n}'],
    ["adds to a tight text", '{"a":{"c":1}}', ["a", "b"], '{"a":{"c":1,"b":"new"}}'],
    [
      "makes the objects that are missing",
      '{\n\t"c": 1.0\n}\n',
      ["a", "b"],
      '{\n\t"c": 1.0,\n\t"a": {\n\t\t"b": "new"\n\t}\n}\n',
    ],
    ["makes them on one line too", '{"c": 1}', ["a", "b"], '{"c": 1, "a": { "b": "new" }}'],
    ["fills an empty object", '{\n  "a": {}\n}\n', ["a", "b"], '{\n  "a": {\n    "b": "new"\n  }\n}\n'],
    ["takes null for an object that is not set", '{"a": null, "c": 1}', ["a", "b"], '{"a": {"b":"new"}, "c": 1}'],
    ["changes the second of two, because that one counts", '{"a": "x", "a": "y"}', ["a"], '{"a": "x", "a": "new"}'],
  ];
  for (const [what, before, path, after] of cases) {
    it(what, () => expect(setConfigValue(before, path, "new")).to.equal(after));
  }

  it("leaves alone what has no place for it", () => {
    expect(setConfigValue('{"a": 3}', ["a", "b"], "new")).to.equal('{"a": 3}');
    expect(setConfigValue("", ["a"], "new")).to.equal("");
  });

  it("sets it in any config of any layout, and keeps every other byte", () => {
    const value = fc.jsonValue({ maxDepth: 1 });
    const key = fc.string({ maxLength: 4 }).filter((name) => name !== "__proto__");
    const block = fc.oneof(
      fc.constant(null),
      fc.constant(3),
      fc.dictionary(fc.constantFrom("x", "y", "target"), value),
    );
    const config = fc
      .tuple(fc.dictionary(key, value, { maxKeys: 3 }), fc.option(block, { nil: undefined }), fc.boolean())
      .map(([others, series, isFirst]) => {
        const own = series === undefined ? {} : { series };
        return isFirst ? { ...own, ...others } : { ...others, ...own };
      });
    fc.assert(
      fc.property(config, fc.constantFrom(0, 1, 2, 4, "\t"), fc.string(), (written, indent, text) => {
        const before = JSON.stringify(written, null, indent);
        const after = setConfigValue(before, ["series", "target"], text);
        const { series } = written as { series?: object | number | null };
        if (typeof series === "number") expect(after).to.equal(before);
        else {
          expect(JSON.parse(after)).to.deep.equal({ ...written, series: { ...series, target: text } });
          expect(bytesKept(before, after)).to.be.at.least(before.length - withSpace(written, series, indent));
        }
      }),
    );
  });

  it("tells a plain layout from others", () => {
    expect(isPlainlyIndented('{\n  "a": {},\n  "b": [\n    1.0\n  ]\n}\n')).to.equal(true);
    for (const text of ['{"a":1}', '{\n    "a": 1\n}', '{\n\t"a": 1\n}', '{\n  "a": [1]\n}']) {
      expect(isPlainlyIndented(text), text).to.equal(false);
    }
  });
});

/** Length of what both texts begin and end with. */
function bytesKept(before: string, after: string): number {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return start + end;
}

/** How many bytes may go: an empty object, null, or the old value. */
function withSpace(config: object, series: object | null | undefined, indent: number | string): number {
  if (series === undefined) return Object.keys(config).length === 0 ? "{}".length : 0;
  if (series === null) return "null".length;
  if (Object.keys(series).length === 0) return "{}".length;
  if (!("target" in series)) return 0;
  return JSON.stringify({ series }, null, indent).length;
}
