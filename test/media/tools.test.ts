import { expect } from "chai";
import { chmod, copyFile, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../src/machine/spawn.ts";
import { makeRunnable } from "../../src/media/bundled-tools.ts";
import { findTools } from "../../src/media/tools.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";
import { anyTools } from "./tool-sets.ts";

describe("finding the media programs", () => {
  const folder = suiteFolder();
  let userDir: string;
  const script = async (name: string, text: string) => {
    const path = join(folder(), name);
    await writeFile(path, `#!/bin/sh\n${text}\n`);
    await chmod(path, 0o755);
    return path;
  };
  /** Answers as ffmpeg does, but lacks most of it, and counts how often it was asked. */
  const slim = (name: string) =>
    script(
      name,
      `echo asked >> "${join(folder(), "asked")}"\ncase "$2" in -version) echo "ffmpeg version 9.9 Copyright"; echo "libavcodec 99.  1.100 / 99.  1.100";; *) echo " V..... libx264   H.264"; esac`,
    );
  const failure = (options: Partial<Parameters<typeof findTools>[0]>) =>
    findTools({ path: "", userDir, ...options }).then(
      () => "",
      (error: unknown) => String(error),
    );

  before(async function () {
    if (process.platform === "win32") this.skip();
    userDir = join(folder(), "user");
  });

  it("takes what comes with the studio when PATH has nothing, and remembers the answer", async () => {
    const tools = await findTools({ path: "", userDir });
    expect(tools.ffmpeg).to.include({ from: "package" });
    expect(tools.ffmpeg.version).to.match(/^ffmpeg \S+, libavcodec \d+\.\d+\.\d+$/);
    expect(tools.ffprobe.version).to.match(/^ffprobe \S+, libavcodec /);
    expect(tools.speech).to.equal(null);
    expect((await run(tools.ffprobe.path, ["-version"])).output).to.contain("ffprobe version");
    expect(JSON.parse(await readFile(join(userDir, "tools.json"), "utf8"))).to.have.nested.property("known");
    expect(await findTools({ path: "", userDir })).to.deep.equal(tools);
  });

  it("prefers PATH to the package, and finds the speech program there", async () => {
    const bin = join(folder(), "bin");
    await mkdir(bin);
    const { ffmpeg, ffprobe } = anyTools();
    for (const [name, program] of Object.entries({ ffmpeg, ffprobe })) {
      await script(join("bin", name), `exec "${program.path}" "$@"`);
    }
    await script(join("bin", "espeak-ng"), `echo "eSpeak NG text-to-speech: 1.51  Data at: /x"`);
    const tools = await findTools({ path: `${join(folder(), "none")}:${bin}`, userDir });
    expect(tools.ffmpeg).to.include({ path: join(bin, "ffmpeg"), from: "PATH" });
    expect(tools.ffprobe).to.include({ path: join(bin, "ffprobe"), from: "PATH" });
    expect(tools.speech).to.include({ version: "espeak-ng 1.51" });
  });

  it("passes over a program on PATH that lacks something, and says what", async () => {
    await mkdir(join(folder(), "slim"));
    await slim(join("slim", "ffmpeg"));
    const tools = await findTools({ path: join(folder(), "slim"), userDir });
    expect(tools.ffmpeg.from).to.equal("package");
    expect(tools.notes).to.have.length(1);
    expect(tools.notes[0]).to.contain(`${join(folder(), "slim", "ffmpeg")} was passed over: it lacks the aac encoder`);
  });

  it("never replaces what the environment names", async () => {
    const named = await slim("named-ffmpeg");
    expect(await failure({ ffmpeg: named })).to.match(
      /STUDIO_FFMPEG names .*named-ffmpeg.* lacks the aac encoder.*correct it or leave it out/,
    );
    expect(await failure({ ffmpeg: join(folder(), "nothing") })).to.contain("there is no such file");
    expect(await failure({ ffprobe: "nothing" })).to.contain(
      "STUDIO_FFPROBE names nothing, which cannot be used: there is no such program on PATH",
    );
    const silent = await script("silent", "exit 3");
    expect(await failure({ ffprobe: silent })).to.contain("ended with code 3");
    const other = await script("other", "echo hello");
    expect(await failure({ ffprobe: other })).to.contain("it does not answer as ffprobe does");
    const { ffmpeg } = anyTools();
    expect((await findTools({ ffmpeg: ffmpeg.path, path: "", userDir })).ffmpeg.from).to.equal("environment");
  });

  it("asks a program again only when its file has changed", async () => {
    const path = join(folder(), "ffmpeg-copy");
    const { ffmpeg } = anyTools();
    await script("ffmpeg-copy", `echo asked >> "${path}.asked"\nexec "${ffmpeg.path}" "$@"`);
    const asked = async () => (await readFile(`${path}.asked`, "utf8")).split("\n").length - 1;
    await findTools({ ffmpeg: path, path: "", userDir });
    const first = await asked();
    await findTools({ ffmpeg: path, path: "", userDir });
    expect(await asked()).to.equal(first);
    await script("ffmpeg-copy", `echo asked >> "${path}.asked"\n\nexec "${ffmpeg.path}" "$@"`);
    await findTools({ ffmpeg: path, path: "", userDir });
    expect(await asked()).to.equal(first * 2);
    await writeFile(join(userDir, "tools.json"), "{ not json");
    expect((await findTools({ ffmpeg: path, path: "", userDir })).ffmpeg.path).to.equal(path);
  });

  it("asks a program again when less was asked of it the last time", async () => {
    const older = join(folder(), "older");
    const { path, version } = anyTools().ffmpeg;
    const { size, mtimeMs: mtime } = await stat(path);
    const known = { [path]: { size, mtime, examined: { usable: true, version: "what it said then" } } };
    await mkdir(older);
    await writeFile(join(older, "tools.json"), JSON.stringify({ format: 1, known }));
    expect((await findTools({ ffmpeg: path, path: "", userDir: older })).ffmpeg.version).to.equal(version);
  });

  it("copies a program that cannot be run where it lies", async () => {
    const stuck = join(folder(), "stuck");
    await copyFile("/bin/sh", stuck);
    await script("stuck", "exit 0");
    await chmod(stuck, 0o644);
    const copy = await makeRunnable(stuck, userDir);
    expect(copy).to.not.equal(stuck);
    await run(copy, []);
    expect((await stat(stuck)).mode & 0o111).to.equal(0);
    expect(await makeRunnable(stuck, userDir)).to.equal(copy);
    expect(await makeRunnable(copy, userDir)).to.equal(copy);
  });

  it("works when the user folder cannot be written", async () => {
    const blocked = join(folder(), "blocked");
    await writeFile(blocked, "a file where the folder should be");
    const { ffmpeg, ffprobe } = anyTools();
    const tools = await findTools({ ffmpeg: ffmpeg.path, ffprobe: ffprobe.path, path: "", userDir: blocked });
    expect(tools.ffmpeg.version).to.equal(ffmpeg.version);
  });
});
