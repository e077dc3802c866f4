// A person decides about an agent's plans in the page: told by the top bar, with what they make and cost, one approved and one refused.
import { expect } from "chai";
import { agentOver, overHttp, type Agent } from "../support/agents/agent.ts";
import { openTestStudio, type TestStudio } from "../support/episodes/open-test-studio.ts";
import { openBrowser, type OpenBrowser } from "../support/page/open-browser.ts";

describe("the plans of agents", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;
  let agent: Agent;
  before(async () => {
    studio = await openTestStudio();
    browser = await openBrowser({});
    agent = await agentOver(overHttp(`${studio.url}/mcp`), { modern: true, name: "scribe" });
    await browser.page.goto(studio.episodeUrl);
    await browser.page.getByRole("button", { name: "Render missing 3" }).waitFor();
  });
  after(async () => {
    await agent.close();
    await browser.close();
    await studio.close();
  });

  const propose = async (args: object) =>
    (await agent.call("propose_night", { ep: studio.episodePath, ...args })).said["plan"] as string;
  const planNow = async (id: string) => {
    const { said } = await agent.call("plans", { id });
    return (said["items"] as Record<string, unknown>[])[0] ?? {};
  };
  const window = () => browser.page.getByRole("dialog", { name: "Plans of agents" });
  const row = (why: string) => window().getByRole("listitem", { name: why });

  it("come into the top bar by themselves, and open with what they make and cost", async () => {
    await propose({ takes: 2, why: "Two of each, to choose from tomorrow" });
    const button = browser.page.getByRole("button", { name: "1 plan waits" });
    await button.click();
    const plan = row("Two of each, to choose from tomorrow");
    await plan.getByText("6 takes of 3 shots").waitFor();
    await plan.getByText("free", { exact: true }).first().waitFor();
    await plan.getByText("Waits for you").waitFor();
    await plan.locator("summary").click();
    await plan.getByRole("cell", { name: "sh020" }).waitFor();
  });

  it("are approved with one press, started by their agent, once", async () => {
    const plan = row("Two of each, to choose from tomorrow");
    await plan.getByRole("button", { name: "Approve" }).click();
    await plan.getByText("Approved").waitFor();
    const { id, token } = await approved();
    const { said } = await agent.call("start_night", { plan: id, token });
    expect(said["queued"]).to.have.length(6);
    await window().getByRole("button", { name: "Show 1 that are decided or over" }).click();
    await plan.getByText("Started").waitFor();
  });

  it("are refused with a word that the agent reads", async () => {
    const id = await propose({ redo: true, why: "All of it once more" });
    const plan = row("All of it once more");
    await plan.getByRole("textbox", { name: "A word to the agent, with a refusal" }).fill("only sh020, please");
    await plan.getByRole("button", { name: "Refuse" }).click();
    await plan.getByText("You said: only sh020, please").waitFor();
    expect(await planNow(id)).to.deep.include({ state: "refused", note: "only sh020, please" });
    await browser.page.keyboard.press("Escape");
    await window().waitFor({ state: "detached" });
    expect(browser.complaints).to.deep.equal([]);
  });

  async function approved(): Promise<{ readonly id: string; readonly token: string }> {
    const { said } = await agent.call("plans");
    const [found] = (said["items"] as Record<string, string>[]).filter(({ state }) => state === "approved");
    return { id: found?.["plan"] ?? "", token: found?.["token"] ?? "" };
  }
});
