// The script lined up with its recording from the command line: a look writes nothing, `--write` writes.
import { expect } from "chai";
import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import type { AlignReply } from "../../src/contracts/routes/align.ts";
import { describeBothWays } from "../support/episodes/both-ways.ts";
import { listFiles } from "../support/episodes/list-files.ts";
import { READ_SCRIPT, READ_SECONDS, READ_WORDS, recordingOf } from "../support/media/recorded-speech.ts";
import { runHere } from "../support/episodes/run-here.ts";
import { writeEpisode } from "../support/episodes/sample-episodes.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

describeBothWays("align on the command line", (way) => {
  const folder = way.scratchFolder();
  let ep: string;
  const run = (...args: string[]) => runHere(join(folder(), "user"), "align", ep, ...args);
  const script = () => readFile(join(ep, "tide.md"), "utf8");
  const writeWords = (at: string, words: unknown = READ_WORDS) =>
    writeFiles(at, { "read.wav": recordingOf(READ_WORDS, READ_SECONDS), "read.wav.words.json": words });
  beforeEach(async () => {
    ep = await writeEpisode(await realpath(folder()), "tide", READ_SCRIPT);
  });

  it("shows the report of a recording in the episode, and writes nothing", async () => {
    await writeWords(join(ep, "audio"));
    const before = await listFiles(ep);
    const { code, stdout, stderr } = await run("--track", join(ep, "audio", "read.wav"));
    expect(code, stderr).to.equal(0);
    expect(stdout).to.match(/sh040[^]*nothing was written: add --write to write it\n$/);
    expect(stderr).to.include("listening 100%");
    expect([await listFiles(ep), await script()]).to.deep.equal([before, READ_SCRIPT]);
  });

  it("writes the windows with --write, of a recording that it names in the config first", async () => {
    await writeWords(join(ep, "audio"));
    const first = await run("--track", join(ep, "audio", "read.wav"), "--write");
    expect(first.code, first.stderr).to.equal(0);
    expect(first.stderr).to.include("the recording is audio/read.wav\n");
    expect(first.stdout).to.match(/\nwritten into the script and the series config\n$/);
    expect(await script()).to.include("## sh020\naudio: 2.750-5.025\n");
    const again = JSON.parse((await run("--json")).stdout) as AlignReply;
    expect(again).to.include({ ok: true, dry_run: true, recording: "audio/read.wav", report_path: null });
  });

  it("fails without a recording, and with one that lies elsewhere or says nothing of the script", async () => {
    const none = await run();
    expect([none.code, none.stderr.includes("names no recording: attach one first")]).to.deep.equal([1, true]);
    await writeWords(folder());
    const elsewhere = await run("--track", join(folder(), "read.wav"));
    expect([elsewhere.code, elsewhere.stderr.includes("read.wav leads out of the episode")]).to.deep.equal([1, true]);
    await writeWords(join(ep, "audio"), []);
    const unmatched = await run("--track", join(ep, "audio", "read.wav"));
    expect([unmatched.code, unmatched.stdout]).to.deep.equal([1, ""]);
    expect(unmatched.stderr).to.include("nothing of the script was heard in audio/read.wav: nothing was changed\n");
  });
});
