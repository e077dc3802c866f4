import { expect } from "chai";
import { Jimp } from "jimp";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makePicture } from "../../../src/media/stage/make-picture.ts";
import { refusalOf } from "../../support/values/refusal-of.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";

const RED = 0xff0000ff;
const BLUE = 0x0000ffff;

describe("a picture for a graph", () => {
  const scratch = scratchFolder();

  /** A strip of four panels, the last of them blue. */
  async function strip(): Promise<string> {
    const image = new Jimp({ width: 80, height: 30, color: RED });
    image.composite(new Jimp({ width: 20, height: 30, color: BLUE }), 60, 0);
    const file = join(scratch(), "strip.png");
    await writeFile(file, await image.getBuffer("image/png"));
    return file;
  }
  const open = async (order: Parameters<typeof makePicture>[0]) => {
    const { bitmap } = await Jimp.fromBuffer(Buffer.from(await makePicture(order)));
    return { width: bitmap.width, height: bitmap.height, bitmap };
  };
  const colourAt = ({ bitmap }: { bitmap: { width: number; data: Buffer } }, x: number, y: number) => [
    ...bitmap.data.subarray((y * bitmap.width + x) * 4, (y * bitmap.width + x) * 4 + 3),
  ];

  it("is the panel of a strip, at its own measure", async () => {
    const panel = await open({ make: "part", picture: { file: await strip(), crop: { panel: 3, of: 4 } } });
    expect([panel.width, panel.height]).to.deep.equal([20, 30]);
    expect(colourAt(panel, 10, 15)).to.deep.equal([0, 0, 255]);
  });

  it("is a keyframe cut to the take's proportions, its middle kept", async () => {
    const frame = await open({ make: "keyframe", file: await strip(), size: { width: 512, height: 512 } });
    expect([frame.width, frame.height]).to.deep.equal([30, 30]);
    expect(colourAt(frame, 15, 15)).to.deep.equal([255, 0, 0]);
  });

  it("is flat grey of the take's size", async () => {
    const grey = await open({ make: "grey", size: { width: 64, height: 32 } });
    expect([grey.width, grey.height, ...colourAt(grey, 5, 5)]).to.deep.equal([64, 32, 128, 128, 128]);
  });

  it("is composed of panels on the target's ground, grey where one is missing", async () => {
    const file = await strip();
    const panels = [
      { kind: "character", picture: { file, crop: { panel: 3, of: 4 } } },
      { kind: "character", picture: null },
    ];
    const rules = { max: 4, kinds: ["character" as const], background: "white" as const, gap: 0.05 };
    const sheet = await open({ make: "composed", panels, size: { width: 200, height: 100 }, rules });
    expect([sheet.width, sheet.height]).to.deep.equal([200, 100]);
    expect(colourAt(sheet, 1, 1)).to.deep.equal([255, 255, 255]);
    const row = Array.from({ length: 200 }, (_, x) => colourAt(sheet, x, 50).join());
    expect(row).to.include("0,0,255").and.to.include("128,128,128");
  });

  it("names the file that is no picture", async () => {
    const file = join(scratch(), "mara.png");
    await writeFile(file, "not a picture");
    const refusal = await refusalOf(makePicture({ make: "part", picture: { file } }));
    expect(refusal.message).to.match(/mara\.png cannot be read as a picture: replace it/);
  });
});
