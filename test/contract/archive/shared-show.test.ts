// An episode whose config, pictures, titles and targets lie in its show: what it uses of them is carried too, and nothing else of the show.
import { expect } from "chai";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ArchiveReply } from "../../../src/contracts/routes/proof/archive.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { smallSeries, threeShots, writeEpisode } from "../../support/episodes/sample-episodes.ts";
import { decodedHash } from "../../support/media/decoded-hash.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { recordingOf, saidFrom } from "../../support/media/recorded-speech.ts";
import { smallFilm } from "../../support/media/small-film.ts";

describe("an archive of an episode of a show", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  let show: string;
  let ep: string;
  allInStudio(async (opened) => {
    studio = opened;
    show = join(studio.root, "sea");
    ep = await writeEpisode(show, "tide", threeShots, null);
    await writeEpisode(show, "ebb", threeShots.replace("= tide", "= ebb"), null);
    const { subjects } = smallSeries;
    const series = {
      ...smallSeries,
      subjects: { ...subjects, ada: { ...subjects.ada, sheet: "refs/ada.png", sheet_panels: 1 } },
      locations: { quay: { ...smallSeries.locations.quay, plate: "../outside.png" } },
      publish: { outro: "films/outro.mp4" },
    };
    await writeFile(join(show, "series.json"), JSON.stringify(series));
    for (const folder of ["refs", "_titles", "films", "tide/audio", "tide/versions"])
      await mkdir(join(show, folder), { recursive: true });
    const film = await smallFilm({ frames: 24, width: 128, height: 72, fps: 24 });
    await Promise.all([
      ...["_titles/INTRO.mp4", "films/outro.mp4", "films/other.mp4"].map((name) => writeFile(join(show, name), film)),
      ...["refs/ada.png", "refs/nobody.png"].map((name) => writeFile(join(show, name), "bytes")),
      writeFile(join(show, "tide", "audio", "rain.wav"), recordingOf(saidFrom(0, 1, "it rains"), 1)),
      writeFile(join(show, "tide", "versions", "de.json"), "{}"),
      writeFile(join(studio.root, "outside.png"), "somebody's"),
    ]);
    await studio.post("/build", { ep }).expect(200);
    await placeTakes({ ep });
    const rain = { source: "file", path: "audio/rain.wav" };
    await studio.put("/cut", { ep, entries: [{ shot: "sh010", audio: rain }, { shot: "sh020" }] }).expect(200);
  });

  it("holds what the episode uses of its show, and nothing from outside", async () => {
    const { body } = await studio.post("/export/archive", { ep }).expect(200);
    const { file, left_out } = body as ArchiveReply;
    expect(left_out.map(({ path }) => path)).to.deep.equal([]);
    const { body: opened } = await studio
      .post("/archive/open", { source_path: file, parent: studio.root, name: "carried" })
      .expect(200);
    const held = await listFiles((opened as { folder: string }).folder);
    expect(held.filter((name) => !name.startsWith("tide/renders_proxy/"))).to.deep.equal([
      "_titles/INTRO.mp4",
      "films/outro.mp4",
      "refs/ada.png",
      "series.json",
      "tide/audio/rain.wav",
      "tide/cut.json",
      "tide/episode.lock.json",
      "tide/shotlist/shotlist.json",
      "tide/shotlist/shotlist_proxy.json",
      "tide/shotlist/shots.json",
      "tide/tide.md",
      "tide/versions/de.json",
    ]);
  });

  it("is published elsewhere as here", async () => {
    const put = { ep, entries: [{ shot: "sh010" }, { shot: "sh020" }] };
    await studio.put("/cut", put).expect(200);
    const publish = async (at: string) => {
      const { body } = await studio.post("/assemble", { ep: at, publish: true }).expect(200);
      const { ok, published } = body as { ok: boolean; published: string };
      expect(ok).to.equal(true);
      return decodedHash(published);
    };
    const here = await publish(ep);
    const { body } = await studio.post("/export/archive", { ep }).expect(200);
    const source = join(studio.root, "carried.zip");
    await cp((body as ArchiveReply).file, source);
    const opening = { source_path: source, parent: studio.root, name: "again" };
    const { body: opened } = await studio.post("/archive/open", opening).expect(200);
    const elsewhere = (opened as { ep: string }).ep;
    await studio.post("/build", { ep: elsewhere }).expect(200);
    expect(await publish(elsewhere)).to.equal(here);
  });
});
