// The service is killed behind what it changes on the disk, at each change of references. After the next start nothing is lost, every live file is
// explained by a pick, nothing half stands anywhere, and the change can be asked for again. `EVERY_KILL=1` tries every single moment.
import { expect } from "chai";
import { cp, readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import type { Ref } from "../../../src/contracts/replies/ref.ts";
import { sha1 } from "../../../src/core/lib/hash.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { openService } from "../../support/episodes/open-service.ts";
import { startCli } from "../../support/episodes/run-cli.ts";
import { png } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots, writeEpisode } from "../../support/episodes/sample-episodes.ts";
import { openScratch, type Scratch } from "../../support/episodes/scratch-folder.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { smallFilm } from "../../support/media/small-film.ts";
import { openModelHost } from "../../support/servers/model-host.ts";
import type { StandInHost } from "../../support/servers/stand-in-host.ts";
import { until } from "../../support/until.ts";

const DYING = new URL("../../support/programs/dying-service-program.js", import.meta.url).href;
const STRIDE = process.env["EVERY_KILL"] ? 1 : 4;
const QUAY = "location:quay";
const VIEWS = ["01_threequarter", "02_side", "03_back", "04_face"];
const RECORD = {
  version: 1,
  status: "ok",
  source: "imported",
  queued: "2026-11-02T10:14:03Z",
  note: "",
  save_notes: "",
};

type Client = ReturnType<typeof request>;

interface Change {
  readonly name: string;
  /** Done before the service can die. */
  readonly before?: (at: Client, ep: string) => Promise<unknown>;
  readonly act: (at: Client, ep: string) => Promise<unknown>;
  /** What is there in the end, however often it was asked for. */
  readonly end: (refs: readonly Ref[]) => void;
  /** Where it has very many moments: how many times further the next one is. */
  readonly apart?: number;
}

const put = (at: Client, ep: string, body: object) => at.put("/studio/refs/pick").send({ ep, ...body });
const post = (at: Client, ep: string, path: string, body: object) =>
  at.post(`/studio/refs/${path}`).send({ ep, ...body });
const named = (refs: readonly Ref[], id: string) => refs.find((ref) => ref.id === id)!;
const pickViews = async (at: Client, ep: string, views: readonly string[]) => {
  for (const view of views) await put(at, ep, { ref: "subject:ada", view, take: 1 }).expect(200);
};

const CHANGES: readonly Change[] = [
  {
    name: "a pick over what a person put there",
    act: (at, ep) => put(at, ep, { ref: QUAY, take: 2 }).expect(200),
    end: (refs) => expect(named(refs, QUAY)).to.include({ picked: 2, live_owner: "tide" }),
  },
  {
    name: "the pick that completes a sheet",
    before: (at, ep) => pickViews(at, ep, VIEWS.slice(0, 3)),
    act: (at, ep) => put(at, ep, { ref: "subject:ada", view: "04_face", take: 1 }).expect(200),
    end: (refs) => expect(named(refs, "subject:ada")).to.include({ live_from: "views", live_owner: "tide" }),
  },
  {
    name: "a clear",
    before: (at, ep) => put(at, ep, { ref: QUAY, take: 1 }).expect(200),
    act: (at, ep) => at.delete("/studio/refs/pick").query({ ep, ref: QUAY }).expect(200),
    end: (refs) => expect(named(refs, QUAY)).to.include({ exists: false, picked: null }),
  },
  {
    name: "the discard of what is picked",
    before: (at, ep) => put(at, ep, { ref: QUAY, take: 1 }).expect(200),
    act: async (at, ep) => {
      const { status } = await post(at, ep, "discard", { ref: QUAY, take: 1 });
      expect(status).to.be.oneOf([200, 404]);
    },
    end: (refs) => expect(named(refs, QUAY).takes.map(({ take }) => take)).to.deep.equal([2]),
  },
  {
    name: "a picture that is brought and picked",
    act: async (at, ep) => {
      const form = at.post("/studio/refs/import").field({ ep, ref: "subject:crate", pick: "1" });
      await form.attach("file", await png(0x775533ff), "crate.png").expect(200);
    },
    end: (refs) => expect(named(refs, "subject:crate")).to.include({ exists: true, live_owner: "tide" }),
  },
  {
    name: "a frame that is picked as a plate",
    act: (at, ep) =>
      post(at, ep, "from-frame", { shot: "sh010", take: 1, frame: 5, ref: QUAY, pick: true }).expect(200),
    end: (refs) => expect(named(refs, QUAY).picked).to.be.greaterThan(2),
  },
  {
    name: "a frame that is edited and turned into a character",
    act: (at, ep) =>
      post(at, ep, "from-frame", {
        ...{ shot: "sh010", take: 1, frame: 5, ref: "subject:tom", target: "flux2_klein_edit", pick: true },
        instruction: "Show him alone on grey.",
      }).expect(200),
    end: (refs) => expect(named(refs, "subject:tom").live_from).to.equal("views"),
    apart: 4,
  },
];

