// How like their pictures the characters of takes are, as a person sees it: what is not installed, numbers that were measured, and the order.
import { expect } from "chai";
import type { KeptFaces } from "../../src/contracts/files/faces.ts";
import { sha1 } from "../../src/core/lib/hash.ts";
import { FACE_MODEL } from "../../src/core/faces/face-models.ts";
import { allInBrowser, drawAll } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import type { TestStudio } from "../support/episodes/open-test-studio.ts";
import { seriesFor } from "../support/episodes/sample-episodes.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

interface Status {
  readonly shots: readonly { readonly takes: readonly { readonly finished: string }[] }[];
}

describe("faces in takes", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;
  allInBrowser({}, async (opened) => {
    ({ studio, browser } = opened);
    await drawAll(opened);
    for (let take = 2; take <= 3; take++) {
      await ask("/render", { shots: ["sh010"], redo: true });
      await browser.page.locator(`[data-take="${take}"]`).getByText("In the cut").waitFor();
    }
    const config = JSON.stringify(seriesFor());
    await writeFiles(studio.episodePath, { "series.json": config, "refs/ada.png": "a picture" });
  });

  const ask = async (path: string, fields: object) => {
    const body = JSON.stringify({ ep: studio.episodePath, ...fields });
    const headers = { "Content-Type": "application/json" };
    return fetch(`${studio.url}/studio${path}`, { method: "POST", headers, body });
  };
  /** As if they had been measured: distances of the takes of sh010, by number. */
  async function keep(distances: readonly (number | null)[]): Promise<void> {
    const reply = await fetch(`${studio.url}/studio/episode?ep=${encodeURIComponent(studio.episodePath)}`);
    const [shot] = ((await reply.json()) as Status).shots;
    const takes = distances.map((distance, index) => {
      const found = distance === null ? 0 : 5;
      const ada = { mark: `${sha1("a picture")}#3/4`, distance, worst: distance, looked: 5, found, why: null };
      return [`sh010/${index + 1}`, { film: shot?.takes[index]?.finished ?? "", faces: { ada } }];
    });
    const kept = { version: 1, model: FACE_MODEL, takes: Object.fromEntries(takes) } satisfies KeptFaces;
    await writeFiles(studio.episodePath, { "_cache/faces/proxy.json": JSON.stringify(kept) });
    await browser.page.goto("about:blank");
    await browser.page.goto(studio.episodeUrl);
    await list().waitFor(); // the first shot is selected
  }
  const list = () => browser.page.getByRole("list", { name: "Takes of sh010" });
  const order = async () =>
    list()
      .locator("[data-take]")
      .evaluateAll((rows) => rows.map((row) => row.dataset["take"]));

  it("say that nothing is installed, with what mends it, and why that cannot be done here", async () => {
    await keep([]);
    const { page } = browser;
    await page.getByText("Faces: not installed").waitFor();
    expect(await list().getByRole("img", { name: "Faces not installed" }).count()).to.equal(3);
    await page.getByRole("button", { name: "Install", exact: true }).click();
    await page.getByText(/STUDIO_NO_SDK_INSTALL forbids/).waitFor();
    await page.getByRole("button", { name: "Dismiss" }).click();
  });

  it("have a number and a word for each take, and put them in order", async () => {
    await keep([0.31, 0.71, null]);
    const { page } = browser;
    await list()
      .getByTitle(/^Ada 0\.31, like the sheet \(5 of 5 frames/)
      .waitFor();
    await list().getByText("0.71 unlike").waitFor();
    await list().getByRole("img", { name: "No face found" }).waitFor();
    expect(await order()).to.deep.equal(["3", "2", "1"]);
    const sort = page.getByRole("button", { name: "Most alike" });
    await sort.focus();
    await page.keyboard.press("Enter");
    expect(await order()).to.deep.equal(["1", "2", "3"]);
    expect(await sort.getAttribute("aria-pressed")).to.equal("true");
    await page.keyboard.press("Enter");
    expect(await order()).to.deep.equal(["3", "2", "1"]);
  });

  it("say so where two takes are compared, and of the take in the cut", async () => {
    await keep([0.31, 0.71, 0.52]);
    const { page } = browser;
    const inspector = page.getByRole("region", { name: "Inspector" });
    await inspector.getByTitle(/^Ada 0\.52, near the sheet/).waitFor();
    await page.keyboard.press("c");
    const viewer = page.getByRole("region", { name: "Viewer" });
    const plates = viewer.locator(".stage__plate");
    await plates.filter({ hasText: "take 3" }).getByText("0.52 near").waitFor();
    await plates.filter({ hasText: "take 2" }).getByText("0.71 unlike").waitFor();
    const others = viewer.getByRole("radiogroup", { name: /^Take to compare with/ });
    await others.getByRole("radio").filter({ hasText: "0.31 like" }).click();
    await plates.filter({ hasText: "take 1" }).getByText("0.31 like").waitFor();
    await page.keyboard.press("v");
    expect(await plates.count()).to.equal(2);
    await plates
      .filter({ hasText: "take 1" })
      .getByTitle(/^Ada 0\.31, like the sheet/)
      .waitFor();
  });
});
