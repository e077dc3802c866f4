// An alignment that has the words written down first, by a program that stands in for an interpreter.
import { expect } from "chai";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { READ_SCRIPT, READ_SECONDS, READ_WORDS, recordingOf } from "../../support/media/recorded-speech.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { suiteFolder } from "../../support/episodes/scratch-folder.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

/** An interpreter that has everything, hears the words, and keeps a count of how often it was asked to. */
const STAND_IN = `#!${process.execPath}
const { appendFileSync } = require("node:fs");
const say = (value) => console.log(JSON.stringify(value));
const packages = { numpy: "2.1", "faster-whisper": "1.1.0", "openai-whisper": null };
if (process.argv[4] === "probe") say({ python: "here", packages });
else if (process.argv[6] === "broken") {
  console.error("ValueError: no such model");
  process.exitCode = 1;
} else if (process.argv[6] === "endless") setInterval(() => undefined, 1000);
else {
  appendFileSync(__filename + ".log", process.argv[6] + ": " + process.argv[7] + "\\n");
  say({ seconds: ${READ_SECONDS / 2} });
  say({ words: ${JSON.stringify(READ_WORDS)} });
}
`;

describe("A recording that nobody has written down", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  let python: string;
  const folder = suiteFolder();
  before(async () => {
    python = join(folder(), "python.cjs");
    await writeFile(python, STAND_IN, { mode: 0o755 });
    studio = await openRealStudio({ script: READ_SCRIPT, env: { STUDIO_ALIGN_PYTHON: python } });
    await writeFiles(studio.ep, { "audio/read.wav": recordingOf(READ_WORDS, READ_SECONDS) });
  });

  const ask = (more: object) => studio.post("/align", { ep: studio.ep, track: "audio/read.wav", ...more });

  it("is told to be possible here", async () => {
    const { body } = await studio.get("/align/ready").expect(200);
    expect(body).to.deep.include({ ready: true, missing: [], install: "", python });
  });

  it("is a failure with the program's last line and its log when that fails", async () => {
    const { body } = await ask({ model: "broken" }).expect(500);
    expect(body).to.have.property("error").that.contains("ValueError: no such model");
    expect(body).to.have.property("log", "ValueError: no such model");
  });

  it("is written down once, and then read from beside it", async () => {
    const beside = join(studio.ep, "audio/read.wav.words.json");
    await ask({ dry_run: true }).expect(200);
    expect(await stat(beside).catch(() => null)).to.equal(null);
    const events = await studio.saidDuring(() => ask({}).expect(200));
    const steps = events.filter(({ type }) => type === "studio.align").map(({ data }) => data["pct"]);
    expect(steps.at(0)).to.equal(10);
    expect(steps.slice(-3)).to.deep.equal([65, 90, 100]);
    expect(JSON.parse(await readFile(beside, "utf8"))).to.deep.equal(READ_WORDS);
    const asked = await readFile(`${python}.log`, "utf8");
    await ask({ model: "broken" }).expect(200);
    expect(await readFile(`${python}.log`, "utf8")).to.equal(asked);
    expect(asked).to.contain("medium.en: The tide is out today. So we walk");
  });

  it("does not hold up the end of the service", async () => {
    await writeFiles(studio.ep, { "audio/other.wav": recordingOf(READ_WORDS, READ_SECONDS) });
    const waiting = ask({ track: "audio/other.wav", model: "endless" }).then(
      ({ status }) => status,
      () => 0,
    );
    await studio.received("studio.align", ({ text }) => text === "writing down what is said");
    await new Promise((resolve) => setTimeout(resolve, 300));
    await studio.close();
    expect(await waiting).to.be.oneOf([500, 0]);
  });
});
