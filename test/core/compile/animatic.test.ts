import { expect } from "chai";
import { builtSeed } from "../../../src/core/lib/seed.ts";
import { HEAD, build, entryOf } from "./build-show.ts";

const subjects = {
  mara: { name: "Mara", design: "a tall woman.", voice: "a low voice", pronoun: "her" },
  mara_wet: { of: "mara", name: "Mara", design: "a tall woman, soaked", sheet: "refs/mara_wet.png" },
  tom: { name: "Tom", design: "a boy in a cap" },
  crew: { name: "The crew", design: "sailors in oilskins", members: 5 },
  ghost: { name: "A voice", voice: "an old voice" },
  crate: { kind: "prop", name: "the crate", design: "a pine crate" },
};

describe("an animatic's entry", () => {
  const entry = (shot: string, show = {}) =>
    entryOf(build(`${HEAD}## a\ndur: 4\n${shot}`, { config: { subjects }, ...show }), "a");

  it("keeps the story's seed and its place", () => {
    expect(entry("Rain.\n")).to.include({ sequence: "sq01", seed: builtSeed("ep01", "sq01", "a"), size: "medium" });
  });

  it("finds the plate from the episode's folder, of the shot's own place before the sequence's", () => {
    expect(entry("Rain.\n").background).to.equal("refs/pier.png");
    expect(entry("Rain.\n", { configFolder: ".." }).background).to.equal("../refs/pier.png");
    expect(entry("plate: cabin\nRain.\n")).to.include({ background: "" });
    expect(entry("plate: cabin\nRain.\n").scene!.location).to.deep.equal({ id: "cabin", description: "A cabin" });
  });

  it("lists both keyframes, without those the script does not want", () => {
    expect(entry("Rain.\n").keyframes).to.deep.equal({
      first: "refs/shots/a/first.png",
      last: "refs/shots/a/last.png",
    });
    expect(entry("first: none\nlast: art/x.png\nRain.\n").keyframes).to.deep.equal({ last: "art/x.png" });
    const odd = entryOf(build(`${HEAD}## a/../b\ndur: 1\nlast: none\nRain.\n`), "a/../b");
    expect(odd.keyframes).to.deep.equal({ first: "refs/shots/a_.._b/first.png" });
  });

  it("draws cast and props once each, in script order", () => {
    const { scene, subjects: ids } = entry("with: crate, tom\nwho: tom, mara\nRain.\n");
    expect(ids).to.deep.equal(["tom", "mara", "crate"]);
    expect(scene!.subjects).to.deep.equal([
      { id: "tom", name: "Tom", kind: "character", speaker_index: 0, design: "a boy in a cap" },
      { id: "mara", name: "Mara", kind: "character", speaker_index: 1, design: "a tall woman.", pronoun: "her" },
      { id: "crate", name: "the crate", kind: "prop", speaker_index: -1, design: "a pine crate" },
    ]);
  });

  it("says of a variant who it is, and of a group how many", () => {
    const config = { subjects: { ...subjects, mara: { ...subjects.mara, sheet: "refs/mara.png" } } };
    const { scene } = entry("who: mara_wet, crew\nRain.\n", { config });
    expect(scene!.subjects[0]).to.deep.include({
      design: "a tall woman, soaked",
      of: "mara",
      base_design: "a tall woman.",
    });
    expect(scene!.subjects[1]).to.include({ members: 5 });
  });

  it("says what is heard, and how speakers sound", () => {
    const { scene } = entry("sound: gulls\nmusic: a fiddle\nMARA: Go.\nGHOST (O.S.): Hm.\n");
    expect(scene).to.include({ sound: "gulls", music: "a fiddle" });
    expect(scene!.voices).to.deep.equal({ mara: "a low voice. a tall woman. female", ghost: "an old voice" });
    expect(entry("Rain.\n").scene).to.not.have.any.keys("sound", "music", "voices", "animatic");
  });

  it("carries hints of the show, the place, the subject and the shot, the nearest one first", () => {
    const config = {
      animatic: { slate: "captions", sound: "guide" },
      subjects: { ...subjects, tom: { ...subjects.tom, animatic: { age: "child", height: "1.2 m" } } },
      locations: { pier: { description: "A stone pier", animatic: { kind: "harbour", weather: "Heavy rain" } } },
    };
    const { scene } = entry("who: tom\nanimatic: pose sit, slate clean\nRain.\n", { config });
    expect(scene!.animatic).to.deep.equal({ sound: "guide", slate: "clean", pose: "sit" });
    expect(scene!.subjects[0]!.animatic).to.deep.equal({ age: "child", height: "1.2 m" });
    expect(scene!.location.animatic).to.deep.equal({ kind: "harbour", weather: "heavy rain" });
  });

  it("carries the shot's words as they are written, whatever they are", () => {
    const words = { camera: "slow push in", extras: "gulls", text: 'EXIT "3" %{x}' };
    const { scene } = entry(`camera: slow push in\nextras: gulls\ntext: EXIT "3" %{x}\nШторм \\ $HOME.\nIt rains.\n`);
    expect(scene).to.deep.include({ ...words, action: "Шторм \\ $HOME. It rains.", episode: "ep01" });
  });

  it("times the lines inside the built length, one after another", () => {
    const { scene } = entry("MARA (softly): Wait for me here.\nGHOST (O.S.): Never.\nMARA (V.O.): I went.\n");
    const times = scene!.dialogue.map(({ speaker, mode, start, end }) => ({ speaker, mode, start, end }));
    expect(times.map(({ speaker, mode }) => `${speaker} ${mode}`)).to.deep.equal(["mara on", "ghost os", "mara vo"]);
    expect(times[0]!.start).to.be.above(0);
    for (const [i, { start, end }] of times.entries()) {
      expect(end).to.be.above(start);
      expect(start).to.be.at.least(times[i - 1]?.end ?? 0);
    }
    expect(times.at(-1)!.end).to.be.at.most(4);
    expect(scene!.dialogue[0]).to.include({ name: "Mara", delivery: "softly", line: "Wait for me here." });
  });

  it("gives a person one number for the whole episode, in any clothes and heard or seen", () => {
    const script = `${HEAD}## a\ndur: 3\nGHOST (V.O.): Hm.\n## b\ndur: 3\nwho: mara\nRain.\n## c\ndur: 3\nwho: mara_wet, tom\nMARA: No.\nGHOST (O.S.): Hm.\n`;
    const built = build(script, {
      config: { subjects: { ...subjects, mara: { ...subjects.mara, sheet: "refs/mara.png" } } },
    });
    const numbers = (shot: string) => entryOf(built, shot).scene!.subjects.map((who) => [who.id, who.speaker_index]);
    expect(numbers("b")).to.deep.equal([["mara", 1]]);
    expect(numbers("c")).to.deep.equal([
      ["mara_wet", 1],
      ["tom", 2],
    ]);
    expect(entryOf(built, "c").scene!.dialogue.map((line) => [line.speaker, line.speaker_index])).to.deep.equal([
      ["mara_wet", 1],
      ["ghost", 0],
    ]);
  });
});

