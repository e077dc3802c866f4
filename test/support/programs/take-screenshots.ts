// Takes the pictures of the page for the README: `node dist/test/support/programs/take-screenshots.js EPISODE OUT`. Opens a copy of the episode in
// a studio of its own, makes what is missing, and photographs the workspaces in both themes. Nothing is written but into OUT.
import { cp, mkdir, realpath, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { openBrowser } from "../page/open-browser.ts";
import { openService } from "../episodes/open-service.ts";
import { openScratch } from "../episodes/scratch-folder.ts";

const MAKING_MS = 15 * 60_000;

const [episode, out] = process.argv.slice(2);
if (!episode || !out) throw new Error("say which episode folder and which folder for the pictures");
await takeScreenshots(resolve(episode), resolve(out));

async function takeScreenshots(source: string, folder: string): Promise<void> {
  const scratch = await openScratch();
  const home = await realpath(scratch.folder);
  const show = join(home, basename(dirname(source)));
  const ep = join(show, basename(source));
  await cp(source, ep, { recursive: true });
  await mkdir(folder, { recursive: true });
  const service = await openService(home, { runRoots: [show] });
  try {
    const fonts = await writeFontConfig(home);
    for (const theme of ["dark", "light"] as const) {
      const browser = await openBrowser({ theme, env: { FONTCONFIG_FILE: fonts } });
      const save = (name: string) => browser.page.screenshot({ path: join(folder, `${name}-${theme}.png`) });
      await photograph(browser.page, `${service.url}/#/ep/${encodeURIComponent(ep)}/shots`, save);
      await browser.close();
    }
  } finally {
    await service.stop();
    await scratch.remove();
  }
  process.stdout.write(`pictures in ${folder}\n`);
}

async function photograph(page: Page, url: string, save: (name: string) => Promise<unknown>): Promise<void> {
  await page.goto(url);
  const build = page.getByRole("button", { name: "Build", exact: true });
  const missing = page.getByRole("button", { name: /^Render missing \d/ });
  await build.or(page.locator("[data-shot]").first()).waitFor();
  if (await build.isVisible()) await build.click();
  await page.locator("[data-shot]").first().waitFor();
  if (await missing.isEnabled()) {
    await missing.click();
    await page.locator("[data-shot] .badge--running").first().waitFor();
    await page.keyboard.press("q");
    await page.locator(".job--done").nth(3).waitFor({ timeout: MAKING_MS });
    await save("jobs");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Render missing 0" }).waitFor({ timeout: MAKING_MS });
    await page.locator(".badge--running, .badge--queued").first().waitFor({ state: "detached", timeout: MAKING_MS });
  }
  const second = page.locator("[data-shot]").nth(2).getByRole("button").first();
  await second.click();
  for (let i = 0; i < 30; i++) await page.keyboard.press("ArrowRight");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1000);
  await save("shots");
  await photographCompare(page, save);
  await photographDeliver(page, save);
  await photographRefs(page, save);
  await page.getByRole("button", { name: "Write", exact: true }).click();
  const speaker = page.getByRole("textbox", { name: "Script" }).getByText(/^[A-Z]{2,}$/);
  await speaker.last().click();
  await page.keyboard.press("End"); // of the row on screen
  await page.keyboard.press("End"); // of the line
  await page.keyboard.type(" I have had it for a year.");
  await page.getByText("running time").waitFor();
  await page.waitForTimeout(1000);
  await save("write");
}

/** Two takes of the selected shot, the second of another seed. */
async function photographCompare(page: Page, save: (name: string) => Promise<unknown>): Promise<void> {
  await page.keyboard.press("Shift+R");
  await page.locator('.shot-item--selected [data-take="2"] .badge--ok').first().waitFor({ timeout: MAKING_MS });
  await page.keyboard.press("c");
  await page.getByRole("button", { name: "Stop comparing (C)" }).waitFor();
  await page.waitForTimeout(1000);
  await save("compare");
  await page.keyboard.press("Escape");
}

/** The plan of the film, and the film. */
async function photographDeliver(page: Page, save: (name: string) => Promise<unknown>): Promise<void> {
  await page.getByRole("button", { name: "Deliver", exact: true }).click();
  await page.getByRole("button", { name: "Assemble", exact: true }).click();
  await page
    .getByRole("link", { name: /Download/ })
    .first()
    .waitFor({ timeout: MAKING_MS });
  await page.waitForTimeout(1000);
  await save("deliver");
  await page.getByRole("button", { name: "Shots", exact: true }).click();
}

/** The cast, with a second candidate of a view beside the live picture. */
async function photographRefs(page: Page, save: (name: string) => Promise<unknown>): Promise<void> {
  await page.getByRole("button", { name: "Refs", exact: true }).click();
  await page.locator("[data-ref]").first().waitFor();
  await page.getByRole("button", { name: "3/4", exact: true }).click();
  await page.keyboard.press("g");
  await page.getByRole("button", { name: "Candidate 2", exact: true }).waitFor({ timeout: MAKING_MS });
  await page.waitForTimeout(1000);
  await save("refs");
}

/** The pictures show the interface in Inter, as most screens would show a font of its kind; the product itself ships no page font. */
async function writeFontConfig(scratch: string): Promise<string> {
  const inter = dirname(createRequire(import.meta.url).resolve("@expo-google-fonts/inter/package.json"));
  const file = join(scratch, "fonts.conf");
  const lines = [
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>`,
    `<dir>${inter}</dir><dir>/usr/share/fonts</dir><cachedir>${join(scratch, "fonts")}</cachedir>`,
    `</fontconfig>`,
  ];
  await writeFile(file, lines.join("\n"));
  return file;
}
