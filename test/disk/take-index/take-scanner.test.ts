// Folders of takes looked at again and again: nothing is told twice, and nothing that changed is passed over. A clock that is ahead
// makes every file count as settled, so that only its facts tell whether it changed.
import { expect } from "chai";
import { mkdir, rename, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { TakeScanner, type FolderScan } from "../../../src/disk/take-index/take-scanner.ts";
import { stampsOf } from "../../../src/disk/take-index/stamps.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";

describe("a look at a folder of takes", () => {
  const scratch = scratchFolder();
  let folder = "";
  let scanner: TakeScanner;
  beforeEach(async () => {
    folder = join(scratch(), "sh010");
    await mkdir(folder);
    for (const name of ["a.json", "a.mp4", "a.jpg"]) await writeFile(join(folder, name), "one");
    scanner = new TakeScanner();
  });

  const AHEAD = 10_000;
  const look = (known = 0, ahead = AHEAD, path = folder) =>
    scanner.scan({ folders: [path], known: [known], now: Date.now() + ahead })[0] as FolderScan | null;
  const reported = (known = 0) => {
    const found = look(known);
    if (!found) throw new Error("nothing was told");
    return found;
  };

  it("tells names, and stamps of what is read", () => {
    const stamps = stampsOf(reported().listing);
    expect([...stamps.keys()].toSorted()).to.deep.equal(["a.jpg", "a.json", "a.mp4"]);
    expect(stamps.get("a.jpg")).to.equal("");
    expect(stamps.get("a.mp4")).to.match(/^[\d.]+(:[\d.]+){4}$/);
  });
  it("tells nothing that is known, and all of it to whoever knows another mark", () => {
    const first = reported();
    expect(look(first.mark)).to.equal(null);
    expect(reported(first.mark + 1)).to.deep.equal(first);
  });
  const path = (name: string) => join(folder, name);
  const long = new Date("2001-01-01T00:00:00Z");
  const changes: Readonly<Record<string, () => Promise<unknown>>> = {
    "a file is written in place, with its size and time": async () => {
      await writeFile(path("a.json"), "two");
      await utimes(path("a.json"), long, long);
    },
    "a file is replaced by another of its size and time": async () => {
      await writeFile(join(scratch(), "new"), "two");
      await utimes(join(scratch(), "new"), long, long);
      await rename(join(scratch(), "new"), path("a.json"));
    },
    "a file comes": () => writeFile(path("b.mp4"), ""),
    "a picture comes": () => writeFile(path("b.jpg"), ""),
    "a file goes": () => rm(path("a.mp4")),
    "a file becomes a folder": async () => {
      await rm(path("a.mp4"));
      await mkdir(path("a.mp4"));
    },
  };
  for (const [what, change] of Object.entries(changes)) {
    it(`tells it again when ${what}`, async () => {
      await utimes(path("a.json"), long, long);
      await sleep(20); // longer than the tick of the system's file times
      const before = reported();
      await change();
      const after = reported(before.mark);
      expect(after.mark).to.not.equal(before.mark);
      expect(after.listing).to.not.equal(before.listing);
      expect(look(after.mark)).to.equal(null);
    });
  }
  it("knows nothing by a stamp of the last two seconds", () => {
    const fresh = look(0, 0);
    expect(fresh?.listing).to.include("\0?");
    expect(look(fresh?.mark, 0)?.mark).to.not.equal(fresh?.mark);
    const settled = reported(fresh?.mark);
    expect(settled.listing).to.not.include("?");
  });
  it("gives no two lookouts one mark", () => {
    const other = new TakeScanner().scan({ folders: [folder], known: [0], now: Date.now() + AHEAD })[0];
    expect(other?.mark).to.not.equal(reported().mark);
  });
  it("says of a folder that is not there that it is empty, and again when it comes and goes", async () => {
    const before = reported();
    await rename(folder, `${folder}_away`);
    expect(reported(before.mark)).to.deep.equal({ mark: 0, real: folder, listing: "" });
    await rename(`${folder}_away`, folder);
    expect(stampsOf(reported().listing).size).to.equal(3);
    expect(reported(0).problem).to.equal(undefined);
    expect(look(0, AHEAD, join(scratch(), "x".repeat(300))))
      .to.include({ listing: "" })
      .and.not.have.property("problem");
  });
  it("says what the system says of one that cannot be read", async () => {
    await writeFile(join(scratch(), "file"), "");
    const asFile = look(0, AHEAD, join(scratch(), "file"));
    const belowFile = look(0, AHEAD, join(scratch(), "file", "sh010"));
    for (const found of [asFile, belowFile]) expect(found).to.include({ listing: "", problem: "ENOTDIR" });
  });
  it("says where a link leads, and of one in a circle that nobody can tell", async () => {
    const [link, circle] = [join(scratch(), "link"), join(scratch(), "circle")];
    await symlink(folder, link);
    await symlink(circle, circle);
    const linked = look(0, AHEAD, link);
    expect(linked).to.include({ real: folder, listing: reported().listing });
    await writeFile(path("a.json"), "more");
    expect(look(linked?.mark, AHEAD, link)?.mark).to.not.equal(linked?.mark);
    expect(look(0, AHEAD, circle)).to.have.property("real", undefined);
  });
});
