// The service is killed in the middle of imports: nothing half stands under a name, and the next start removes what was begun.
import { expect } from "chai";
import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import type { EpisodeStatus } from "../../src/contracts/replies/episode-status.ts";
import { anyTools } from "../media/tool-sets.ts";
import { makeClip } from "../media/test-clips.ts";
import { listFiles } from "../support/episodes/list-files.ts";
import { openService } from "../support/episodes/open-service.ts";
import { startCli, type RunningCli } from "../support/episodes/run-cli.ts";
import { writeEpisode } from "../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { until } from "../support/until.ts";

/** Bytes of a sound that takes a while to copy. */
const LONG_SOUND = 192 * 1024 * 1024;

describe("a service that is killed while it imports", function () {
  this.timeout(60_000);
  let running: RunningCli | undefined;
  afterEach(async () => {
    running?.kill("SIGKILL");
    await running?.ended;
  });
  // Behind the hook above: its folder goes when nobody writes in it any more.
  const folder = scratchFolder();

  it("leaves no part of a sound or a take under a name, and sweeps what it had begun", async () => {
    const ep = await writeEpisode(folder());
    const [sound, film] = [join(folder(), "line.wav"), join(folder(), "quay.mp4")];
    const file = await open(sound, "w");
    await file.truncate(LONG_SOUND);
    await file.close();
    await makeClip(anyTools().ffmpeg.path, film, { frames: 240, source: "testsrc2=s=640x360:r=30" });
    const userDir = join(folder(), "user");
    running = startCli(["serve", "--port", "0", "--root", folder(), "--user-dir", userDir, "--no-open"]);
    const [, url] = await running.said(/^listening on (http:\/\/127\.0\.0\.1:\d+)$/m);
    const first = request(url ?? "");
    await first.post("/studio/build").send({ ep }).expect(200);

    const scratch = join(userDir, "default", "studio", "scratch");
    const names = (path: string) => readdir(path).catch(() => [] as string[]);
    const ask = (path: string, body: object) =>
      first
        .post(path)
        .send({ ep, ...body })
        .catch(() => undefined);
    const take = ask("/studio/takes/import", { shot: "sh010", source_path: film });
    await until(async () => (await names(scratch)).some((name) => name.startsWith("import-")), "no file came in");
    const line = ask("/studio/audio/import", { source_path: sound });
    await until(async () => (await names(join(ep, "audio"))).length > 0, "no sound came in");
    running.kill("SIGKILL");
    await Promise.all([running.ended, take, line]);

    const copied = (await names(join(ep, "audio"))).includes("line.wav");
    if (copied) expect((await stat(join(ep, "audio", "line.wav"))).size).to.equal(LONG_SOUND);
    const next = await openService(folder(), { runRoots: [folder()] });
    const { body } = await request(next.url).get("/studio/episode").query({ ep }).expect(200);
    const takes = (body as EpisodeStatus).shots.flatMap((shot) => shot.takes);
    const left = [
      await listFiles(join(ep, "audio")),
      await listFiles(join(ep, "renders_proxy")),
      await listFiles(scratch),
    ];
    await next.stop();
    expect(takes).to.deep.equal([]);
    expect(left).to.deep.equal([copied ? ["line.wav"] : [], [], []]);
  });
});
