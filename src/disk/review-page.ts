// The parts of a review's page, as they were built beside the editor's page.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Refusal } from "../contracts/refusal.ts";
import type { PageParts } from "../core/review/write-review-page.ts";

const FOLDER = new URL("../../web/review/", import.meta.url);

export async function readPageParts(): Promise<PageParts> {
  const read = (name: string) => readFile(fileURLToPath(new URL(name, FOLDER)), "utf8");
  try {
    return { style: await read("review.css"), program: await read("review.js") };
  } catch {
    throw new Refusal("tool-failed", "the parts of a review's page are missing: install the studio again, or build it");
  }
}
