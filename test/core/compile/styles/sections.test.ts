import { expect } from "chai";
import { SECTIONS, entryAt, sectionsAt } from "./show.ts";

describe("a prompt in six sections", () => {
  it("is six texts, each under its name, in the model's order", () => {
    const { prompt } = entryAt("who: mara\ndur: 3\nRain.\n");
    expect([prompt].flat().map((text) => text.split(":\n")[0])).to.deep.equal([...SECTIONS]);
  });

  describe("defines", () => {
    const defined = (shot: string) => sectionsAt(`${shot}dur: 3\nRain.\n`).subject_definitions;

    it("subjects in slots, cast before props as listed, then the place, whose picture is always the fourth", () => {
      const lines = defined("with: crate, van\nwho: mara\nsize: ms\n");
      expect(lines.map((line) => line.match(/^<Subject \d> is .*? in <Picture \d>|^Exactly one/)?.[0])).to.deep.equal([
        "<Subject 1> is Mara in <Picture 1>",
        "<Subject 2> is the crate in <Picture 2>",
        "<Subject 3> is the van in <Picture 3>",
        "Exactly one",
        "<Subject 4> is the place in <Picture 4>",
      ]);
      expect(defined("who: tom\n").at(-1)).to.match(/^<Subject 2> is the place in <Picture 4>: A stone pier\. /);
      expect(defined("")).to.have.length(1);
      expect(defined("")[0]).to.match(/^<Subject 1> is the place in <Picture 4>/);
    });

    it("what each picture is, and what of it is to be kept", () => {
      const [mara, eve] = defined("who: mara, eve\nsize: cu\n");
      expect(mara).to.contain("a full-body picture of this one person").and.contain("Design: A tall woman.");
      expect(eve).to.contain("a whole picture of this one person").and.contain("face, hair, build and clothes");
      expect(defined("who: mara\nsize: mcu\n")[0])
        .to.contain("a picture of this one person's face")
        .and.contain("Keep the face and hair exactly as in <Picture 1>");
      const [crew, crate, van] = defined("who: crew\nwith: crate, van\nsize: cu\n");
      expect(crew).to.contain("one picture of four different people");
      expect(crate).to.contain("this one object on a plain background").and.contain("shape, proportions");
      expect(van).to.contain("this one vehicle on a plain background");
      expect(defined("who: hands\n")[0]).to.contain("one picture of 7 different people");
    });

    it("who has no sheet in words, in the same slot", () => {
      const lines = defined("with: letter, crate\nsize: ecu\n");
      expect(lines[0]).to.equal("<Subject 1> is the letter, told in words alone. Design: A sealed letter.");
      expect(lines[1]).to.contain("<Subject 2> is the crate in <Picture 2>");
    });

    it("a variant by its own words and picture", () => {
      expect(entryAt("who: mara_wet\ndur: 3\nMARA: Oh.\n")).to.deep.include({
        subjects: ["mara_wet"],
        voices: ["mara_wet"],
      });
      expect(defined("who: mara_wet\n")[0]).to.match(/^<Subject 1> is Mara in <Picture 1>.*A tall woman, drenched\.$/);
    });
  });

  describe("counts heads", () => {
    const heads = (shot: string) => sectionsAt(`${shot}dur: 3\nRain.\n`).subject_definitions.slice(0, -1).at(-1);

    it("of people and of every member of a group, never of things", () => {
      expect(heads("who: mara\nwith: crate\n")).to.equal("Exactly one person is in the picture: <Subject 1>.");
      expect(heads("who: mara, tom\n")).to.equal(
        "Exactly two people are in the picture: <Subject 1> and <Subject 2>. They are different people, and nobody appears twice.",
      );
      expect(heads("who: crew, mara, crate\n")).to.match(
        /^Exactly five people are in the picture: <Subject 2> and the four members of <Subject 1>\./,
      );
      expect(heads("who: hands\n")).to.match(/^Exactly 7 people are in the picture: the 7 members of <Subject 1>\./);
      expect(heads("with: crate\n")).to.match(/^<Subject 1> is the crate/);
    });

    it("and lets extras be as many as they are, unlike the named ones", () => {
      const unlike = "Around them are unnamed background people: two porters. None of these people resembles ";
      expect(heads("who: mara\nextras: two porters.\n")).to.equal(
        `<Subject 1> appears only once. ${unlike}<Subject 1>.`,
      );
      expect(heads("who: crew, mara\nextras: two porters\n")).to.equal(
        `<Subject 2> and the four members of <Subject 1> each appear only once. ${unlike}<Subject 1> or <Subject 2>.`,
      );
      const alone = "Everyone in the picture is an unnamed background person: two porters.";
      expect(heads("extras: two porters\n")).to.equal(alone);
      expect(heads("with: crate\nextras: two porters\n")).to.equal(alone);
    });
  });

  describe("sums up", () => {
    const summed = (shot: string) => sectionsAt(`dur: 3\n${shot}`).summary;

    it("the task and the action", () => {
      expect(summed("Rain falls\n")).to.deep.equal(["[reference generation] Rain falls."]);
      expect(summed("who: mara\nMARA: Yes.\n")).to.deep.equal([
        "[reference generation] A held moment in which little moves.",
      ]);
    });

    it("in 220 characters at most, cut where they end", () => {
      const action = `${"Rain falls on the pier and ".repeat(12)}stops.`;
      expect(summed(`${action}\n`)).to.deep.equal([`[reference generation] ${action.slice(0, 220).trimEnd()}`]);
      expect(sectionsAt(`dur: 3\n${action}\n`).detailed_description[1]).to.contain(action);
      const waves = "\u{1f30a}".repeat(300);
      expect(summed(`${waves}\n`)[0]).to.equal(`[reference generation] ${"\u{1f30a}".repeat(220)}`);
    });
  });

  describe("frames", () => {
    const framed = (size: string, who = "who: mara, tom\n") =>
      /^\[Shot 1\] (.*?\.) Rain/.exec(
        sectionsAt(`${who}size: ${size}\ndur: 3\nRain.\n`).detailed_description[1] ?? "",
      )?.[1];

    it("by the size's family, with its extent", () => {
      const both = "<Subject 1> and <Subject 2>";
      expect(framed("cu")).to.match(
        /^A close-up frames <Subject 1> and <Subject 2>, large enough to fill the frame; .* soft part of <Subject 3>\.$/,
      );
      expect(framed("mcu")).to.contain(`frames ${both} from the chest up, large enough`);
      expect(framed("ecu")).to.contain(
        `An extreme close-up frames ${both}, so tight that a single detail fills the frame;`,
      );
      expect(framed("ms")).to.equal(
        `A medium shot frames ${both}, with part of <Subject 3> visible in the background.`,
      );
      expect(framed("cowboy")).to.contain(`A cowboy shot frames ${both} from mid-thigh up, with`);
      expect(framed("fs")).to.equal(
        `A full shot takes in the whole of <Subject 3>, with ${both} visible in it from head to toe.`,
      );
      expect(framed("ews")).to.match(/^An extreme wide shot .* visible in it, small in a vast setting\.$/);
    });

    it("the place alone when nobody is in it", () => {
      expect(framed("cu", "")).to.equal("A close-up picks out a detail of <Subject 1> and fills the frame with it.");
      expect(framed("ms", "")).to.equal("A medium shot frames <Subject 1>.");
      expect(framed("ws", "")).to.equal("A wide shot takes in the whole of <Subject 1>.");
    });
  });

  it("keeps the place by how near the camera is", () => {
    const place = (size: string, who = "who: mara\n") =>
      sectionsAt(`${who}size: ${size}\ndur: 3\nRain.\n`).retention_analysis.at(-1);
    expect(place("cu")).to.match(
      /^<Subject 2> \(appears in \[Shot 1\]\): partially_preserved - .* crop of <Picture 4> right behind <Subject 1>/,
    );
    expect(place("ms")).to.contain("partially_preserved - the layout, palette and light of <Picture 4> are kept");
    expect(place("cu", "")).to.contain("a magnified detail of <Picture 4>");
    const kept = sectionsAt("who: mara, crew\nwith: crate\ndur: 3\nRain.\n").retention_analysis;
    expect(
      kept
        .slice(0, 3)
        .every((line, i) => line.startsWith(`<Subject ${i + 1}> (appears in [Shot 1]): fully_preserved - `)),
    ).to.equal(true);
    expect(kept[1]).to.contain("of each of them").and.contain("no two of them");
    expect(kept.join("\n")).not.to.match(/\(S\d\)/);
  });

  it("ends every sentence once, whatever the author typed", () => {
    const show = { config: { style: { look: "Ink and wash. " } } };
    const shot =
      'who: mara\ncamera: The camera pushes in.\nsound: waves.\nmusic: A horn.\ntext: "OPEN"\ndur: 3\nRain..\n';
    const sections = sectionsAt(shot, show);
    expect(sections.detailed_description[0]).to.equal("Ink and wash.");
    expect(sections.detailed_description[1]).to.match(/The camera pushes in\.$/);
    expect(sections.detailed_description[2]).to.equal('The picture shows the lettering "OPEN".');
    expect(sections.overall_soundscape).to.deep.equal(["Waves."]);
    expect(sections.non_diegetic_music).to.deep.equal(["A horn."]);
    expect(sectionsAt("dur: 3\nRain.\n").detailed_description[1]).to.match(/The camera holds a static shot\.$/);
    expect(sectionsAt("dur: 3\nRain.\n").non_diegetic_music).to.deep.equal(["N/A"]);
  });

  it("says which view of a sheet is given: a face for one person alone and near", () => {
    const view = (shot: string) => entryAt(`${shot}dur: 3\nRain.\n`).panel_view;
    for (const size of ["ecu", "cu", "medium close-up"])
      expect(view(`who: mara\nsize: ${size}\n`), size).to.equal("face");
    expect(view("who: mara\nsize: ms\n")).to.equal("body");
    expect(view("who: mara, tom\nsize: cu\n")).to.equal("body");
    expect(view("who: mara\nwith: crate\nsize: cu\n")).to.equal("body");
    expect(view("with: crate\nsize: cu\n")).to.equal("body");
    expect(entryAt("dur: 3\nRain.\n").panels).to.equal(1);
  });
});
