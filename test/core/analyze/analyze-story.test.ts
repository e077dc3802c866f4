import { expect } from "chai";
import { parseScript } from "../../../src/core/script/parse.ts";
import { HEAD, shotOf, show, storyOf } from "./show.ts";
import { analyzeStory } from "../../../src/core/analyze/analyze-texts.ts";

describe("telling a story", () => {
  it("a bare shot has every field that is always there, and no other", () => {
    expect(shotOf("Waves.")).to.deep.equal({
      id: "sh010",
      cast: [],
      props: [],
      plate: "pier",
      size: "medium",
      camera: null,
      action: "Waves.",
      dialogue: [],
      sound: null,
      music: null,
      extras: null,
      text: null,
      timing: null,
      pace: null,
      audio: null,
      preserve: null,
      seed_key: "ep01/sq01/sh010",
      overrides: { model: null, lora: null, steps: null },
      source: { line: 3, end_line: 4 },
    });
  });

  it("takes the picture's size and rate from the config, or the format's own", () => {
    const script = parseScript([...HEAD, "Waves."].join("\n"));
    expect(analyzeStory(script, show()).story?.series).to.deep.equal({ fps: 24, width: 1344, height: 768 });
    const vertical = show({ series: { fps: 30, width: 720, height: 1280 } });
    expect(analyzeStory(script, vertical).story?.series).to.deep.equal({ fps: 30, width: 720, height: 1280 });
  });

  it("a header's defaults stay with the sequence", () => {
    const story = storyOf(
      ["= ep01", "# sq01 pier", "target: ltx2", "continuous: latent", "overlap: 40", "lora: none"].concat([
        "steps: x",
        "## a",
        "One.",
      ]),
    );
    expect(story.sequences[0]).to.deep.include({
      continuous: "latent",
      target: "ltx2",
      overlap: 40,
      overrides: { model: null, lora: "none", steps: null },
      unparsed: { steps: "x" },
    });
    expect(story.sequences[0]?.shots[0]).to.not.have.any.keys("target", "overlap", "continuous", "unparsed");
  });

  it("a header's continuous: none is no mode", () => {
    expect(storyOf(["= e", "# s pier", "continuous: none", "## a", "One."]).sequences[0]?.continuous).to.equal(false);
  });

  it("old spellings become the new ones, and say so", () => {
    const [sequence] = storyOf([
      "= e",
      "# s pier",
      "continuous: on",
      "first: continuity",
      "## a",
      "first: continuity",
      "One.",
    ]).sequences;
    expect(sequence).to.deep.include({ continuous: "latent" });
    expect(sequence?.legacy).to.have.length(2);
    expect(sequence).to.not.have.property("first");
    expect(sequence?.shots[0]).to.deep.include({
      continuous: "first",
      legacy: ['"first: continuity" is an old spelling: write "continuous: first"'],
    });
    expect(sequence?.shots[0]).to.not.have.property("first");
  });

  it("first: continuity does not change a mode above it, and gives way to one below it", () => {
    expect(shotOf("continuous: none", "first: continuity", "One.").continuous).to.equal("none");
    expect(shotOf("first: continuity", "continuous: latent", "One.").continuous).to.equal("latent");
  });

  it("a window on the recording wins over any dur", () => {
    expect(shotOf("audio: 1-2.5", "dur: auto", "One.").timing).to.deep.equal({ audio_in: 1, audio_out: 2.5 });
    expect(shotOf("dur: model 2-4", "One.").timing).to.deep.equal({ model: true, min: 2, max: 4 });
  });

  it("retention is kept as what it preserves; an unknown word and steps that are none are carried", () => {
    expect(
      ["fully_copy", "Partially_Copy", "reference"].map((word) => shotOf("One.", `retention: ${word}`).preserve),
    ).to.deep.equal(["strict", "loose", "style"]);
    const shot = shotOf("One.", "retention: mostly", "steps: 8.5");
    expect(shot).to.deep.include({ preserve: null, unparsed: { preserve: "mostly", steps: "8.5" } });
    expect(shot.overrides.steps).to.equal(null);
  });

  it("prose is joined with single blanks around each line, wherever it stands", () => {
    expect(shotOf("  Mara  waits. ", "size: ws", "", "// no", "Fog.").action).to.equal("Mara  waits. Fog.");
  });

  it("hostile text goes through unharmed", () => {
    const text = `it's "100%" \\n : ; $HOME \`x\` <b>&amp; ${"\u0000"}\u001b[31m 🎬👩‍👩‍👧 עברית ‏ مرحبا [[ ]] {{x}} ../../etc`;
    const shot = shotOf(
      text,
      `camera: ${text}`,
      `text: ${text}`,
      "who: mara",
      `MARA (${text.replaceAll(",", "")}): ${text}`,
    );
    expect([shot.action, shot.camera, shot.text, shot.dialogue[0]?.delivery, shot.dialogue[0]?.line]).to.deep.equal(
      Array.from({ length: 5 }, () => text),
    );
  });
});

