import { expect } from "chai";
import fc from "fast-check";
import { type ClipFacts, UNKNOWN_CLIP, clipFacts } from "../../../src/core/media/film/clip-facts.ts";
import { DEFAULT_SETTINGS } from "../../../src/core/media/h264/encode-settings.ts";
import { type JoinClip, type JoinOrder, planJoin, withoutCopies } from "../../../src/core/media/film/join-plan.ts";
import { parseMovie } from "../../../src/core/media/mp4/movie.ts";
import { samplesOf } from "../../../src/core/time/rate.ts";
import { MEDIUM_AVCC, OWN_AVCC, type TrackOptions, aacSound, box, evenPicture, moovOf } from "./movie-bytes.ts";

function factsOf(picture: TrackOptions, more: readonly TrackOptions[] = [], ...boxes: Uint8Array[]): ClipFacts {
  const movie = parseMovie(moovOf([picture, ...more], ...boxes));
  return movie ? clipFacts(movie, () => true) : UNKNOWN_CLIP;
}

const soundOf = (file: string) => ({ file, start: 0, offset: 0, gain: 1 });

function clip(shot: string, frames: number, changes: Partial<JoinClip> = {}): JoinClip {
  const mp4 = `/ep/${shot}.mp4`;
  return {
    shot,
    take: 2,
    mp4,
    sound: soundOf(mp4),
    frames,
    fps: 24,
    trimIn: 0,
    trimOut: 0,
    length: frames,
    ...changes,
  };
}

function planOf(clips: readonly (readonly [JoinClip, ClipFacts])[], changes: Partial<JoinOrder> = {}) {
  const order = { clips: clips.map(([each]) => each), fps: 24, width: 512, height: 288, ...changes };
  return planJoin(
    order,
    clips.map(([, facts]) => facts),
  );
}

describe("whether a clip's stored picture could be copied", () => {
  const why = (changes: Partial<TrackOptions>, ...boxes: Uint8Array[]) =>
    factsOf(evenPicture(10, changes), [], ...boxes).why;
  it("holds for even H.264 in BT.709, with or without sound, reordered or not", () => {
    expect(why({})).to.equal("");
    expect(factsOf(evenPicture(10), [aacSound(20_000)])).to.deep.include({ frames: 10, hasSound: true });
    expect(factsOf(evenPicture(10)).hasSound).to.equal(false);
    const delays = [
      [1, 2000],
      [1, 3000],
      [1, 1000],
      [7, 2000],
    ] as const;
    expect(why({ delays, edits: [[417, 2000]] })).to.equal("");
    expect(why({ edits: [] })).to.equal("");
  });
  it("fails with a reason for a person", () => {
    expect(why({ format: "avc3" })).to.equal("its picture is avc3, not one kind of H.264");
    expect(why({ formats: 2 })).to.equal("its picture is avc1 and avc1, not one kind of H.264");
    expect(why({ avcC: "01640015" })).to.equal("its H.264 headers cannot be read");
    expect(why({ aspect: [4, 3] })).to.equal("its pixels are not square");
    expect(
      why({
        durations: [
          [9, 1000],
          [1, 500],
        ],
      }),
    ).to.equal("its frames are not evenly timed");
    expect(why({ delays: [[10, 1000]] })).to.equal("its frames are not evenly timed");
    expect(
      why({
        edits: [
          [100, -1],
          [417, 0],
        ],
      }),
    ).to.equal("its frames are not evenly timed");
    expect(why({ edits: [[208, 0]] })).to.equal("its frames are not evenly timed");
    expect(why({ edits: [[417, 2000]] })).to.equal("its frames are not evenly timed");
    expect(why({ firstSync: 3 })).to.equal("its first frame leans on earlier ones");
    expect(why({ sizes: [], durations: [] })).to.equal("it has no frames");
    expect(why({}, box("mvex"))).to.equal("its file is fragmented");
    expect(factsOf(aacSound(100), [evenPicture(1)]).why).to.equal("its picture is not the first track");
    expect(factsOf(aacSound(100)).why).to.equal("it has no picture");
    const movie = parseMovie(moovOf([evenPicture(3)]));
    expect(movie && clipFacts(movie, () => false).why).to.equal("its first frame leans on earlier ones");
  });
});

