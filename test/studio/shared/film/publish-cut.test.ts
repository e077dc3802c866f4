// Publishing, from the request to the film in `publish/`: where the title films come from, and what is said when one cannot be used.
import { expect } from "chai";
import { copyFile, mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readClipFacts } from "../../../../src/media/read-clip.ts";
import { makeClip } from "../../../media/test-clips.ts";
import { anyTools } from "../../../media/tool-sets.ts";
import { openRealStudio, type RealStudio } from "../../../support/episodes/real-studio.ts";
import { smallSeries } from "../../../support/episodes/sample-episodes.ts";
import { openScratch, type Scratch } from "../../../support/episodes/scratch-folder.ts";

const script = `= tide  Low Tide

# sq01 quay

## sh010
dur: 0.5
The quay is empty.

## sh020
dur: 0.5
Water rises.
`;
/** Frames of both shots. */
const CUT = 24;

interface Reply {
  readonly ok: boolean;
  readonly published: string | null;
  readonly report: string;
  readonly error: string | null;
}

/** The real ffmpeg, whose disk of published films is full while a file named `full` lies beside it. */
async function fillableDisk(folder: string): Promise<Record<string, string>> {
  if (process.platform !== "linux") return {};
  const program = join(folder, "ffmpeg");
  const lines = [
    "#!/bin/sh",
    'for last; do :; done; case "$(readlink "$last")" in */publish/.*) [ -e "$(dirname "$0")/full" ] && last=/dev/full;; esac',
    'count=$#; for each; do shift; count=$((count - 1)); [ $count -eq 0 ] && each=$last; set -- "$@" "$each"; done',
    `exec "${anyTools().ffmpeg.path}" "$@"`,
  ];
  await writeFile(program, `${lines.join("\n")}\n`, { mode: 0o755 });
  return { STUDIO_FFMPEG: program };
}

