// Against programs that stand in for an interpreter: what they answer, and what becomes of it.
import { expect } from "chai";
import { chmod, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findPython } from "../../../src/media/align/find-python.ts";
import { readLoudness } from "../../../src/media/align/read-loudness.ts";
import { transcribe, type SpeechRun } from "../../../src/media/align/transcribe.ts";
import { recordingOf, saidFrom } from "../../support/media/recorded-speech.ts";
import { refusalOf } from "../../support/values/refusal-of.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { anyTools } from "../tool-sets.ts";

const WORDS = saidFrom(0.5, 1, "Hello Zoë");
const say = (value: unknown) => `console.log(${JSON.stringify(JSON.stringify(value))});`;

/** What an interpreter may do: each is run with the arguments that a real one gets. */
const DOES = {
  answers: `${say({ seconds: 0.5 })} console.log("Loading"); ${say({ seconds: 1 })} ${say({ words: WORDS })}
    console.error("a warning on the way");`,
  fails: `console.error("Traceback"); console.error("RuntimeError: no model of that name"); process.exitCode = 1;`,
  "says nothing": "",
  hangs: "setInterval(() => undefined, 1000);",
  reports: `${say({ words: [] })} console.error(process.argv.slice(4).join("|"));`,
} as const;

describe("Writing down what is said", function () {
  this.timeout(20_000);
  const folder = scratchFolder();
  const { ffmpeg } = anyTools();

  async function standIn(name: string, body: string): Promise<string> {
    const path = join(folder(), name);
    await writeFile(path, `#!${process.execPath}\n${body}\n`);
    await chmod(path, 0o755);
    return path;
  }

  async function receive(what: keyof typeof DOES, run: Partial<SpeechRun> = {}) {
    const recording = join(folder(), "read.wav");
    await writeFile(recording, recordingOf(WORDS, 1.25));
    const python = await standIn("python", DOES[what]);
    const order = {
      recording,
      python,
      ffmpeg: ffmpeg.path,
      model: "tiny.en",
      prompt: "Hello",
      scratch: folder(),
      name: "s",
    };
    return transcribe(order, { signal: new AbortController().signal, limit: 15_000, ...run });
  }

  it("tells how far it has come, and then the words", async () => {
    const done: number[] = [];
    const spoken = await receive("answers", { onProgress: (seconds) => done.push(seconds) });
    expect(spoken).to.deep.equal({ words: WORDS, log: "a warning on the way" });
    expect(done).to.deep.equal([0.5, 1]);
    expect(await readdir(folder())).to.have.members(["read.wav", "python"]);
  });

  it("hands over the sound, the model and what to expect", async () => {
    expect((await receive("reports")).log).to.equal(`transcribe|${join(folder(), "s.wav")}|tiny.en|Hello`);
  });

  it("ends with the last line that a failed program complained with, and its log", async () => {
    const refused = await refusalOf(receive("fails"));
    expect(refused.kind).to.equal("tool-failed");
    expect(refused.message).to.contain("read.wav").and.to.contain("RuntimeError: no model of that name");
    expect(refused.fields).to.deep.equal({ log: "Traceback\nRuntimeError: no model of that name" });
    expect((await refusalOf(receive("says nothing"))).message).to.contain("without saying what it heard");
  });

  it("ends a program that takes too long, and one that nobody waits for any more", async () => {
    expect((await refusalOf(receive("hangs", { limit: 700 }))).message).to.contain(
      "took longer than 1 s and was ended",
    );
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error("the service stops")), 600);
    const ended = await receive("hangs", { signal: stop.signal }).catch((error: unknown) => error);
    expect(ended).to.be.instanceOf(Error).with.property("message", "the service stops");
    expect(await readdir(folder())).to.have.members(["read.wav", "python"]);
  });

  it("finds the first interpreter that has everything, and keeps to one that is named", async () => {
    const packages = (version: string | null) => ({ numpy: "2.1", "faster-whisper": null, "openai-whisper": version });
    await standIn("python3", say({ python: "/usr/bin/python3", packages: packages(null) }));
    await standIn("python", say({ python: "/opt/python", packages: packages("") }));
    const found = await findPython({ named: null, path: folder() });
    expect(found).to.deep.equal({ command: "/opt/python", packages: packages("") });
    const named = join(folder(), "python3");
    expect(await findPython({ named, path: folder() })).to.deep.equal({ command: named, packages: packages(null) });
    expect(await findPython({ named: join(folder(), "none"), path: folder() })).to.equal(null);
    expect(await findPython({ named: null, path: join(folder(), "none") })).to.equal(null);
  });

  it("measures how loud a recording is, 10 ms at a time", async () => {
    const path = join(folder(), "read.wav");
    await writeFile(path, recordingOf(WORDS, 1.256));
    const { loudness, seconds } = await readLoudness({ ffmpeg }, path, new AbortController().signal);
    expect(seconds).to.equal(1.256);
    expect(loudness.length).to.equal(126);
    expect(loudness[20]).to.be.below(0.001);
    expect(loudness[75]).to.be.closeTo(8000 / 32_768 / Math.SQRT2, 0.01);
  });
});
