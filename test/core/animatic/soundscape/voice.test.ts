import { expect } from "chai";
import { planSpeech } from "../../../../src/core/animatic/voice/plan-speech.ts";
import { readVoice } from "../../../../src/core/animatic/voice/voice-traits.ts";
import { syllablesOfWord } from "../../../../src/core/script/syllables.ts";

const MAN = readVoice("a man", "tom");
const say = (text: string, voice = MAN) => planSpeech({ text, start: 1, end: 3 }, voice, syllablesOfWord);
const vowels = (text: string) => say(text).filter(({ kind }) => kind === "vowel");

describe("a speaker's voice", () => {
  it("is a child's, a woman's or a man's by its words, and stays", () => {
    const child = readVoice("Pia, a six-year-old in a red coat", "pia");
    const woman = readVoice("a tall woman", "mara");
    expect([child.kind, woman.kind, readVoice("her grandfather, a gruff old man", "g").kind]).to.deep.equal([
      "child",
      "woman",
      "man",
    ]);
    expect(child.pitch).to.be.above(woman.pitch);
    expect(woman.pitch).to.be.above(MAN.pitch);
    expect(readVoice("a tall woman", "mara")).to.deep.equal(woman);
    expect(readVoice("a tall woman", "ines").pitch).to.not.equal(woman.pitch);
  });

  it("is lower for who is large, breathes for a ghost, is flat for a robot", () => {
    expect(readVoice("a huge man", "x").pitch).to.be.below(readVoice("a small man", "x").pitch);
    expect(readVoice("a ghost", "x").breath).to.be.above(0.3);
    const robot = readVoice("a robot", "x");
    expect(new Set(say("Are you sure? Go!", robot).map(({ pitch }) => pitch))).to.have.property("size", 1);
  });
});

describe("a line of the built-in voice", () => {
  it("has a vowel for each syllable, inside its window, one after another", () => {
    const sounds = say("The ferry is leaving.");
    expect(sounds.filter(({ kind }) => kind === "vowel")).to.have.length(6);
    let edge = 1;
    for (const { at, length } of sounds) {
      expect(at).to.be.at.least(edge - 1e-9);
      edge = at + length;
    }
    expect(edge).to.be.at.most(3 + 1e-9);
  });

  it("falls to a full stop, rises to a question, and rests between sentences", () => {
    const [stop, question] = [vowels("You are going home."), vowels("You are going home?")];
    expect(stop.at(-1)!.pitch).to.be.below(stop[0]!.pitch);
    expect(question.at(-1)!.pitch).to.be.above(question[0]!.pitch);
    const [first, second] = vowels("Go. Now.");
    expect(second!.at - (first!.at + first!.length)).to.be.above(0.2);
  });

  it("hisses, stops and hums as its letters do, and says nothing without syllables", () => {
    expect(say("See")[0]!.kind).to.equal("hiss");
    expect(say("Tea")[0]!.kind).to.equal("stop");
    expect(say("Me")[0]!.kind).to.equal("voiced");
    expect(say("— 24 —")).to.deep.equal([]);
    expect(say("Тише, друг.").length).to.be.above(2);
  });
});