describe("a published film", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  let tools: Scratch;
  /** A film of one second, and of half a second; both lie in the root, outside the episode and every `_titles`. */
  let [long, short, cut, published] = ["", "", "", ""];
  let cards = false;
  before(async () => {
    tools = await openScratch();
    studio = await openRealStudio({ script, env: await fillableDisk(tools.folder) });
    await studio.post("/render", { ep: studio.ep }).expect(200);
    await studio.idle();
    const { path } = anyTools().ffmpeg;
    long = await makeClip(path, join(studio.root, "long.mp4"), { frames: 24 });
    short = await makeClip(path, join(studio.root, "short.mp4"), { frames: 12 });
    cut = join(studio.ep, "renders_proxy", "tide_proxy.mp4");
    published = join(studio.ep, "publish", "tide_proxy.mp4");
  });
  beforeEach(async () => {
    for (const left of [cut, join(studio.ep, "publish"), join(studio.ep, "_titles"), join(studio.root, "_titles")])
      await rm(left, { recursive: true, force: true });
    await configure({});
    cards = false;
  });
  after(async () => {
    await studio.close();
    await tools.remove();
  });

  const configure = (publish: object) =>
    writeFile(join(studio.ep, "series.json"), JSON.stringify({ ...smallSeries, publish }));
  const publish = async () =>
    (await studio.post("/assemble", { ep: studio.ep, publish: true, cards }).expect(200)).body as Reply;
  const put = async (film: string, ...place: readonly string[]) => {
    await mkdir(join(...place, ".."), { recursive: true });
    await copyFile(film, join(...place));
  };
  const succeeds = async (frames: number) => {
    const reply = await publish();
    expect(reply.error).to.equal(null);
    expect(reply).to.include({ ok: true, output: published, published, cut });
    expect((await readClipFacts(published)).frames).to.equal(frames);
    return reply.report;
  };
  const failsWith = async (...words: readonly string[]) => {
    const reply = await publish();
    expect(reply).to.include({ ok: false, output: null, published: null, cut });
    for (const word of words) expect(reply.error).to.contain(word);
    expect(reply.report).to.contain("2 clips");
    expect((await readClipFacts(cut)).frames).to.equal(CUT);
  };
  const stages = () => studio.events.filter(({ type }) => type === "studio.assemble").map(({ data }) => data["stage"]);

  it("is the cut with its sound made anew where there are no title films", async () => {
    const report = await succeeds(CUT);
    expect(report).to.contain("2 clips").and.to.contain("published without titles: there is no _titles/INTRO.mp4");
    expect(report).to.contain("the cut's picture was copied");
    expect(stages().at(-1)).to.equal("done");
  });

  it("has a card with the titles where there is no title film, and only there", async () => {
    cards = true;
    const report = await succeeds(72 + CUT + 72);
    expect(report).to.contain("published: the title card (3.00 s), the cut (1.00 s), the end card (3.00 s)");
    expect(report).not.to.contain(`"Low Tide" is written`);
    await put(short, studio.ep, "_titles", "OUTRO.mp4");
    const mixed = await succeeds(72 + CUT + 12);
    expect(mixed).to.contain("the title card (3.00 s), the cut (1.00 s), the outro (0.50 s)");
    expect(mixed).to.contain(`"Low Tide" is written on the outro`);
  });

  it("has the episode's title films, else the show's, and the title of the script's header on them", async () => {
    await put(long, studio.ep, "_titles", "INTRO.mp4");
    await put(short, studio.root, "_titles", "INTRO.mp4");
    await put(short, studio.root, "_titles", "OUTRO.mp4");
    const report = await succeeds(24 + CUT + 12);
    expect(report).to.contain("published: the intro (1.00 s), the cut (1.00 s), the outro (0.50 s), together 2.50 s");
    expect(report).to.contain(`"Low Tide" is written on the intro from 0.4 s, on the outro from 0.0 s to 0.5 s`);
  });

  it("has those that the config names before all others", async () => {
    await put(long, studio.ep, "_titles", "INTRO.mp4");
    await put(short, studio.ep, "art", "begin.mp4");
    await configure({ intro: "art/begin.mp4", subtitle: { intro_in: [0.1, 0.2] } });
    expect(await succeeds(12 + CUT)).to.contain(`"Low Tide" is written on the intro from 0.1 s`);
  });

  it("says what is missing of what the config names, and leaves the cut", async () => {
    await configure({ intro: "art/gone.mp4" });
    await failsWith("publish.intro: there is no file art/gone.mp4");
    expect(stages().at(-1)).to.equal("failed");
    await configure({ outro: "../short.mp4" });
    await failsWith("publish.outro: there is no file ../short.mp4 that the episode may use");
    await put(short, studio.ep, "_titles", "OUTRO.mp4");
    await configure({ subtitle: { font: "art/gone.ttf" } });
    await failsWith("publish.subtitle.font: there is no file art/gone.ttf");
    await configure({ subtitle: { font: "tide.md" } });
    await failsWith("tide.md cannot be read as a font");
    await writeFile(join(studio.ep, "series.json"), "{");
    await failsWith("the series config", "correct it");
  });

  it("says which title film is damaged, and reads none that lies outside the roots", async () => {
    await mkdir(join(studio.ep, "_titles"));
    await writeFile(join(studio.ep, "_titles", "OUTRO.mp4"), "torn");
    await failsWith("the outro: OUTRO.mp4 cannot be read");
    await rm(join(studio.ep, "_titles", "OUTRO.mp4"));
    const outside = join(studio.root, "..", "outside.mp4");
    await copyFile(short, outside);
    await symlink(outside, join(studio.ep, "_titles", "INTRO.mp4"));
    expect(await succeeds(CUT)).to.contain("published without titles");
  });

  it("is written whole or not at all", async () => {
    await writeFile(join(studio.ep, "publish"), "a file");
    await failsWith("the film could not be published");
    await rm(join(studio.ep, "publish"));
    if (process.platform !== "linux") return;
    await mkdir(join(studio.ep, "publish"));
    await writeFile(join(tools.folder, "full"), "");
    await failsWith("the film could not be published", "No space left on device");
    expect(await readdir(join(studio.ep, "publish"))).to.deep.equal([]);
    await rm(join(tools.folder, "full"));
  });
});
