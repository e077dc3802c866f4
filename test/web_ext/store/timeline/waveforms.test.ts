import { expect } from "chai";
import { effect } from "@preact/signals";
import { soundOf, recordingShift } from "../../../../web_ext/store/playback/clip-sound.ts";
import { buildPlaylist } from "../../../../web_ext/store/playback/playlist.ts";
import { barsOf, createWaveforms, joinStretches } from "../../../../web_ext/store/timeline/waveforms.ts";
import { answeringService, makeShot, makeTake, refusing, settled } from "../../../support/page/page-states.ts";

const part = (path: string, from: number, to: number) => ({ ep: "/show/ep01", path, from, to });

describe("waveforms", () => {
  it("are asked for when they are looked at, once, in stretches of a minute", async () => {
    const { ask, asked } = answeringService({ peaks: () => ({ peaks: [1, 2, 3] }) });
    const waveforms = createWaveforms(ask);
    const seen: unknown[] = [];
    const stop = effect(() => void seen.push(waveforms.stretches(part("a.mp4", 59, 61)).map((one) => one?.length)));
    await settled();
    waveforms.stretches(part("a.mp4", 0, 3));
    await settled();
    stop();
    expect(seen.at(-1)).to.deep.equal([3, 3]);
    const asks = asked.map(({ input }) => [input["path"], input["start"], input["end"]]);
    expect(asks).to.deep.equal([
      ["a.mp4", 0, 60],
      ["a.mp4", 60, 120],
    ]);
  });

  it("are asked for a few at once, the newest wish first", async () => {
    const { ask, asked } = answeringService({ peaks: () => ({ peaks: [] }) });
    const waveforms = createWaveforms(ask);
    for (const name of ["a", "b", "c", "d", "e"]) waveforms.stretches(part(name, 0, 1));
    expect(asked).to.have.length(3);
    await settled();
    expect(asked.map(({ input }) => input["path"])).to.deep.equal(["a", "b", "c", "e", "d"]);
  });

  it("of a file that cannot be read are silence, and of a service that is away are asked for again", async () => {
    const broken = createWaveforms(answeringService({ peaks: () => refusing("no such file", 404) }).ask);
    broken.stretches(part("a", 0, 1));
    await settled();
    expect(broken.stretches(part("a", 0, 1))[0]).to.have.length(0);
    const { ask, asked } = answeringService({});
    const away = createWaveforms(ask);
    away.stretches(part("a", 0, 1));
    await settled();
    away.stretches(part("a", 0, 1));
    expect(asked).to.have.length(2);
  });

  it("lie where their part of the file is, and are silent before it and behind it", () => {
    const minute = (value: number) => new Uint8Array(12_000).fill(value);
    const joined = joinStretches([minute(1), minute(2)], part("a", 59.99, 60.01));
    expect([...joined]).to.deep.equal([1, 1, 2, 2]);
    const early = joinStretches([new Uint8Array([9, 9])], part("a", -0.01, 0.03));
    expect([...early]).to.deep.equal([0, 0, 9, 9, 0, 0, 0, 0]);
    expect([...joinStretches([undefined], part("a", 0, 0.01))]).to.deep.equal([0, 0]);
  });

  it("are bars as high as their loudest bin", () => {
    const peaks = new Uint8Array([0, 255, 51, 0]);
    expect(barsOf(peaks, 2)).to.deep.equal([1, 0.2]);
    expect(barsOf(peaks, 2, 0.5)).to.deep.equal([0.5, 0.1]);
    expect(barsOf(new Uint8Array([255]), 3)).to.deep.equal([1, 1, 1]);
    expect(barsOf(new Uint8Array(0), 2)).to.deep.equal([0, 0]);
  });
});

describe("what is heard under a clip", () => {
  const shot = (cut: object) => makeShot("sh010", { takes: [makeTake(1)], cut });

  it("is its take's own sound from where it is trimmed", () => {
    const [clip] = buildPlaylist([shot({ trim_in: 12 })], 24);
    expect(clip?.sound).to.deep.equal({ path: "t1.mp4", at: 0.5, begins: 0, gain: 1, isOwn: true });
  });

  it("is the sound that was laid under it, moved by what is trimmed and by its offset", () => {
    const audio = { source: "file", path: "line.wav", start: 3, offset: 1, gain: 0.5 };
    const [clip] = buildPlaylist([shot({ trim_in: 12, audio, audio_file: "line.wav" })], 24);
    expect(clip?.sound).to.deep.equal({ path: "line.wav", at: 2.5, begins: 3, gain: 0.5, isOwn: false });
  });

  it("is nothing where the cut wants silence, or the file is gone", () => {
    for (const audio of [{ source: "none" }, { source: "file", path: "gone.wav" }]) {
      expect(soundOf(shot({ audio, audio_file: null }).cut, "t1.mp4", 0)).to.equal(undefined);
    }
  });

  it("is the recording from where the first clip with a place on it has that", () => {
    const clips = buildPlaylist(
      [shot({}), { ...shot({ trim_in: 12 }), shot: "sh020", audio_in: 7 }, { ...shot({}), shot: "sh030", audio_in: 1 }],
      24,
    );
    expect(recordingShift(clips, 24)).to.equal(7 + 0.5 - 2);
    expect(recordingShift(buildPlaylist([shot({})], 24), 24)).to.equal(0);
  });
});
