// Measuring in the background, on everything real but the reading of faces, which is handed in.
import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { StudioEvent } from "../../../src/contracts/events.ts";
import type { KeptFaces } from "../../../src/contracts/files/faces.ts";
import type { FaceFeature, FaceLikeness } from "../../../src/contracts/replies/faces.ts";
import { readEnvironment } from "../../../src/environment.ts";
import { createServer, type StudioServer } from "../../../src/main.ts";
import { silentLog } from "../../../src/machine/log.ts";
import type { FaceReading } from "../../../src/media/faces/face-order.ts";
import { buildEpisode } from "../../../src/studio/episodes/build-episode.ts";
import { listFaces } from "../../../src/studio/faces/list-faces.ts";
import { measureFaces } from "../../../src/studio/faces/measure-faces.ts";
import { installFaces } from "../../../src/studio/faces/install-faces.ts";
import type { FacesPort, StudioPorts } from "../../../src/studio/ports.ts";
import { requireEpisode } from "../../../src/disk/require-folder.ts";
import { openEpisodeContext, type EpisodeContext } from "../../../src/studio/shared/episode/episode-context.ts";
import { seriesFor, threeShots, writeEpisode } from "../../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { until } from "../../support/until.ts";

const READY: FaceFeature = { status: "ready", error: null, folder: "", files: [], command: "" };

describe("measuring faces", function () {
  this.timeout(60_000);
  let server: StudioServer;
  afterEach(() => server.close()); // before its folder goes
  const scratch = scratchFolder();
  let ports: StudioPorts;
  let episode: EpisodeContext;
  let events: StudioEvent[];
  let asked: string[];
  let answer: (film: string) => FaceReading;

  beforeEach(async () => {
    const root = join(scratch(), "show");
    const ep = await writeEpisode(root, "tide", threeShots, seriesFor());
    await writeFiles(ep, { "refs/ada.png": "a picture" });
    const environment = {
      ...readEnvironment({ ...process.env, STUDIO_NO_SDK_INSTALL: "1" }, process.platform, scratch()),
      userDir: join(scratch(), "user"),
    };
    server = await createServer({ environment, runRoots: [root], log: silentLog });
    asked = [];
    answer = () => ({ views: [[1, 0]], frames: [[[1, 0]], [[1, 0.5]], [[1, 1]]] });
    const faces: FacesPort = {
      mayInstall: true,
      record: async () => READY,
      install: () => undefined,
      read: async ({ film }) => {
        asked.push(film.slice(film.lastIndexOf("/") + 1));
        return answer(film);
      },
    };
    ports = { ...server.ports, faces };
    events = [];
    server.subscribe((event) => events.push(event));
    episode = await openEpisodeContext(ports, await requireEpisode([root], ep));
    await buildEpisode(ports, episode);
    await placeTakes({ ep });
    episode = episode.reread();
  });

  const measure = (shots?: string[]) =>
    measureFaces(ports, episode.reread(), { pass: "proxy", ...(shots && { shots }) });
  const faces = async (): Promise<FaceLikeness[]> =>
    (await listFaces(ports, episode.reread(), { pass: "proxy" })).takes.flatMap((take) => take.faces);
  const said = () => events.filter(({ type }) => type === "studio.faces").map(({ data }) => data);
  const untilSaid = (count: number) => until(() => said().length >= count, `${count} takes were not measured`);

  it("goes through the takes that wait, says so one by one, and keeps what it found", async () => {
    expect((await faces()).map(({ status }) => status)).to.deep.equal(["waiting", "waiting"]);
    expect(await measure()).to.deep.equal({ takes: 2 });
    await untilSaid(2);
    const ep = episode.folder;
    expect(said()).to.deep.equal([
      { ep, pass: "proxy", shot: "sh010", take: 1, done: 1, total: 2 },
      { ep, pass: "proxy", shot: "sh020", take: 1, done: 2, total: 2 },
    ]);
    const [ada] = await faces();
    expect(ada).to.include({ status: "ok", name: "Ada", view: "sheet", looked: 3, found: 3, verdict: "like" });
    expect(ada?.distance).to.be.closeTo(0.1056, 1e-4);
    expect(ada?.worst).to.be.closeTo(0.2929, 1e-4);
    const kept = JSON.parse(await readFile(join(ep, "_cache/faces/proxy.json"), "utf8")) as KeptFaces;
    expect(Object.keys(kept.takes)).to.have.members(["sh010/1", "sh020/1"]);
    expect(await measure()).to.deep.equal({ takes: 0 });
    expect(asked).to.deep.equal(["sh010_t01.mp4", "sh020_t01.mp4"]);
  });

  it("is done again when another picture is picked, and for the shots that are named alone", async () => {
    await measure();
    await untilSaid(2);
    await writeFiles(episode.folder, { "refs/ada.png": "another picture" });
    expect((await faces()).map(({ status }) => status)).to.deep.equal(["waiting", "waiting"]);
    expect(await measure(["sh020"])).to.deep.equal({ takes: 1 });
    await untilSaid(3);
    expect((await faces()).map(({ status }) => status)).to.deep.equal(["waiting", "ok"]);
  });

  it("is done once where two ask at once", async () => {
    await Promise.all([measure(), measure()]);
    await untilSaid(2);
    expect((await faces()).every(({ status }) => status === "ok")).to.equal(true);
    expect(asked).to.have.length(2);
  });

  it("says who is in no frame, whose picture shows no face, and what could not be read", async () => {
    answer = () => ({ views: [[1, 0]], frames: [[], []] });
    await measure(["sh010"]);
    await untilSaid(1);
    answer = () => ({ views: [null], frames: [[[1, 0]]] });
    await measure(["sh020"]);
    await untilSaid(2);
    expect((await faces()).map(({ status, why }) => [status, why])).to.deep.equal([
      ["no-face", "no face in 2 frames of the take could be Ada"],
      ["no-view", "no face was found in the sheet of Ada: pick a face view"],
    ]);
    await writeFiles(episode.folder, { "refs/ada.png": "a third picture" });
    answer = () => {
      throw new Error("the film is torn");
    };
    await measure(["sh010"]);
    await untilSaid(3);
    expect((await faces())[0]).to.include({ status: "failed", why: "the film is torn", distance: null });
    answer = () => ({ views: [[1, 0]], frames: [[[1, 0]]] });
    expect(await measure(["sh010"])).to.deep.equal({ takes: 1 });
    await untilSaid(4);
    expect((await faces())[0]).to.include({ status: "ok", distance: 0 });
  });

  it("has nothing to install where it is installed", async () => {
    expect(await installFaces(ports)).to.deep.equal({ feature: READY });
  });
});
