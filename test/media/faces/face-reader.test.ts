// Films and pictures with patches of colour, read by the stand-in: which frames, panels and pixels reach the models, and what comes back.
import { createCanvas } from "@napi-rs/canvas";
import { expect } from "chai";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compareFaces } from "../../../src/core/faces/compare-faces.ts";
import { run } from "../../../src/machine/spawn.ts";
import { FaceReader } from "../../../src/media/faces/face-reader.ts";
import type { ViewPicture } from "../../../src/media/faces/face-order.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { placeStandInFaces } from "../../support/media/stand-in-faces.ts";
import { refusalOf } from "../../support/values/refusal-of.ts";
import { anyTools } from "../tool-sets.ts";

const tools = async () => anyTools();

describe("the faces in a take", function () {
  this.timeout(30_000);
  const scratch = scratchFolder();
  const modules = () => ({
    runtime: join(scratch(), "runtime/node_modules/onnxruntime-web/dist/ort.node.min.mjs"),
    detector: join(scratch(), "models/detector.onnx"),
    embedder: join(scratch(), "models/embedder.onnx"),
  });
  let reader: FaceReader;
  beforeEach(async () => {
    await placeStandInFaces(scratch());
    reader = new FaceReader(tools);
  });
  afterEach(() => reader.close());

  /** Grey, with boxes: `color@from-to` by the tenth of a second. */
  async function film(...boxes: readonly { colour: string; x: number; when?: string }[]): Promise<string> {
    const path = join(scratch(), "take.mp4");
    const drawn = boxes.map(
      ({ colour, x, when = "1" }) => `drawbox=x=${x}:y=60:w=100:h=110:color=${colour}:t=fill:enable='${when}'`,
    );
    const { ffmpeg } = anyTools();
    const source = ["-f", "lavfi", "-i", "color=gray:size=640x360:rate=10:duration=1"];
    await run(ffmpeg.path, ["-v", "error", ...source, "-vf", drawn.join(","), "-pix_fmt", "yuv420p", "-y", path]);
    return path;
  }

  /** Panels side by side, each grey with a patch of its colour. */
  async function picture(name: string, ...colours: readonly (string | null)[]): Promise<string> {
    const canvas = createCanvas(200 * colours.length, 200);
    const context = canvas.getContext("2d");
    context.fillStyle = "gray";
    context.fillRect(0, 0, canvas.width, canvas.height);
    for (const [index, colour] of colours.entries()) {
      if (colour === null) continue;
      context.fillStyle = colour;
      context.fillRect(index * 200 + 50, 45, 100, 110);
    }
    const path = join(scratch(), name);
    await writeFile(path, canvas.toBuffer("image/png"));
    return path;
  }

  const read = (path: string, ...views: readonly ViewPicture[]) =>
    reader.read(modules(), { film: path, views }, new AbortController().signal);

  it("are told apart, and found where they are", async () => {
    const ada = { path: await picture("ada.png", "red"), mark: "ada" };
    const ben = { path: await picture("ben.png", "blue"), mark: "ben" };
    const found = await read(
      await film({ colour: "red", x: 80 }, { colour: "blue", x: 400, when: "lt(t,0.45)" }),
      ada,
      ben,
    );
    expect(found.frames.map(({ length }) => length)).to.deep.equal([2, 2, 1, 1, 1]);
    const views = new Map(["ada", "ben"].map((id, index) => [id, found.views[index]!]));
    const compared = compareFaces(views, found.frames);
    expect(compared.get("ada")).to.include({ looked: 5, found: 5 });
    expect(compared.get("ada")?.distance).to.be.lessThan(0.02);
    expect(compared.get("ben")).to.include({ looked: 5, found: 2 });
    expect(compared.get("ben")?.worst).to.be.lessThan(0.02);
  });

  it("are far from another's view", async () => {
    const ben = { path: await picture("ben.png", "blue"), mark: "ben" };
    const { views, frames } = await read(await film({ colour: "red", x: 80 }), ben);
    expect(compareFaces(new Map([["ben", views[0]!]]), frames).get("ben")?.distance).to.be.greaterThan(1);
  });

  it("are compared with one panel of a sheet", async () => {
    const sheet = await picture("sheet.png", "blue", null, "blue", "red");
    const panel = (index: number): ViewPicture => ({
      path: sheet,
      mark: `sheet#${index}`,
      crop: { panel: index, of: 4 },
    });
    const { views, frames } = await read(await film({ colour: "red", x: 80 }), panel(3), panel(1));
    expect(views[1]).to.equal(null);
    expect(compareFaces(new Map([["ada", views[0]!]]), frames).get("ada")?.distance).to.be.lessThan(0.02);
  });

  it("are none in a take that shows none", async () => {
    const { frames } = await read(await film({ colour: "gray", x: 80 }));
    expect(frames).to.deep.equal([[], [], [], [], []]);
  });

  it("are refused in a sentence where a model or a picture cannot be read", async () => {
    const path = await film({ colour: "red", x: 80 });
    await writeFile(modules().embedder, "broken");
    const refusal = await refusalOf(read(path));
    expect([refusal.kind, refusal.message]).to.deep.equal([
      "tool-failed",
      "the faces of take.mp4 could not be read: no graph was found in the protobuf",
    ]);
    await writeFile(modules().embedder, "embedder");
    await writeFile(join(scratch(), "ada.png"), "no picture");
    const broken = await refusalOf(read(path, { path: join(scratch(), "ada.png"), mark: "broken" }));
    expect(broken.message).to.equal(
      "the faces of take.mp4 could not be read: a picture to compare with is none, or too large: pick another one",
    );
  });
});
