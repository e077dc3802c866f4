// Answers a request of an agent: only what agents may ask for, on the leash, and with a line in the ledger for everything that it changes or
// was refused.
import type { Asker, LedgerAct } from "../../../contracts/files/agents/asking.ts";
import { reasonOf, Refusal } from "../../../contracts/refusal.ts";
import type { Route } from "../../../contracts/route.ts";
import type { StudioPorts } from "../../ports.ts";
import { isReading, whyNotForAgents } from "./agent-routes.ts";

export type AgentPorts = Pick<StudioPorts, "asking" | "ledger" | "log">;

interface AgentRequest {
  readonly route: Route;
  readonly input: unknown;
  readonly by: Asker;
}

export async function answerAgent(
  ports: AgentPorts,
  { route, input, by }: AgentRequest,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  if (isReading(route)) return ports.asking.run({ by }, answer);
  const act = actOf({ route, input, by });
  try {
    const why = whyNotForAgents(route);
    if (why !== undefined) throw new Refusal("outside-roots", why);
    const reply = await ports.asking.run({ by }, answer);
    await note(ports, act);
    return reply;
  } catch (error) {
    await note(ports, { ...act, error: reasonOf(error) });
    throw error;
  }
}

/** What an act is about: never a text that was sent, which may be long. */
const NOTED = ["file", "pass", "shots", "shot", "take", "takes", "target", "backend", "lane", "id"] as const;
const LONGEST = 200;

function actOf({ route, input, by }: AgentRequest): LedgerAct {
  const fields = (typeof input === "object" && input !== null ? input : {}) as Readonly<Record<string, unknown>>;
  const noted = NOTED.flatMap((name) => {
    const text = wordOf(fields[name]);
    return text === "" ? [] : [`${name} ${text}`];
  });
  const { ep } = fields;
  return {
    by: by.name ?? "an agent",
    via: by.via,
    what: route.id,
    ep: typeof ep === "string" ? ep : null,
    about: noted.length > 0 ? noted.join(", ").slice(0, LONGEST) : null,
    error: null,
  };
}

function wordOf(value: unknown): string {
  if (Array.isArray(value)) return value.filter((each) => typeof each === "string").join(" ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** What could not be written is told in the log: by now it is done, and what it queued stands in the ledger already. */
async function note({ ledger, log }: AgentPorts, act: LedgerAct): Promise<void> {
  await ledger
    .act(act)
    .catch((error: unknown) => log.error({ act }, `an act of an agent could not be written down: ${reasonOf(error)}`));
}
