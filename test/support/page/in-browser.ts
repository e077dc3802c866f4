// What the page's tests begin with: a studio, and a browser that has it open.
import { openBrowser, type BrowserOptions, type OpenBrowser } from "./open-browser.ts";
import { openTestStudio, type TestStudio, type TestStudioOptions } from "../episodes/open-test-studio.ts";

interface Opened {
  readonly studio: TestStudio;
  readonly browser: OpenBrowser;
}

/** Called inside a `describe`: its tests share a studio and a page. */
export function allInBrowser(
  options: TestStudioOptions & Pick<BrowserOptions, "theme">,
  begin: (opened: Opened) => unknown,
): void {
  let studio: TestStudio | undefined;
  let browser: OpenBrowser | undefined;
  before(async () => {
    studio = await openTestStudio(options);
    browser = await openBrowser(options);
    await begin({ studio, browser });
  });
  after(async () => {
    await browser?.close();
    await studio?.close();
  });
}

/** Opens the studio's episode and has its three shots drawn. */
export async function drawAll({ studio, browser: { page } }: Opened): Promise<void> {
  await page.goto(studio.episodeUrl);
  await page.getByRole("button", { name: "Render missing 3" }).click();
  await page.getByRole("status", { name: "Pass" }).getByText("3/3").waitFor();
}
