// The studio as a server of the Model Context Protocol: the table of verbs, and how one is called. Knows no transport. The SDK is loaded when the
// first agent comes.
import type { Implementation, Server } from "@modelcontextprotocol/server";
import { check } from "../../contracts/check.ts";
import { CUT_VERBS } from "./cut-verbs.ts";
import { EPISODE_VERBS } from "./episode-verbs.ts";
import { RENDER_VERBS } from "./render-verbs.ts";
import { answerText } from "./small.ts";
import { TEXT_VERBS } from "./text-verbs.ts";
import type { AgentStudio, Picture, Verb } from "./verb.ts";

/** In the order in which work goes. */
export const VERBS: readonly Verb[] = [...EPISODE_VERBS, ...TEXT_VERBS, ...RENDER_VERBS, ...CUT_VERBS];

const INSTRUCTIONS = [
  "Episode Studio makes films out of a script in plain text and a series config.",
  "Begin with list_episodes and status. Read the text before you write it (read_source, write_source with its base_hash), check it, and see with impact what an edit does.",
  "render makes takes, watch waits for them, look and compare show them, pick chooses, assemble makes the film.",
  "Nothing that costs money, and no more takes in a day than the settings allow, without a plan that a person approved: propose_night, plans, start_night.",
].join("\n");

export interface McpOptions {
  readonly version: string;
  /** The studio for an agent of this name. */
  readonly studioFor: (agent: string) => AgentStudio;
  /** What agents are called that do not say who they are. */
  readonly otherwise: string;
  /** Why a call failed, in a sentence that its agent may read. */
  readonly explain: (error: unknown, input: unknown) => Promise<string>;
}

/** A server for one connection, or for one request where there are none. */
export async function openMcp(options: McpOptions): Promise<Server> {
  const { Server: McpServer, CLIENT_INFO_META_KEY } = await import("@modelcontextprotocol/server");
  const about = { name: "episode-studio", title: "Episode Studio", version: options.version };
  const server = new McpServer(about, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
  server.setRequestHandler("tools/list", () => ({ tools: VERBS.map(describeVerb) }));
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    const envelope = mcpReq.envelope as Readonly<Record<string, unknown>> | undefined;
    const said = (envelope?.[CLIENT_INFO_META_KEY] as Implementation | undefined) ?? server.getClientVersion();
    const studio = options.studioFor(said?.name ?? options.otherwise);
    try {
      return await callVerb(studio, params, mcpReq.signal);
    } catch (error) {
      if (mcpReq.signal.aborted) return refusal("whoever asked for this has gone");
      return refusal(await options.explain(error, params.arguments));
    }
  });
  return server;
}

function describeVerb({ name, about, input, isReading }: Verb) {
  const inputSchema = JSON.parse(JSON.stringify(input)) as { type: "object" };
  return { name, description: about, inputSchema, annotations: { readOnlyHint: isReading, destructiveHint: false } };
}

interface VerbCall {
  readonly name: string;
  readonly arguments?: Readonly<Record<string, unknown>> | undefined;
}

async function callVerb(studio: AgentStudio, { name, arguments: given = {} }: VerbCall, signal: AbortSignal) {
  const verb = VERBS.find((each) => each.name === name);
  if (!verb)
    return refusal(`there is no verb ${name.slice(0, 80)}: there are ${VERBS.map((each) => each.name).join(", ")}`);
  const checked = check(verb.input, structuredClone(given));
  if (!checked.ok) return refusal(`${name}: ${checked.sentence}`);
  const { say, pictures = [] } = await verb.run(studio, checked.value as never, signal);
  return { content: [{ type: "text" as const, text: answerText(say) }, ...pictures.map(pictureContent)] };
}

function pictureContent({ type: mimeType, bytes }: Picture) {
  return { type: "image" as const, data: Buffer.from(bytes).toString("base64"), mimeType };
}

function refusal(sentence: string) {
  return { isError: true, content: [{ type: "text" as const, text: sentence }] };
}
