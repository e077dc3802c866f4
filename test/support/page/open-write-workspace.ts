// The Write workspace of a small episode in a real browser, with the places a person looks at and what a person does there.
import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { openBrowser } from "./open-browser.ts";
import { openTestStudio, type TestStudio, type TestStudioOptions } from "../episodes/open-test-studio.ts";

export interface OpenWriteWorkspace {
  readonly studio: TestStudio;
  readonly page: Page;
  readonly script: Locator;
  readonly series: Locator;
  readonly dialog: Locator;
  /** The script as it is on disk. */
  readonly onDisk: () => Promise<string>;
  /** Another program writes the script. */
  readonly writeDisk: (text: string) => Promise<void>;
  /** Asks the service itself, as another window would. */
  readonly send: (method: "POST" | "PUT", path: string, body: object) => Promise<void>;
  /** Makes the service send every window that the episode changed. */
  readonly touch: () => Promise<void>;
  /** Types at the end of the line that holds the words. */
  readonly typeAfter: (words: string, text: string) => Promise<void>;
  readonly outlined: (shot: string) => Locator;
  readonly region: (name: string) => Locator;
  /** Fails when the page complained of anything. */
  readonly close: () => Promise<void>;
}

export async function openWriteWorkspace(options: TestStudioOptions = {}): Promise<OpenWriteWorkspace> {
  const studio = await openTestStudio(options);
  const browser = await openBrowser();
  const { page } = browser;
  const path = join(studio.episodePath, "tide.md");
  const script = page.getByRole("textbox", { name: "Script" });
  await page.goto(studio.episodeUrl.replace(/\/shots$/, "/write"));
  await script.waitFor();
  const send: OpenWriteWorkspace["send"] = async (method, route, body) => {
    const request = {
      method,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ep: studio.episodePath, ...body }),
    };
    const reply = await fetch(`${studio.url}/studio${route}`, request);
    const said = await reply.text();
    expect(reply.status, said).to.equal(200);
  };
  return {
    studio,
    page,
    script,
    series: page.getByRole("textbox", { name: "Series config" }),
    dialog: page.getByRole("dialog"),
    onDisk: () => readFile(path, "utf8"),
    writeDisk: (text) => writeFile(path, text),
    send,
    touch: () => send("POST", "/build", {}),
    typeAfter: async (words, text) => {
      await script.getByText(words).first().click();
      await page.keyboard.press("End");
      await page.keyboard.type(text);
    },
    outlined: (shot) => page.locator(`[data-outline=${shot}]`),
    region: (name) => page.getByRole("region", { name }),
    close: async () => {
      await browser.close();
      await studio.close();
      expect(browser.complaints).to.deep.equal([]);
    },
  };
}
