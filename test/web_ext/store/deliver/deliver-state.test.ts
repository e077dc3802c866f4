import { signal } from "@preact/signals";
import { expect } from "chai";
import { createDeliverState } from "../../../../web_ext/store/deliver/deliver-state.ts";
import type { FilmOptions } from "../../../../web_ext/store/deliver/film-form.ts";
import { createNotices } from "../../../../web_ext/store/base/notices.ts";
import type { EpisodeFacts } from "../../../../web_ext/store/episode/episode-values.ts";
import { createSounds } from "../../../../web_ext/store/episode/sounds.ts";
import { memoryDrafts } from "../../../support/page/memory-drafts.ts";
import { answeringService, refusing, settled } from "../../../support/page/page-states.ts";

function open(importAudio: () => unknown = () => ({ path: "audio/a.wav" }), drafts = memoryDrafts()) {
  const notices = createNotices();
  const folder = signal("/show/ep01");
  const facts = signal({ track: { path: "audio/read.wav" } } as EpisodeFacts);
  const episode = { folder, facts, fps: signal(24) };
  const asked: FilmOptions[] = [];
  const delivering = createDeliverState({
    sounds: createSounds({ ask: answeringService({ importAudio }).ask, notices, episode }),
    episode,
    cut: { shots: signal([]) },
    playback: { clips: signal([]) },
    films: { assemble: async (options) => void asked.push(options ?? {}) },
    drafts,
  });
  return { delivering, notices, folder, facts, asked };
}

describe("delivering a film", () => {
  it("asks for it as it was chosen, and not with what the episode does not have", async () => {
    const { delivering, facts, asked } = open();
    delivering.change({ audio: "recording", upscaled: true, partial: false });
    await delivering.assemble();
    expect(asked[0]).to.deep.include({ audio: "recording", upscaled: false, partial: false });
    facts.value = { track: null } as EpisodeFacts;
    await delivering.assemble();
    expect(asked[1]).to.deep.include({ audio: "clips" });
  });

  it("does not ask with what cannot be meant", async () => {
    const { delivering, asked } = open();
    delivering.change({ size: "big" });
    await delivering.assemble();
    expect([asked.length, delivering.problem.value]).to.deep.equal([
      0,
      "the size is a width and a height in pixels, for example 1920 × 1080",
    ]);
  });

  it("brings music into its episode, and leaves it there", async () => {
    const { delivering, folder } = open();
    await delivering.importMusic(new File(["x"], "a.wav"));
    expect(delivering.form.value.music).to.equal("audio/a.wav");
    delivering.change({ levels: true });
    folder.value = "/show/ep02";
    expect([delivering.form.value.music, delivering.form.value.levels]).to.deep.equal(["", true]);
  });

  it("remembers what was chosen over a reload, for each episode", async () => {
    const drafts = memoryDrafts();
    const before = open(undefined, drafts);
    before.delivering.change({ publish: true, size: "1920 × 1080" });
    await settled();
    const { delivering, folder } = open(undefined, drafts);
    await settled();
    expect(delivering.form.value).to.deep.include({ publish: true, size: "1920 × 1080", partial: true });
    folder.value = "/show/ep02";
    await settled();
    expect(delivering.form.value.size).to.equal("");
  });

  it("lets a choice stand that was made while the kept one was read", async () => {
    const drafts = memoryDrafts();
    open(undefined, drafts).delivering.change({ size: "64x36" });
    await settled();
    const { delivering } = open(undefined, drafts);
    delivering.change({ publish: true });
    await settled();
    expect(delivering.form.value).to.deep.include({ publish: true, size: "" });
  });

  it("says why music was not taken, and nothing in an episode that was opened meanwhile", async () => {
    const { delivering, notices, folder } = open(() => refusing("a.txt is no sound by its name", 400));
    await delivering.importMusic(new File(["x"], "a.txt"));
    expect(notices.at("music")).to.equal("a.txt is no sound by its name");
    const other = open();
    const imported = other.delivering.importMusic(new File(["x"], "a.wav"));
    other.folder.value = "/show/ep02";
    await imported;
    await settled();
    expect([other.delivering.form.value.music, folder.value]).to.deep.equal(["", "/show/ep01"]);
  });
});
