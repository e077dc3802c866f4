// The whole studio with the sample episode in it, built.
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openRealStudio, type RealStudio } from "../support/episodes/real-studio.ts";

export const SAMPLE = fileURLToPath(new URL("../../src/starters/demo", import.meta.url));

export async function openSample(): Promise<{ readonly studio: RealStudio; readonly ep: string }> {
  const studio = await openRealStudio();
  const ep = join(studio.root, "umbrella");
  await mkdir(ep);
  await cp(SAMPLE, ep, { recursive: true });
  await studio.post("/build", { ep }).expect(200);
  return { studio, ep };
}
