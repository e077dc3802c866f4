import { expect } from "chai";
import { nameAtTurn, recordingName } from "../../../src/core/align/recording-name.ts";
import { modeIn, withoutTrack, withTrack } from "../../../src/core/series/edit-track.ts";

describe("recordingName", () => {
  const cases: Record<string, string | undefined> = {
    "/far/away/Read through.WAV": "Read through.wav",
    "C:\\sounds\\a&b%%c.mp3": "a_b_c.mp3",
    "/x/..hidden.flac": "hidden.flac",
    "/x/.wav": undefined,
    "/x/notes.txt": undefined,
    "/x/none": undefined,
    "/x/日本.ogg": "_.ogg",
  };
  for (const [path, name] of Object.entries(cases)) {
    it(`makes ${String(name)} of ${path}`, () => expect(recordingName(path)).to.equal(name));
  }

  it("is no longer than a disk takes, and counts on before its ending", () => {
    expect(recordingName(`/x/${"a".repeat(300)}.wav`)).to.equal(`${"a".repeat(120)}.wav`);
    expect([1, 2].map((turn) => nameAtTurn("a.b.wav", turn))).to.deep.equal(["a.b.wav", "a.b-2.wav"]);
  });
});

describe("a recording in a config's text", () => {
  const plain = `{\n  "series": {"id": "x"}\n}\n`;

  it("comes and goes without a trace", () => {
    const named = withTrack(plain, "audio/x.wav");
    expect(JSON.parse(named)).to.deep.equal({
      series: { id: "x" },
      audio: { track: "audio/x.wav", mode: "source_track" },
    });
    expect(withTrack(named, "audio/x.wav")).to.equal(named);
    expect(JSON.parse(withoutTrack(named, ""))).to.deep.equal({ series: { id: "x" } });
    expect(JSON.parse(withoutTrack(named, "generate"))).to.deep.equal({
      series: { id: "x" },
      audio: { mode: "generate" },
    });
    expect(withoutTrack(plain, "generate")).to.equal(plain);
  });

  it("leaves a mode that was chosen since", () => {
    const chosen = `{"audio": {"mode": "clone", "track": "a.wav", "retention": "reference"}}`;
    expect(JSON.parse(withoutTrack(chosen, "generate"))).to.deep.equal({
      audio: { mode: "clone", retention: "reference" },
    });
    expect([chosen, plain, "[]", "{"].map(modeIn)).to.deep.equal(["clone", "", "", ""]);
  });
});
