// Which pictures of subjects were drawn here, so that a shot draws them anew instead of pasting them.
import { expect } from "chai";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PicksFile, RefSidecar } from "../../../../src/contracts/files/refs.ts";
import { sha1 } from "../../../../src/core/lib/hash.ts";
import type { StagedInput } from "../../../../src/hosts/backend.ts";
import { markDrawn } from "../../../../src/studio/shared/references/drawn-here.ts";
import { episodeAt } from "../../../support/episodes/episode-context.ts";
import { episodeFolder } from "../../../support/episodes/episode-folder.ts";
import { writeFiles } from "../../../support/episodes/write-files.ts";

const REF = "subject:ann";
const LIVE = "refs/ann.png";

describe("a subject's picture that was drawn here", () => {
  const ep = episodeFolder();
  const record = (backend: string): RefSidecar => ({
    ...{ version: 1, ref: REF, view: null, take: 1, status: "ok", source: "generated", backend },
    ...{ queued: "2026-11-02T10:14:03+01:00", width: 64, height: 64, note: "", save_notes: "" },
  });
  const picks = (pick: PicksFile["refs"][string]): PicksFile => ({ version: 1, refs: { [REF]: pick } });
  const prepare = (backend: string, pick: PicksFile["refs"][string]) =>
    writeFiles(ep(), {
      ...{ "refs/_takes/subject__ann/subject__ann_t01.json": record(backend), [LIVE]: "one" },
      ...{ "refs/_takes/subject__ann/subject__ann_t01.png": "one", "refs/_picks.json": picks(pick) },
    });
  const marked = async (change: Partial<StagedInput> = {}) => {
    const input = { role: "subject", subject: "ann", path: join(ep(), LIVE), ...change } as StagedInput;
    const [found] = await markDrawn(await episodeAt(ep()), [input]);
    return found?.drawn === true;
  };

  it("is marked where the built-in target made what is picked", async () => {
    await prepare("builtin", { take: 1, sha1: sha1("one") });
    expect(await marked()).to.equal(true);
    expect(await marked({ role: "plate" } as Partial<StagedInput>)).to.equal(false);
    expect(await marked({ subject: "ben" })).to.equal(false);
  });
  it("is somebody's own once the file was changed, and where another model or nobody made it", async () => {
    await prepare("builtin", { take: 1, sha1: sha1("one") });
    await writeFile(join(ep(), LIVE), "painted over");
    expect(await marked()).to.equal(false);
    await prepare("local", { take: 1, sha1: sha1("one") });
    expect(await marked()).to.equal(false);
    await prepare("builtin", { sha1: sha1("one") });
    expect(await marked()).to.equal(false);
  });
  it("is not known where its candidate is another episode's, or the picks cannot be read", async () => {
    await prepare("builtin", { take: 1, sha1: sha1("one"), episode: "another" });
    expect(await marked()).to.equal(false);
    await prepare("builtin", { take: 1, sha1: sha1("one") });
    await writeFile(join(ep(), "refs/_picks.json"), "{ no picks");
    expect(await marked()).to.equal(false);
  });
});
