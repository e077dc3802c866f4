// The takes of the sample episode, drawn once in a process: a test that only needs them to be there has them copied.
import { mkdtempSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRealStudio, type RealStudio } from "../episodes/real-studio.ts";

const RENDERS = "renders_proxy";

let drawn: Promise<string> | undefined;

/** Gives every shot its first proxy take, as a render would; `again` gives sh010 its second one too. */
export async function placeTakes({ ep }: Pick<RealStudio, "ep">, { again = false } = {}): Promise<void> {
  drawn ??= drawTakes();
  const isWanted = (path: string) => again || !path.includes("_t02");
  await cp(await drawn, join(ep, RENDERS), { recursive: true, preserveTimestamps: true, filter: isWanted });
}

/** Resolves with a folder of them that is there until the process ends. */
async function drawTakes(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "studio-drawn-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const studio = await openRealStudio();
  try {
    await studio.post("/render", { ep: studio.ep }).expect(200);
    await studio.post("/render", { ep: studio.ep, shots: ["sh010"], redo: true }).expect(200);
    await studio.idle();
    await cp(join(studio.ep, RENDERS), folder, { recursive: true, preserveTimestamps: true });
  } finally {
    await studio.close();
  }
  return folder;
}
