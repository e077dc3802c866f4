// Archives that somebody made or changed by hand: nothing of one that is not what it says appears, and the sentence names the file.
import { expect } from "chai";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { ArchiveFile } from "../../../src/contracts/files/proof/archive.ts";
import { sha256 } from "../../../src/core/lib/hash.ts";
import { checkArchive, unpackArchive } from "../../../src/disk/archive/read-archive.ts";
import { writeArchive } from "../../../src/disk/archive/write-archive.ts";
import { writeZip } from "../../../src/machine/zip/write-zip.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";

type Files = Readonly<Record<string, string>>;

const FILES: Files = { "tide/tide.md": "= tide", "tide/renders/sh010/sh010_t01.mp4": "a film", "series.json": "{}" };
const about: Omit<ArchiveFile, "files"> = {
  ...({ version: 1, format: "episode-studio-archive" } as const),
  ...{ studio: "0.1.0", made: "2026-11-02T10:14:03+00:00", episode: "tide" },
  ...{ takes: "picked", films: false, models: [], left_out: [] },
};

describe("an archive", () => {
  const folder = scratchFolder();
  const path = () => join(folder(), "tide.zip");
  const write = async (files: Files, more: object = {}) => {
    const listed = Object.entries(files).map(([name, text]) => ({
      path: name,
      bytes: text.length,
      sha256: sha256(text),
    }));
    const all = { ...files, "archive.json": JSON.stringify({ ...about, files: listed, ...more }) };
    await writeZip(
      path(),
      Object.entries(all).map(([name, text]) => ({ name, read: () => Promise.resolve(Buffer.from(text)) })),
    );
  };
  const open = () =>
    unpackArchive(path(), join(folder(), "opened")).then(
      (list) => (list ? "" : "taken"),
      (error: unknown) => (error as Error).message,
    );
  const replace = async (from: string, to: string) => {
    const bytes = await readFile(path());
    for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at);
    await writeFile(path(), bytes);
  };

  it("is opened file by file as it was written, and never over anything", async () => {
    const parts = Object.entries(FILES).map(([name, text]) => ({
      name,
      bytes: text.length,
      content: Buffer.from(text),
    }));
    const stages: string[] = [];
    const onStage = (stage: string, done: number, total: number) => void stages.push(`${stage} ${done <= total}`);
    await writeArchive(path(), { parts, about }, { onStage });
    expect([...new Set(stages)]).to.deep.equal(["write true", "check true"]);
    expect((await checkArchive(path())).files).to.have.length(3);
    expect([await open(), await open()]).to.deep.equal(["", "taken"]);
    const opened = join(folder(), "opened");
    expect(await listFiles(opened)).to.have.members(Object.keys(FILES));
    for (const [name, text] of Object.entries(FILES)) expect(await readFile(join(opened, name), "utf8")).to.equal(text);
  });

  for (const [what, files, more, says] of [
    [
      "has a file that its list does not name",
      { ...FILES, "tide/x.sh": "x" },
      { files: [] },
      /holds nothing of the episode/,
    ],
    ["lacks its list", null, {}, /it has no archive\.json/],
    ["is of another kind", FILES, { format: "other" }, /archive\.json: /],
    ["says it is of a newer version", FILES, { version: 2 }, /archive\.json: /],
    ["names an episode that it does not hold", FILES, { episode: "ebb" }, /nothing of the episode ebb/],
    ["names an episode by a path", FILES, { episode: "tide/renders" }, /nothing of the episode/],
    ["has a name that Windows keeps", { ...FILES, "tide/aux.md": "x" }, {}, /tide\/aux\.md is a name that Windows/],
    ["has a hidden file", { ...FILES, "tide/.bashrc": "x" }, {}, /tide\/\.bashrc is a hidden name/],
    ["has names that differ by capitals", { ...FILES, "tide/Tide.md": "x" }, {}, /tide\/tide\.md and tide\/Tide\.md/],
    ["has a file where a folder is", { ...FILES, "tide/renders": "x" }, {}, /tide\/renders and tide\/renders\/sh010/],
  ] as const) {
    it(`is refused when it ${what}`, async () => {
      if (files) await write(files, more);
      else await writeZip(path(), [{ name: "tide.md", read: async () => Buffer.from("x") }]);
      expect(await open()).to.match(says);
      expect(await readdir(folder())).to.deep.equal(["tide.zip"]);
    });
  }

  it("is refused with a stray file, a missing one and one of another length, by name", async () => {
    const listed = (files: Files) =>
      Object.entries(files).map(([name, text]) => ({ path: name, bytes: text.length, sha256: sha256(text) }));
    await write({ ...FILES, "tide/x.sh": "x" }, { files: listed(FILES) });
    expect(await open()).to.equal("it holds tide/x.sh, which archive.json does not name");
    await write(FILES, { files: listed({ ...FILES, "tide/y.md": "y" }) });
    expect(await open()).to.equal("tide/y.md is missing");
    await write(FILES, { files: listed({ ...FILES, "series.json": "{ }" }) });
    expect(await open()).to.equal("series.json has 2 bytes, and 3 in archive.json");
  });

  it("is refused when a byte of a file was changed, whether or not the zip was made to fit, and leaves nothing", async () => {
    await write(FILES);
    await replace("a film", "a bilm");
    expect(await open()).to.match(/^tide\/renders\/sh010\/sh010_t01\.mp4 is damaged/);
    const bytes = await readFile(path());
    const [before, after] = [crc32("a film"), crc32("a bilm")];
    for (let at = 0; at < bytes.length - 3; at++) if (bytes.readUInt32LE(at) === before) bytes.writeUInt32LE(after, at);
    await writeFile(path(), bytes);
    expect(await open()).to.equal("tide/renders/sh010/sh010_t01.mp4 is damaged: its SHA-256 is another one");
    expect(await readdir(folder())).to.deep.equal(["tide.zip"]);
  });

  it("is refused when a name in it leads out, however the zip is written", async () => {
    for (const evil of ["../../../up.md", "/etc/tide/a.md", "c:\\tide\\ab.md"]) {
      await write({ ...FILES, "tide/up/up.md!": "evil" }, {});
      await replace("tide/up/up.md!", evil.padEnd("tide/up/up.md!".length, "g"));
      expect(await open()).to.not.equal("");
      expect(await readdir(folder())).to.deep.equal(["tide.zip"]);
    }
  });

  it("is refused when an entry of it is a link", async () => {
    await write(FILES);
    const bytes = await readFile(path());
    const entry = bytes.lastIndexOf("series.json") - 46; // its header in the zip's directory
    bytes.writeUInt32LE(0o120777 * 65_536, entry + 38);
    await writeFile(path(), bytes);
    expect(await open()).to.equal("series.json is no plain file");
  });

  it("is refused when it is cut off anywhere", async () => {
    await write(FILES);
    const bytes = await readFile(path());
    for (const part of [0.1, 0.5, 0.9, 0.99]) {
      await writeFile(path(), bytes.subarray(0, Math.floor(bytes.length * part)));
      expect(await open()).to.not.equal("");
      expect(await readdir(folder())).to.deep.equal(["tide.zip"]);
    }
  });

  it("is not written with names that not every system can have", async () => {
    for (const name of ["tide/what?.png", "tide/TIDE.md"]) {
      const parts = [...Object.keys(FILES), name].map((each) => ({ name: each, bytes: 1, content: Buffer.from("x") }));
      const error = await writeArchive(path(), { parts, about }).catch((thrown: unknown) => (thrown as Error).message);
      expect(error).to.contain(name).and.contain("rename");
    }
    expect(await readdir(folder())).to.deep.equal([]);
  });

  it("is gone when it is given up, or a file of it changes its length", async () => {
    const parts = [{ name: "tide/tide.md", bytes: 5, content: Buffer.from("= tide, and more") }];
    const whole = { parts, about };
    const torn = await writeArchive(path(), whole).catch((thrown: unknown) => (thrown as Error).message);
    expect(torn).to.contain("changed while it was archived");
    const good = { ...whole, parts: [{ ...parts[0]!, bytes: 16 }] };
    const signal = AbortSignal.abort(new Error("stopped"));
    const error = await writeArchive(path(), good, { signal }).catch((thrown: unknown) => (thrown as Error).name);
    expect(error).to.be.oneOf(["AbortError", "Error"]);
    expect(await readdir(folder())).to.deep.equal([]);
  });
});
