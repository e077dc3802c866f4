import { expect } from "chai";
import { sentences } from "../build-show.ts";
import { buildShot, entryAt, sectionsAt } from "./show.ts";

const WINDOW = "audio: 1-4.6\n";

describe("dialogue in six sections", () => {
  const spoken = (shot: string, show = {}) => sectionsAt(`dur: 9\n${shot}`, show).detailed_description.slice(2);

  it("numbers speakers by their first lines, unseen ones too, and describes a voice once", () => {
    const lines = "TOM: One.\nMARA: Two.\nGHOST (O.S.): Three.\nMARA: Four.\nGHOST (V.O.): Five.\n";
    expect(spoken(`who: mara, tom\n${lines}`)).to.deep.equal([
      "<Subject 2> (S1) says: <d>[English] One.</d>",
      "<Subject 1> with a low voice (S2) says: <d>[English] Two.</d>",
      "An unseen speaker with a voice described as thin, breathless (S3) says from off-screen: <d>[English] Three.</d>",
      "<Subject 1> (S2) says: <d>[English] Four.</d>",
      "The same unseen speaker (S3) says in an off-screen voiceover: <d>[English] Five.</d>",
    ]);
    expect(entryAt(`who: mara, tom\ndur: 9\n${lines}`)).to.deep.include({
      voices: ["tom", "mara", "ghost"],
      voice_subject: "tom",
    });
  });

  it("names an unseen speaker who has no voice, and only the first time", () => {
    expect(spoken("TOM (O.S.): One.\nTOM (O.S.): Two.\n")).to.deep.equal([
      "An unseen speaker, Tom, (S1) says from off-screen: <d>[English] One.</d>",
      "The same unseen speaker (S1) says from off-screen: <d>[English] Two.</d>",
    ]);
  });

  it("puts the delivery behind the verb on screen, and before it off screen", () => {
    expect(spoken("TOM (whispering): One.\nTOM (O.S., angrily): Two.\nTOM (V.O., tired): Three.\n")).to.deep.equal([
      "<Subject 1> (S1) says, whispering: <d>[English] One.</d>",
      "<Subject 1> (S1), angrily, says from off-screen: <d>[English] Two.</d>",
      "<Subject 1> (S1), tired, says in an off-screen voiceover: <d>[English] Three.</d> while their lips remain completely closed.",
    ]);
  });

  it("closes the lips of who is seen while their thoughts are heard", () => {
    expect(spoken("who: mara\nMARA (V.O.): Hm.\n")[0]).to.match(/<\/d> while her lips remain completely closed\.$/);
    expect(spoken("who: tom\nMARA (V.O.): Hm.\n")[0]).to.match(/<\/d>$/);
  });
});

