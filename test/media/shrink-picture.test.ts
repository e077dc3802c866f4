import { expect } from "chai";
import { Jimp } from "jimp";
import { copyFile, mkdir, readFile, readdir, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { PictureShrinker } from "../../src/media/shrink-picture.ts";
import { countTurns } from "../support/count-turns.ts";
import { openScratch, type Scratch } from "../support/episodes/scratch-folder.ts";

const NOON = new Date("2030-05-01T12:00:00Z");

/** A camera's note that the picture's right side is up. */
const TURNED_RIGHT = Buffer.from(
  "ffe1002245786966000" + "04d4d002a00000008000101120003000000010006000000000000",
  "hex",
);

async function asWebp(png: Buffer): Promise<Buffer> {
  const picture = await loadImage(png);
  const sheet = createCanvas(picture.width, picture.height);
  sheet.getContext("2d").drawImage(picture, 0, 0);
  return sheet.encode("webp", 95);
}

describe("small pictures", () => {
  let scratch: Scratch;
  let folder: string;
  let cacheFolder: string;
  let shrinker: PictureShrinker;
  const inside = (name: string) => join(folder, name);

  /** Left half red, right half clear. */
  async function makePng(name: string, width: number, height: number): Promise<string> {
    const image = new Jimp({ width, height, color: 0xff0000ff });
    image.scan(Math.floor(width / 2), 0, Math.ceil(width / 2), height, (x, y) => void image.setPixelColor(0, x, y));
    await writeFile(inside(name), await image.getBuffer("image/png"));
    return inside(name);
  }
  const open = async (path: string | null) => {
    if (path === null) throw new Error("the picture was not shrunk");
    const bytes = await readFile(path);
    expect([bytes[0], bytes[1]]).to.deep.equal([0xff, 0xd8]);
    return Jimp.fromBuffer(bytes);
  };
  const near = (colour: number, ...wanted: number[]) => {
    const parts = [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255];
    for (const [index, part] of parts.entries()) expect(part).to.be.closeTo(wanted[index] ?? 0, 6);
  };

  beforeEach(async () => {
    scratch = await openScratch();
    folder = scratch.folder;
    cacheFolder = inside("cache");
    shrinker = new PictureShrinker({ cacheFolder, clock: { now: () => NOON } });
  });
  afterEach(async () => {
    await shrinker.close();
    await scratch.remove();
  });

  it("are as wide as the class above the wish, JPEGs on white, kept under their key", async () => {
    const path = await makePng("wide.png", 1500, 500);
    const small = await shrinker.shrinkPicture({ path, width: 200 });
    const image = await open(small);
    expect([image.width, image.height]).to.deep.equal([256, 85]);
    near(image.getPixelColor(40, 40), 254, 0, 0);
    near(image.getPixelColor(200, 40), 255, 255, 255);
    expect(basename(small ?? "")).to.match(/^[0-9a-f]{40}\.jpg$/);
    expect(dirname(small ?? "")).to.equal(join(cacheFolder, basename(small ?? "").slice(0, 2)));
    expect((await open(await shrinker.shrinkPicture({ path, width: 5000 }))).width).to.equal(1024);
  });

  it("are never larger than the picture", async () => {
    const png = await shrinker.shrinkPicture({ path: await makePng("small.png", 90, 40), width: 512 });
    expect([(await open(png)).width, (await open(png)).height]).to.deep.equal([90, 40]);
    const jpeg = inside("small.jpg");
    await copyFile(png ?? "", jpeg);
    expect(await shrinker.shrinkPicture({ path: jpeg, width: 512 })).to.equal(null);
  });

  it("are made once for many who ask, also through a link, and again when the picture changes", async () => {
    const path = await makePng("one.png", 400, 300);
    await symlink(path, inside("link.png"));
    const asked = [path, path, inside("link.png"), path].map((each) =>
      shrinker.shrinkPicture({ path: each, width: 128 }),
    );
    const answers = new Set(await Promise.all(asked));
    expect(answers.size).to.equal(1);
    const [first] = answers;
    expect((await readdir(cacheFolder, { recursive: true })).filter((name) => name.endsWith(".jpg"))).to.have.length(1);
    // Asking again makes nothing, it only marks the picture as used.
    const inode = (await stat(first ?? "")).ino;
    expect(await shrinker.shrinkPicture({ path, width: 128 })).to.equal(first);
    expect(await stat(first ?? "")).to.deep.include({ ino: inode, mtimeMs: NOON.getTime() });
    await makePng("one.png", 400, 301);
    expect(await shrinker.shrinkPicture({ path, width: 128 })).to.not.equal(first);
  });

  it("are refused for what is no picture, is broken, is gone, or has too many pixels", async () => {
    await writeFile(inside("words.png"), "no picture, only words that go on for a while");
    const good = await readFile(await makePng("good.png", 300, 300));
    await writeFile(inside("cut.png"), good.subarray(0, good.length >> 1));
    const jpeg = await (await Jimp.fromBuffer(good)).getBuffer("image/jpeg");
    await writeFile(inside("cut.jpg"), jpeg.subarray(0, jpeg.length - 40));
    const webp = await asWebp(good);
    await writeFile(inside("cut.webp"), webp.subarray(0, webp.length - 40));
    const vast = Buffer.from(good);
    vast.writeUInt32BE(20_000, 16);
    vast.writeUInt32BE(20_000, 20);
    await writeFile(inside("vast.png"), vast);
    for (const name of ["words.png", "cut.png", "cut.jpg", "cut.webp", "vast.png", "gone.png", "words.png"]) {
      expect(await shrinker.shrinkPicture({ path: inside(name), width: 128 }), name).to.equal(null);
    }
    expect((await open(await shrinker.shrinkPicture({ path: inside("good.png"), width: 128 }))).width).to.equal(128);
  });

  it("are made of every kind of picture, their clear parts white", async () => {
    const png = await readFile(await makePng("source.png", 320, 180));
    const image = await Jimp.fromBuffer(png);
    await writeFile(inside("source.gif"), await image.getBuffer("image/gif"));
    await writeFile(inside("source.bmp"), await image.getBuffer("image/bmp"));
    await writeFile(inside("it's %d.webp"), await asWebp(png));
    for (const name of ["source.png", "source.gif", "it's %d.webp", "source.bmp"]) {
      const small = await open(await shrinker.shrinkPicture({ path: inside(name), width: 256 }));
      expect([small.width, small.height], name).to.deep.equal([256, 144]);
      near(small.getPixelColor(40, 70), 254, 0, 0);
      // A BMP has no clear parts.
      if (!name.endsWith("bmp")) near(small.getPixelColor(220, 70), 255, 255, 255);
    }
  });

  it("are turned as the camera was", async () => {
    const upright = await Jimp.fromBuffer(await readFile(await makePng("upright.png", 400, 300)));
    const jpeg = await upright.getBuffer("image/jpeg");
    await writeFile(inside("turned.jpg"), Buffer.concat([jpeg.subarray(0, 2), TURNED_RIGHT, jpeg.subarray(2)]));
    const image = await open(await shrinker.shrinkPicture({ path: inside("turned.jpg"), width: 128 }));
    expect([image.width, image.height]).to.deep.equal([128, 171]);
    near(image.getPixelColor(64, 40), 254, 0, 0);
  });

  it("show fine lines as their average, however large the picture, and each part in its place", async () => {
    const [width, height] = [2600, 1000];
    const lines = Buffer.alloc(width * height * 4, 255);
    for (let at = 0; at < lines.length; at += 8) lines.fill(0, at, at + 3);
    lines.fill(0, (height / 2) * width * 4);
    for (let at = (height / 2) * width * 4 + 3; at < lines.length; at += 4) lines[at] = 255;
    await writeFile(inside("lines.png"), await Jimp.fromBitmap({ data: lines, width, height }).getBuffer("image/png"));
    const image = await open(await shrinker.shrinkPicture({ path: inside("lines.png"), width: 256 }));
    for (const x of [0, 31, 128, 255]) {
      for (const y of [0, 17, 46]) near(image.getPixelColor(x, y), 128, 128, 128);
      for (const y of [52, 80, 97]) near(image.getPixelColor(x, y), 0, 0, 0);
    }
  });

  it("are not tried again of what could not be decoded", async () => {
    const good = await readFile(await makePng("good.png", 300, 300));
    const path = inside("bad.png");
    await writeFile(path, Buffer.from(good).fill(0, 60));
    await utimes(path, NOON, NOON);
    expect(await shrinker.shrinkPicture({ path, width: 128 })).to.equal(null);
    await writeFile(path, good);
    await utimes(path, NOON, NOON);
    expect(await shrinker.shrinkPicture({ path, width: 128 })).to.equal(null);
    expect(await shrinker.shrinkPicture({ path, width: 256 })).to.be.a("string");
  });

  it("stay within a size, the longest unused going first", async () => {
    const path = await makePng("one.png", 700, 500);
    const now = new Date();
    const probe = await shrinker.shrinkPicture({ path, width: 512 });
    const size = (await stat(probe ?? "")).size;
    const limit = Math.floor(size * 3.5);
    const small = new PictureShrinker({
      cacheFolder: inside("bounded"),
      clock: { now: () => now },
      limit,
    });
    const kept: string[] = [];
    for (let number = 0; number < 4; number++) {
      const copy = inside(`copy${number}.png`);
      await copyFile(path, copy);
      const made = (await small.shrinkPicture({ path: copy, width: 512 })) ?? "";
      kept.push(made);
      if (number < 3) await utimes(made, now, new Date(now.getTime() - (10 - number) * 3_600_000));
      // The first one is looked at again: now it is the one used last.
      if (number === 2) await small.shrinkPicture({ path: inside("copy0.png"), width: 512 });
    }
    await small.close();
    const left = (await readdir(inside("bounded"), { recursive: true })).filter((name) => name.endsWith(".jpg"));
    expect(left.length).to.be.within(2, 3);
    expect(left.map((name) => basename(name)))
      .to.include(basename(kept[0] ?? ""))
      .and.not.include(basename(kept[1] ?? ""));
  });

  it("do not hold up the request loop while they are made", async () => {
    const canvas = createCanvas(2600, 1800);
    const noise = canvas.getContext("2d").createImageData(canvas.width, canvas.height);
    for (let at = 0; at < noise.data.length; at++) noise.data[at] = at % 4 === 3 ? 255 : (at * 2_654_435_761) >>> 24;
    canvas.getContext("2d").putImageData(noise, 0, 0);
    const path = inside("noisy.png");
    await writeFile(path, await canvas.encode("png"));
    await shrinker.shrinkPicture({ path: await makePng("first.png", 200, 200), width: 128 });
    const beside = await countTurns(() => shrinker.shrinkPicture({ path, width: 256 }));
    expect(beside.value).to.be.a("string");
    const onTheLoop = await countTurns(async () => (await Jimp.read(path)).resize({ w: 256 }));
    expect(beside.turns, `against ${onTheLoop.turns} turns when it is done here`).to.be.above(10 * onTheLoop.turns);
  });

  it("are nobody's any more once it is closed", async () => {
    const path = await makePng("late.png", 400, 300);
    await shrinker.close();
    expect(await shrinker.shrinkPicture({ path, width: 128 })).to.equal(null);
    await mkdir(cacheFolder, { recursive: true });
    expect(await readdir(cacheFolder)).to.deep.equal([]);
  });
});
