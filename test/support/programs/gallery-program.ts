// `npm run gallery -- FILE OUT`: draws the scenes of a text file, nine moments of each, and lays them out as contact sheets.
// `words-NN.png`: six scenes a sheet, a row for each with four of its moments and its words. `blind-NN.png`: one scene a sheet, at about the size of a
// proxy, with all moments and no words, for somebody who is to say what the pictures show.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import process, { argv, exit } from "node:process";
import { readCard } from "../../../src/core/animatic/shot-card.ts";
import { openFilm } from "../../../src/media/animatic/film/open-film.ts";
import { loadPictures } from "../../../src/media/animatic/film/load-pictures.ts";
import { Arena } from "../../../src/media/animatic/kernel/arena.ts";
import { openCanvas, type Canvas, type Context2D } from "../../../src/media/animatic/paint/canvas.ts";
import { measureText, writeLine } from "../../../src/media/animatic/paint/fonts.ts";
import { rulerOf, wrapText, type TextStyle } from "../../../src/core/animatic/overlay/fit-text.ts";
import { readScenes, type GalleryScene } from "../media/gallery-scenes.ts";
import { NO_PICTURES } from "../media/animatic-film.ts";
import { canvasOf } from "../../../src/media/animatic/paint/frame-canvas.ts";

const GAP = 10;
const WORDS = 430;
const NUMBER = 60;
const MOMENTS = [0.04, 0.15, 0.27, 0.38, 0.5, 0.62, 0.73, 0.85, 0.96];

interface Row {
  readonly scene: GalleryScene;
  readonly number: number;
  readonly cells: readonly Canvas[];
}

interface Sheet {
  readonly name: string;
  readonly scenes: number;
  /** Of one picture: pixels. */
  readonly cell: { readonly width: number; readonly height: number };
  /** Which moments each line of pictures shows. */
  readonly lines: readonly (readonly number[])[];
  readonly hasWords: boolean;
}

const SHEETS: readonly Sheet[] = [
  { name: "words", scenes: 6, cell: { width: 384, height: 216 }, lines: [[0, 3, 5, 8]], hasWords: true },
  {
    name: "blind",
    scenes: 1,
    cell: { width: 480, height: 270 },
    lines: [
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
    ],
    hasWords: false,
  },
];
const SCENES_AT_ONCE = 6;

const [file, out] = argv.slice(2);
if (file === undefined || out === undefined) {
  process.stderr.write("gallery: name the file of scenes and a folder: npm run gallery -- FILE OUT\n");
  exit(2);
}
const folder = resolve(out);
await mkdir(folder, { recursive: true });
const scenes = readScenes(await readFile(resolve(file), "utf8"));
const arena = new Arena();
for (let first = 0; first < scenes.length; first += SCENES_AT_ONCE) {
  const rows: Row[] = [];
  for (const [at, scene] of scenes.slice(first, first + SCENES_AT_ONCE).entries())
    rows.push({ scene, number: first + at + 1, cells: await drawScene(scene) });
  for (const sheet of SHEETS)
    for (let from = 0; from < rows.length; from += sheet.scenes)
      await writeSheet(sheet, rows.slice(from, from + sheet.scenes));
  process.stdout.write(`${Math.min(first + SCENES_AT_ONCE, scenes.length)} of ${scenes.length}\n`);
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

async function writeSheet(sheet: Sheet, rows: readonly Row[]): Promise<void> {
  const across = sheet.lines[0]?.length ?? 0;
  const { width, height } = sheet.cell;
  const high = sheet.lines.length * (height + GAP);
  const wide = across * (width + GAP);
  const { canvas, context } = openCanvas(wide + (sheet.hasWords ? WORDS : NUMBER), rows.length * high);
  context.fillStyle = "#16181d";
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [at, row] of rows.entries()) {
    for (const [line, moments] of sheet.lines.entries())
      for (const [column, moment] of moments.entries()) {
        const cell = row.cells[moment];
        const [x, y] = [column * (width + GAP), at * high + line * (height + GAP)];
        if (cell) context.drawImage(cell, x, y, width, height);
      }
    paintWords(context, row, { x: wide, y: at * high, hasWords: sheet.hasWords });
  }
  const page = Math.ceil((rows[0]?.number ?? 1) / sheet.scenes);
  await writeFile(join(folder, `${sheet.name}-${String(page).padStart(2, "0")}.png`), canvas.toBuffer("image/png"));
}

function paintWords(
  context: Context2D,
  row: Row,
  { x, y, hasWords }: { readonly x: number; readonly y: number; readonly hasWords: boolean },
): void {
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
