// `npm run gallery -- FILE OUT`: draws the scenes of a text file and lays them out as contact sheets, a row for each scene with four moments of it.
// `words-NN.png` have the scene's words beside its row; `blind-NN.png` have none, for somebody who is to say what the pictures show.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import process, { argv, exit } from "node:process";
import { readCard } from "../../../src/core/animatic/shot-card.ts";
import { openFilm } from "../../../src/media/animatic/film/open-film.ts";
import { loadPictures } from "../../../src/media/animatic/film/load-pictures.ts";
import { Arena } from "../../../src/media/animatic/kernel/arena.ts";
import { openCanvas, type Canvas, type Context2D } from "../../../src/media/animatic/paint/canvas.ts";
import { measureText, writeLine } from "../../../src/media/animatic/paint/fonts.ts";
import { rulerOf, wrapText, type TextStyle } from "../../../src/core/animatic/fit-text.ts";
import { readScenes, type GalleryScene } from "../media/gallery-scenes.ts";
import { NO_PICTURES } from "../media/animatic-film.ts";
import { canvasOf } from "../../../src/media/animatic/paint/frame-canvas.ts";

const ROWS = 6;
const CELL = { width: 384, height: 216 };
const GAP = 10;
const WORDS = 430;
const MOMENTS = [0.08, 0.36, 0.64, 0.92];

const [file, out] = argv.slice(2);
if (file === undefined || out === undefined) {
  process.stderr.write("gallery: name the file of scenes and a folder: npm run gallery -- FILE OUT\n");
  exit(2);
}
const folder = resolve(out);
await mkdir(folder, { recursive: true });
const scenes = readScenes(await readFile(resolve(file), "utf8"));
const arena = new Arena();
for (let first = 0; first < scenes.length; first += ROWS) {
  const rows: { readonly scene: GalleryScene; readonly number: number; readonly cells: readonly Canvas[] }[] = [];
  for (const [at, scene] of scenes.slice(first, first + ROWS).entries())
    rows.push({ scene, number: first + at + 1, cells: await drawScene(scene) });
  const page = String(first / ROWS + 1).padStart(2, "0");
  for (const hasWords of [true, false]) {
    const sheet = openCanvas(
      MOMENTS.length * (CELL.width + GAP) + (hasWords ? WORDS : 60),
      rows.length * (CELL.height + GAP),
    );
    sheet.context.fillStyle = "#16181d";
    sheet.context.fillRect(0, 0, sheet.canvas.width, sheet.canvas.height);
    for (const [at, row] of rows.entries()) paintRow(sheet.context, row, at * (CELL.height + GAP), hasWords);
    await writeFile(join(folder, `${hasWords ? "words" : "blind"}-${page}.png`), sheet.canvas.toBuffer("image/png"));
  }
  process.stdout.write(`${Math.min(first + ROWS, scenes.length)} of ${scenes.length}\n`);
}
exit(0);

async function drawScene({ shotlist }: GalleryScene): Promise<readonly Canvas[]> {
  const card = readCard(shotlist, 1);
  if (!card) throw new Error("a scene without a shot");
  const film = await openFilm({ card, pictures: await loadPictures(NO_PICTURES), arena, pause: async () => undefined });
  const [buffer] = film.buffers;
  if (!buffer) throw new Error("a film without frames");
  return MOMENTS.map((part) => {
    film.draw(buffer, Math.round(part * (card.length - 1)));
    return canvasOf(buffer.bytes, card);
  });
}

function paintRow(
  context: Context2D,
  row: { scene: GalleryScene; number: number; cells: readonly Canvas[] },
  y: number,
  hasWords: boolean,
): void {
  for (const [at, cell] of row.cells.entries())
    context.drawImage(cell, at * (CELL.width + GAP), y, CELL.width, CELL.height);
  const x = MOMENTS.length * (CELL.width + GAP);
  const strong: TextStyle = { face: "strong", size: 17 };
  context.fillStyle = "#ffffff";
  writeLine(context, {
    text: hasWords ? `${row.number}  ${row.scene.title}` : String(row.number),
    type: strong,
    x,
    y: y + 14,
  });
  if (!hasWords) return;
  const plain: TextStyle = { face: "plain", size: 13 };
  const lines = row.scene.words.flatMap((text) =>
    wrapText(text, { width: WORDS - 20, lines: 3 }, rulerOf(measureText, plain)),
  );
  context.fillStyle = "#b9c0cc";
  for (const [at, text] of lines.slice(0, 11).entries())
    writeLine(context, { text, type: plain, x, y: y + 40 + at * 16 });
}
