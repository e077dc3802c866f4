import { expect } from "chai";
import { importsOf, isTypeScript, listFiles, nodesOf, parseCode, readText } from "../support/project-files.ts";

const READERS = new Set(
  "access constants createReadStream existsSync fstat lstat open opendir readFile readFileSync readdir readdirSync readlink realpath stat statfs watch".split(
    " ",
  ),
);
const WRITING = /^O_(WRONLY|RDWR|CREAT|APPEND|TRUNC)$/;
const FILES = /^(node:)?fs(\/promises)?$/;

/** What a text uses that writes, or everything at once. A list of what may be read holds when Node learns new ways to write. */
function writers(text: string, path: string): string[] {
  const names = importsOf(text, path)
    .filter(({ from, isType }) => FILES.test(from) && !isType)
    .flatMap((one) => one.names);
  const writing = names.filter((name) => !READERS.has(name) && !/^[A-Z]/.test(name));
  const opening = names.includes("open") ? openings(text, path) : [];
  return [...writing, ...opening].map((name) => `${path} uses ${name}: write through machine/files.ts`);
}

/** Calls of `open` that ask for more than reading: a word other than "r", or flags that do not begin with reading only. */
function openings(text: string, path: string): string[] {
  return nodesOf(parseCode(text, path)).flatMap((call) => {
    if (call.type !== "CallExpression" || (call["callee"] as { value?: string }).value !== "open") return [];
    const flags = (call["arguments"] as { expression: { value?: unknown } }[])[1]?.expression;
    const words = nodesOf(flags).map((node) => String(node["value"]));
    const reads = words.includes("r") || (words.includes("O_RDONLY") && !words.some((word) => WRITING.test(word)));
    return flags && !reads ? [`open(…, ${words.at(-1)})`] : [];
  });
}

describe("the one writer", () => {
  it("is machine/: no other folder uses what writes files", () => {
    const files = listFiles("src").filter((path) => isTypeScript(path) && !path.startsWith("src/machine/"));
    expect(files.flatMap((path) => writers(readText(path), path))).to.deep.equal([]);
  });

  for (const [text, count] of [
    [`import { readFile, stat } from "node:fs/promises";`, 0],
    [`import type { Stats } from "node:fs";`, 0],
    [`import { open } from "node:fs/promises"; await open(path); await open(path, "r");`, 0],
    [`import { open } from "node:fs/promises"; await open(path, constants.O_RDONLY | NO_WAIT);`, 0],
    [`import { open } from "node:fs/promises"; await open(path, constants.O_RDONLY | constants.O_CREAT);`, 1],
    [`import { open } from "node:fs/promises"; await open(path, "a"); await open(path, flags);`, 2],
    [`import { writeFile } from "node:fs/promises";`, 1],
    [`import { mkdtemp as scratch } from "fs/promises";`, 1],
    [`import * as fs from "node:fs";`, 1],
    [`import fs from "node:fs";`, 1],
    [`export { rm, symlink } from "node:fs/promises";`, 2],
    [`const fs = await import("node:fs");`, 1],
  ] as const) {
    it(`finds ${count} in ${text}`, () => {
      expect(writers(text, "src/disk/a.ts")).to.have.length(count);
    });
  }
});
