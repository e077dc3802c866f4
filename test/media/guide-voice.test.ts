// Against programs that stand in for a Python with the package of the neural voice.
import { expect } from "chai";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { NEURAL_FILES } from "../../src/core/animatic/voice/neural-voice.ts";
import type { GuideVoiceChoice } from "../../src/core/animatic/voice/speech.ts";
import { readVoice } from "../../src/core/animatic/voice/voice-traits.ts";
import { speakLines } from "../../src/media/animatic/sound/speak-lines.ts";
import { openGuideVoice } from "../../src/media/guide-voice.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

const RATE = 48_000;
const PACKAGES = { numpy: "2.1", "faster-whisper": null, "openai-whisper": null };

/** Answers as the program does: half a second of a tone for each line, loud or soft, and an error for what it calls broken. */
const ANSWERS = `let text = "";
  process.stdin.on("data", (part) => (text += part)).on("end", () => {
    for (const [index, line] of JSON.parse(text).entries()) {
      if (line.text === "broken") { console.log(JSON.stringify({ index, error: "ValueError: no phonemes" })); continue; }
      const samples = Int16Array.from({ length: 12000 }, (_, at) => 900 * Math.sin(at / 10));
      console.log("a line that is no answer");
      console.log(JSON.stringify({ index, rate: 24000, samples: Buffer.from(samples.buffer).toString("base64") }));
    }
  });`;

describe("The guide voice", function () {
  this.timeout(10_000);
  const folder = scratchFolder();
  const find = async (choice: GuideVoiceChoice, files: readonly string[], version: string | null = "0.6.1") => {
    const voices = join(folder(), "guide-voice");
    await mkdir(voices, { recursive: true });
    for (const name of files) await writeFile(join(voices, name), "");
    const python = async () => ({ command: "python3", packages: { ...PACKAGES, "kokoro-onnx": version } });
    const speech = { path: "/bin/espeak-ng", version: "espeak-ng 1.51", from: "PATH" as const };
    return (await openGuideVoice({ choice, folder: voices, python, tools: async () => ({ speech }) }).find())?.version;
  };
  const { model, voices } = NEURAL_FILES;

  it("is the neural one only with its package and both of its files, then espeak-ng, then the studio's own", async () => {
    expect(await find("best", [model.name])).to.equal("espeak-ng 1.51");
    expect(await find("best", [voices.name])).to.equal("kokoro-onnx 0.6.1");
    expect(await find("best", [], null)).to.equal("espeak-ng 1.51");
    expect(await find("espeak-ng", [])).to.equal("espeak-ng 1.51");
    expect(await find("built-in", [])).to.equal(undefined);
  });

  async function speak(
    body: string,
    texts: readonly string[],
    words = "a woman",
    signal = new AbortController().signal,
  ) {
    const python = join(folder(), "python");
    await writeFile(python, `#!${process.execPath}\n${body}\n`);
    await chmod(python, 0o755);
    const program = { kind: "kokoro" as const, python, model: "/m", voices: "/v" };
    const line = (text: string, index: number) => ({
      text,
      index,
      voice: readVoice(words, "ann"),
      seconds: 2,
      away: false,
    });
    return speakLines(texts.map(line), program, signal);
  }
  const peak = (samples: Float64Array = new Float64Array(0)) =>
    samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

  it("reads all lines in one run, at the level of speech, and says of each that it cannot read why", async () => {
    const [first, empty, foreign, broken, last] = await speak(ANSWERS, ["Hello", " ", "Привет", "broken", "Bye"]);
    for (const spoken of [first, last]) {
      expect(spoken?.samples?.length).to.be.closeTo(RATE / 2, RATE / 8);
      expect(peak(spoken?.samples)).to.be.within(0.1, 0.2);
    }
    expect(empty).to.deep.equal({});
    expect(foreign).to.deep.equal({ why: "the neural voice does not read these letters" });
    expect(broken).to.deep.equal({ why: "ValueError: no phonemes" });
  });

  it("plays a child's lines faster than a woman's, as that is how its voice gets high", async () => {
    const [woman] = await speak(ANSWERS, ["Hello"]);
    const [child] = await speak(ANSWERS, ["Hello"], "a girl of six");
    expect((child?.samples?.length ?? 0) / (woman?.samples?.length ?? 1)).to.be.within(0.7, 0.92);
  });

  it("says of every line why, when the program itself fails, and ends with its signal", async () => {
    const failing = `console.error("ImportError: no onnxruntime"); process.exitCode = 1;`;
    const failed = await speak(failing, ["Hello", "Bye"]);
    expect(failed.map(({ why }) => why)).to.deep.equal(
      Array.from({ length: 2 }, () => "python ended with code 1: ImportError: no onnxruntime"),
    );
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error("canceled")), 200);
    const ended = await speak("setInterval(() => 0, 1000)", ["Hello"], "a woman", stop.signal).catch(
      (error: Error) => error,
    );
    expect(ended).to.be.an("error").with.property("message", "canceled");
  });
});
