// The whole way from a built episode to its film without a mouse: every step is a key, or the name of an action.
import { expect } from "chai";
import type { EpisodeStatus } from "../../src/contracts/replies/episode-status.ts";
import { allInBrowser } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import type { TestStudio } from "../support/episodes/open-test-studio.ts";

describe("without a mouse", function () {
  this.timeout(60_000);
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({}, async (opened) => {
    ({ studio, browser } = opened);
    await browser.page.goto(studio.episodeUrl);
    await browser.page.locator("[data-shot=sh010]").waitFor();
  });

  const press = async (...keys: string[]) => {
    for (const key of keys) await browser.page.keyboard.press(key);
  };
  const act = async (name: string) => {
    const { page } = browser;
    await press("Control+k");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.type(name);
    await press("Enter");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  const readCut = async () => {
    const query = new URLSearchParams({ ep: studio.episodePath, pass: "proxy" });
    const { shots } = (await (await fetch(`${studio.url}/studio/episode?${query.toString()}`)).json()) as EpisodeStatus;
    return shots.map(({ shot, cut }) => `${shot} +${cut.trim_in}`).join(", ");
  };

  it("an episode is drawn, cut, noted and assembled", async () => {
    const { page } = browser;
    await act("render missing");
    await page.getByRole("status", { name: "Pass" }).getByText("3/3").waitFor();
    await press("ArrowDown", ".", ".", "Alt+ArrowLeft");
    await page.getByRole("button", { name: "Undo: Move sh020 (Ctrl Z)" }).waitFor();
    await press("Alt+ArrowRight", "Control+z");
    await press("n");
    await page.keyboard.type("too dark");
    await press("Enter");
    await page.locator("[data-shot=sh020]").getByText("1 issue").first().waitFor();
    await act("go to deliver");
    await act("assemble the film");
    await page.getByText("The film is ready").waitFor();
    expect(await readCut()).to.equal("sh020 +2, sh010 +0, sh030 +0");
  });
});
