// The sounds of a voice in the page's state: which is heard, from where to where, one after another, and what is saved of one.
import { expect } from "chai";
import { signal } from "@preact/signals";
import type { Ref, RefTakeEntry } from "../../../../src/contracts/replies/ref.ts";
import type { ShotStatus } from "../../../../src/contracts/replies/episode-status.ts";
import type { Ask } from "../../../../web_ext/api/calls.ts";
import { createNotices } from "../../../../web_ext/store/base/notices.ts";
import { lineSources } from "../../../../web_ext/store/refs/line-sources.ts";
import { createVoices } from "../../../../web_ext/store/refs/voices.ts";

describe("the sounds of a voice in the page", () => {
  const take = (number: number, more: Partial<RefTakeEntry> = {}) =>
    ({ take: number, usable: true, audio: `t${number}.wav`, ...more }) as RefTakeEntry;
  const voice = (more: Partial<Ref> = {}) =>
    ({
      ...{ id: "voice:ada", kind: "voice", exists: true, path: "ada.wav", sha1: "abc" },
      ...{ takes: [take(1), take(2)], picked: 1, ...more },
    }) as unknown as Ref;

  function open(ref: Ref = voice()) {
    const asked: unknown[] = [];
    const selected = signal<Ref | undefined>(ref);
    const candidate = signal<number | undefined>(undefined);
    const ask = (async (name: string, input: unknown) => {
      asked.push([name, input]);
      return { ok: true, value: { take: 3 } };
    }) as unknown as Ask;
    let changes = 0;
    const ports = { ask, notices: createNotices(), ep: () => "/ep", selected, candidate };
    const voices = createVoices({ ...ports, changed: () => (changes += 1) });
    for (const { key } of voices.clips.value) voices.setLength(key, 4);
    const now = () => [voices.chosen.value?.name, voices.isPlaying.value, voices.at.value];
    return { voices, asked, selected, candidate, now, changes: () => changes };
  }

  it("are the live sample and the finished candidates; nothing else has any", () => {
    const names = (ref: Ref) => open(ref).voices.clips.value.map(({ name }) => name);
    expect(names(voice())).to.deep.equal(["Live sample", "Candidate 1", "Candidate 2"]);
    expect(names(voice({ exists: false, takes: [take(1, { usable: false }), take(2)] }))).to.deep.equal([
      "Candidate 2",
    ]);
    expect(names(voice({ kind: "prop" } as Partial<Ref>))).to.deep.equal([]);
  });

  it("play from where the playhead stands, and from the start once they are over", () => {
    const { voices, now } = open();
    voices.seek(1.5);
    voices.toggle();
    expect(now()).to.deep.equal(["Live sample", true, 1.5]);
    voices.reached(2);
    voices.toggle();
    expect(now()).to.deep.equal(["Live sample", false, 2]);
    voices.toggle();
    voices.reached(4);
    expect(now()).to.deep.equal(["Live sample", false, 0]);
    voices.reached(1);
    expect(now()).to.deep.equal(["Live sample", false, 0]);
  });

  it("are swapped at the same place, playing on", () => {
    const { voices, now } = open();
    voices.choose(voices.clips.value[2]!);
    voices.toggle();
    voices.reached(1.25);
    voices.swap();
    expect(now()).to.deep.equal(["Live sample", true, 1.25]);
    voices.swap();
    expect(now()).to.deep.equal(["Candidate 2", true, 1.25]);
    voices.setLength("ada.wav abc", 1);
    voices.swap();
    expect(now()).to.deep.equal(["Live sample", true, 1]);
  });

  it("are heard one after another, each from its own start, until the last is over or somebody stops", () => {
    const { voices, now } = open();
    voices.trim("t1.wav", { start: 0.5 });
    voices.audition();
    expect(now()).to.deep.equal(["Live sample", true, 0]);
    voices.reached(Number.POSITIVE_INFINITY);
    expect(now()).to.deep.equal(["Candidate 1", true, 0.5]);
    voices.reached(3.99);
    voices.reached(3.99);
    expect(now()).to.deep.equal(["Candidate 2", false, 0]);
    voices.audition();
    voices.audition();
    expect([voices.isAudition.value, voices.isPlaying.value]).to.deep.equal([false, false]);
  });

  it("are trimmed no shorter than a voice may be, and play no farther", () => {
    const { voices, now } = open();
    const key = voices.chosen.value!.key;
    voices.trim(key, { start: 9 });
    expect(voices.stretchOf(key)).to.deep.equal({ start: 3.8, end: 4 });
    voices.untrim(key);
    expect(voices.isTrimmed(key)).to.equal(false);
    voices.seek(1);
    voices.trimHere("start");
    voices.seek(2.5);
    voices.trimHere("end");
    expect(voices.stretchOf(key)).to.deep.equal({ start: 1, end: 2.5 });
    voices.trim(key, { end: 0 });
    expect(voices.stretchOf(key)).to.deep.equal({ start: 1, end: 1.2 });
    voices.toggle();
    expect(now()).to.deep.equal(["Live sample", true, 1]);
    voices.reached(1.19);
    expect(now()).to.deep.equal(["Live sample", false, 1]);
  });

  it("have a line from a take beside them, which is saved as such, and only as long as their voice is shown", async () => {
    const { voices, asked, selected, now } = open();
    voices.borrow({ shot: "sh010", take: 2, pass: "final", path: "renders/sh010.mp4" });
    expect(now()).to.deep.equal(["sh010 take 2", false, 0]);
    await voices.save();
    voices.setLength("renders/sh010.mp4", 5);
    voices.trim("renders/sh010.mp4", { start: 1.5 });
    await voices.save();
    expect(asked).to.deep.equal([
      ["voiceFromTake", { ep: "/ep", ref: "voice:ada", start: 1.5, end: 5, shot: "sh010", take: 2, pass: "final" }],
    ]);
    voices.choose(voices.clips.value[0]!);
    expect(now()[0]).to.equal("Live sample");
    selected.value = voice({ id: "voice:tom" });
    expect(voices.clips.value).to.have.length(3);
    selected.value = voice();
    expect(voices.clips.value).to.have.length(4);
    voices.borrow(undefined);
    expect(now()[0]).to.equal("Live sample");
  });

  it("can be cut from takes that play, of shots that the character is in", () => {
    const shot = (id: string, subjects: readonly string[]) =>
      ({
        ...{ shot: id, subjects },
        takes: [
          { take: 1, status: "ok", has_video: true, mp4: "a.mp4" },
          { take: 2, status: "failed", has_video: false, mp4: null },
          { take: 3, status: "ok", has_video: true, mp4: "c.mp4" },
        ],
      }) as unknown as ShotStatus;
    const shots = [shot("sh010", ["ada"]), shot("sh020", ["tom"])];
    expect(lineSources(shots, "ada", "proxy")).to.deep.equal([
      { shot: "sh010", take: 3, pass: "proxy", path: "c.mp4" },
      { shot: "sh010", take: 1, pass: "proxy", path: "a.mp4" },
    ]);
    expect(lineSources(shots, null, "proxy")).to.deep.equal([]);
  });

  it("save the stretch of the chosen one as a candidate, and are whole again", async () => {
    const { voices, asked, changes } = open();
    await voices.save();
    expect(asked).to.deep.equal([]);
    voices.trim("ada.wav abc", { start: 1 });
    await voices.save();
    voices.choose(voices.clips.value[1]!);
    voices.trim("t1.wav", { end: 2 });
    await voices.save();
    expect(asked).to.deep.equal([
      ["trimVoice", { ep: "/ep", ref: "voice:ada", take: null, start: 1, end: 4 }],
      ["trimVoice", { ep: "/ep", ref: "voice:ada", take: 1, start: 0, end: 2 }],
    ]);
    expect([changes(), voices.isTrimmed("t1.wav")]).to.deep.equal([2, false]);
  });
});
