// A long sound heard in two parts has the peaks of one run, in every format that people have.
import { expect } from "chai";
import { join } from "node:path";
import { run } from "../../../src/machine/spawn.ts";
import { measureCoded } from "../../../src/media/peaks/measure-coded.ts";
import { suiteFolder } from "../../support/episodes/scratch-folder.ts";
import { toolSets } from "../tool-sets.ts";

const KINDS = { m4a: "aac", mp3: "libmp3lame", ogg: "libvorbis", flac: "flac", opus: "libopus", aac: "aac" };
const SECONDS = 61.3;

describe("a long sound", function () {
  this.timeout(30_000);
  const folder = suiteFolder();
  const at = (kind: string) => join(folder(), `long.${kind}`);
  before(async () => {
    const sound = "0.5*sin(1400*t)*abs(sin(2.3*t))*gte(mod(t\\,0.37)\\,0.05)";
    const outputs = Object.entries(KINDS).flatMap(([kind, encoder]) => ["-c:a", encoder, "-ar", "48000", at(kind)]);
    const made = ["-f", "lavfi", "-i", `aevalsrc=${sound}:s=48000:d=${SECONDS}`, ...outputs];
    await run(toolSets.at(-1)?.tools.ffmpeg.path ?? "", ["-nostdin", "-v", "error", ...made]);
  });

  for (const { name, tools } of toolSets) {
    const receive = (kind: string, seconds: number) => {
      const format = { hertz: 48_000, channels: 1, bits: 16 } as const;
      const order = { kind: "coded", path: at(kind), format, ffmpeg: tools.ffmpeg.path, seconds } as const;
      return measureCoded(order, new AbortController().signal);
    };

    for (const kind of Object.keys(KINDS)) {
      it(`is the same in two parts as in one (${kind}, ${name})`, async () => {
        const [whole, parted] = [await receive(kind, 0), await receive(kind, SECONDS)];
        expect(parted.seconds).to.equal(whole.seconds);
        expect(parted.peaks.length).to.equal(whole.peaks.length);
        const apart = parted.peaks.map((peak, bin) => Math.abs(peak - (whole.peaks[bin] ?? 0)));
        // The noise that AAC makes up is another each time; nothing else is.
        expect(Math.max(...apart)).to.be.at.most(kind === "m4a" || kind === "aac" ? 8 : 1);
      });
    }

    it(`is whole when it is shorter than its file says (${name})`, async () => {
      expect(await receive("m4a", 500)).to.deep.equal(await receive("m4a", 0));
    });
  }
});
