import { expect } from "chai";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MediaFacts } from "../../../../src/core/media/probe-report.ts";
import { FileCache } from "../../../../src/disk/reading/file-cache.ts";
import { readReach } from "../../../../src/disk/relative-path.ts";
import { requireEpisode } from "../../../../src/disk/require-folder.ts";
import type { PassSnapshot } from "../../../../src/studio/shared/pass/read-pass.ts";
import { readTrack } from "../../../../src/studio/shared/recordings/describe-track.ts";
import { writeEpisode } from "../../../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../../../support/episodes/scratch-folder.ts";

describe("the recording of an episode", () => {
  const scratch = scratchFolder();

  it("is not probed again while the file is the same", async () => {
    const folder = await writeEpisode(scratch());
    await mkdir(join(folder, "audio"));
    const file = join(folder, "audio", "mix.wav");
    await writeFile(file, "sound");
    const ep = await requireEpisode([scratch()], folder);
    const build = { main: { defaults: { master_track: "audio/mix.wav" } } };
    const snapshot = { build, shots: [], reach: await readReach([scratch()], ep) } as unknown as PassSnapshot;
    const probes = new FileCache<MediaFacts>({ now: () => new Date(Date.now() + 10_000) });
    const facts = { seconds: 2.5, video: null, audio: { hertz: 48_000 } } as unknown as MediaFacts;
    await probes.read(file, () => Promise.resolve(facts));
    const tools = () => Promise.reject(new Error("nobody may ask for ffprobe"));
    const track = await readTrack({ tools, probes }, snapshot);
    expect(track).to.include({ path: "audio/mix.wav", duration: 2.5, rate: 48_000, exists: true });
    await writeFile(file, "other sound");
    expect(await readTrack({ tools, probes }, snapshot)).to.include({ duration: null, rate: null, exists: true });
  });
});
