import { signal } from "@preact/signals";
import { expect } from "chai";
import type { EpisodePass } from "../../../../web_ext/store/episode/episode-values.ts";
import { keepPlaySettings } from "../../../../web_ext/store/playback/keep-play-settings.ts";
import { createPlayback } from "../../../../web_ext/store/playback/playback.ts";
import { memoryDrafts } from "../../../support/page/memory-drafts.ts";
import { makeShot, makeTake, settled } from "../../../support/page/page-states.ts";

const PROXY: EpisodePass = { ep: "/show/ep01", pass: "proxy" };
const FINAL: EpisodePass = { ep: "/show/ep01", pass: "final" };

/** A page that has just been loaded. */
function load(drafts = memoryDrafts()) {
  const playback = createPlayback({ shots: signal([makeShot("a", { takes: [makeTake(1)] })]), fps: signal(24) });
  const openPass = signal<EpisodePass | undefined>(undefined);
  const pictureSize = keepPlaySettings({ drafts, playback, openPass });
  return { playback, openPass, pictureSize, drafts };
}

describe("what is kept of playing over a reload", () => {
  it("is the volume, whether it is muted, and the size of the picture", async () => {
    const first = load();
    await settled();
    first.playback.setVolume(0.4);
    first.playback.setMuted(true);
    first.pictureSize.value = "half";
    await settled();
    const { playback, pictureSize } = load(first.drafts);
    await settled();
    expect([playback.volume.value, playback.muted.value, pictureSize.value]).to.deep.equal([0.4, true, "half"]);
  });

  it("gives way to what is chosen while it is read, and to what cannot be read", async () => {
    const first = load();
    first.playback.setVolume(0.4);
    await settled();
    const second = load(first.drafts);
    second.playback.setVolume(0.7);
    await settled();
    expect(second.playback.volume.value).to.equal(0.7);
    first.drafts.unreadable.now = true;
    const third = load(first.drafts);
    await settled();
    expect(third.playback.volume.value).to.equal(1);
  });

  it("is the range that was marked on each cut, until it is cleared", async () => {
    const { playback, openPass, drafts } = load();
    openPass.value = PROXY;
    await settled();
    playback.setMarks({ first: 3, last: 20 });
    await settled();
    openPass.value = FINAL;
    await settled();
    expect(playback.marks.value).to.deep.equal({});
    openPass.value = PROXY;
    await settled();
    expect(playback.marks.value).to.deep.equal({ first: 3, last: 20 });
    playback.setMarks({});
    await settled();
    const again = load(drafts);
    again.openPass.value = PROXY;
    await settled();
    expect(again.playback.marks.value).to.deep.equal({});
  });
});