describe("the prose of a shot", () => {
  const prompt = (shot: string) => entryOf(build(`${HEAD}## a\ndur: 4\n${shot}`, { config: { subjects } }), "a").prompt;

  it("goes from the look over framing, people, action and words to the sound", () => {
    const shot = [
      "size: MCU",
      "who: mara, tom",
      "with: crate",
      "camera: slow push in.",
      "extras: porters",
      'text: "PIER" 4.',
      "sound: gulls",
      "music: a fiddle",
      "mara turns away",
      "MARA (quietly): Leave it.",
      'MARA: He said "now".',
      "TOM (V.O.): I stayed.",
      "GHOST (O.S.): Hm.",
      "",
    ].join("\n");
    expect(prompt(shot)).to.equal(
      [
        "Style: Ink and wash.",
        "Medium close-up from the chest up, of a stone pier; camera: slow push in.",
        "Mara: a tall woman.",
        "Tom: a boy in a cap.",
        "The crate: a pine crate.",
        "In the background: porters, none of whom looks like Mara or Tom.",
        "Mara turns away.",
        "The words \"'PIER' 4.\" can be read in the picture.",
        'Mara (a low voice) says, quietly: "Leave it."',
        "Mara says: \"He said 'now'.\"",
        'Tom says in voice-over, their lips closed: "I stayed."',
        'A voice (an old voice) says from off-screen: "Hm."',
        "Sound: gulls.",
        "Music under the scene: a fiddle.",
      ].join(" "),
    );
  });

  it("says what is still and what is silent, and counts a group", () => {
    expect(prompt("who: crew\nsize: ECU\nHands on a rope.\n")).to.equal(
      "Style: Ink and wash. Extreme close-up, a single detail fills the frame, of a stone pier; camera: held still. " +
        "The crew (5 different people, each seen once): sailors in oilskins. Hands on a rope. " +
        "Sound: the natural quiet of the place. There is no music.",
    );
  });
});
