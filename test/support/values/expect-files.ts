// What is made, compared with what is kept beside it. `UPDATE=1` writes what is made over what is kept: read the difference before
// keeping it.
import { expect } from "chai";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Compares the files of a folder that `isMade` knows with the texts, by name: each is there, and no other. */
export function expectFiles(
  folder: string,
  texts: ReadonlyMap<string, string>,
  isMade: (name: string) => boolean = () => true,
): void {
  if (process.env["UPDATE"] === "1") update(folder, texts, isMade);
  expect([...texts.keys()].toSorted()).to.deep.equal(readdirSync(folder).filter(isMade).toSorted());
  for (const [name, text] of texts) expect(text, name).to.equal(readFileSync(join(folder, name), "utf8"));
}

function update(folder: string, texts: ReadonlyMap<string, string>, isMade: (name: string) => boolean): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter(isMade)) rmSync(join(folder, name));
  for (const [name, text] of texts) writeFileSync(join(folder, name), text);
}
