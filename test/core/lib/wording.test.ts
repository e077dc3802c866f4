import { expect } from "chai";
import { byLine } from "../../../src/core/lib/diagnostics.ts";
import { didYouMean, keysOf, listed, nearest, quoted } from "../../../src/core/lib/wording.ts";
import { indexLines } from "../../../src/core/lib/text-lines.ts";

describe("wording", () => {
  it("quotes on one line, clipped by characters, without controls", () => {
    expect(quoted("a\nb\u001b\u202e")).to.equal('"a\ufffdb\ufffd\ufffd"');
    expect(quoted("🎬".repeat(60))).to.equal(`"${"🎬".repeat(60)}"`);
    expect(quoted("🎬".repeat(61))).to.equal(`"${"🎬".repeat(60)}…"`);
  });

  it("lists the keys of a map, without one of them", () => {
    const map = new Map(["a", "b", "c"].map((name) => [name, 1]));
    expect(listed(keysOf(map))).to.equal("a, b, c");
    expect(listed(keysOf(map, "b"))).to.equal("a, c");
    expect(listed(keysOf(map, "z"))).to.equal("a, b, c");
  });

  it("looks for a near name among the first thousand", () => {
    const many = Array.from({ length: 2000 }, (_, n) => `name-${n}`);
    expect(nearest("nmae-7", many)).to.equal("name-7");
    expect(nearest("zzz", [...many, "zzy"])).to.equal(undefined);
  });

  it("lists names, and says how many it leaves out", () => {
    expect(listed([])).to.equal("none");
    expect(listed(new Set(["a", "b"]))).to.equal("a, b");
    const names = Array.from({ length: 41 }, (_, i) => `n${i}`);
    expect(listed(names.slice(1))).to.match(/n40$/);
    expect(listed(names)).to.match(/n39 and 1 more$/);
  });

  it("finds the nearest name, the first of equals, in any case", () => {
    expect(nearest("Camra", ["cameras", "camera"])).to.equal("camera");
    expect(nearest("tomas", ["Thomas"])).to.equal("Thomas");
    expect(nearest("cat", ["bat", "car"])).to.equal("bat");
    expect(didYouMean("siez", ["size"])).to.equal(" (did you mean size?)");
  });

  it("finds none when two letters of few, or three of many differ", () => {
    expect(nearest("who", ["wxy", "a"])).to.equal(undefined);
    expect(nearest("wear", ["text", "camera"])).to.equal(undefined);
    expect(nearest("ab", ["cd"])).to.equal(undefined);
    expect(didYouMean("x".repeat(1_000_000), ["size"])).to.equal("");
  });
});

describe("lines of a text", () => {
  it("are found from offsets, whatever ends them", () => {
    const at = indexLines("ab\r\nc\rd\n");
    const places = [0, 2, 3, 4, 5, 6, 7, 8, 99].map((offset) => `${at(offset).line}:${at(offset).col}`);
    expect(places).to.deep.equal(["1:1", "1:3", "1:4", "2:1", "2:2", "3:1", "3:2", "4:1", "4:92"]);
  });

  it("order findings, and keep the order on one line", () => {
    const findings = [3, 1, 3].map((line, i) => ({ line, message: String(i) }));
    expect(byLine(findings).map(({ message }) => message)).to.deep.equal(["1", "0", "2"]);
  });
});
