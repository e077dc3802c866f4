// Action lines as screenplays have them: who does what, with which thing, to whom. Rows that begin with "? " are not read right yet.
import { expect } from "chai";
import process from "node:process";
import { readRows, wrongIn } from "./read-rows.ts";

/** Rows of one test: all together would take too long for it. */
const PART = 400;

function partsOf(file: string) {
  const all = readRows(file);
  return Array.from({ length: Math.ceil(all.length / PART) }, (_, part) => {
    const from = part * PART;
    return { file, from, rows: all.slice(from, from + PART) };
  });
}

describe("lines of screenplays", () => {
  for (const { file, from, rows } of ["own-lines.txt", "scene-lines.txt", "prose-lines.txt"].flatMap(partsOf))
    it(`reads ${file} as they are meant, from row ${from + 1} on`, () => {
      const read = rows.map((row) => ({ row, wrong: wrongIn(row) }));
      const right = read.filter(({ wrong }) => wrong === undefined).length;
      const share = `${right} of ${rows.length}`;
      const broken = read.flatMap(({ row, wrong }) =>
        wrong !== undefined && !row.isOpen ? [`${row.line} => ${wrong}`] : [],
      );
      const mended = read.flatMap(({ row, wrong }) => (wrong === undefined && row.isOpen ? [row.line] : []));
      if (process.env["REPORT"] !== undefined) process.stdout.write(`${[share, ...broken].join("\n")}\n`);
      expect(broken, `${share} are read right; these are not`).to.deep.equal([]);
      expect(mended, 'these are read right now: take their "? " away').to.deep.equal([]);
    });
});
