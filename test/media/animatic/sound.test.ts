import { expect } from "chai";
import { chmod, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { readCard } from "../../../src/core/animatic/shot-card.ts";
import type { RecordingWindow } from "../../../src/core/media/animatic-args.ts";
import { makeSound } from "../../../src/media/animatic/sound/guide-track.ts";
import { FFMPEG } from "../../support/media/measure-film.ts";
import { sampleShotlist, spoken, type SampleShot } from "../../support/media/sample-takes.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { buildWav } from "../../../src/core/media/wav.ts";

const RATE = 48_000;
const ESPEAK = (process.env["PATH"] ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "espeak-ng"))
  .find((path) => existsSync(path));

describe("an animatic's sound", function () {
  this.timeout(30_000);
  const folder = scratchFolder();
  const make = (
    sample: SampleShot,
    more: { recording?: RecordingWindow; speech?: string; signal?: AbortSignal } = {},
  ) => {
    const card = readCard(sampleShotlist({ length: 72, ...sample }), 1);
    if (!card) throw new Error("no shot");
    const { recording = null, speech, signal = new AbortController().signal } = more;
    const program = speech === undefined ? null : { kind: "espeak-ng" as const, path: speech };
    return makeSound({ card, recording, speech: program, ffmpeg: FFMPEG, signal });
  };
  /** The loudest sample of the left channel between two times in seconds. */
  const loudest = (stereo: Int16Array, from: number, to: number) =>
    stereo.reduce(
      (most, value, at) =>
        at % 2 === 0 && at >= from * RATE * 2 && at < to * RATE * 2 ? Math.max(most, Math.abs(value)) : most,
      0,
    );

  /** 1 where two sounds have the same course, whatever their level. */
  const likeness = (one: Int16Array, other: Int16Array) => {
    const product = (some: Int16Array, others: Int16Array) =>
      some.reduce((sum, value, at) => sum + value * (others[at] ?? 0), 0);
    return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
  };

  /** The lines alone. */
  const LINES = { animatic: { sound: "guide" } };

  it("is silence where nobody speaks and no temp sound is wanted, or the shot is silent", async () => {
    const quiet = await make({ scene: { dialogue: [], ...LINES } });
    const silent = await make({ entry: { audio_policy: "silent" }, scene: { dialogue: [spoken(0, "Hello", [0, 2])] } });
    for (const { stereo } of [quiet, silent]) expect(loudest(stereo, 0, 3)).to.equal(0);
    expect(quiet.stereo.length / 2).to.be.within(3 * RATE - 1024, 3 * RATE);
  });
  it("is the place's quiet where nobody speaks, and nothing at all where the show wants none", async () => {
    const quiet = await make({ scene: { dialogue: [] } });
    expect(loudest(quiet.stereo, 0.1, 2.9)).to.be.within(20, 6000);
    const none = await make({ scene: { dialogue: [spoken(0, "Hello", [0, 2])], animatic: { sound: "none" } } });
    expect(loudest(none.stereo, 0, 3)).to.equal(0);
  });
  it("goes on with its music where the shot before it left off", async () => {
    const scene = { dialogue: [], location: { id: "void", description: "" }, music: "slow piano" };
    const whole = (await make({ scene, length: 240 })).stereo;
    const rest = (await make({ scene: { ...scene, music_at: 4 }, length: 144 })).stereo;
    const [from, count] = [2 * 4 * RATE, 2 * 3 * RATE];
    expect(likeness(whole.subarray(from, from + count), rest.subarray(0, count))).to.be.greaterThan(0.9);
    expect(likeness(whole.subarray(0, count), rest.subarray(0, count))).to.be.lessThan(0.5);
  });
  it("plays what the script says is heard, and says what it cannot make", async () => {
    const scene = { dialogue: [], location: { id: "void", description: "" }, sound: "a gunshot; the song of a kazoo" };
    const { stereo, notes } = await make({ scene });
    expect(loudest(stereo, 0, 1.5)).to.be.greaterThan(8000);
    expect(notes).to.deep.equal([`no temp sound is known for "the song of a kazoo", so it is not heard`]);
    expect((await make({ scene })).stereo).to.deep.equal(stereo);
  });
  it("begins and ends without a click", async () => {
    const { stereo } = await make({ scene: { dialogue: [], sound: "heavy rain, wind" } });
    expect([stereo[0], stereo[1], stereo.at(-2), stereo.at(-1)]).to.deep.equal([0, 0, 0, 0]);
  });
  it("hums each line in its own window, the same every time", async () => {
    const sample = {
      scene: { dialogue: [spoken(0, "Who is there?", [0.5, 1.2]), spoken(1, "Nobody.", [2, 2.5], "vo")], ...LINES },
    };
    const { stereo, notes } = await make(sample);
    expect([loudest(stereo, 0, 0.5), loudest(stereo, 1.2, 2), loudest(stereo, 2.5, 3)]).to.deep.equal([0, 0, 0]);
    expect(loudest(stereo, 0.5, 1.2)).to.be.greaterThan(3000);
    expect(loudest(stereo, 2, 2.5)).to.be.within(1500, loudest(stereo, 0.5, 1.2));
    expect(notes).to.deep.equal([]);
    expect((await make(sample)).stereo).to.deep.equal(stereo);
  });
  it("plays the window of the recording where the shot is dubbed, and silence after its end", async () => {
    const path = join(folder(), "mix.wav");
    const mix = Int16Array.from({ length: 2 * 2 * RATE }, (_, at) =>
      at % 2 === 0 ? Math.floor(at / 2 / 10) : -Math.floor(at / 2 / 10),
    );
    await writeFile(path, buildWav(mix, RATE));
    const { stereo, notes } = await make(
      { length: 48, entry: { audio_policy: "dub" } },
      { recording: { path, start: 0.5, end: 2.5 } },
    );
    expect(notes).to.deep.equal([]);
    expect([stereo[0], stereo[1], stereo[2 * RATE]]).to.deep.equal([2400, -2400, 2400 + 4800]);
    expect(loudest(stereo, 1.51, 2)).to.equal(0);
  });
  it("stands in with guide sound and a note where the recording is missing or broken", async () => {
    const dub: SampleShot = {
      entry: { audio_policy: "dub_keep_foley" },
      scene: { dialogue: [spoken(0, "Hello there", [0.5, 1.5])] },
    };
    const missing = await make(dub);
    expect(missing.notes).to.deep.equal(["the recording or its window is missing, so guide sound stands in"]);
    const broken = join(folder(), "broken.wav");
    await writeFile(broken, "no sound");
    const failed = await make(dub, { recording: { path: broken, start: 0, end: 1 } });
    expect(failed.notes[0]).to.match(/^the recording cannot be read \(.*\), so guide sound stands in$/);
    for (const { stereo } of [missing, failed]) expect(loudest(stereo, 0.5, 1.5)).to.be.greaterThan(1000);
  });
  it("hums with a note where the speech program fails", async function () {
    if (process.platform === "win32") this.skip();
    const program = join(folder(), "espeak-ng");
    await writeFile(program, "#!/bin/sh\necho no voice >&2\nexit 3\n");
    await chmod(program, 0o755);
    const { stereo, notes } = await make(
      { scene: { dialogue: [spoken(0, "One two", [0, 1]), spoken(1, "Three", [1, 2])] } },
      { speech: program },
    );
    expect(notes).to.deep.equal([
      "a line could not be spoken (espeak-ng ended with code 3: no voice), so the built-in voice stands in",
    ]);
    expect(loudest(stereo, 0, 1)).to.be.greaterThan(1000);
  });
  it("speaks each line inside its window where there is a speech program", async function () {
    if (!ESPEAK) this.skip();
    const dialogue = [
      spoken(0, "Nobody has sat in that chair since the winter you left; [[h@l'oU]] nobody will.", [0.3, 1.4]),
      spoken(1, "Fine.", [1.6, 2.4]),
    ];
    const { stereo, notes } = await make({ scene: { dialogue, ...LINES } }, { speech: ESPEAK });
    expect(notes).to.deep.equal([]);
    expect([loudest(stereo, 0, 0.3), loudest(stereo, 1.4, 1.6), loudest(stereo, 2.4, 3)]).to.deep.equal([0, 0, 0]);
    for (const [from, to] of [
      [0.3, 1.4],
      [1.6, 2.4],
    ] as const)
      expect(loudest(stereo, from, to)).to.be.greaterThan(3000);
    expect((await make({ scene: { dialogue, ...LINES } }, { speech: ESPEAK })).stereo).to.deep.equal(stereo);
  });
  it("stops when it is cancelled", async () => {
    const signal = AbortSignal.abort(new Error("enough"));
    const made = make(
      { entry: { audio_policy: "dub" } },
      { recording: { path: join(folder(), "x.wav"), start: 0, end: 1 }, signal },
    );
    expect(await made.catch((thrown: Error) => thrown.message)).to.equal("enough");
  });
});
