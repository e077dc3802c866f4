import { expect } from "chai";
import { parseScript } from "../../../src/core/script/parse.ts";
import { namesIn, valueOf, type ShotNode, shotLines } from "../../../src/core/script/tree.ts";

function onlyShot(...lines: string[]): ShotNode {
  const script = parseScript(["= ep01 Test", "# sq01 pier", "## sh010", ...lines].join("\n"));
  const shot = script.sequences[0]?.shots[0];
  if (!shot) throw new Error("no shot was read");
  return shot;
}

describe("reading a script", () => {
  it("finds the header, the sequences, the shots and what stands in them", () => {
    const script = parseScript(
      [
        "// a first try",
        "= ep01  The Last Ferry ",
        "",
        "# sq01 pier ignored words",
        "target: animatic",
        "a note",
        "## sh010 ignored",
        "Mara waits.",
        "who: mara",
        "MARA (softly): Not yet.",
        "  She   turns.  ",
        "",
        "// cut?",
        "## sh020",
        "Fog.",
      ].join("\n"),
    );
    expect(script.problems).to.deep.equal([]);
    expect(script.warnings).to.deep.equal([]);
    expect(script.episode).to.deep.equal({ line: 2, id: "ep01", title: "The Last Ferry" });
    const [sequence] = script.sequences;
    expect(sequence).to.deep.include({ line: 4, id: "sq01", location: "pier", prose: [{ line: 6, value: "a note" }] });
    expect(sequence?.keys).to.deep.equal([{ key: "target", line: 5, value: "animatic" }]);
    expect(sequence?.shots[0]).to.deep.equal({
      line: 7,
      endLine: 11,
      id: "sh010",
      keys: [{ key: "who", line: 9, value: ["mara"] }],
      dialogue: [{ line: 10, value: { name: "MARA", mode: "on", delivery: "softly", text: "Not yet." } }],
      prose: [
        { line: 8, value: "Mara waits." },
        { line: 11, value: "She   turns." },
      ],
    });
  });

  it("tells editors where each shot stands, blank and comment lines at its end left out", () => {
    const text = "= e\n# s l\n## a\nOne.\n\n// two\nsize: ws\n\n// three\n## b\n= e2 again\n";
    expect(shotLines(parseScript(text))).to.deep.equal([
      { id: "a", line: 3, end_line: 7 },
      { id: "b", line: 10, end_line: 10 },
    ]);
  });

  it("ends lines at LF, CRLF and CR only", () => {
    const lines = ["= ep01 T", "# sq01 pier", "## sh010", "A\u2028B\u000bC\u000cD\u0085E\u2029F", "size: oops"];
    for (const end of ["\n", "\r\n", "\r"]) {
      const { problems, sequences } = parseScript(lines.join(end));
      expect(problems.map(({ line }) => line)).to.deep.equal([5]);
      expect(sequences[0]?.shots[0]?.prose).to.deep.equal([{ line: 4, value: lines[3] }]);
    }
    expect(parseScript("= e\r# s l\n\r## a\r\nA.").sequences[0]?.shots[0]).to.include({ line: 4, endLine: 5 });
  });

  it("reads past a byte order mark", () => {
    const script = parseScript("\ufeff= ep01 T\n# sq01 pier\n## sh010\nA.");
    expect(script.problems).to.deep.equal([]);
    expect(script.episode?.id).to.equal("ep01");
  });

  it("an episode header inside a shot does not close it", () => {
    const script = parseScript("# s l\n## a\nOne.\n= ep01 Late\nTwo.");
    expect(script.problems).to.deep.equal([]);
    expect(script.sequences[0]?.shots[0]?.prose).to.have.length(2);
    expect(script.episode).to.include({ line: 4, title: "Late" });
  });

  it("keeps a comment's slashes later in a line", () => {
    expect(onlyShot("A sign: http://x // y").prose[0]?.value).to.equal("A sign: http://x // y");
  });

  it("takes indented, unspaced and unknown syntax for prose", () => {
    const lines = [
      " who: mara",
      "\t## sh020",
      " MARA: Hi",
      "### big",
      "#sq02 pier",
      "##sh030",
      "wear: coat",
      "Mara: hi",
    ];
    expect(onlyShot(...lines).prose.map(({ value }) => value)).to.deep.equal(lines.map((line) => line.trim()));
  });

  it("takes a NAME without words for prose", () => {
    expect(onlyShot("MARA:", "MARA (V.O.):").prose).to.have.length(2);
  });

  it("the last line of a key counts, and can unset it", () => {
    const shot = onlyShot("Rain.", "camera: pans left", "size: ws", "size: cu", "camera:", "dur: 2", "duration: auto");
    expect(valueOf(shot, "size")).to.equal("cu");
    expect(valueOf(shot, "camera")).to.equal(null);
    expect(valueOf(shot, "dur")).to.deep.equal({ auto: true });
  });

  it("lines of who and of with add up, each name once", () => {
    const shot = onlyShot("Rain.", "who: mara", "with: lamp", "cast: tomas, mara", "who: ada", "props: rope,lamp");
    expect(namesIn(shot, "who")).to.deep.equal([
      { line: 5, value: "mara" },
      { line: 7, value: "tomas" },
      { line: 8, value: "ada" },
    ]);
    expect(namesIn(shot, "with").map(({ value }) => value)).to.deep.equal(["lamp", "rope"]);
  });

  it("a sequence may have no shots, and two may share an id", () => {
    expect(parseScript("= e\n# s l\n# s l\n## a\nOne.").problems).to.deep.equal([]);
  });
});
