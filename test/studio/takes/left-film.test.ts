import { expect } from "chai";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { jsonText } from "../../../src/core/lib/json-text.ts";
import type { EpisodeFolder } from "../../../src/disk/roots.ts";
import { arrive } from "../../../src/studio/takes/act-arrive.ts";
import { anyTools } from "../../media/tool-sets.ts";
import { makeShotlist } from "../../support/make-shotlist.ts";
import { makeSidecar } from "../../support/make-take.ts";
import { scratchFolder } from "../../support/scratch-folder.ts";
import { smallFilm } from "../../support/small-film.ts";
import { writeFiles } from "../../support/write-files.ts";

describe("a film that a host left behind when it died", () => {
  const folder = scratchFolder();
  const path = () => join(folder(), "renders_proxy/sh010/sh010_t01.mp4");
  let film: Buffer;
  before(async () => void (film = await smallFilm({ frames: 12, width: 64, height: 48, fps: 24 })));

  async function arriveWith(bytes: Buffer, isLeft: boolean) {
    await writeFiles(folder(), {
      "renders_proxy/sh010/sh010_t01.shotlist.json": jsonText(makeShotlist()),
      "renders_proxy/sh010/sh010_t01.mp4": bytes,
    });
    const ep = folder() as EpisodeFolder;
    const take = { ep, record: makeSidecar(), payload: { ep, pass: "proxy", shot: "sh010", take: 1 } as const };
    const made = { files: [{ role: "video", path: path() }] as const, isLeft };
    return arrive({ tools: async () => anyTools() }, take, made, { signal: new AbortController().signal });
  }

  it("is the take when it is whole", async () => {
    expect(await arriveWith(film, true)).to.include({ frames: 12, width: 64, height: 48 });
    expect(await readFile(path())).to.deep.equal(film);
  });

  it("is said to be cut off when it does not play, and does not stay in the episode", async () => {
    const torn = film.subarray(0, film.length / 2);
    const error = await arriveWith(torn, true).catch((reason: unknown) => reason);
    expect((error as Error).message).to.match(/^the host stopped while it wrote the film: .* Render the shot again$/);
    expect(await readdir(join(path(), ".."))).to.deep.equal(["sh010_t01.shotlist.json"]);
  });

  it("stays where the host had said that it was whole: it may have been paid for", async () => {
    const error = await arriveWith(film.subarray(0, film.length / 2), false).catch((reason: unknown) => reason);
    expect((error as Error).message).to.include("sh010_t01.mp4 cannot be read");
    expect(await readdir(join(path(), ".."))).to.include("sh010_t01.mp4");
  });
});
