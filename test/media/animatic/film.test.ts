import { expect } from "chai";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadPictures } from "../../../src/media/animatic/film/load-pictures.ts";
import { openCanvas } from "../../../src/media/animatic/paint/canvas.ts";
import { NO_PICTURES, openSampleFilm } from "../../support/media/animatic-film.ts";
import { person, spoken } from "../../support/media/sample-takes.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";

const SMALL = { width: 256, height: 144 };
/** Where captions stand, and where the progress line runs, in parts of the frame. */
const CAPTION = [0.45, 0.76, 0.55, 0.88] as const;

/** A PNG of one colour, in columns of equal width. */
async function writePicture(
  path: string,
  width: number,
  height: number,
  ...columns: readonly string[]
): Promise<string> {
  const { canvas, context } = openCanvas(width, height);
  for (const [at, colour] of columns.entries()) {
    context.fillStyle = colour;
    context.fillRect((at * width) / columns.length, 0, width / columns.length, height);
  }
  await writeFile(path, canvas.toBuffer("image/png"));
  return path;
}

describe("an animatic's picture", () => {
  const folder = scratchFolder();

  it("changes nothing but its counters while nobody speaks and the camera is still", async () => {
    const location = { id: "high_pass", description: "A mountain ridge by day" };
    const film = await openSampleFilm({ ...SMALL, shot: 3, length: 48, scene: { location } });
    const [first, later] = [film.luma(0), film.luma(40)];
    const below = Math.ceil(film.card.height * 0.15) * film.card.width;
    expect(later.subarray(below)).to.deep.equal(first.subarray(below));
    expect(later.subarray(0, below)).not.to.deep.equal(first.subarray(0, below));
  });
  it("moves as a whole when the camera moves", async () => {
    const film = await openSampleFilm({ ...SMALL, shot: 0, length: 48, scene: { dialogue: [] } });
    const below = Math.ceil(film.card.height * 0.15) * film.card.width;
    const [first, last] = [film.luma(0).slice(below), film.luma(47).slice(below)];
    const changed = first.filter((value, at) => Math.abs(value - (last[at] ?? 0)) > 2).length;
    expect(changed / first.length).to.be.greaterThan(0.25);
  });
  it("runs its mark along the progress line from the left edge to the right", async () => {
    const film = await openSampleFilm({ ...SMALL, shot: 3, length: 48 });
    const row = 13 * 256;
    const brightest = (frame: number) => {
      const line = film.luma(frame).subarray(row, row + 256);
      return line.indexOf(Math.max(...line));
    };
    expect(brightest(0)).to.equal(0);
    expect(brightest(47)).to.be.greaterThan(252);
    expect(brightest(24)).to.be.within(124, 132);
  });
  it("writes everything, the spoken lines, or nothing over the picture", async () => {
    const dialogue = [spoken(0, "There it is, right where we left it.", [0.5, 2], "vo")];
    const scene = { camera: null, subjects: [], dialogue, location: { id: "dunes", description: "A desert by day" } };
    const open = (slate: string) =>
      openSampleFilm({ width: 512, height: 288, length: 60, scene: { ...scene, animatic: { slate } } });
    const [full, captions, clean] = [await open("full"), await open("captions"), await open("clean")];
    const slate = [0, 0, 1, 0.05] as const;
    expect(full.mean(30, slate)).to.be.lessThan(clean.mean(30, slate) - 20);
    expect(captions.mean(30, slate)).to.be.closeTo(clean.mean(30, slate), 0.5);
    expect(Math.abs(captions.mean(30, CAPTION) - clean.mean(30, CAPTION))).to.be.greaterThan(5);
    expect(captions.luma(2)).to.deep.equal(clean.luma(2));
    expect(clean.luma(30)).to.deep.equal(clean.luma(2));
  });
  it("shows a caption for the frames of its line, and not before or after", async () => {
    const dialogue = [spoken(0, "There it is, right where we left it.", [1, 2], "vo")];
    const scene = { camera: null, subjects: [], dialogue, location: { id: "dunes", description: "A desert by day" } };
    const film = await openSampleFilm({ ...SMALL, length: 72, scene });
    const means = [23, 24, 47, 48].map((frame) => film.mean(frame, CAPTION));
    expect(means[0]).to.equal(means[3]);
    expect(means[1]).to.equal(means[2]);
    expect(Math.abs((means[0] ?? 0) - (means[1] ?? 0))).to.be.greaterThan(20);
  });
  it("lights the name of who speaks in the picture, while they speak", async () => {
    const subjects = [person(0)];
    const dialogue = [spoken(0, "Yes.", [1, 2])];
    const film = await openSampleFilm({
      ...SMALL,
      length: 72,
      entry: { size: "ms" },
      scene: {
        ...{ camera: null, subjects, dialogue, action: "She waits." },
        location: { id: "n", description: "at night" },
      },
    });
    const head = [0.2, 0.1, 0.8, 0.4] as const;
    expect(film.mean(30, head)).to.be.greaterThan(film.mean(0, head) + 0.8);
    expect(film.mean(60, head)).to.be.closeTo(film.mean(0, head), 0.5);
  });
  it("looks the same for the same words, and different for another place or shot", async () => {
    const one = await openSampleFilm({ ...SMALL, shot: 0 });
    const again = await openSampleFilm({ ...SMALL, shot: 0 });
    const other = await openSampleFilm({
      ...SMALL,
      shot: 0,
      scene: { location: { id: "market", description: "A street at noon" } },
    });
    expect(again.luma(5)).to.deep.equal(one.luma(5));
    expect(other.luma(5)).not.to.deep.equal(one.luma(5));
  });
  it("is night at night", async () => {
    const sky = [0.3, 0.25, 0.7, 0.45] as const;
    const mean = async (description: string) =>
      (
        await openSampleFilm({ ...SMALL, scene: { subjects: [], dialogue: [], location: { id: "hill", description } } })
      ).mean(0, sky);
    expect(await mean("A hill at night")).to.be.lessThan((await mean("A hill by day")) - 40);
  });
  it("draws any frame size from two pixels up, with any number of subjects", async () => {
    for (const [width, height] of [
      [2, 2],
      [2, 400],
      [64, 36],
      [36, 64],
      [130, 34],
    ] as const) {
      const subjects = [
        person(0),
        person(1),
        person(2),
        person(3),
        { ...person(4), kind: "prop" },
        { ...person(5), kind: "vehicle" },
      ];
      for (const size of ["ecu", "ms", "ews"]) {
        const film = await openSampleFilm({
          width,
          height,
          entry: { size },
          scene: { subjects, extras: "a crowd", text: "OPEN" },
        });
        expect(Math.max(...film.luma(3))).to.be.at.most(235);
        expect(Math.min(...film.luma(3))).to.be.at.least(15);
      }
    }
  });

  it("fills the frame with the first keyframe, and ends on the last", async () => {
    const first = await writePicture(join(folder(), "first.png"), 300, 300, "#202020");
    const last = await writePicture(join(folder(), "last.png"), 64, 400, "#d0d0d0");
    const film = await openSampleFilm(
      { ...SMALL, length: 48, scene: { dialogue: [] } },
      { ...NO_PICTURES, first, last },
    );
    const middle = [0.3, 0.5, 0.7, 0.7] as const;
    const levels = [0, 23, 47].map((frame) => film.mean(frame, middle));
    expect(levels[0]).to.be.closeTo(16 + (219 * 0x20) / 255, 1);
    expect(levels[1]).to.be.within((levels[0] ?? 0) + 40, (levels[2] ?? 0) - 40);
    expect(levels[2]).to.be.closeTo(16 + (219 * 0xd0) / 255, 1);
  });
  it("dissolves a drawn scene into a last keyframe", async () => {
    const last = await writePicture(join(folder(), "last.png"), 256, 144, "#ffffff");
    const film = await openSampleFilm(
      { ...SMALL, shot: 2, length: 48, scene: { dialogue: [] } },
      { ...NO_PICTURES, last },
    );
    const middle = [0.3, 0.4, 0.7, 0.6] as const;
    expect(film.mean(0, middle)).to.be.lessThan(120);
    expect(film.mean(47, middle)).to.be.closeTo(235, 1);
  });
  it("shows the place's own picture, softer the closer the shot", async () => {
    const plate = await writePicture(join(folder(), "plate.png"), 260, 146, "#000000", "#ffffff");
    const edge = async (size: string) => {
      const film = await openSampleFilm(
        { ...SMALL, entry: { size }, scene: { subjects: [], dialogue: [] } },
        { ...NO_PICTURES, plate },
      );
      const row = film.luma(0).subarray(70 * 256, 71 * 256);
      return row.filter((value) => value > 60 && value < 190).length;
    };
    expect(await edge("cu")).to.be.greaterThan((await edge("ws")) + 2);
  });
  it("cuts the panel that it was told out of a subject's sheet, and its plain ground away", async () => {
    const sheet = await writePicture(join(folder(), "sheet.png"), 400, 100, "#ffffff", "#000000", "#000000", "#000000");
    const subjects = [person(0)];
    const scene = { subjects, dialogue: [], camera: null, location: { id: "hill", description: "by day" } };
    const drawn = async (panel: "face" | "threequarter" | "whole") =>
      openSampleFilm(
        { ...SMALL, entry: { size: "cu" }, scene },
        { ...NO_PICTURES, subjects: { p0: { path: sheet, panel } } },
      );
    const nobody = await openSampleFilm({ ...SMALL, entry: { size: "cu" }, scene: { ...scene, subjects: [] } });
    const middle = [0.42, 0.4, 0.5, 0.6] as const;
    const whole = await drawn("whole");
    expect(whole.mean(0, middle)).not.to.be.closeTo(nobody.mean(0, middle), 8);
    for (const panel of ["face", "threequarter"] as const) {
      expect((await drawn(panel)).mean(0, middle), panel).to.be.closeTo(nobody.mean(0, middle), 3);
    }
  });
  it("notes a picture that is missing, broken or no picture, and goes on without it", async () => {
    const broken = join(folder(), "broken.png");
    const text = join(folder(), "words.png");
    const sheet = await writePicture(join(folder(), "ok.png"), 64, 64, "#ffffff");
    await writeFile(
      broken,
      Buffer.concat([openCanvas(9, 9).canvas.toBuffer("image/png").subarray(0, 40), Buffer.alloc(60)]),
    );
    await writeFile(text, "<svg xmlns='http://www.w3.org/2000/svg'/>".padEnd(100));
    const loaded = await loadPictures({
      plate: join(folder(), "none.png"),
      first: broken,
      last: text,
      subjects: { a: { path: sheet, panel: "whole" } },
    });
    expect([loaded.plate, loaded.first, loaded.last]).to.deep.equal([undefined, undefined, undefined]);
    expect(loaded.subjects.get("a")?.picture.width).to.equal(64);
    expect(loaded.notes).to.have.length(3);
    expect(loaded.notes.join("\n"))
      .to.match(/none\.png is not there/)
      .and.match(/words\.png cannot be read as a picture/);
  });
});
