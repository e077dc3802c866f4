// A service is killed while it writes an archive, and while it opens one: nothing half stands under a name, and the next start sweeps.
import { expect } from "chai";
import { mkdir, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import { listFiles } from "../../support/episodes/list-files.ts";
import { openService } from "../../support/episodes/open-service.ts";
import { startCli, type RunningCli } from "../../support/episodes/run-cli.ts";
import { writeEpisode } from "../../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { until } from "../../support/until.ts";

/** Bytes of a film that takes a while to archive. */
const LONG = 192 * 1024 * 1024;

describe("a service that is killed while it archives", function () {
  this.timeout(60_000);
  let running: RunningCli | undefined;
  afterEach(async () => {
    running?.kill("SIGKILL");
    await running?.ended;
  });
  // Behind the hook above: its folder goes when nobody writes in it any more.
  const folder = scratchFolder();
  const user = () => join(folder(), "user");
  const serve = async (root: string) => {
    running = startCli(["serve", "--port", "0", "--root", root, "--user-dir", user(), "--no-open"]);
    const [, url] = await running.said(/^listening on (http:\/\/127\.0\.0\.1:\d+)$/m);
    return request(url ?? "");
  };
  const parts = async (at: string) => (await readdir(at).catch(() => [])).filter((name) => name.endsWith(".part"));

  it("leaves no half archive, and none that is half opened", async () => {
    const root = join(folder(), "show");
    const ep = await writeEpisode(root);
    const at = await serve(root);
    await at.post("/studio/build").send({ ep }).expect(200);
    const take = join(ep, "renders", "sh010");
    await mkdir(take, { recursive: true });
    const file = await open(join(take, "sh010_t01.mp4"), "w");
    await file.truncate(LONG);
    await file.close();

    const archiving = at
      .post("/studio/export/archive")
      .send({ ep })
      .catch(() => undefined);
    await until(async () => (await parts(join(ep, "archive"))).length > 0, "no archive was begun");
    running?.kill("SIGKILL");
    await Promise.all([running?.ended, archiving]);
    expect((await readdir(join(ep, "archive"))).filter((name) => !name.startsWith("."))).to.deep.equal([]);

    const second = await serve(root);
    expect(await readdir(join(ep, "archive"))).to.deep.equal([]);
    const { body } = await second.post("/studio/export/archive").send({ ep }).expect(200);
    const { file: zip } = body as { file: string };
    const opening = second
      .post("/studio/archive/open")
      .send({ source_path: zip, parent: root, name: "opened" })
      .catch(() => undefined);
    await until(async () => (await parts(root)).length > 0, "nothing was unpacked");
    running?.kill("SIGKILL");
    await Promise.all([running?.ended, opening]);
    expect((await readdir(root)).filter((name) => !name.startsWith("."))).to.deep.equal(["tide"]);

    const last = await openService(folder(), { runRoots: [root] });
    await last.stop();
    expect(await readdir(root)).to.deep.equal(["tide"]);
    expect((await listFiles(join(ep, "archive"))).length).to.equal(1);
  });
});
