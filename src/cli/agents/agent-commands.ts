// The commands about agents: the server that one works through, and the plans that they propose, for a person to decide.
import type { Command } from "commander";
import { withCommon, type CommonFlags } from "../args.ts";
import type { Shell } from "../shell.ts";
import type { PlansFlags } from "./plans.ts";

interface McpFlags extends CommonFlags {
  readonly root?: string;
}

export function addAgents(program: Command, shell: Shell): void {
  const here = process.cwd();
  withCommon(
    program
      .command("mcp")
      .description("the studio for an agent, over standard input and output (Model Context Protocol)"),
  )
    .option("--root <dir>", "a folder of episodes that the agent may open, beside the studio's own roots")
    .action((flags: McpFlags) =>
      shell.finish(flags, async () => (await import("./mcp.ts")).serveMcp(flags, shell.streams)),
    );

  withCommon(program.command("plans").description("what agents propose to render, and what it would cost"))
    .option("--all", "also those that are decided")
    .action((flags: PlansFlags) =>
      shell.respond(flags, () =>
        shell.clients.withClient(flags, here, async (client) =>
          (await import("./plans.ts")).answerPlans(client, flags),
        ),
      ),
    );

  withCommon(
    program
      .command("approve")
      .description("lets an agent start a plan, once and exactly as it stands")
      .argument("<id>", "the plan, as plans lists it"),
  ).action((id: string, flags: CommonFlags) =>
    shell.respond(flags, async () =>
      (await import("./plans.ts")).decidePlan(shell.clients, { id, flags, is: "approve", note: "" }),
    ),
  );

  withCommon(
    program
      .command("refuse")
      .description("refuses a plan, or takes an approval back that was not used")
      .argument("<id>", "the plan, as plans lists it"),
  )
    .option("--note <note>", "why, for the agent")
    .action((id: string, { note = "", ...flags }: CommonFlags & { readonly note?: string }) =>
      shell.respond(flags, async () =>
        (await import("./plans.ts")).decidePlan(shell.clients, { id, flags, is: "refuse", note }),
      ),
    );
}