describe("references over kills", function () {
  this.timeout(240_000);
  let template: Scratch;
  let host: StandInHost;
  let hand: Buffer;
  before(async () => {
    template = await openScratch();
    hand = await png(0x00ff00ff);
    host = await openModelHost(["flux2_klein_edit"], await png(0x3366ccff, 1024, 1024));
    host.ending = ".png";
    await writeShow(join(await realpath(template.folder), "show"), hand);
  });
  after(async () => {
    await host.close();
    await template.remove();
  });

  const env = () => ({ STUDIO_LOCAL_URL: host.url });

  /** Lives until the moment comes, or the change has been made whole. Returns whether it died. */
  const live = async (home: string, root: string, { before: prepare, act }: Change, moment: number) => {
    const flags = ["--port", "0", "--root", root, "--user-dir", join(home, "user"), "--no-open"];
    const service = startCli(["serve", ...flags], env(), DYING);
    try {
      const [, url] = await service.said(/^listening on (http:\/\/127\.0\.0\.1:\d+)$/m);
      const [at, ep] = [request(url ?? ""), join(root, "tide")];
      await at.post("/studio/build").send({ ep }).expect(200);
      await prepare?.(at, ep);
      await service.ask({ die: moment });
      await act(at, ep).catch((error: unknown) => {
        if (!service.hasEnded && !String(error).includes("hang up") && !String(error).includes("ECONN")) throw error;
      });
      const isOver = async () => service.hasEnded || idle(at);
      await until(isOver, "the change did not end", { within: 60_000, every: 30 });
      return service.hasEnded;
    } finally {
      service.kill("SIGKILL");
      await service.ended;
    }
  };

  /** Pictures that nobody owns and that no hand put there. */
  const unexplained = async (ep: string, refs: readonly Ref[]) => {
    const unowned = refs.filter(({ path, exists, live_owner: owner }) => exists && path !== null && owner === null);
    const bytes = await Promise.all(unowned.map(({ path }) => readFile(join(ep, path ?? ""))));
    return unowned.filter((_, at) => bytes[at]?.equals(hand) !== true).map(({ id }) => id);
  };

  const whole = async (ep: string, known: ReadonlySet<string>, moment: string) => {
    // What the listing picks by itself is written after its reply.
    const isHalf = async () => (await listFiles(ep)).some((name) => name.endsWith(".part"));
    await until(async () => !(await isHalf()), `a partial file stays ${moment}`, { within: 10_000, every: 30 });
    const names = (await listFiles(ep)).filter((name) => !name.endsWith(".part"));
    const bytes = await Promise.all(names.map((name) => readFile(join(ep, name))));
    const there = new Set(bytes.map((each) => sha1(each)));
    expect(
      [...known].filter((each) => !there.has(each)),
      `lost ${moment}`,
    ).to.deep.equal([]);
    for (const [at, name] of names.entries()) {
      if (name.endsWith(".json")) JSON.parse(bytes[at]!.toString());
    }
  };

  for (const change of CHANGES) {
    it(`survive ${change.name}`, async () => {
      let deaths = 0;
      for (let moment = 1, isDead = true; isDead; moment += STRIDE * (change.apart ?? 1)) {
        const scratch = await openScratch();
        const home = await realpath(scratch.folder);
        const [root, said] = [join(home, "show"), `behind moment ${moment}`];
        await cp(join(await realpath(template.folder), "show"), root, { recursive: true });
        const ep = join(root, "tide");
        const known = await mediaOf(ep);
        isDead = await live(home, root, change, moment);
        deaths += Number(isDead);
        const service = await openService(home, { runRoots: [root], env: env() });
        try {
          const at = request(service.url);
          const list = async () => (await at.get("/studio/refs").query({ ep }).expect(200)).body.refs as Ref[];
          await list(); // what it picks by itself is picked
          await until(() => idle(at), "the next start did not end", { within: 60_000, every: 30 });
          // What the listing picks by itself is written after its reply.
          const isExplained = async () => (await unexplained(ep, await list())).length === 0;
          await until(isExplained, `a picture has no owner ${said}`, { within: 10_000, every: 30 });
          await whole(ep, known, said);
          const isMade = () => list().then((refs) => !throws(() => change.end(refs)));
          if (!(await isMade())) await change.act(at, ep);
          await until(() => idle(at), "the change did not end", { within: 60_000, every: 30 });
          change.end(await list());
          await whole(ep, known, said);
        } finally {
          await service.stop();
          await scratch.remove();
        }
      }
      expect(deaths, "it was never killed").to.be.greaterThan(0);
    });
  }
});

