import { expect } from "chai";
import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../src/machine/spawn.ts";
import { PictureShrinker, type ShrinkerOptions } from "../../src/media/shrink-picture.ts";
import { scratchFolder } from "../support/scratch-folder.ts";
import { anyTools } from "./tool-sets.ts";

const { ffmpeg } = anyTools();

describe("a picture that could not be shrunk", () => {
  const folder = scratchFolder();
  let shrinker: PictureShrinker | undefined;
  afterEach(() => shrinker?.close());
  const open = (find: ShrinkerOptions["ffmpeg"]) => {
    const clock = { now: () => new Date("2030-05-01T12:00:00Z") };
    shrinker = new PictureShrinker({ cacheFolder: join(folder(), "cache"), clock, ffmpeg: find });
    const small = shrinker;
    return (name: string) => small.shrinkPicture({ path: join(folder(), name), width: 128 });
  };
  const makeWebp = (name: string) => {
    const made = ["-f", "lavfi", "-i", "color=red:s=400x200", "-frames:v", "1", "-c:v", "libwebp"];
    return run(ffmpeg.path, ["-nostdin", "-v", "error", ...made, "-y", join(folder(), name)]);
  };

  it("is tried again when there was no program for it", async () => {
    await makeWebp("red.webp");
    let isThere = false;
    const shrink = open(async () => (isThere ? ffmpeg : Promise.reject(new Error("no ffmpeg works here"))));
    expect(await shrink("red.webp")).to.equal(null);
    isThere = true;
    expect(await shrink("red.webp")).to.match(/\.jpg$/);
  });

  it("is tried again when the program was killed, or could not start", async () => {
    await makeWebp("red.webp");
    const flag = join(folder(), "flag");
    const path = join(folder(), "mortal");
    const shrink = open(async () => ({ ...ffmpeg, path }));
    expect(await shrink("red.webp")).to.equal(null);
    await writeFile(path, `#!/bin/sh\n[ -e "${flag}" ] && exec "${ffmpeg.path}" "$@"\ntouch "${flag}"\nkill -9 $$\n`);
    await chmod(path, 0o755);
    expect(await shrink("red.webp")).to.equal(null);
    expect(await shrink("red.webp")).to.match(/\.jpg$/);
  });

  it("is left alone when the program refused it", async () => {
    await makeWebp("red.webp");
    const asked: string[] = [];
    const path = join(folder(), "refuses");
    await writeFile(path, "#!/bin/sh\nexit 1\n");
    await chmod(path, 0o755);
    const shrink = open(async () => {
      asked.push("ffmpeg");
      return { ...ffmpeg, path };
    });
    expect([await shrink("red.webp"), await shrink("red.webp")]).to.deep.equal([null, null]);
    expect(asked).to.have.length(1);
  });
});
