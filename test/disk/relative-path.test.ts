import { expect } from "chai";
import { mkdir, realpath, symlink } from "node:fs/promises";
import { join } from "node:path";
import { readReach, requireFile, type PathRule } from "../../src/disk/relative-path.ts";
import { requireEpisode } from "../../src/disk/require-folder.ts";
import { relativeTo } from "../../src/disk/roots.ts";
import { refusalOf } from "../support/values/refusal-of.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

describe("a path relative to an episode", () => {
  const folder = scratchFolder();
  let root = "";
  beforeEach(async () => {
    root = join(await realpath(folder()), "root");
    await writeFiles(root, {
      "bible.md": "not the show's",
      "show/notes.txt": "the show's own",
      "show/refs/mara.png": "picture",
      "show/audio/line.wav": "sound",
      "show/props/crate/crate.png": "picture",
      "show/_titles/INTRO.mp4": "video",
      "show/.git/config": "a tool's",
      "show/ep01/ep01.md": "= ep01",
      "show/ep01/renders/sh010/sh010_t01.mp4": "video",
      "show/ep02/ep02.md": "= ep02",
      "show/ep02/renders/sh010/sh010_t01.mp4": "video",
      "show/ep02/refs/_takes/mara/mara_t01.png": "picture",
      "show/ep02/refs/mara.png": "picture",
      "show/ep03/cut.json": "{}",
      "show/ep03/note.txt": "an episode without its script",
      "show/season2/ep11/shotlist/shots.json": "{}",
      "show/season2/plate.png": "picture",
    });
    await mkdir(join(root, "show", "refs", "folder"));
  });

  const ask = async (path: unknown, rule: PathRule = "own and opened", roots = [root]) => {
    const ep = await requireEpisode(roots, join(root, "show", "ep01"));
    return relativeTo(ep, await requireFile(await readReach(roots, ep), path, rule));
  };
  const kindOf = async (...args: Parameters<typeof ask>) => (await refusalOf(ask(...args))).kind;
  const parentConfig = () => writeFiles(root, { "show/series.json": { series: { title: "Show" } } });
  const ownConfig = (subjects: unknown) => writeFiles(root, { "show/ep01/series.json": { subjects } });

  describe("inside the episode", () => {
    it("is the file, however it is written", async () => {
      const mp4 = "renders/sh010/sh010_t01.mp4";
      expect(await ask(mp4)).to.equal(mp4);
      expect(await ask(`./renders//sh010/../sh010/sh010_t01.mp4`)).to.equal(mp4);
      expect(await ask(`../ep01/${mp4}`)).to.equal(mp4);
    });
    for (const [name, path] of [
      ["nothing", undefined],
      ["an empty text", ""],
      ["a number", 1],
      ["an absolute path", "/etc/passwd"],
      ["a drive letter", "C:/Windows/win.ini"],
      ["a drive letter without a slash", "c:win.ini"],
      ["a NUL", "renders/\0.mp4"],
      ["backslashes", "renders\\sh010\\sh010_t01.mp4"],
      ["a climb", "../notes.txt"],
      ["a climb behind a folder", "renders/../../notes.txt"],
      ["a long climb", "../../../../etc/passwd"],
      ["the folder above", ".."],
    ] as const) {
      it(`refuses ${name}`, async () => {
        expect(await kindOf(path)).to.equal("bad-input");
      });
    }
    it("says of a missing file and of a folder that there is no such file", async () => {
      for (const path of ["renders/none.mp4", "renders", ".", "ep01.md/x", "x".repeat(300)]) {
        expect(await kindOf(path)).to.equal("unknown");
      }
    });
    it("refuses a link that leads out, whether or not something is there", async () => {
      await symlink(join(root, "bible.md"), join(root, "show", "ep01", "bible.md"));
      await symlink(root, join(root, "show", "ep01", "up"));
      await symlink("/etc", join(root, "show", "ep01", "etc"));
      for (const path of ["bible.md", "up/bible.md", "up/nothing.md", "etc/hostname", "etc/nothing"]) {
        expect(await kindOf(path)).to.equal("bad-input");
      }
    });
    it("follows a link that stays inside", async () => {
      await symlink("renders", join(root, "show", "ep01", "takes"));
      expect(await ask("takes/sh010/sh010_t01.mp4")).to.equal("renders/sh010/sh010_t01.mp4");
    });
  });

  describe("above an episode whose config stands beside it", () => {
    beforeEach(parentConfig);
    for (const path of ["../refs/mara.png", "../audio/line.wav", "../props/crate/crate.png", "../_titles/INTRO.mp4"]) {
      it(`reaches ${path}`, async () => {
        expect(await ask(path)).to.equal(path);
      });
    }
    for (const path of [
      "../notes.txt",
      "../series.json",
      "../.git/config",
      "../ep02/renders/sh010/sh010_t01.mp4",
      "../ep02/refs/mara.png",
      "../ep02/refs/_takes/mara/mara_t01.png",
      "../ep03/note.txt",
      "../season2/ep11/shotlist/shots.json",
      "../../bible.md",
    ]) {
      it(`does not reach ${path}`, async () => {
        expect(await kindOf(path)).to.equal("bad-input");
      });
    }
    it("reaches a folder of the show that holds episodes, but not into them", async () => {
      expect(await ask("../season2/plate.png")).to.equal("../season2/plate.png");
    });
    it("says of a missing file in an open folder that it is missing", async () => {
      expect(await kindOf("../refs/none.png")).to.equal("unknown");
      expect(await kindOf("../refs/folder")).to.equal("unknown");
    });
    it("is not led into a sibling or the show's own files by a link", async () => {
      const refs = join(root, "show", "refs");
      await symlink(join(root, "show", "ep02", "renders"), join(refs, "ep02"));
      await symlink(join(root, "show", "series.json"), join(refs, "series.json"));
      expect(await kindOf("../refs/ep02/sh010/sh010_t01.mp4")).to.equal("bad-input");
      expect(await kindOf("../refs/series.json")).to.equal("bad-input");
    });
    it("reaches nothing above an episode that is itself the root", async () => {
      expect(await kindOf("../refs/mara.png", "own and opened", [join(root, "show", "ep01")])).to.equal("bad-input");
    });
  });

  describe("above an episode with a config of its own", () => {
    it("reaches nothing while the config names nothing there", async () => {
      await ownConfig({ mara: { sheet: "refs/mara.png" } });
      expect(await kindOf("../refs/mara.png")).to.equal("bad-input");
    });
    for (const sheet of ["../refs/mara.png", "..\\refs\\mara.png", "../audio/mara.wav"]) {
      it(`reaches exactly the two shared folders when the config names ${sheet}`, async () => {
        await ownConfig({ mara: { views: [{ sheet }] } });
        expect(await ask("../refs/mara.png")).to.equal("../refs/mara.png");
        expect(await ask("../audio/line.wav")).to.equal("../audio/line.wav");
        expect(await kindOf("../props/crate/crate.png")).to.equal("bad-input");
        expect(await kindOf("../notes.txt")).to.equal("bad-input");
        expect(await kindOf("../refs/../notes.txt")).to.equal("bad-input");
      });
    }
    it("is not opened by a name that only begins like a shared folder, nor by a config that is no JSON", async () => {
      await ownConfig({ mara: { sheet: "../refs_old/mara.png", note: "see ../refs/ for more" } });
      expect(await kindOf("../refs/mara.png")).to.equal("bad-input");
      await writeFiles(root, { "show/ep01/series.json": '{"sheet": "../refs/mara.png",' });
      expect(await kindOf("../refs/mara.png")).to.equal("bad-input");
    });
  });

  describe("to a sibling's reference candidates", () => {
    const candidate = "../ep02/refs/_takes/mara/mara_t01.png";
    it("is open on the routes that show files, whatever the config says", async () => {
      expect(await ask(candidate, "sibling candidates")).to.equal(candidate);
      await parentConfig();
      expect(await ask(candidate, "sibling candidates")).to.equal(candidate);
    });
    it("opens nothing else of the sibling", async () => {
      for (const path of ["../ep02/refs/mara.png", "../ep02/renders/sh010/sh010_t01.mp4", "../ep02/ep02.md"]) {
        expect(await kindOf(path, "sibling candidates")).to.equal("bad-input");
      }
      expect(await kindOf("../ep02/refs/_takes/../../ep02.md", "sibling candidates")).to.equal("bad-input");
    });
    it("does not make a sibling of any folder", async () => {
      await writeFiles(root, { "show/other/refs/_takes/a.png": "picture" });
      expect(await kindOf("../other/refs/_takes/a.png", "sibling candidates")).to.equal("bad-input");
    });
    it("is not left by a link", async () => {
      const takes = join(root, "show", "ep02", "refs", "_takes");
      await symlink(join(root, "show", "ep02", "renders"), join(takes, "renders"));
      expect(await kindOf("../ep02/refs/_takes/renders/sh010/sh010_t01.mp4", "sibling candidates")).to.equal(
        "bad-input",
      );
    });
  });
});
