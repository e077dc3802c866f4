// A request for shots that carry on, from a built episode to records and jobs: docs/http.md "Rendering", rules 6 and 7.
import { expect } from "chai";
import { copyFile, mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import type { StudioEvent } from "../../../../src/contracts/events.ts";
import type { CutEntry } from "../../../../src/contracts/files/cut.ts";
import type { Sidecar } from "../../../../src/contracts/files/sidecar.ts";
import type { RenderReply } from "../../../../src/contracts/routes/takes.ts";
import { continuingShots, inChainOrder, planStart, type ComingTake } from "../../../../src/core/render/continuity.ts";
import { wantedTargets } from "../../../../src/core/render/next-render.ts";
import { planRender } from "../../../../src/core/render/plan-render.ts";
import { FileCache } from "../../../../src/disk/reading/file-cache.ts";
import { TakeIndex } from "../../../../src/disk/take-index/take-index.ts";
import { requireEpisode } from "../../../../src/disk/require-folder.ts";
import { type EpisodeFolder } from "../../../../src/disk/roots.ts";
import { KeyedLock } from "../../../../src/machine/keyed-lock.ts";
import { buildEpisode } from "../../../../src/studio/episodes/build-episode.ts";
import { readPass } from "../../../../src/studio/shared/pass/read-pass.ts";
import { prepareStart } from "../../../../src/studio/shared/take-pipeline/reserve.ts";
import { gatherRenderShot } from "../../../../src/studio/shared/pass/gather-shot.ts";
import { makeSidecar } from "../../../support/values/make-take.ts";
import { seriesFor, writeEpisode } from "../../../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../../../support/episodes/scratch-folder.ts";
import { writeFiles } from "../../../support/episodes/write-files.ts";
import { makeClip } from "../../../media/test-clips.ts";
import { anyTools } from "../../../media/tool-sets.ts";
import { episodeAt } from "../../../support/episodes/episode-context.ts";

/** Twenty shots of one sequence, each but the first carrying on. */
const script = (mode: string, target: string) =>
  [
    `= tide  Low Tide\n\n# sq01 quay\ncontinuous: ${mode}\ntarget: ${target}\n`,
    ...Array.from({ length: 20 }, (_, index) => `## s${index}\ndur: 2\nThe tide comes in.\n`),
  ].join("\n");
const ids = Array.from({ length: 20 }, (_, index) => `s${index}`);

describe("a request for a chain", function () {
  this.timeout(30_000);
  const scratch = scratchFolder();
  const clock = { now: () => new Date("2026-11-02T10:20:00") };
  const reported: StudioEvent[] = [];
  let ep: EpisodeFolder;
  let roots: string[];

  const studio = () => ({
    ...{ clock, locks: new KeyedLock(), tools: async () => anyTools(), scratch: scratch() },
    emit: (event: StudioEvent) => void reported.push(event),
    fileHashes: new FileCache<string>(clock),
    shotlists: new FileCache<never>(clock),
    takeIndex: new TakeIndex(clock),
  });

  async function write(mode: string, target: string) {
    roots = [await realpath(scratch())];
    const folder = await writeEpisode(roots[0] ?? "", "tide", script(mode, target), seriesFor(target));
    ep = await requireEpisode(roots, folder);
    const built = await buildEpisode(studio() as never, await episodeAt(ep, roots[0]));
    expect(built.ok, String(built.error)).to.equal(true);
  }
  async function putTake(shot: string, changes: Partial<Sidecar> = {}) {
    const stem = `renders_proxy/${shot}/${shot}_t01`;
    await writeFiles(ep, { [`${stem}.json`]: makeSidecar({ shot, target: "wan22_ti2v", ...changes }) });
    if (changes.status === "queued") return;
    const film = await makeClip(anyTools().ffmpeg.path, join(scratch(), `${shot}.mp4`), { frames: 9 });
    await mkdir(join(ep, "renders_proxy", shot), { recursive: true });
    await copyFile(film, join(ep, `${stem}.mp4`));
  }
  const putCut = (proxy: CutEntry[]) => writeFiles(ep, { "cut.json": { episode: "ep01", final: [], proxy } });

  /** Every shot planned, prepared and reserved in chain order, as a render does it. */
  async function request(asked: readonly string[], living: readonly string[] = [], redo = true) {
    const ports = studio();
    const snapshot = await readPass(ports, await episodeAt(ep, roots[0]), "proxy");
    const continuing = continuingShots(snapshot.build.story);
    const wanted = wantedTargets(snapshot.targetFacts);
    const reserved = new Map<string, ComingTake>();
    const queued: { shot: string; after: string | undefined; continuous: string | undefined; first: string | null }[] =
      [];
    const skipped: string[] = [];
    const reply: Pick<RenderReply, "errors" | "continuity" | "continuity_at_start"> = {
      ...{ errors: [], continuity: [], continuity_at_start: [] },
    };
    for (const id of inChainOrder(asked, continuing, snapshot.cut)) {
      const stored = snapshot.shots.find((each) => each.id === id)!;
      const planned = await gatherRenderShot(snapshot, stored, wanted.get(id), null);
      const begun = planStart(snapshot, planned.next, planned.shot, { continuing, reserved, living: new Set(living) });
      const now = { queued: "2026-11-02T10:20:00+01:00", backend: "local", freshSeed: "1" };
      const plan = planRender(begun.shot, { redo, allow_missing_refs: true }, now);
      if (plan.is === "skipped") skipped.push(id);
      else if (!begun.ok) reply.errors.push({ shot: id, error: begun.error });
      if (plan.is !== "render" || !begun.ok) continue;
      const {
        draft,
        after,
        reported: more,
      } = await prepareStart(ports, await episodeAt(ep, roots[0]), begun.start, plan.record);
      reserved.set(id, { take: 2, job: `job ${id}` });
      reply.continuity.push(...(more.continuity ?? []));
      reply.continuity_at_start.push(...(more.continuity_at_start ?? []));
      const first = draft.refs.find(({ role }) => role === "first")?.sha1 ?? null;
      queued.push({ shot: id, after, continuous: draft.continuous, first });
    }
    return { ...reply, queued, skipped };
  }

  for (const [mode, target] of [
    ["first", "minimax_h3_fl2va"],
    ["first", "wan22_ti2v"],
    ["latent", "minimax_h3_ref2va"],
  ] as const) {
    it(`of twenty shots by ${mode} on ${target} waits link by link, in cut order`, async () => {
      await write(mode, target);
      const { queued, errors, continuity, continuity_at_start: atStart } = await request(ids.toReversed());
      expect(errors).to.deep.equal([]);
      expect(queued.map(({ shot }) => shot)).to.deep.equal(ids);
      expect(queued.map(({ after }) => after)).to.deep.equal([undefined, ...ids.slice(0, -1).map((id) => `job ${id}`)]);
      expect(queued.map(({ continuous }) => continuous)).to.deep.equal([undefined, ...ids.slice(1).map(() => mode)]);
      expect(continuity).to.deep.equal([]);
      expect(atStart).to.have.length(19);
      expect(atStart[0]).to.deep.equal({ shot: "s1", after: "s0 take 2, which this request renders" });
    });
  }

  it("queues what can start, and says of each of the others what it has to start from", async () => {
    await write("first", "wan22_i2v");
    await putTake("s4");
    await putTake("s10", { status: "queued", host_prompt_id: "j10" });
    const asked = ["s2", "s5", "s6", "s11"];
    const { queued, errors, continuity, continuity_at_start: atStart } = await request(asked, ["j10"]);
    expect(queued.map(({ shot, after }) => [shot, after])).to.deep.equal([
      ["s5", undefined],
      ["s6", "job s5"],
      ["s11", "j10"],
    ]);
    expect(continuity).to.deep.equal([{ shot: "s5", from: "s4 take 1 (proxy)", why: "it had no first frame" }]);
    expect(queued[0]?.first).to.match(/^[0-9a-f]{40}$/);
    expect(atStart.map(({ shot }) => shot)).to.deep.equal(["s6", "s11"]);
    expect(errors).to.have.length(1);
    expect(errors[0]?.error).to.include("s2 cannot carry on: s1 has no usable take");
  });

  it("leaves a shot alone that has a take already, though nothing is there to start another from", async () => {
    await write("first", "wan22_i2v");
    await putTake("s4", { target: "wan22_i2v" });
    const { queued, errors, skipped } = await request(["s4", "s5"], [], false);
    expect([skipped, errors, queued.map(({ shot }) => shot)]).to.deep.equal([["s4"], [], ["s5"]]);
  });

  it("goes by the cut, and by what is picked in it", async () => {
    await write("first", "wan22_ti2v");
    await putTake("s4");
    const others = ids.filter((id) => id !== "s4" && id !== "s9").map((shot) => ({ shot }));
    await putCut([...others, { shot: "s4", take: 1 }, { shot: "s9" }]);
    const { queued, continuity, errors } = await request(["s9", "s4"]);
    expect(errors.map(({ shot }) => shot)).to.deep.equal(["s4"]);
    expect(queued.map(({ shot, after }) => [shot, after])).to.deep.equal([["s9", undefined]]);
    expect(continuity[0]).to.include({ shot: "s9", from: "s4 take 1 (proxy)" });
  });
});
