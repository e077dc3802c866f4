// Where jobs run, as a person sets it: an address typed, a host that goes and comes back, a key that is shown to nobody again.
import { expect } from "chai";
import type { Page } from "playwright-core";
import { allInBrowser } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import type { TestStudio } from "../support/episodes/open-test-studio.ts";
import { StandInHost } from "../support/servers/stand-in-host.ts";
import { until } from "../support/until.ts";

describe("settings", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;
  let page: Page;
  let host: StandInHost;
  before(async () => {
    host = await new StandInHost(Buffer.from("film")).open();
  });
  after(() => host.close());
  const env = { STUDIO_CLOUD_URL: "https://cloud.example" };

  allInBrowser({ env }, async (opened) => {
    ({ studio, browser } = opened);
    ({ page } = browser);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(studio.episodeUrl);
  });

  const dialog = () => page.getByRole("dialog", { name: "Settings" });
  const backend = (name: string) => dialog().getByRole("listitem").filter({ hasText: name });
  const open = () => page.getByRole("button", { name: "Settings" }).click();
  const stored = async () =>
    ((await (await fetch(`${studio.url}/studio/settings`)).json()) as { settings: Record<string, unknown> }).settings;

  it("connects a ComfyUI by its address, without a mouse", async () => {
    await page.getByRole("button", { name: "Settings" }).focus();
    await page.keyboard.press("Enter");
    await dialog().getByLabel("Address", { exact: true }).focus();
    await page.keyboard.type(host.url);
    await dialog().getByText("1 change not saved").waitFor();
    await page.keyboard.press("Enter");
    await backend("Local ComfyUI").getByText("Ready").waitFor();
    await backend("Local ComfyUI").getByText(host.url).waitFor();
    await dialog().getByText("All saved").waitFor();
    expect(await stored()).to.include({ local_url: host.url });
  });

  it("says that it is down, why, and that it is back", async () => {
    await host.close();
    await backend("Local ComfyUI").getByText("Down", { exact: true }).waitFor();
    await backend("Local ComfyUI")
      .getByText(/does not answer as one/)
      .waitFor();
    await host.open();
    await backend("Local ComfyUI").getByText("Ready").waitFor();
  });

  it("keeps what is typed and not saved, whatever the service tells and however the window is left", async () => {
    await dialog().getByLabel("Runs at most").fill("20");
    await fetch(`${studio.url}/studio/settings`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ default_targets: { video: "animatic" }, paid_limit: 5 }),
    });
    const video = () => dialog().getByLabel("Video").inputValue();
    await until(async () => (await video()) === "animatic", "the window did not learn of the new target", {
      every: 20,
    });
    expect(await dialog().getByLabel("Runs at most").inputValue()).to.equal("20");
    await studio.stop();
    await studio.start();
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "detached" });
    await open();
    expect(await dialog().getByLabel("Runs at most").inputValue()).to.equal("20");
    expect((await stored())["paid_limit"]).to.equal(5);
    await dialog().getByRole("button", { name: "Undo changes" }).click();
    expect(await dialog().getByLabel("Runs at most").inputValue()).to.equal("5");
  });

  it("says in words what cannot be stored, and loses nothing of it", async () => {
    await dialog().getByLabel("Runs at most").fill("many");
    await dialog().getByRole("button", { name: "Save" }).click();
    await dialog()
      .getByRole("alert")
      .getByText(/whole number/)
      .waitFor();
    await dialog().getByLabel("Runs at most").fill("5");
    await dialog().getByLabel("Money at most").fill("25");
    await dialog().getByRole("button", { name: "Save" }).click();
    await dialog()
      .getByRole("alert")
      .getByText(/like 25 USD/)
      .waitFor();
    await dialog().getByLabel("Money at most").fill("25 USD");
    await dialog().getByRole("button", { name: "Save" }).click();
    await dialog().getByText("0 of 25 USD").waitFor();
    await dialog().getByLabel("Video").fill("no such model");
    await dialog().getByRole("button", { name: "Save" }).click();
    await dialog()
      .getByRole("alert")
      .getByText(/there is no video target/)
      .waitFor();
    expect(await dialog().getByLabel("Video").inputValue()).to.equal("no such model");
    await dialog().getByRole("button", { name: "Undo changes" }).click();
    expect(await dialog().getByRole("alert").count()).to.equal(0);
  });

  it("shows what the environment sets, and lets nobody change it", async () => {
    const field = dialog().getByLabel("Cloud address");
    expect([await field.inputValue(), await field.isDisabled()]).to.deep.equal(["https://cloud.example", true]);
    await dialog().getByText("Set by STUDIO_CLOUD_URL in the environment").waitFor();
  });

  it("adds a deployment, and takes it out again", async () => {
    await dialog().getByRole("button", { name: "Add a deployment" }).click();
    await dialog().getByLabel("Target of deployment 1").fill("ltx2");
    await dialog().getByRole("button", { name: "Save" }).click();
    await dialog()
      .getByRole("alert")
      .getByText(/target and an address/)
      .waitFor();
    await dialog().getByLabel("Address of deployment 1").fill("https://ltx.example");
    await dialog().getByRole("button", { name: "Save" }).click();
    await dialog().getByText("All saved").waitFor();
    expect((await stored())["deployments"]).to.deep.equal({ ltx2: "https://ltx.example" });
    await dialog().getByRole("button", { name: "Take out deployment 1" }).click();
    await dialog().getByRole("button", { name: "Save" }).click();
    await dialog().getByText("All saved").waitFor();
    expect((await stored())["deployments"]).to.deep.equal({});
  });

  it("hands the key on, shows it to nobody again, and keeps it nowhere on the page", async () => {
    const key = "comfyui-5f2c".padEnd(40, "7");
    await dialog().getByLabel("API key").fill(key);
    expect(await dialog().getByLabel("API key").getAttribute("type")).to.equal("password");
    await dialog().getByRole("button", { name: "Save" }).click();
    await dialog().getByLabel("API key").and(page.getByPlaceholder("set; type another")).waitFor();
    expect(await dialog().getByLabel("API key").inputValue()).to.equal("");
    expect((await stored())["api_key"]).to.equal("set");
    const heap = await heapOf(page);
    expect(heap.includes(host.url), "what the page does hold is found").to.equal(true);
    expect(heap.includes(key), "the key is in the page's memory").to.equal(false);
    expect(await page.content()).not.to.include(key);
    await dialog().getByRole("button", { name: "Remove", exact: true }).click();
    await dialog().getByLabel("API key").and(page.getByPlaceholder("none")).waitFor();
    expect((await stored())["api_key"]).to.equal(null);
  });

  it("tells that the client library is missing, and why it cannot be installed here", async () => {
    await dialog().getByText("not installed", { exact: true }).waitFor();
    await dialog().getByRole("button", { name: "Install", exact: true }).click();
    await dialog()
      .getByRole("alert")
      .getByText(/STUDIO_NO_SDK_INSTALL/)
      .waitFor();
  });

  it("offers the backend and other targets beside the render button", async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "More ways to render" }).click();
    await page.getByRole("button", { name: "Local ComfyUI" }).click();
    await page
      .getByRole("alert")
      .getByText(/runs on the backend builtin only/)
      .first()
      .waitFor();
  });

  it("has heard no complaint from the page, and asked nobody else", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});

/** Everything that the page's scripts still reach, as text. */
async function heapOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => void chunks.push(chunk));
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await session.detach();
  return chunks.join("");
}
