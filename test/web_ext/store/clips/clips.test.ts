// What a clip is asked for with, in which order, and what the page says of one that waits or failed.
import { signal } from "@preact/signals";
import { expect } from "chai";
import type { EpisodeEntry } from "../../../../src/contracts/replies/episode-status.ts";
import { createNotices } from "../../../../web_ext/store/base/notices.ts";
import {
  CLIP_TOPIC,
  clipTopic,
  createClips,
  sayComing,
  type ClipsPorts,
} from "../../../../web_ext/store/clips/clips.ts";
import { answeringService, refusing, settled } from "../../../support/page/page-states.ts";

const EP = "/shows/Clips/clips";
const queued = { refs: [], waiting_on: [], step: null, renders: [], stills: [], errors: [] };
const step = (more: object) => ({
  ...{ id: "s", kind: "clip", ep: EP, shot: "clip01", created: "2026-11-02T10:00:00+00:00", errors: [] },
  ...more,
});

describe("clips in the page", () => {
  const open = (answers: Record<string, () => unknown> = {}) => {
    const { ask, asked } = answeringService({
      addClip: () => ({ shot: "clip01", slots: ["shot:clip01:first"], check: {} }),
      importRef: () => ({}),
      queueClip: () => queued,
      jobs: () => ({ jobs: [], lanes: {}, paid: {}, steps: [], failed_steps: [] }),
      ...answers,
    });
    const notices = createNotices();
    const takes = signal<{ queued: string }[]>([]);
    const clips = createClips({
      ...{ ask, notices },
      library: { find: (ep: string) => ({ ep, simple: true }) as EpisodeEntry, refresh: async () => undefined },
      episode: {
        ...{ folder: signal(EP), openPass: signal({ ep: EP, pass: "proxy" }) },
        shot: () => ({ takes: takes.value }),
      },
    } as unknown as ClipsPorts);
    const names = () => asked.map(({ name }) => name);
    return { clips, notices, asked, names, takes };
  };
  const picture = (name: string) => new File(["x"], name, { type: "image/png" });

  it("are written, given their pictures, and asked for, in that order", async () => {
    const { clips, names } = open();
    expect(await clips.make()).to.equal(undefined);
    clips.change({ text: "Rain." });
    clips.addPictures([picture("a.png"), new File(["x"], "b.txt", { type: "text/plain" })]);
    expect(await clips.make()).to.equal("clip01");
    expect(names()).to.deep.equal(["addClip", "importRef", "queueClip", "jobs"]);
    expect([clips.form.value.text, clips.form.value.pictures]).to.deep.equal(["", []]);
  });

  it("are not said to wait when their job runs or has ended", () => {
    const says = (status: "queued" | "running" | "succeeded" | "failed") => sayComing({ status, progress: 0.418 });
    expect([sayComing(undefined), says("queued")]).to.deep.equal(["Waits in the queue", "Waits in the queue"]);
    expect(says("running")).to.equal("Being made, 42 %");
    expect([says("succeeded"), says("failed")]).to.deep.equal(["Made, is being read", "Not made"]);
  });

  it("keep two pictures, the last ones", () => {
    const { clips } = open();
    clips.addPictures([picture("a.png"), picture("b.png"), picture("c.png")]);
    expect(clips.form.value.pictures.map(({ name }) => name)).to.deep.equal(["b.png", "c.png"]);
    clips.removePicture(clips.form.value.pictures[0]!);
    expect(clips.form.value.pictures.map(({ name }) => name)).to.deep.equal(["c.png"]);
  });

  it("keep the sentence that was refused", async () => {
    const { clips, notices } = open({ addClip: () => refusing("say it in a sentence") });
    clips.change({ text: "…" });
    expect(await clips.make()).to.equal(undefined);
    expect([clips.form.value.text, notices.at(CLIP_TOPIC)]).to.deep.equal(["…", "say it in a sentence"]);
  });

  it("say what they wait for, and why the last try came to nothing until a later one does better", async () => {
    const failed = [step({ id: "f", shot: "clip02", errors: ["the picture was not made"] }), step({ ep: "/other" })];
    const { clips, takes } = open({ jobs: () => ({ steps: [step({})], failed_steps: failed }) });
    clips.apply({ type: "studio.episode", data: { ep: EP } });
    await settled();
    expect(clips.waiting("clip01")?.id).to.equal("s");
    expect([clips.waiting("clip02"), clips.failure("clip02")]).to.deep.equal([undefined, "the picture was not made"]);
    takes.value = [{ queued: "2026-11-02T11:00:00+00:00" }];
    expect(clips.failure("clip02")).to.equal(undefined);
  });

  it("say beside the clip what could not be asked for", async () => {
    const { clips, notices } = open({ queueClip: () => ({ ...queued, errors: ["no host"] }) });
    await clips.again("clip01", 1);
    expect(notices.at(clipTopic("clip01"))).to.equal("no host");
  });
});
