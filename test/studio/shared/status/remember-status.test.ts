// A status that is told again only when something it is told from has changed. All files count as settled here, so that nothing but
// their stamps and contents can tell.
import { expect } from "chai";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeStatus } from "../../../../src/contracts/replies/episode-status.ts";
import { FileCache } from "../../../../src/disk/reading/file-cache.ts";
import type { JsonRead } from "../../../../src/disk/reading/json-file.ts";
import { TakeIndex } from "../../../../src/disk/take-index/take-index.ts";
import { readEnvironment } from "../../../../src/environment.ts";
import { openReadingPorts } from "../../../../src/wiring/open-reading.ts";
import { silentLog } from "../../../../src/machine/log.ts";
import { readPass, type SnapshotPorts } from "../../../../src/studio/shared/pass/read-pass.ts";
import { readSounds } from "../../../../src/studio/shared/pass/read-sounds.ts";
import { rememberStatus } from "../../../../src/studio/shared/status/remember-status.ts";
import { readRefHashes } from "../../../../src/disk/refs/ref-hashes.ts";
import { makeSidecar } from "../../../support/values/make-take.ts";
import { allInStudio, type RealStudio } from "../../../support/episodes/real-studio.ts";
import { threeShots } from "../../../support/episodes/sample-episodes.ts";
import { requireEpisodeContext, type EpisodePorts } from "../../../../src/studio/shared/episode/episode-context.ts";

describe("a status", () => {
  const settled = { now: () => new Date(Date.now() + 10_000) };
  let studio: RealStudio;
  let ports: SnapshotPorts & EpisodePorts;
  let reported = 0;
  let draft: object | null = null;
  allInStudio(async (opened) => {
    studio = opened;
    const environment = { ...readEnvironment({}, process.platform, studio.root), userDir: studio.user };
    ports = {
      ...(await openReadingPorts({ environment, runRoots: [studio.root], log: silentLog })),
      clock: settled,
      shotlists: new FileCache<JsonRead<unknown>>(settled),
      takeIndex: new TakeIndex(settled),
      fileHashes: new FileCache<string>(settled),
    };
  });

  const ask = async () => {
    const snapshot = await readPass(ports, await requireEpisodeContext(ports, studio.ep), "proxy");
    const sounds = await readSounds({ hasSound: async () => false }, snapshot);
    return rememberStatus({ snapshot, sounds, track: null }, async () => {
      reported += 1;
      await readRefHashes(snapshot.reach, ["refs/ada.png"], snapshot.fileHashes);
      return { shots: [{ takes: [{ draft }] }], reported } as unknown as EpisodeStatus;
    });
  };
  const put = async (name: string, held: string | object) => {
    await mkdir(join(studio.ep, name, ".."), { recursive: true });
    await writeFile(join(studio.ep, name), typeof held === "string" ? held : JSON.stringify(held));
  };

  it("is told once while nothing changes", async () => {
    const first = await ask();
    expect(await ask()).to.equal(first);
    expect(reported).to.equal(1);
  });
  const record = "renders_proxy/sh010/sh010_t01.json";
  const changes: Readonly<Record<string, () => Promise<unknown>>> = {
    "a take comes": () => put(record, makeSidecar()),
    "its record says something else of the same length": () => put(record, makeSidecar({ frames: 49 })),
    "its video comes": () => put("renders_proxy/sh010/sh010_t01.mp4", ""),
    "its picture comes": () => put("renders_proxy/sh010/sh010_t01.jpg", ""),
    "its picture goes": () => rm(join(studio.ep, "renders_proxy/sh010/sh010_t01.jpg")),
    "the other pass gets a take": () => put("renders/sh020/sh020_t01.mp4", ""),
    "a reference comes": () => put("refs/ada.png", "one"),
    "a reference changes": () => put("refs/ada.png", "two"),
    "the cut changes": () => put("cut.json", { episode: "tide", final: [], proxy: [{ shot: "sh030" }] }),
    "a value is overridden": () => studio.put("/override", { ep: studio.ep, shot: "sh010", fields: { seed: "7" } }),
    "the negative changes": () => put("negative.txt", "blur"),
    "the script changes": () => put("tide.md", threeShots.replace("walks", "runs")),
    "it is built again": () => studio.post("/build", { ep: studio.ep }).expect(200),
  };
  for (const [what, change] of Object.entries(changes)) {
    it(`is told again when ${what}`, async () => {
      const before = await ask();
      await change();
      expect(await ask()).to.not.equal(before);
    });
  }
  it("is told each time while a draft may expire", async () => {
    draft = {};
    await put("negative.txt", "noise");
    const before = await ask();
    expect(await ask()).to.not.equal(before);
  });
});
