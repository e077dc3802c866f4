import { signal } from "@preact/signals";
import { expect } from "chai";
import type { AlignReply } from "../../../../src/contracts/routes/align.ts";
import { createNotices } from "../../../../web_ext/store/base/notices.ts";
import type { EpisodeFacts, EpisodePass } from "../../../../web_ext/store/episode/episode-values.ts";
import { createRecording, RECORDING_TOPIC, describeAlignment } from "../../../../web_ext/store/episode/recording.ts";
import { answeringService, refusing, settled } from "../../../support/page/page-states.ts";

const OPEN_PASS: EpisodePass = { ep: "/show/ep01", pass: "proxy" };
const TRACK = { path: "audio/read.wav", duration: 14, rate: 48_000, exists: true, words: false, aligned: 0 };
const change = (shot: string, from: number | null) => ({ shot, audio_in: from, audio_out: from && from + 2, note: "" });
const reply = {
  ok: true,
  dry_run: true,
  words: 12,
  changes: [change("sh010", 1), change("sh020", 3), change("sh030", null)],
  build: null,
} as AlignReply;

function open(table: Parameters<typeof answeringService>[0] = {}, track: typeof TRACK | null = TRACK) {
  const openPass = signal<EpisodePass | undefined>(OPEN_PASS);
  const facts = signal({ track } as EpisodeFacts);
  const notices = createNotices();
  const builds: unknown[] = [];
  const { ask, asked } = answeringService({
    alignReady: () => ({ ready: false, missing: ["faster-whisper"], install: "pip install faster-whisper" }),
    align: () => reply,
    setTrack: () => ({ build: { ok: true, passes: {} } }),
    ...table,
  });
  const episode = { openPass, facts, refresh: () => Promise.resolve() };
  const recording = createRecording({ ask, notices, episode, built: (one) => builds.push(one) });
  return {
    recording,
    asked,
    notices,
    builds,
    facts,
    leave: () => (openPass.value = { ...OPEN_PASS, ep: "/show/ep02" }),
  };
}

describe("the recording", () => {
  it("can be lined up with what is installed, or with a transcript that is there", async () => {
    const { recording, facts } = open();
    recording.show();
    await settled();
    expect(recording.canAlign.value).to.equal(false);
    facts.value = { track: { ...TRACK, words: true } } as EpisodeFacts;
    expect(recording.canAlign.value).to.equal(true);
    facts.value = { track: null } as EpisodeFacts;
    expect(recording.canAlign.value).to.equal(false);
  });

  it("is brought as a file, and the build it was brought for is told", async () => {
    const { recording, asked, builds } = open({}, null);
    const file = new File(["x"], "read.wav");
    await recording.upload(file);
    expect(asked[0]).to.deep.equal({ name: "setTrack", input: { ...OPEN_PASS, file } });
    expect([builds.length, recording.isUploading.value, recording.percent.value]).to.deep.equal([1, false, 40]);
    await recording.remove();
    expect(asked[1]?.input).to.deep.equal({ ...OPEN_PASS, track: null });
  });

  it("tells how far it is while it is lined up, and what came of it", async () => {
    const { recording, asked } = open();
    const tried = recording.align(true);
    recording.apply({ type: "studio.align", data: { ep: OPEN_PASS.ep, stage: "match", pct: 65, text: "12 words" } });
    recording.apply({ type: "studio.align", data: { ep: "/other", stage: "write", pct: 90, text: "writing" } });
    expect(recording.state.value).to.deep.equal({ kind: "running", percent: 65, says: "12 words" });
    await tried;
    expect(recording.state.value).to.deep.equal({ kind: "done", reply });
    expect(asked[0]?.input).to.deep.equal({ ep: OPEN_PASS.ep, dry_run: true, snap: false });
  });

  it("says why it was not lined up, and nothing in an episode that was opened meanwhile", async () => {
    const { recording, notices } = open({ align: () => refusing("faster-whisper is missing") });
    await recording.align(false);
    expect([recording.state.value.kind, notices.at(RECORDING_TOPIC)]).to.deep.equal([
      "none",
      "faster-whisper is missing",
    ]);
    const other = open();
    const tried = other.recording.align(true);
    other.leave();
    await tried;
    expect(other.recording.state.value.kind).to.equal("none");
  });

  it("is lined up or would be, in one line", () => {
    expect(describeAlignment(reply)).to.equal(
      "2 of 3 shots would get a window on the recording. 1 would keep the length of the script.",
    );
    const all = { ...reply, dry_run: false, changes: reply.changes.slice(0, 2) };
    expect(describeAlignment(all)).to.equal("2 of 2 shots got a window on the recording.");
    expect(describeAlignment({ ...reply, ok: false })).to.match(/^Nothing of the script was heard in 12 words/);
  });
});
