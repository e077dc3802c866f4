import { expect } from "chai";
import fc from "fast-check";
import { findSize } from "../../../../src/core/lib/size-words.ts";
import {
  buildOutline,
  keepUnchanged,
  type OutlineSequence,
  shotAtLine,
  shotSpans,
  suppressRule,
} from "../../../../web_ext/store/write/outline.ts";
import { describeImpact, formatSecondsChange } from "../../../../web_ext/store/write/describe-impact.ts";
import { tokensOf } from "../../../../web_ext/store/write/script-tokens.ts";
import { namesOf, SCRIPT_KEYS, SIZE_WORDS, valuesFor } from "../../../../web_ext/store/write/script-words.ts";
import { smallestChange } from "../../../../web_ext/store/write/smallest-change.ts";
import { KEY_WORDS } from "../../../../src/core/script/keys/key-table.ts";

const SCRIPT =
  "= ep01\n# sq01 quay\n## sh010\nsize: ms\nMara waits.\n\n## sh020\nMARA (softly): Hello.\n# sq02 yard\n## sh030\nRain.";

describe("the script's words in the editor", () => {
  it("are the service's own keys and sizes", () => {
    expect([...SCRIPT_KEYS]).to.have.members([...KEY_WORDS]);
    for (const word of SIZE_WORDS) expect(findSize(word), word).to.not.equal(undefined);
  });
  it("colour each kind of line, and cover any line whole", () => {
    const pieces = (line: string) => tokensOf(line).map(({ piece }) => piece);
    expect(pieces("## sh010")).to.deep.equal(["comment", "heading"]);
    expect(pieces("# sq01 quay")).to.deep.equal(["comment", "heading", "value"]);
    expect(pieces("dur: 4")).to.deep.equal(["key", null, "value"]);
    expect(pieces("wear: coat")).to.deep.equal([null]);
    expect(pieces("MARA (softly): Hello.")).to.deep.equal(["name", null, "delivery", null]);
    expect(pieces("  // later")).to.deep.equal(["comment"]);
    fc.assert(
      fc.property(fc.string(), (line) => {
        expect(tokensOf(line).reduce((sum, { length }) => sum + length, 0)).to.equal(line.length);
      }),
    );
  });
  it("offer what the config names, and nothing while it is no JSON", () => {
    const names = namesOf('{"subjects": {"mara": {}, "_note": {}}, "locations": {"quay": {}}}');
    expect([valuesFor("who", names), valuesFor("plate", names)]).to.deep.equal([["mara"], ["quay"]]);
    expect(valuesFor("pace", names)).to.include("slow");
    expect(namesOf("{")).to.deep.equal({ subjects: [], locations: [], profiles: [], targets: [] });
  });
});

describe("the outline of a script", () => {
  it("lists sequences and shots with what the check says of each", () => {
    const problems = [
      { line: 4, severity: "error" },
      { line: 8, severity: "warning" },
    ] as const;
    const [first, second] = buildOutline(SCRIPT, { problems, building: new Set(["sh020", "sh030"]) });
    expect(first?.shots.map(({ id, mark, size }) => [id, mark, size])).to.deep.equal([
      ["sh010", "error", "ms"],
      ["sh020", "warning", ""],
    ]);
    expect(first?.shots[0]?.says).to.equal("Mara waits.");
    expect(second).to.include({ id: "sq02", location: "yard" });
    expect(second?.shots.map(({ id, mark }) => [id, mark])).to.deep.equal([["sh030", "ok"]]);
  });
  it("shows the worst of a shot's problems, wherever they stand in it, and none of the lines around it", () => {
    const all = ["sh010", "sh020", "sh030"];
    const on = (line: number | null, severity: "error" | "warning") => ({ line, severity });
    const marksOf = (problems: ReturnType<typeof on>[] | undefined, building = all) =>
      buildOutline(SCRIPT, problems && { problems, building: new Set(building) }).flatMap(({ shots }) =>
        shots.map(({ mark }) => mark),
      );
    expect(marksOf([on(5, "warning"), on(3, "error"), on(3, "warning"), on(6, "warning")])[0]).to.equal("error");
    expect(marksOf([on(2, "error"), on(9, "error"), on(null, "error")])).to.deep.equal(["ok", "ok", "ok"]);
    expect(marksOf(undefined)).to.deep.equal(["unchecked", "unchecked", "unchecked"]);
    expect(marksOf([on(8, "warning")], ["sh010"]), "ticked only what builds").to.deep.equal([
      "ok",
      "unchecked",
      "unchecked",
    ]);
  });
  it("knows which shot a line belongs to", () => {
    expect([1, 3, 6, 7, 9, 10].map((line) => shotAtLine(shotSpans(SCRIPT), line)?.id)).to.deep.equal([
      undefined,
      "sh010",
      "sh010",
      "sh020",
      undefined,
      "sh030",
    ]);
  });
  it("is where a warning is silenced: under its shot's heading", () => {
    expect(suppressRule(SCRIPT, 5, "jump-cut")?.split("\n").slice(2, 5)).to.deep.equal([
      "## sh010",
      "// lint: off jump-cut",
      "size: ms",
    ]);
    expect(suppressRule(SCRIPT, 1, "jump-cut")).to.equal(undefined);
  });
});

