// The installer's window: what is missing and how large it is, a download with its bar, stopped and gone on with.
import { expect } from "chai";
import { createHash } from "node:crypto";
import { mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { honest, openTurns, type Turn, type TurnServer } from "../machine/download/bad-servers.ts";
import { openTestStudio, type TestStudio } from "../support/episodes/open-test-studio.ts";
import { openScratch } from "../support/episodes/scratch-folder.ts";
import { openBrowser, type OpenBrowser } from "../support/page/open-browser.ts";
import { openModelHost } from "../support/servers/model-host.ts";
import type { StandInHost } from "../support/servers/stand-in-host.ts";
import { until } from "../support/until.ts";

const NAME = "wan2.2_vae.safetensors";
const PATH = `/Comfy-Org/Wan_2.2_ComfyUI_Repackaged/resolve/main/split_files/vae/${NAME}`;
const HEADER = Buffer.from(JSON.stringify({ w: { dtype: "U8", shape: [3000], data_offsets: [0, 3000] } }));
const LENGTH = Buffer.alloc(8);
LENGTH.writeBigUInt64LE(BigInt(HEADER.length));
const MODEL = Buffer.concat([LENGTH, HEADER, Buffer.alloc(3000, 7)]);
const SHA256 = createHash("sha256").update(MODEL).digest("hex");
const HALF = Math.floor(MODEL.length / 2);

describe("installing", () => {
  let hub: TurnServer;
  let host: StandInHost;
  let studio: TestStudio;
  let browser: OpenBrowser;
  let scratch: Awaited<ReturnType<typeof openScratch>>;
  const vae = () => join(scratch.folder, "host", "models", "vae");

  before(async () => {
    scratch = await openScratch();
    hub = await openTurns();
    host = await openModelHost(["wan22_ti2v"]);
    host.models["vae"] = [];
    await mkdir(vae(), { recursive: true });
    await mkdir(join(scratch.folder, "host", "custom_nodes"));
    const env = { HF_ENDPOINT: hub.origin, HF_TOKEN: "", STUDIO_NO_SDK_INSTALL: "0", STUDIO_LOCAL_URL: host.url };
    studio = await openTestStudio({ env: { ...env, STUDIO_HOST_FOLDER: join(scratch.folder, "host") } });
    browser = await openBrowser({});
  });
  after(async () => {
    await browser.close();
    await studio.close();
    await host.close();
    await hub.close();
    await scratch.remove();
  });

  const window = () => browser.page.getByRole("dialog", { name: "Install features and models" });
  const tagged = { etag: '"a"', "x-linked-etag": `"${SHA256}"`, "x-linked-size": MODEL.length };
  const slow: Turn = (_, response) => {
    response.writeHead(200, { ...tagged, "content-length": MODEL.length });
    response.write(MODEL.subarray(0, 100));
    setTimeout(() => response.write(MODEL.subarray(100, HALF)), 500);
  };

  it("is opened by its command, and says what is missing and how large that is", async () => {
    const { page } = browser;
    hub.answer({ [PATH]: [honest(MODEL, '"a"', tagged)] });
    await page.goto(studio.episodeUrl);
    await page.getByRole("button", { name: "Render missing 3" }).waitFor();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("install features");
    await page.keyboard.press("Enter");
    await window().getByRole("searchbox", { name: "Find a feature or a file" }).fill(NAME);
    const row = window().getByRole("listitem").filter({ hasText: "Wan 2.2 TI2V" }).first();
    await row.getByText("In part").waitFor();
    await row.getByText("1 kB").or(row.getByText("3 kB")).first().waitFor();
    await row.locator("summary").click();
    await row.getByText(`vae/${NAME}`).waitFor();
  });

  it("fetches it with a bar, stops with what has come, and goes on with that", async () => {
    hub.answer({ [PATH]: [slow] });
    await window().getByRole("button", { name: "Install Wan 2.2 TI2V 5B" }).click();
    const bar = window().getByRole("progressbar", { name: `Fetching ${NAME}` });
    await until(async () => Number(await bar.getAttribute("aria-valuenow")) >= 49, "the bar did not move");
    await window().getByRole("button", { name: "Stop" }).click();
    await window().getByText("What has arrived is kept for the next time.").waitFor();
    expect((await stat(join(vae(), `${NAME}.part`))).size).to.equal(HALF);
    const rest: Turn = (request, response) => {
      host.models["vae"] = [NAME];
      honest(MODEL, '"a"', tagged)(request, response);
    };
    hub.answer({ [PATH]: [rest] });
    await window().getByRole("button", { name: "Install Wan 2.2 TI2V 5B" }).click();
    await window().getByText("1 of 1 part").waitFor();
    const row = window().getByRole("listitem").filter({ hasText: "Wan 2.2 TI2V" }).first();
    await row.getByText("Installed").waitFor();
    expect(hub.asked.find(({ method }) => method === "GET")?.headers.range).to.equal(`bytes=${HALF}-`);
    expect((await readFile(join(vae(), NAME))).equals(MODEL)).to.equal(true);
    expect(browser.complaints).to.deep.equal([]);
  });
});
