import { expect } from "chai";
import { realpath, symlink } from "node:fs/promises";
import { join } from "node:path";
import { sha1 } from "../../src/core/lib/hash.ts";
import { findAuthored, missingSentence, readAuthored, type AuthoredLocation } from "../../src/disk/authored.ts";
import { requireEpisode } from "../../src/disk/require-folder.ts";
import { type EpisodeFolder } from "../../src/disk/roots.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

describe("the authored files of an episode", () => {
  const folder = scratchFolder();
  let root = "";
  beforeEach(async () => {
    root = await realpath(folder());
  });

  /** The names that are found in `show/ep01`, with these files in the show. */
  async function find(files: Readonly<Record<string, unknown>>) {
    await writeFiles(root, { "show/ep01/keep.txt": "", ...files });
    const ep = await requireEpisode([root], join(root, "show", "ep01"));
    const { script, series, candidates } = await findAuthored([root], ep);
    return { script: script?.name, series: series?.name, candidates };
  }

  it("are the script named after the folder and the config beside it", async () => {
    const found = await find({ "show/ep01/ep01.md": "", "show/ep01/other.md": "", "show/ep01/series.json": "{}" });
    expect(found).to.deep.equal({ script: "ep01.md", series: "series.json", candidates: [] });
  });
  it("are the only Markdown that can be a script, beside a config", async () => {
    const names = ["README.md", "refs_todo_proxy.md", "notes on mara.md", "align_report.md", ".draft.md", "part.txt"];
    const others = Object.fromEntries(names.map((name) => [`show/ep01/${name}`, ""]));
    const found = await find({ ...others, "show/ep01/Pilot.MD": "", "show/ep01/series.json": "{}" });
    expect(found.script).to.equal("Pilot.MD");
  });
  it("have no script when two files could be it", async () => {
    const found = await find({ "show/ep01/b.md": "", "show/ep01/a.md": "", "show/ep01/series.json": "{}" });
    expect(found).to.deep.equal({ script: undefined, series: "series.json", candidates: ["a.md", "b.md"] });
    const sentence = missingSentence(join(root, "show", "ep01") as EpisodeFolder, "script", found.candidates);
    expect(sentence).to.equal("cannot tell which file is the script of ep01 (a.md, b.md): name one of them ep01.md");
  });
  it("take the config from the folder above, and then only a script named after the folder", async () => {
    expect(await find({ "show/series.json": "{}", "show/ep01/pilot.md": "" })).to.deep.equal({
      script: undefined,
      series: "../series.json",
      candidates: [],
    });
    expect((await find({ "show/ep01/ep01.md": "" })).script).to.equal("ep01.md");
  });
  it("prefer the config of their own folder", async () => {
    const found = await find({ "show/series.json": "{}", "show/ep01/series.json": "{}", "show/ep01/ep01.md": "" });
    expect(found.series).to.equal("series.json");
  });
  it("are not looked for two folders up", async () => {
    expect((await find({ "series.json": "{}", "show/ep01/ep01.md": "" })).series).to.equal(undefined);
  });
  it("may be links inside the roots, and not out of them", async () => {
    await writeFiles(root, { "in/shared.json": "{}", "out/secret.md": "secret" });
    await find({ "show/keep.txt": "" });
    const at = (name: string) => join(root, "show", "ep01", name);
    await symlink(join(root, "in", "shared.json"), at("series.json"));
    await symlink(join(root, "out", "secret.md"), at("ep01.md"));
    const roots = [join(root, "in"), join(root, "show")];
    const ep = await requireEpisode(roots, join(root, "show", "ep01"));
    const found = await findAuthored(roots, ep);
    expect(found.series?.path).to.equal(join(root, "in", "shared.json"));
    expect(found.script).to.equal(undefined);
  });
  it("include the config above an episode that is itself the root", async () => {
    await writeFiles(root, { "show/series.json": "{}", "show/ep01/ep01.md": "" });
    const ep = await requireEpisode([join(root, "show", "ep01")], join(root, "show", "ep01"));
    expect((await findAuthored([ep], ep)).series?.name).to.equal("../series.json");
  });

  describe("as text", () => {
    const read = async (bytes: string | Uint8Array) => {
      await writeFiles(root, { "ep01.md": bytes });
      return readAuthored({ kind: "script", path: join(root, "ep01.md"), name: "ep01.md" } as AuthoredLocation);
    };

    it("come with LF line ends and without BOM, the hash of the bytes, and how to write them back", async () => {
      const bytes = "\uFEFF= ep01 Čapek\r\n\r\n# sq01 quay\n";
      const found = await read(bytes);
      expect(found).to.include({
        ok: true,
        text: "= ep01 Čapek\n\n# sq01 quay\n",
        hash: sha1(bytes),
        bom: true,
        lineEnd: "\r\n",
      });
      expect((found as { mtime: number }).mtime).to.be.closeTo(Date.now() / 1000, 60);
    });
    for (const [text, lineEnd] of [
      ["a\nb\nc\r\n", "\n"],
      ["a\r\nb\r\nc\n", "\r\n"],
      ["a\rb\rc\n", "\r"],
      ["one line", "\n"],
      ["", "\n"],
    ] as const) {
      it(`know that most lines of ${JSON.stringify(text)} end in ${JSON.stringify(lineEnd)}`, async () => {
        expect(await read(text)).to.include({ lineEnd, bom: false });
      });
    }
    it("say what to do when they are not UTF-8, and read the next one well", async () => {
      const broken = await read(Uint8Array.from([0x3d, 0x20, 0x65, 0xe9, 0x70]));
      expect(broken).to.deep.equal({ ok: false, problem: "ep01.md is not UTF-8 text: save it as UTF-8" });
      expect(await read("= ep")).to.include({ ok: true, text: "= ep" });
    });
  });
});
