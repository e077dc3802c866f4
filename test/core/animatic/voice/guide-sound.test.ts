import { readVoice } from "../../../../src/core/animatic/voice/voice-traits.ts";
import { expect } from "chai";
import fc from "fast-check";
import { syllablesOfWord } from "../../../../src/core/script/syllables.ts";
import { samplesOf } from "../../../../src/core/time/rate.ts";
import { SAMPLE_RATE, soundLength } from "../../../../src/core/media/ffmpeg-flags.ts";
import { buildWav, parseWav } from "../../../../src/core/media/wav.ts";
import { linesApart, planNotes } from "../../../../src/core/animatic/voice/guide-sound.ts";
import { speakable, speedFor, voiceOf, intoWindow, trimSilence } from "../../../../src/core/animatic/voice/speech.ts";

const line = (text: string, start = 1, end = 3) => ({ text, start, end, hue: 120, away: false });

describe("guide track", () => {
  it("gives every syllable a note, in order and inside the line", () => {
    const notes = planNotes(line("Wait, the ferry is leaving."), syllablesOfWord);
    expect(notes).to.have.length(1 + 1 + 2 + 1 + 2);
    expect(notes[0]?.at).to.equal(1);
    for (const [at, note] of notes.entries()) {
      expect(note.at).to.be.at.least((notes[at - 1]?.at ?? 0) + (notes[at - 1]?.length ?? 0));
      expect(note.at + note.length).to.be.at.most(3);
    }
  });
  it("rests longer after a full stop than after a comma, and there longer than between words", () => {
    const rest = (text: string) => {
      const [first, second] = planNotes(line(text), () => 1);
      return ((second?.at ?? 0) - (first?.at ?? 0)) / (first?.length ?? 1);
    };
    expect(rest("so. what")).to.be.greaterThan(rest("so, what"));
    expect(rest("so, what")).to.be.greaterThan(rest("so what"));
  });
  it("speaks at a pitch of the speaker's own, falling over the line, softer from away", () => {
    const [first, last] = [
      planNotes(line("one two three four"), () => 1)[0],
      planNotes(line("one two three four"), () => 1).at(-1),
    ];
    expect(last?.pitch).to.be.lessThan(first?.pitch ?? 0);
    const other = planNotes({ ...line("one"), hue: 257, away: true }, () => 1)[0];
    expect(other?.pitch).to.be.greaterThan(first?.pitch ?? 0);
    expect(other?.loudness).to.be.closeTo(0.16 * 0.7, 1e-9);
  });
  it("is silent for a line without syllables", () => {
    expect(planNotes(line("— 24 —"), syllablesOfWord)).to.deep.equal([]);
  });
  it("never lets a line run into the next or past the end", () => {
    const time = fc.double({ min: -1, max: 12, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.record({ start: time, end: time }), { maxLength: 8 }), (lines) => {
        let edge = 0;
        for (const { start, end } of linesApart(lines, 10)) {
          expect(start).to.be.at.least(edge);
          expect(end).to.be.within(start, 10);
          edge = end;
        }
      }),
    );
  });
});

describe("a take's sound", () => {
  it("is never longer than the picture, and less than a block shorter", () => {
    for (const [frames, fps] of [
      [1, 24],
      [37, 23.976],
      [91, 29.97],
      [720, 25],
      [13, 60],
    ] as const) {
      const picture = samplesOf(frames, fps, SAMPLE_RATE);
      expect(soundLength(frames, fps)).to.be.within(picture - 1023, picture);
      expect(soundLength(frames, fps) % 1024).to.equal(0);
    }
  });
  it("survives the way through a file", () => {
    const stereo = Int16Array.from({ length: 2000 }, (_, at) => (at % 2 === 0 ? at * 10 - 9000 : 0));
    const read = parseWav(buildWav(stereo, 48_000));
    expect(read?.rate).to.equal(48_000);
    expect(Array.from(read?.samples ?? [], (value) => Math.round(value * 32_768))).to.deep.equal(
      Array.from({ length: 1000 }, (_, at) => at * 20 - 9000),
    );
  });
  it("is read from a pipe whose header does not know its length", () => {
    const bytes = buildWav(new Int16Array(20), 22_050);
    new DataView(bytes.buffer).setUint32(40, 0x7ffff000, true);
    expect(parseWav(bytes)?.samples).to.have.length(10);
    expect(parseWav(bytes.subarray(0, 30))).to.equal(undefined);
    expect(parseWav(new TextEncoder().encode("RIFFxxxxWAVE".padEnd(60)))).to.equal(undefined);
  });
});

describe("spoken lines", () => {
  it("have a voice per speaker, in the language of their letters", () => {
    expect(voiceOf(0, "Hello").voice).not.to.equal(voiceOf(1, "Hello").voice);
    expect([voiceOf(0, "Тише").voice, voiceOf(0, "Νίκος").voice, voiceOf(0, "こんにちは 世界").voice]).to.deep.equal([
      "ru+f3",
      "el+f3",
      "ja+f3",
    ]);
  });
  it("have a variant by age, build and kind, the same each time", () => {
    const voice = (words: string) => voiceOf(0, "Hello", readVoice(words, "x"));
    expect(voice("a boy of six").voice).to.equal("en-us+f2");
    expect(voice("an old man").voice).to.equal("en-us+croak");
    expect(voice("a robot").voice).to.equal("en-us+klatt");
    expect(voice("a huge man").pitch).to.be.lessThan(voice("a small man").pitch);
    expect(voice("a woman")).to.deep.equal(voice("a woman"));
  });
  it("are sped up to their window, within what can be understood", () => {
    expect([speedFor(2, 2), speedFor(3, 2), speedFor(30, 2), speedFor(0.2, 5)]).to.deep.equal([175, 263, 320, 80]);
  });
  it("bring no markup of the program's own", () => {
    expect(speakable("say [[h@l'oU]] now")).to.equal("say  h@l'oU  now");
  });
  it("lose the silence at their ends, and fade where they are cut", () => {
    const samples = Float64Array.from({ length: 3000 }, (_, at) => (at < 1000 || at >= 2000 ? 0 : 0.5));
    const trimmed = trimSilence({ rate: 24_000, samples });
    expect(trimmed.samples).to.have.length(1000);
    const whole = intoWindow(trimmed, 1, false);
    expect(whole).to.have.length(2000);
    expect(whole[0]).to.equal(0.25);
    expect(whole.at(-1)).to.equal(0.25);
    const cut = intoWindow(trimmed, 0.02, false);
    expect(cut).to.have.length(960);
    expect(cut.at(-1)).to.be.lessThan(0.001);
  });
});