/** Nobody who has died is idle. */
async function idle(at: Client): Promise<boolean> {
  try {
    const { body } = await at.get("/studio/jobs");
    const { jobs, steps } = body as { jobs: { status: string }[]; steps: unknown[] };
    return steps.length === 0 && jobs.every(({ status }) => status !== "queued" && status !== "running");
  } catch {
    return false;
  }
}

function throws(work: () => void): boolean {
  try {
    work();
    return false;
  } catch {
    return true;
  }
}

async function mediaOf(ep: string): Promise<Set<string>> {
  const names = (await listFiles(ep)).filter((name) => /\.(png|mp4)$/.test(name));
  return new Set(await Promise.all(names.map(async (name) => sha1(await readFile(join(ep, name))))));
}

async function writeShow(root: string, hand: Buffer): Promise<void> {
  const series = seriesFor();
  const subjects = { ...series.subjects, tom: { ...series.subjects.ada, name: "Tom", sheet: "refs/tom.png" } };
  const ep = await writeEpisode(root, "tide", threeShots, { ...series, subjects });
  const candidate = async (ref: string, view: string | null, take: number, colour: number) => {
    const key = ref.replaceAll(":", "__");
    const stem = `refs/_takes/${key}/${key}${view === null ? "" : `_${view}`}_t0${take}`;
    const record = { ...RECORD, ref, view, take, width: 64, height: 64 };
    await writeFiles(ep, { [`${stem}.json`]: record, [`${stem}.png`]: await png(colour) });
  };
  await candidate(QUAY, null, 1, 0xff0000ff);
  await candidate(QUAY, null, 2, 0x0000ffff);
  for (const [at, view] of VIEWS.entries()) await candidate("subject:ada", view, 1, 0x40ff + at * 0x30000000);
  const take = { version: 1, shot: "sh010", take: 1, pass: "proxy", status: "ok", target: "animatic" };
  await writeFiles(ep, {
    "refs/quay.png": hand,
    "renders_proxy/sh010/sh010_t01.mp4": await smallFilm({ frames: 24, width: 64, height: 36, fps: 24 }),
    "renders_proxy/sh010/sh010_t01.json": { ...take, mp4: "sh010_t01.mp4" },
  });
}
