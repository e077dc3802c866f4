// For whom a request comes, as far as it can be known. Whoever says that it is an agent is taken at its word and gets less; nothing proves
// that another one is a person, and docs/http.md "Agents and the leash" says what that means.
import type { IncomingMessage } from "node:http";
import type { Asker } from "../../contracts/files/agents/asking.ts";
import { SECRET_HEADER } from "../owner/owner-access.ts";

/** Names the agent that asks. */
export const AGENT_HEADER = "x-studio-agent";

const LONGEST = 60;

/** The guard has looked at where it comes from, and at the secret of a command line, before. */
export function askerOf(request: IncomingMessage): Asker {
  const { headersDistinct: headers } = request;
  const agent = headers[AGENT_HEADER];
  const isOwner = headers[SECRET_HEADER] !== undefined;
  if (agent !== undefined) return agentNamed(agent[0] ?? "", isOwner ? "cli" : "program");
  if (isOwner) return { kind: "person", name: null, via: "cli" };
  const isPage = headers["origin"] !== undefined || headers["sec-fetch-site"] !== undefined;
  return { kind: "person", name: null, via: isPage ? "page" : "program" };
}

/** Whatever an agent calls itself, it is one: a name that cannot be shown is left out. */
export function agentNamed(text: string, via: Asker["via"]): Asker {
  const name = text
    .replaceAll(/[^A-Za-z0-9 ._@()/:+-]+/g, " ")
    .trim()
    .slice(0, LONGEST);
  return { kind: "agent", name: name === "" ? "an agent" : name, via };
}
