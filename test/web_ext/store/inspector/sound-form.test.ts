import { expect } from "chai";
import { formOfSound, readSoundForm, takesWithSound } from "../../../../web_ext/store/inspector/sound-form.ts";
import { makeShot, makeTake } from "../../../support/page/page-states.ts";

describe("what a clip sounds like", () => {
  for (const audio of [
    null,
    { source: "none" },
    { source: "file", path: "audio/a.wav", start: 1.5, offset: -0.25, gain: 0.5 },
    { source: "take", shot: "sh 020", take: 3, pass: "final", start: 0, offset: 0, gain: 1 },
  ] as const) {
    it(`stands in the form and comes out the same: ${JSON.stringify(audio)}`, () => {
      expect(readSoundForm(formOfSound(audio), "final")).to.deep.equal(audio);
    });
  }

  it("is a source as the contract keeps it, without the values that say nothing", () => {
    expect(formOfSound({ source: "file", path: "a.wav" })).to.deep.include({ start: "0", offset: "0", gain: "100" });
  });

  it("is not what cannot be meant", () => {
    const form = formOfSound({ source: "file", path: "a.wav" });
    expect(readSoundForm({ ...form, path: " " }, "proxy")).to.match(/choose a file/);
    expect(readSoundForm({ ...form, start: "-1" }, "proxy")).to.match(/the start/);
    expect(readSoundForm({ ...form, offset: "soon" }, "proxy")).to.match(/the offset/);
    expect(readSoundForm({ ...form, gain: "500" }, "proxy")).to.match(/volume/);
    expect(readSoundForm({ ...form, source: "take" }, "proxy")).to.match(/choose the take/);
  });

  it("can be any take with a sound, the shot's own first", () => {
    const shots = [
      makeShot("sh010", { takes: [makeTake(1), makeTake(2, { audio: null })] }),
      makeShot("sh020", { takes: [makeTake(1)] }),
    ];
    expect(takesWithSound(shots, "sh020")).to.deep.equal(["sh020 1", "sh010 1"]);
  });
});