describe("who is in a shot", () => {
  it("on-screen speakers join the cast after those it names; voices do not", () => {
    const shot = shotOf("MARA: Hi.", "NARRATOR (V.O.): Night.", "TOMAS (O.S.): Here!", "who: tomas", "with: lamp");
    expect(shot.cast).to.deep.equal(["tomas", "mara"]);
    expect(shot.props).to.deep.equal(["lamp"]);
    expect(shot.dialogue).to.deep.equal([
      { speaker: "mara", mode: "on", delivery: "", line: "Hi." },
      { speaker: "narrator", mode: "vo", delivery: "", line: "Night." },
      { speaker: "tomas", mode: "os", delivery: "", line: "Here!" },
    ]);
  });

  it("a speaker who is listed as a prop joins the cast too", () => {
    const shot = shotOf("with: mara", "MARA: Hi.");
    expect([shot.cast, shot.props]).to.deep.equal([["mara"], ["mara"]]);
  });

  it("a name that a character and a thing share is the character's", () => {
    const rope = { kind: "prop", name: "Rope", design: "Hemp." };
    const person = { name: "Rope", design: "A thin man." };
    const script = parseScript([...HEAD, "ROPE: Hi."].join("\n"));
    for (const subjects of [
      { rope, Rope: person },
      { Rope: person, rope },
    ]) {
      expect(analyzeStory(script, show({ subjects })).story?.sequences[0]?.shots[0]?.cast).to.deep.equal(["Rope"]);
    }
    const twins = show({ subjects: { ada: person, Ada: person } });
    expect(
      analyzeStory(parseScript([...HEAD, "ADA: Hi."].join("\n")), twins).story?.sequences[0]?.shots[0]?.cast,
    ).to.deep.equal(["ada"]);
  });

  it("a character is called by its name too, where no id is spelt so and no other is called so", () => {
    const one = { name: "Otto the Bear", design: "A bear." };
    const speakersIn = (subjects: object, ...lines: string[]) => {
      const { story, problems } = analyzeStory(parseScript([...HEAD, ...lines].join("\n")), show({ subjects }));
      const said = story?.sequences[0]?.shots[0]?.dialogue.map(({ speaker }) => speaker);
      return said ?? problems.map(({ message }) => message.split(":")[0]);
    };
    const bear = { bear: one, coat: { of: "bear", design: "In a coat.", sheet: "coat.png" } };
    expect(speakersIn(bear, "OTTO THE BEAR: Hi.", "BEAR (V.O.): Ho.")).to.deep.equal(["bear", "bear"]);
    expect(speakersIn({ bear: one, "otto the bear": { ...one, name: "Another" } }, "OTTO THE BEAR: Hi.")).to.deep.equal(
      ["otto the bear"],
    );
    expect(speakersIn({ one, two: one }, "OTTO THE BEAR: Hi.")).to.deep.equal([`unknown character "OTTO THE BEAR"`]);
    expect(speakersIn({ bear: { ...one, kind: "prop" } }, "OTTO THE BEAR: Hi.")).to.have.length(1);
  });

  it("any subject may be cast", () => {
    expect(shotOf("who: lamp", "It glows.").cast).to.deep.equal(["lamp"]);
  });

  it("a variant on screen speaks its base's lines, and the base leaves", () => {
    const shot = shotOf("MARA: Hi.", "MARA (V.O.): I was wet.", "who: mara_wet");
    expect(shot.cast).to.deep.equal(["mara_wet"]);
    expect(shot.dialogue.map(({ speaker, mode }) => `${speaker} ${mode}`)).to.deep.equal([
      "mara_wet on",
      "mara_wet vo",
    ]);
  });

  it("a variant among the props counts as well, and a variant's own line brings it in", () => {
    expect(shotOf("with: mara_wet", "MARA: Hi.").dialogue[0]?.speaker).to.equal("mara_wet");
    const shot = shotOf("MARA: Hi.", "MARA_WET: Brr.");
    expect([shot.cast, shot.dialogue.map(({ speaker }) => speaker)]).to.deep.equal([
      ["mara_wet"],
      ["mara_wet", "mara_wet"],
    ]);
  });
});
