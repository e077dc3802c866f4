// A promote that is stopped in the middle: what it writes and in which order (docs/http.md "Promote"), that nothing renders
// differently while it is half done, and that the next one ends it.
import { expect } from "chai";
import { execFile } from "node:child_process";
import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PASSES } from "../../../src/contracts/schema.ts";
import { systemClock } from "../../../src/machine/clock.ts";
import { KeyedLock } from "../../../src/machine/keyed-lock.ts";
import { FileCache } from "../../../src/disk/reading/file-cache.ts";
import { TakeIndex } from "../../../src/disk/take-index/take-index.ts";
import type { JsonRead } from "../../../src/disk/reading/json-file.ts";
import { buildEpisode } from "../../../src/studio/episodes/build-episode.ts";
import { readShot } from "../../../src/studio/episodes/read-shot.ts";
import { planPromotion } from "../../../src/studio/sources/plan-promote.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { writeEpisode } from "../../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { openPorts, promoteUntil, WRITES, type Write } from "../../support/episodes/stopped-promote.ts";
import { families, hostVersions } from "../../support/servers/model-choices.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { requireEpisodeContext } from "../../../src/studio/shared/episode/episode-context.ts";

const PROGRAM = fileURLToPath(new URL("../../support/programs/promote-program.js", import.meta.url));

const OVERRIDES = {
  episode: { id: "tide", target: "animatic" },
  shots: {
    sh010: { animatic: { final: { steps: 12 }, proxy: { steps: 12 }, seed: "7" } },
    sh020: { animatic: { final: { model: "big.safetensors" }, proxy: { model: "big.safetensors" } } },
  },
};
const REF_OVERRIDES = { refs: { "location:quay": { prompt: "an iron quay at noon", seed: "7" } } };

/** What each write leaves behind, by path in the episode. */
const FILES: Readonly<Record<Write, readonly string[]>> = {
  script: ["tide.md"],
  config: ["series.json"],
  overrides: ["overrides.json"],
  references: ["refs/_overrides.json"],
  build: ["shotlist/shotlist.json", "shotlist/shotlist_proxy.json", "shotlist/shots.json"],
};

type Stopped = (ep: string, before: Write) => Promise<void>;

const STOPS: Readonly<Record<string, Stopped>> = {
  "a full disk": async (ep, before) => {
    const refusal = "ENOSPC: no space left on device";
    const stop = () => {
      throw new Error(refusal);
    };
    const thrown = await promoteUntil(ep, before, stop).catch((error: unknown) => error);
    expect(thrown).to.be.an("error").with.property("message", refusal);
  },
  "a kill": async (ep, before) => {
    const ended = promisify(execFile)(process.execPath, [PROGRAM, ep, before]);
    expect(await ended.catch((error: unknown) => error)).to.have.property("signal", "SIGKILL");
  },
};

describe("a promote that is stopped", function () {
  this.timeout(30_000);
  const folder = scratchFolder();

  const open = async (name: string) => {
    const ep = await writeEpisode(join(await realpath(folder()), name), "tide");
    await writeFiles(ep, { "overrides.json": OVERRIDES, "refs/_overrides.json": REF_OVERRIDES });
    await build(ep);
    return ep;
  };
  const build = async (ep: string) => {
    const ports = { locks: new KeyedLock(), emit: () => undefined };
    expect(await buildEpisode(ports, await requireEpisodeContext(await openPorts(ep), ep))).to.include({ ok: true });
  };
  const promoteAll = (ep: string) =>
    promoteUntil(ep, null, () => {
      throw new Error("nothing stops this one");
    });
  /** Every file that is no copy of an older one. */
  const contents = async (ep: string) => {
    const names = (await listFiles(ep)).filter((name) => !name.startsWith("_history/"));
    return new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(join(ep, name), "utf8")] as const)),
    );
  };
  /** What every shot renders with, in both passes. */
  const rendered = async (ep: string) => {
    const takeIndex = new TakeIndex(systemClock);
    const shotlists = new FileCache<JsonRead<unknown>>(systemClock);
    const fileHashes = new FileCache<string>(systemClock);
    const ports = {
      clock: systemClock,
      shotlists,
      takeIndex,
      fileHashes,
      hasSound: async () => false,
      ...{ backends: new Map(), catalogue: () => null, families, hostVersions },
      modelHeaders: { canRead: false, read: async () => [] },
    };
    const asked = PASSES.flatMap((pass) => ["sh010", "sh020", "sh030"].map((shot) => ({ pass, shot })));
    const episode = await requireEpisodeContext(await openPorts(ep), ep);
    const details = await Promise.all(asked.map((query) => readShot(ports, episode, query)));
    return details.map(({ effective: { target, model, loras, steps } }) => ({ target, model, loras, steps }));
  };

  /** What holds of a promote that was stopped before the write, `whole` being one that was not. */
  type Ending = (ep: string, whole: string, rendering: object) => Promise<void>;
  const rendersAsBeforeUntilTheNextOneEndsIt: Ending = async (ep, whole, rendering) => {
    expect(await rendered(ep), "as it is built").to.deep.equal(rendering);
    await build(ep);
    expect(await rendered(ep), "built again").to.deep.equal(rendering);
    expect((await promoteAll(ep)).build).to.include({ ok: true });
    expect(await contents(ep)).to.deep.equal(await contents(whole));
    expect(await rendered(ep), "at the end").to.deep.equal(rendering);
    expect((await planPromotion({}, await requireEpisodeContext(await openPorts(ep), ep), {})).items).to.deep.equal([]);
  };
  const isEndedByTheNextOne: Ending = async (ep, whole) => {
    expect((await promoteAll(ep)).promoted).to.deep.equal(["ref:location:quay:prompt"]);
    expect(await contents(ep)).to.deep.equal(await contents(whole));
  };
  const rendersAsBeforeOnceItIsBuilt: Ending = async (ep, whole, rendering) => {
    await build(ep);
    expect(await contents(ep)).to.deep.equal(await contents(whole));
    expect(await rendered(ep)).to.deep.equal(rendering);
  };
  const ENDINGS: Readonly<Record<Write, Ending>> = {
    script: rendersAsBeforeUntilTheNextOneEndsIt,
    config: rendersAsBeforeUntilTheNextOneEndsIt,
    overrides: rendersAsBeforeUntilTheNextOneEndsIt,
    references: isEndedByTheNextOne,
    build: rendersAsBeforeOnceItIsBuilt,
  };

  for (const [how, stop] of Object.entries(STOPS)) {
    for (const [index, write] of WRITES.entries()) {
      it(`by ${how} before the ${write} has written what comes before it alone, renders as before, and can be ended`, async () => {
        const [whole, ep] = [await open("whole"), await open("stopped")];
        const [before, rendering] = [await contents(ep), await rendered(ep)];
        expect((await promoteAll(whole)).build).to.include({ ok: true });
        const ended = await contents(whole);
        await stop(ep, write);
        const done = new Set(WRITES.slice(0, index).flatMap((each) => FILES[each]));
        const halfway = await contents(ep);
        for (const path of Object.values(FILES).flat()) {
          expect(ended.get(path), path).to.not.equal(before.get(path));
          expect(halfway.get(path), path).to.equal((done.has(path) ? ended : before).get(path));
        }
        expect((await listFiles(ep)).filter((name) => name.endsWith(".part"))).to.deep.equal([]);
        await ENDINGS[write](ep, whole, rendering);
      });
    }
  }
});
