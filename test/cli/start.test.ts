// What a start of the built program reads before a command runs: as little as help and a mistake need.
import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const PROGRAMS = new URL("../../bin/", import.meta.url);
/** Bytes. All that one command with a server of its own reads is ten times as much. */
const MOST = 260_000;

/** The file and all that it names in imports which run with it. */
async function readBy(name: string, known = new Map<string, string>()): Promise<Map<string, string>> {
  if (known.has(name)) return known;
  const text = await readFile(fileURLToPath(new URL(name, PROGRAMS)), "utf8");
  known.set(name, text);
  const named = [...text.matchAll(/(?:^|;)(?:import|export)(?:[^;"'`]*from)?["'`]\.\/([^"'`]+)["'`]/gm)];
  for (const [, next = ""] of named) await readBy(next, known);
  return known;
}

describe("a start of the program", () => {
  it("reads the commands, and no command's work", async () => {
    const files = await readBy("command-line.js");
    const bytes = [...files.values()].reduce((sum, text) => sum + text.length, 0);
    expect(bytes, [...files.keys()].join(", ")).to.be.below(MOST);
    expect([...files.keys()]).not.to.include("main.js");
    expect(files.size).to.be.above(1);
  });
});
