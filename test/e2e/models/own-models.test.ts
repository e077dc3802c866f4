// Models of a show's own in the page: a template of the host looked at, saved as a draft, and enabled; a workflow that is pasted.
import { expect } from "chai";
import { openTestStudio, type TestStudio } from "../../support/episodes/open-test-studio.ts";
import { openBrowser, type OpenBrowser } from "../../support/page/open-browser.ts";
import { openCatalogue, type StandInCatalogue } from "../../support/servers/stand-in-catalogue.ts";
import { PICTURE, SUBGRAPH_FILM, TWO_STAGES, uiOf } from "../../support/values/own-workflows.ts";
import { WORKFLOW_INFO } from "../../support/values/workflow-classes.ts";

describe("models from templates and workflows", () => {
  let host: StandInCatalogue;
  let studio: TestStudio;
  let browser: OpenBrowser;

  before(async () => {
    host = await openCatalogue(WORKFLOW_INFO);
    host.templates.set("film", { kind: "video", workflow: SUBGRAPH_FILM });
    const record = { name: "door.safetensors", url: "https://models.example/door", directory: "diffusion_models" };
    host.templates.set("door", { kind: "image", workflow: uiOf(PICTURE, { unet: { models: [record] } }) });
    studio = await openTestStudio({ env: { STUDIO_LOCAL_URL: host.url } });
    browser = await openBrowser({});
  });
  after(async () => {
    await browser.close();
    await studio.close();
    await host.close();
  });

  const window = () => browser.page.getByRole("dialog", { name: "Models from templates and workflows" });

  it("say of a template what it loads, and where its values go", async () => {
    const { page } = browser;
    await page.goto(studio.episodeUrl);
    await page.getByRole("button", { name: "Render missing 3" }).waitFor();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("models from templates");
    await page.keyboard.press("Enter");
    await window().getByRole("button", { name: "Pictures" }).click();
    const row = window().getByRole("listitem").filter({ hasText: "The door" });
    await row.getByText("1 file missing").waitFor();
    await row.locator("summary").click();
    await row.getByText("diffusion_models/door.safetensors").waitFor();
    await row.getByRole("button", { name: "Install 1 missing file" }).waitFor();
    await row.getByRole("button", { name: "Use The door" }).click();
    await window().getByRole("combobox", { name: "Where prompt goes" }).waitFor();
    await window().getByText("by its name: EmptyLatentImage.width").waitFor();
    await window().getByText("a red door", { exact: true }).waitFor();
  });
  it("become drafts of the show, and are enabled", async () => {
    await window().getByRole("textbox", { name: "Name" }).fill("Door painter");
    await window().getByRole("button", { name: "Save as a draft of this show" }).click();
    await window().getByText("in no list to choose from").waitFor();
    await window().getByText("never rendered", { exact: false }).first().waitFor();
    await window().getByRole("button", { name: "Enable Door painter" }).click();
    await window().getByText("Door painter was never rendered").waitFor();
    await window().getByRole("button", { name: "Keep it a draft" }).click();
    await window().getByRole("button", { name: "Enable Door painter" }).click();
    await window().getByRole("button", { name: "Enable it all the same" }).click();
    await window().getByRole("button", { name: "Make it a draft Door painter" }).waitFor();
  });
  it("are made of a workflow that is pasted, where several places are asked about once", async () => {
    await window().getByRole("button", { name: "A workflow of yours" }).click();
    await window().getByRole("textbox", { name: "Or paste it" }).fill("no workflow");
    await window().getByRole("button", { name: "Look at it" }).click();
    await window().getByText("This is no workflow").waitFor();
    await window().getByRole("textbox", { name: "Or paste it" }).fill(JSON.stringify(TWO_STAGES));
    await window().getByRole("button", { name: "Look at it" }).click();
    const asked = window().getByRole("region", { name: "Look at these: several places could take them" });
    const seed = asked.getByRole("combobox", { name: "Where seed goes" });
    const change = asked.getByRole("combobox", { name: "Where step of the change to low noise goes" });
    await change.waitFor();
    expect(await change.locator("option").allTextContents()).to.deep.equal([
      "Follows the number of steps",
      "As the workflow has it",
    ]);
    await seed.selectOption({ label: "KSamplerAdvanced · noise_seed: 5" });
    await asked.getByText("as you chose").waitFor();
    await window().getByRole("button", { name: "Save as a draft of this show" }).click();
    await window().getByRole("button", { name: "In this show (2)" }).waitFor();
    expect(browser.complaints).to.deep.equal([]);
  });
});
