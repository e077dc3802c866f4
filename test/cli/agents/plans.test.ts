// The commands about agents: a person's word on their plans, and an agent that types commands.
import { expect } from "chai";
import { dirname } from "node:path";
import type { Plan } from "../../../src/contracts/files/agents/plans.ts";
import { agentOver, overHttp } from "../../support/agents/agent.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { runCli } from "../../support/episodes/run-cli.ts";
import { runHere } from "../../support/episodes/run-here.ts";

describe("the commands about agents", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  beforeEach(async () => void (studio = await openRealStudio()));
  afterEach(() => studio.close());
  const here = (...args: string[]) => runHere(studio.user, ...args);
  const asAgent = (args: string[], user = studio.user) =>
    runCli([...args, "--user-dir", user], { STUDIO_AGENT: "scribe" });

  it("list plans with what they cost, approve one and refuse another", async () => {
    const agent = await agentOver(overHttp(`${studio.url}/mcp`), { modern: true, name: "scribe" });
    const propose = async (why: string) =>
      (await agent.call("propose_night", { ep: studio.ep, takes: 2, why })).said["plan"] as string;
    const [first, second] = [await propose("for tonight"), await propose("for tomorrow")];
    const listed = await here("plans");
    expect(listed.stdout)
      .to.match(/by scribe/)
      .and.match(/for tonight/)
      .and.match(/6 takes of 3 shots.*free/);
    const approved = await here("approve", first, "--json");
    expect(approved.code, approved.stderr).to.equal(0);
    const { token } = JSON.parse(approved.stdout) as { token: string };
    expect((await here("refuse", second, "--note", "too many")).stdout).to.equal(`refused: ${second}\n`);
    expect((await here("plans")).stdout)
      .to.match(/approved/)
      .and.not.match(/for tomorrow/);
    const { said } = await agent.call("start_night", { plan: first, token });
    expect(said["queued"]).to.have.length(6);
    const again = await here("approve", first);
    expect([again.code, again.stderr]).to.deep.equal([
      1,
      `the plan ${first} is started: only one that waits is approved\n`,
    ]);
    await studio.idle();
    await agent.close();
  });

  it("are on the leash when an agent types them, through a service and without one", async () => {
    await studio.put("/settings", { agent_takes: 0 }).expect(200);
    const rendered = await asAgent(["render", studio.ep]);
    expect([rendered.code, rendered.stderr]).to.deep.equal([1, rendered.stderr]);
    expect(rendered.stderr).to.match(/agents may begin 0 takes in a day/);
    const { body } = await studio.post("/plans", { ep: studio.ep }).expect(200);
    const approved = await asAgent(["approve", (body as Plan).id]);
    expect(approved.stderr).to.match(/an agent may not ask for this \(approvePlan/);
    const { acts } = (await studio.get("/ledger").expect(200)).body as { acts: { by: string; via: string }[] };
    expect(acts[0]).to.include({ by: "scribe", via: "cli" });
    const alone = await asAgent(["upscale", studio.ep, "--deliver", "1080p"], dirname(studio.user));
    expect(alone.stderr).to.match(/an agent may not ask for this \(upscale/);
  });
});