describe("sound in six sections", () => {
  it("is made from words, and says so nowhere else", () => {
    const shot = "who: mara\ndur: 3\nMARA: Yes.\n";
    expect(entryAt(shot))
      .to.include({ audio_policy: "generate", audio_retention: "" })
      .and.not.have.property("voice_refs");
    expect(sectionsAt(shot).overall_soundscape).to.deep.equal(["The quiet natural ambience of the place."]);
    expect(JSON.stringify(sectionsAt(shot))).not.to.contain("<Audio");
  });

  it("is the recording alone when a dub copies it fully", () => {
    const shot = `who: mara, tom\npolicy: dub\n${WINDOW}MARA: Yes.\nTOM (O.S.): No.\n`;
    const sections = sectionsAt(shot);
    expect(entryAt(shot)).to.include({ audio_retention: "fully_copy", audio_in: 1, audio_out: 4.6 });
    expect(sections.subject_definitions.at(-1)).to.equal(
      "<Audio 1> is the recorded dialogue of <Subject 1> (S1) and <Subject 2> (S2). It is reused as recorded.",
    );
    expect(sections.summary[0]).to.match(/^\[reference generation \+ audio reuse\] /);
    expect(sections.retention_analysis.at(-1)).to.match(
      /^<Audio 1>: fully_copy - .* The lips of <Subject 1> move in time with it, only during their own lines\.$/,
    );
    expect(sections.detailed_description.slice(2)).to.deep.equal([
      "<Subject 1> with a low voice (S1) says in the recorded voice of <Audio 1>: <d>[English] Yes.</d>",
      "<Subject 2> (S2) says from off-screen: <d>[English] No.</d>",
    ]);
    expect(sections.overall_soundscape).to.deep.equal(["Nothing is heard but the recording, <Audio 1>."]);
  });

  it("lies below the recording when a dub copies it partly", () => {
    const sections = sectionsAt(
      `who: mara, tom\npolicy: dub_keep_foley\nsound: gulls.\n${WINDOW}MARA: Yes.\nTOM: No.\n`,
    );
    expect(sections.retention_analysis.at(-1)).to.match(
      /^<Audio 1>: partially_copy - .* The lips of <Subject 1> and <Subject 2> move in time with it, each only during their own lines\.$/,
    );
    expect(sections.overall_soundscape).to.deep.equal(["Gulls. These sounds lie below the recording, <Audio 1>."]);
  });

  it("only follows the recording when that is a reference", () => {
    const sections = sectionsAt(`who: mara\npolicy: dub\nretention: reference\nsound: gulls\n${WINDOW}MARA: Yes.\n`);
    expect(sections.summary[0]).to.match(/^\[reference generation \+ audio reference\] /);
    expect(sections.subject_definitions.at(-1)).to.contain("a reference for voice and timing only");
    expect(sections.retention_analysis.at(-1)).to.match(
      /^<Audio 1>: reference - .*The lips of <Subject 1> move in time with it\.$/,
    );
    expect(sections.detailed_description[2]).not.to.contain("recorded");
    expect(sections.overall_soundscape).to.deep.equal(["Gulls."]);
  });

  it("claims no lips when nobody who is seen speaks", () => {
    const lips = (shot: string) => sectionsAt(`policy: dub\n${WINDOW}${shot}`).retention_analysis.at(-1);
    expect(lips("who: mara\nMARA (V.O.): Hm.\n")).not.to.contain("lips");
    expect(lips("who: mara\nGHOST (O.S.): Boo.\n")).not.to.contain("lips");
    expect(lips("Rain.\n")).not.to.contain("lips");
    expect(sectionsAt(`policy: dub\n${WINDOW}Rain.\n`).subject_definitions.at(-1)).to.contain(
      "the recorded sound of this shot",
    );
  });

  it("is as close to the recording as the shot says, else the config, else the policy", () => {
    const kept = (policy: string, own: string, retention?: string) =>
      entryAt(`policy: ${policy}\n${own}${WINDOW}MARA: Yes.\n`, {
        config: { audio: { track: "m.wav", ...(retention && { retention }) } },
      }).audio_retention;
    expect(kept("dub", "")).to.equal("fully_copy");
    expect(kept("dub_keep_foley", "")).to.equal("partially_copy");
    expect(kept("dub", "", "partially_copy")).to.equal("partially_copy");
    expect(kept("dub", "retention: fully_copy\n", "partially_copy")).to.equal("fully_copy");
    expect(kept("clone", "", "partially_copy")).to.equal("reference");
  });

  it("clones a voice a sample, in the order of the first lines, and describes it there", () => {
    const shot = "who: mara\npolicy: clone\ndur: 5\nTOM (O.S.): One.\nMARA: Two.\nGHOST (O.S.): Three.\n";
    const entry = entryAt(shot, { configFolder: ".." });
    expect(entry.audio_retention).to.equal("reference");
    expect(entry.voice_refs).to.deep.equal([
      { subject: "tom", sample: "../audio/tom.wav" },
      { subject: "mara", sample: "../audio/mara.wav" },
    ]);
    const sections = sectionsAt(shot);
    expect(sections.subject_definitions.slice(-2)).to.deep.equal([
      "<Audio 1> is the voice-timbre reference for the unseen Tom (S1).",
      "<Audio 2> is the voice-timbre reference for <Subject 1> (S2): a low voice.",
    ]);
    expect(sections.summary[0]).to.match(/^\[reference generation \+ audio reference\] /);
    expect(sections.retention_analysis.slice(-2).map((line) => line.split(" - ")[0])).to.deep.equal([
      "<Audio 1>: reference",
      "<Audio 2>: reference",
    ]);
    expect(sections.detailed_description.slice(2)).to.deep.equal([
      "The same unseen speaker (S1) says from off-screen: <d>[English] One.</d>",
      "<Subject 1> (S2) says: <d>[English] Two.</d>",
      "An unseen speaker with a voice described as thin, breathless (S3) says from off-screen: <d>[English] Three.</d>",
    ]);
    expect(sentences(buildShot(shot).warnings)).to.deep.equal([
      '3: shot "a" cannot clone the voice of ghost: the config names no voice_sample, so the voice is made up',
    ]);
  });
});