describe("the plan of a film", () => {
  it("copies what fits and encodes the rest in the same way", () => {
    const plan = planOf([
      [clip("sh010", 48), factsOf(evenPicture(48))],
      [clip("sh020", 24, { trimIn: 2, trimOut: 1, length: 21 }), factsOf(evenPicture(24))],
      [clip("sh030", 24), factsOf(evenPicture(24, { avcC: MEDIUM_AVCC }))],
      [clip("sh040", 24, { length: 30 }), factsOf(evenPicture(24))],
      [clip("sh050", 24), UNKNOWN_CLIP],
    ]);
    expect(plan.clips.map(({ clip: { shot }, copy, why }) => [shot, copy !== null, why])).to.deep.equal([
      ["sh010", true, ""],
      ["sh020", false, "it is trimmed"],
      ["sh030", false, "it was encoded in another way than most clips"],
      ["sh040", false, "it has 24 frames for 30"],
      ["sh050", false, "its file is not a plain mp4"],
    ]);
    expect(plan).to.deep.include({ frames: 147, samples: 294_000, timescale: 24_000 });
    expect(plan.headersKey).to.contain("67640015acb4");
    expect(plan.settings).to.deep.include({ crf: 20 });
  });
  it("takes as its standard what most frames have, not most clips", () => {
    const plan = planOf([
      [clip("sh010", 10), factsOf(evenPicture(10, { avcC: OWN_AVCC }))],
      [clip("sh020", 10), factsOf(evenPicture(10, { avcC: OWN_AVCC }))],
      [clip("sh030", 60), factsOf(evenPicture(60, { avcC: MEDIUM_AVCC }))],
    ]);
    expect(plan.clips.map(({ copy }) => copy !== null)).to.deep.equal([false, false, true]);
  });
  it("keeps clips of different timescales apart", () => {
    const other = factsOf(evenPicture(10, { timescale: 12_288, durations: [[10, 512]] }));
    const plan = planOf([
      [clip("sh010", 10), factsOf(evenPicture(10))],
      [clip("sh020", 10), other],
      [clip("sh030", 10), other],
    ]);
    expect(plan.timescale).to.equal(12_288);
    expect(plan.clips.map(({ copy }) => copy !== null)).to.deep.equal([false, true, true]);
  });
  it("encodes everything the house's way when nothing fits, at a size or a rate of its own", () => {
    const clips = [[clip("sh010", 10), factsOf(evenPicture(10))]] as const;
    const small = planOf(clips, { width: 256, height: 144 });
    expect(small).to.deep.include({ headersKey: null, settings: DEFAULT_SETTINGS, timescale: 24_000 });
    expect(small.clips[0]?.why).to.equal("it is 512x288");
    const slow = planOf(clips, { fps: 12.5 });
    expect([slow.clips[0]?.why, slow.timescale]).to.deep.equal(["it runs at another rate", 12_500]);
    expect(planOf(clips, { fps: 23.976 }).clips[0]?.why).to.equal("it runs at another rate");
  });
  it("can be made without copies, keeping the reasons it had", () => {
    const plan = planOf([
      [clip("sh010", 48), factsOf(evenPicture(48))],
      [clip("sh020", 24, { trimIn: 2, length: 22 }), factsOf(evenPicture(24))],
    ]);
    const whole = withoutCopies(plan, "copying failed");
    expect(whole.clips.map(({ copy, why }) => [copy, why])).to.deep.equal([
      [null, "copying failed"],
      [null, "it is trimmed"],
    ]);
    expect(whole.headersKey).to.equal(null);
    expect(whole.settings).to.equal(plan.settings);
  });
  it("gives every clip the sound between its frame edges, so that nothing adds up", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 }),
        fc.constantFrom(24, 23.976, 29.97, 12.5, 60),
        (lengths, fps) => {
          const clips = lengths.map((length, index) => clip(`sh${index}`, length, { fps }));
          const plan = planJoin({ clips, fps, width: 512, height: 288 }, []);
          const total = lengths.reduce((sum, length) => sum + length, 0);
          expect(plan.sounds.reduce((sum, { length }) => sum + length, 0)).to.equal(samplesOf(total, fps, 48_000));
          for (const [index, { length }] of plan.sounds.entries()) {
            expect(length).to.be.closeTo(samplesOf(lengths[index] ?? 0, fps, 48_000), 1);
          }
        },
      ),
    );
  });
  it("skips the sound that a trim leaves away, and knows what is silent", () => {
    const mute = factsOf(evenPicture(24));
    const loud = factsOf(evenPicture(24), [aacSound(48_000)]);
    const plan = planOf([
      [clip("sh010", 24, { trimIn: 6, length: 18 }), loud],
      [clip("sh020", 24), mute],
      [clip("sh030", 24, { sound: null }), loud],
      [clip("sh040", 24, { sound: soundOf("/ep/voice.wav") }), mute],
    ]);
    expect(plan.sounds).to.deep.equal([
      { shot: "sh010", path: "/ep/sh010.mp4", lead: 0, skip: 12_000, length: 36_000, gain: 1 },
      { shot: "sh020", path: null, lead: 0, skip: 0, length: 48_000, gain: 1 },
      { shot: "sh030", path: null, lead: 0, skip: 0, length: 48_000, gain: 1 },
      { shot: "sh040", path: "/ep/voice.wav", lead: 0, skip: 0, length: 48_000, gain: 1 },
    ]);
  });
  it("warns of clips that are not as long as they should be", () => {
    const plan = planOf([
      [clip("sh010", 24, { length: 30 }), factsOf(evenPicture(24))],
      [clip("sh020", 24), factsOf(evenPicture(22))],
      [clip("sh030", 16, { fps: 16, length: 24 }), UNKNOWN_CLIP],
    ]);
    expect(plan.warnings).to.deep.equal([
      "sh010: take 2 is 6 frames short; its last frame is held",
      "sh020: take 2 should have 24 frames, its file has 22",
      "sh020: take 2 is 2 frames short; its last frame is held",
    ]);
  });
});
