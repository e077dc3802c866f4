// Packs of the shelf that somebody made by hand: nothing of one that is not what it says is handed out.
import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sha1, sha256 } from "../../../src/core/lib/hash.ts";
import { readPack } from "../../../src/disk/shelf/read-pack.ts";
import { writeZip } from "../../../src/machine/zip/write-zip.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";

type Files = Readonly<Record<string, string | object>>;

const PICTURE = "picture";
const cast = (id: string, more: object = {}) => ({
  ...{ version: 1, id, kind: "prop", name: "Box", subject: id, block: {}, live_from: null },
  ...{ put: "2026-11-02T10:14:03Z", from: { show: "a", episode: "b" } },
  files: [{ slot: "picture", name: "picture.png", bytes: PICTURE.length, sha1: sha1(PICTURE) }],
  ...more,
});
const textOf = (value: string | object) => (typeof value === "string" ? value : JSON.stringify(value));
const GOOD: Files = { "box/cast.json": cast("box"), "box/picture.png": PICTURE };

describe("a pack of the shelf", () => {
  const folder = scratchFolder();
  const path = () => join(folder(), "pack.zip");
  const write = async (files: Files, more: object = {}, ids = ["box"]) => {
    const listed = Object.entries(files).map(([name, value]) => {
      const text = textOf(value);
      return { path: name, bytes: text.length, sha256: sha256(text) };
    });
    const pack = { version: 1, format: "episode-studio-cast", ids, files: listed, ...more };
    const all = Object.entries({ "pack.json": pack, ...files });
    const sources = all.map(([name, value]) => {
      const bytes = Buffer.from(textOf(value));
      return { name, bytes: bytes.length, read: () => Promise.resolve(bytes) };
    });
    await writeZip(path(), sources);
  };
  const read = async () => {
    const taken: string[] = [];
    const error = await readPack(path(), async ({ cast: { id } }) => void taken.push(id)).then(
      () => "",
      (thrown: unknown) => (thrown as Error).message,
    );
    return { taken, error };
  };

  it("is read when it is what it says", async () => {
    await write(GOOD);
    expect(await read()).to.deep.equal({ taken: ["box"], error: "" });
  });

  for (const [what, files, more, says] of [
    ["names a folder that it does not have", GOOD, { ids: ["box", "hat"] }, /hat\/cast\.json/],
    ["has a file that no record names", { ...GOOD, "box/more.sh": "echo" }, {}, /files that no cast\.json/],
    [
      "has a file that its list does not name",
      { ...GOOD, "box/x.png": "x" },
      { files: [] },
      /which pack\.json does not name/,
    ],
    ["has a file outside its folders", { ...GOOD, "x.png": "x" }, {}, /no place on the shelf/],
    [
      "has another picture than its record says",
      { ...GOOD, "box/picture.png": "pictura" },
      {},
      /is not what box\/cast\.json says/,
    ],
    ["has a record of something else", { ...GOOD, "box/cast.json": cast("hat") }, {}, /is of hat, and lies in box/],
    [
      "has a record with a path for a name",
      {
        ...GOOD,
        "box/cast.json": cast("box", { files: [{ slot: "picture", name: "../x", bytes: 1, sha1: sha1("") }] }),
      },
      {},
      /cast\.json: /,
    ],
    ["is of another kind", GOOD, { format: "other" }, /pack\.json: /],
  ] as const) {
    it(`is refused when it ${what}`, async () => {
      await write(files, more);
      const { taken, error } = await read();
      expect(taken).to.deep.equal([]);
      expect(error).to.match(says);
    });
  }

  it("is refused whole when the second folder in it is wrong", async () => {
    await write({ ...GOOD, "hat/cast.json": cast("hat"), "hat/picture.png": "pictura" }, {}, ["box", "hat"]);
    expect((await read()).taken).to.deep.equal([]);
  });

  it("is refused when a name in it leads out, however the zip is written", async () => {
    for (const evil of ["../pictur2.png", "/ox/picture.png", "c:\\picture.png"]) {
      await write({ ...GOOD, "box/pictur2.png": "evil" });
      const bytes = await readFile(path());
      const name = Buffer.from("box/pictur2.png");
      const other = Buffer.from(evil.padEnd(name.length, "g"));
      for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) other.copy(bytes, at);
      await writeFile(path(), bytes);
      const { taken, error } = await read();
      expect([taken, error === ""]).to.deep.equal([[], false]);
    }
  });

  it("is refused before anything is unpacked when it says that it holds too much", async () => {
    await write(GOOD);
    const bytes = await readFile(path());
    const entry = bytes.lastIndexOf(Buffer.from("box/picture.png")) - 46;
    for (const field of [20, 24]) bytes.writeUInt32LE(65 * 1024 * 1024, entry + field);
    await writeFile(path(), bytes);
    expect((await read()).error).to.equal("what it holds is too large");
  });
});