describe("what an edit does, in words", () => {
  const shot = {
    shot: "a",
    fields: [],
    target: "animatic",
    stale: [],
    missing: [],
    seconds_before: 4,
    seconds_after: 4,
  };
  const stale = [2, 3].map((take) => ({ take, reasons: ["script" as const], picked: false }));

  it("names what changed, how long it is now, and which takes go stale", () => {
    const changed = { ...shot, change: "changed" as const, fields: ["prompt", "length"], seconds_after: 5.2, stale };
    expect(describeImpact(changed)).to.equal("prompt; 4.0 to 5.2 s; takes 2, 3 go stale");
    expect(describeImpact({ ...changed, stale: stale.slice(0, 1) })).to.match(/take 2 goes stale$/);
    expect(describeImpact({ ...shot, change: "new" })).to.equal("is new, 4.0 s");
    expect(describeImpact({ ...shot, change: "gone" })).to.equal("is gone; its takes stay");
  });
  it("gives running time a sign", () => {
    expect([0.72, -1.2, 0.01].map(formatSecondsChange)).to.deep.equal(["+0.7 s", "−1.2 s", "±0 s"]);
  });
});

describe("what differs between two texts", () => {
  it("is one replacement that makes the other text, and no longer than it has to be", () => {
    expect(smallestChange("dur: 4\n", "dur: 45\n")).to.deep.equal({ from: 6, to: 6, insert: "5" });
    fc.assert(
      fc.property(fc.string(), fc.string(), (now, next) => {
        const { from, to, insert } = smallestChange(now, next);
        expect(now.slice(0, from) + insert + now.slice(to)).to.equal(next);
      }),
    );
  });
});

describe("the outline of a script that is typed", () => {
  const SCRIPT = "# sq01 quay\n## sh010\nAda waits.\n## sh020\nAda leaves.\n# sq02 street\n## sh030\nNobody.\n";
  const outlineOf = (text: string, before: readonly OutlineSequence[] = []) =>
    keepUnchanged(before, buildOutline(text, undefined));

  it("keeps what did not change, down to the one row that did", () => {
    const before = outlineOf(SCRIPT);
    expect(outlineOf(SCRIPT, before)).to.equal(before);
    const after = outlineOf(SCRIPT.replace("Ada leaves.", "Ada leaves!"), before);
    expect(after).to.deep.equal(buildOutline(SCRIPT.replace("Ada leaves.", "Ada leaves!"), undefined));
    expect(after[1]).to.equal(before[1]);
    expect(after[0]?.shots[0]).to.equal(before[0]?.shots[0]);
    expect(after[0]?.shots[1]?.says).to.equal("Ada leaves!");
  });

  it("is the new outline, whatever was there before", () => {
    const text = fc.array(fc.constantFrom("# a b", "# c", "## s1", "## s2 x", "words", ""), { maxLength: 8 });
    fc.assert(
      fc.property(text, text, (one, two) => {
        const [first, second] = [one.join("\n"), two.join("\n")];
        expect(outlineOf(second, outlineOf(first))).to.deep.equal(buildOutline(second, undefined));
      }),
    );
  });
});
