// A status whose rows are given again: after every change it says what one that remembers nothing says, and only rows that the change
// is about are new. All files count as settled here.
import { expect } from "chai";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MediaFacts } from "../../../../src/core/media/probe-report.ts";
import type { EpisodeStatus } from "../../../../src/contracts/replies/episode-status.ts";
import { FileCache } from "../../../../src/disk/reading/file-cache.ts";
import type { JsonRead } from "../../../../src/disk/reading/json-file.ts";
import { TakeIndex } from "../../../../src/disk/take-index/take-index.ts";
import { readEnvironment } from "../../../../src/environment.ts";
import { openReadingPorts } from "../../../../src/wiring/open-reading.ts";
import { KeyedLock } from "../../../../src/machine/keyed-lock.ts";
import { silentLog } from "../../../../src/machine/log.ts";
import { readStatus } from "../../../../src/studio/episodes/read-status.ts";
import type { StudioPorts } from "../../../../src/studio/ports.ts";
import { alone } from "../../../support/episodes/alone.ts";
import { makeSidecar } from "../../../support/values/make-take.ts";
import { allInStudio, type RealStudio } from "../../../support/episodes/real-studio.ts";
import { writeFiles } from "../../../support/episodes/write-files.ts";
import { requireEpisodeContext, type EpisodePorts } from "../../../../src/studio/shared/episode/episode-context.ts";

describe("the rows of a status", () => {
  const settled = { now: () => new Date(Date.now() + 10_000) };
  let studio: RealStudio;
  let lasting: Parameters<typeof readStatus>[0] & EpisodePorts;
  let before: EpisodeStatus;

  /** Ports that know nothing yet. */
  const openPorts = async () => {
    const environment = { ...readEnvironment({}, process.platform, studio.root), userDir: studio.user };
    return {
      ...(await openReadingPorts({ environment, runRoots: [studio.root], log: silentLog })),
      clock: settled,
      locks: new KeyedLock(),
      emit: () => undefined,
      presence: alone,
      queue: { living: () => new Set<string>() } as unknown as StudioPorts["queue"],
      host: () => null,
      tools: () => Promise.reject(new Error("no programs are needed")),
      probes: new FileCache<MediaFacts>(settled),
      hasSound: async () => false,
      shotlists: new FileCache<JsonRead<unknown>>(settled),
      takeIndex: new TakeIndex(settled),
      fileHashes: new FileCache<string>(settled),
    };
  };
  allInStudio(async (opened) => {
    studio = opened;
    lasting = await openPorts();
    const from = {
      shot: "sh010",
      take: 1,
      pass: "proxy",
      via: "latent",
      overlap: 0,
      video_steps: 4,
      audio_steps: 4,
    } as const;
    const refs = [{ slot: "", path: "refs/ada.png", sha1: null }];
    await put("renders_proxy/sh010/sh010_t01.json", makeSidecar({ refs }));
    await put("renders_proxy/sh010/sh010_t01.mp4", "");
    await put("renders_proxy/sh020/sh020_t01.json", makeSidecar({ shot: "sh020", continued_from: from }));
    await put("renders_proxy/sh030/sh030_t01.json", makeSidecar({ shot: "sh030" }));
    before = await ask(lasting);
  });

  const ask = (ports: typeof lasting) =>
    requireEpisodeContext(ports, studio.ep).then((episode) => readStatus(ports, episode, { pass: "proxy" }));
  const put = (name: string, held: unknown) => writeFiles(studio.ep, { [name]: held });
  const newRows = (now: EpisodeStatus) => {
    const known = new Set(before.shots);
    return now.shots.filter((row) => !known.has(row)).map(({ shot }) => shot);
  };
  const draft = { task: "t", made: "2026-11-02T10:14:03Z", expires: "2999-11-02T10:14:03Z" };
  const cut = (...shots: object[]) => ({ episode: "tide", final: [], proxy: shots });
  const changes: readonly [string, () => Promise<unknown>, readonly string[]][] = [
    ["nothing changes", async () => undefined, []],
    [
      "a note changes",
      () => put("renders_proxy/sh030/sh030_t01.json", makeSidecar({ shot: "sh030", note: "n" })),
      ["sh030"],
    ],
    [
      "a take comes that the next shot does not carry on from",
      async () => {
        await put("renders_proxy/sh010/sh010_t02.json", makeSidecar({ take: 2 }));
        await put("renders_proxy/sh010/sh010_t02.mp4", "");
      },
      ["sh010", "sh020"],
    ],
    ["its video goes", () => rm(join(studio.ep, "renders_proxy/sh010/sh010_t02.mp4")), ["sh010", "sh020"]],
    ["the other pass gets a take", () => put("renders/sh030/sh030_t01.mp4", ""), ["sh030"]],
    ["a trim is set", () => put("cut.json", cut({ shot: "sh030", trim_in: 2 })), ["sh030"]],
    [
      "the order changes",
      () => put("cut.json", cut({ shot: "sh030" }, { shot: "sh010" })),
      ["sh010", "sh020", "sh030"],
    ],
    ["the order changes back", () => put("cut.json", cut()), ["sh010", "sh020", "sh030"]],
    ["a reference comes", () => put("refs/ada.png", "one"), ["sh010", "sh020", "sh030"]],
    ["a value is overridden", () => put("overrides.json", { sh030: { seed: "7" } }), ["sh010", "sh020", "sh030"]],
    [
      "a folder of takes cannot be read",
      async () => {
        await rm(join(studio.ep, "renders_proxy/sh030"), { recursive: true });
        await writeFile(join(studio.ep, "renders_proxy/sh030"), "");
      },
      ["sh030"],
    ],
    [
      "it can be again",
      async () => {
        await rm(join(studio.ep, "renders_proxy/sh030"));
        await mkdir(join(studio.ep, "renders_proxy/sh030"));
      },
      ["sh030"],
    ],
    [
      "a draft comes",
      () => put("renders_proxy/sh030/sh030_t01.json", makeSidecar({ shot: "sh030", draft })),
      ["sh030"],
    ],
    ["a draft may expire", async () => undefined, ["sh030"]],
  ];
  for (const [what, change, expected] of changes) {
    it(`are as if told afresh, and new of ${expected.join(", ") || "no shot"}, when ${what}`, async () => {
      await change();
      const now = await ask(lasting);
      const afresh = await openPorts();
      expect(now).to.deep.equal(await ask(afresh));
      await afresh.takeIndex.close();
      expect(newRows(now).toSorted()).to.deep.equal(expected.toSorted());
      before = now;
    });
  }
});
