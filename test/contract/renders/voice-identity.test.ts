// A target that follows a character's voice sample where its voice LoRA is installed. docs/format.md "Voices".
import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { DryRunReply } from "../../../src/contracts/routes/renders/dry-run.ts";
import { sha1 } from "../../../src/core/lib/hash.ts";
import { seriesFor } from "../../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { openHostStudio, type HostStudio } from "../../support/servers/host-studio.ts";
import type { StandInHost } from "../../support/servers/stand-in-host.ts";
import { decodeFrames, decodeSound, greyOf, makeClip, makeWav } from "../../media/test-clips.ts";
import { anyTools } from "../../media/tool-sets.ts";

const FFMPEG = anyTools().ffmpeg.path;
const TARGET = "ltx2_ingredients";
const SAMPLE = "refs/ada.wav";
const LORA = "ltx-2.3-id-lora-talkvid-3k.safetensors";
const SCRIPT = `= tide  Low Tide

# sq01 quay

## sh010
who: ada
dur: 5
Ada looks at the water.
ADA: It is cold.
`;
const SILENT = SCRIPT.replace("ADA: It is cold.\n", "");
/** Half a second at 24 frames a second, up to the next step of 8. */
const LEAD_IN = 16;
const LENGTH = 121;

function withSample() {
  const series = seriesFor(TARGET);
  const { ada, ...others } = series.subjects;
  return { ...series, subjects: { ...others, ada: { ...ada, voice_sample: SAMPLE } } };
}

const withoutLora = (host: StandInHost) => {
  host.models["loras"] = (host.models["loras"] ?? []).filter((name) => name !== LORA);
};

describe("the voice of a character on LTX", function () {
  this.timeout(30_000);
  const scratch = scratchFolder();
  let at: HostStudio;
  const open = async (more: { prepare?: (host: StandInHost) => void; script?: string } = {}) => {
    const film = await makeClip(FFMPEG, join(scratch(), "film.mp4"), { frames: LENGTH + LEAD_IN, size: "128x96" });
    at = await openHostStudio(TARGET, { script: SCRIPT, series: withSample(), film: await readFile(film), ...more });
    await at.allPictures();
  };
  const record = async () => makeWav(FFMPEG, join(at.studio.ep, SAMPLE), 0, 1);
  const render = async () => {
    const { body } = await at.render();
    expect(body.queued, JSON.stringify(body)).to.have.length(1);
    await at.studio.idle();
    const made = await at.sidecar();
    expect(made.status, made.save_notes).to.equal("ok");
    return made;
  };
  const lengths = () => at.ofClass("EmptyLTXVLatentVideo").map(({ inputs }) => inputs["length"]);
  afterEach(() => at.close());

  it("follows the sample, and the lead-in is left away with its sound", async () => {
    await open();
    await record();
    const made = await render();
    const sent = at.ofClass("LTXVReferenceAudio")[0]!.inputs;
    expect(sent).to.deep.include({
      identity_guidance_scale: 3,
      model: ["identity", 0],
      reference_audio: ["sample", 0],
    });
    expect(at.ofClass("LoraLoaderModelOnly").map(({ inputs }) => inputs["lora_name"])).to.include(LORA);
    const sample = at.ofClass("LoadAudio")[0]!.inputs["audio"];
    expect(sample).to.equal(made.inputs?.["voice"]);
    expect([...at.host.uploads.keys()]).to.include(sample);
    expect(lengths()).to.deep.equal([LENGTH + LEAD_IN]);
    expect(made).to.include({ length: LENGTH, frames: LENGTH, lead_in: LEAD_IN });
    expect(made.refs.find(({ role }) => role === "voice")).to.include({ path: SAMPLE, subject: "ada", optional: true });
    expect(made.notes.join()).to.not.include("voice");
    const film = join(at.studio.ep, "renders_proxy/sh010/sh010_t01.mp4");
    const frames = await decodeFrames(FFMPEG, film, 128, 96);
    expect(frames).to.have.length(LENGTH);
    expect(frames[0]!.centre).to.be.closeTo(greyOf(LEAD_IN), 2);
    expect(frames.at(-1)!.centre).to.be.closeTo(greyOf(LEAD_IN + LENGTH - 1), 2);
    const { left } = await decodeSound(FFMPEG, film);
    expect(left.length).to.be.within((LENGTH / 24) * 48_000, (LENGTH / 24) * 48_000 + 1024);
    expect(made.check?.findings.map(({ kind }) => kind) ?? []).to.not.include("length");
  });

  it("is shown by a dry run in its slot, with the frames in front", async () => {
    await open();
    await record();
    const ask = { ep: at.studio.ep, pass: "proxy", shots: ["sh010"] };
    const [row] = ((await at.studio.post("/shot/dryrun", ask).expect(200)).body as DryRunReply).shots;
    const voice = row?.inputs.find(({ kind }) => kind === "sound");
    expect(voice).to.include({ slot: "Audio 1", role: "voice", made: "cut" });
    expect(voice?.from[0]).to.include({ path: SAMPLE, subject: "ada" });
    expect(row).to.include({ length: LENGTH, lead_in: LEAD_IN, hold: 0 });
    await render();
    const bytes = at.host.uploads.get(voice?.name ?? "");
    expect(bytes && sha1(bytes)).to.equal(voice?.sha1);
  });

  it("is made up without the LoRA: no sample, no lead-in, and the take says so", async () => {
    await open({ prepare: withoutLora });
    await record();
    const made = await render();
    expect(at.ofClass("LTXVReferenceAudio")).to.deep.equal([]);
    expect(at.ofClass("LoadAudio")).to.deep.equal([]);
    expect(lengths()).to.deep.equal([LENGTH]);
    expect(made.refs.some(({ role }) => role === "voice")).to.equal(false);
    expect(made.notes.join()).to.include(`one voice per character is off: ${LORA} is not installed`);
    const { body } = await at.studio.get("/episode", { ep: at.studio.ep }).expect(200);
    expect((body as EpisodeStatus).shots[0]?.takes[0]?.stale).to.deep.equal([]);
  });

  it("does not wait for a sample that is missing, and says so", async () => {
    await open();
    const made = await render();
    expect(at.ofClass("LTXVReferenceAudio")).to.deep.equal([]);
    expect(lengths()).to.deep.equal([LENGTH]);
    expect(made.notes.join()).to.include(`${SAMPLE} is missing: the voice of ada is made up`);
    await record();
    const { body } = await at.studio.get("/episode", { ep: at.studio.ep }).expect(200);
    expect((body as EpisodeStatus).shots[0]?.takes[0]?.stale).to.deep.equal(["ref"]);
  });

  it("is nothing to speak of where nobody speaks", async () => {
    await open({ prepare: withoutLora, script: SILENT });
    await record();
    const made = await render();
    expect(made.refs.some(({ role }) => role === "voice")).to.equal(false);
    expect(made.notes.join()).to.not.include("voice");
  });
});
