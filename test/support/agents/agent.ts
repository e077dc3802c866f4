// An agent with the SDK's own client: calls verbs, and reads what they answer.
import { Client, StreamableHTTPClientTransport, type Transport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { fileURLToPath } from "node:url";

const CLI = fileURLToPath(new URL("../../../bin/episode-studio.js", import.meta.url));

export interface VerbReply {
  readonly isError: boolean;
  /** The JSON that it says, or the sentence of an error. */
  readonly said: Record<string, unknown>;
  readonly text: string;
  readonly pictures: readonly { readonly type: string; readonly bytes: Buffer }[];
}

export interface Agent {
  readonly client: Client;
  call(name: string, args?: object): Promise<VerbReply>;
  close(): Promise<void>;
}

/** `modern`: the protocol of 2026, which asks without a handshake; else that of 2025. */
export async function agentOver(transport: Transport, { modern = false, name = "test-agent" } = {}): Promise<Agent> {
  const versionNegotiation = { mode: modern ? "auto" : "legacy" } as const;
  const client = new Client({ name, version: "1.0.0" }, { versionNegotiation });
  await client.connect(transport);
  return {
    client,
    call: async (verb, args = {}) => {
      const reply = await client.callTool({ name: verb, arguments: { ...args } });
      const text = reply.content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
      const pictures = reply.content.flatMap((part) =>
        part.type === "image" ? [{ type: part.mimeType, bytes: Buffer.from(part.data, "base64") }] : [],
      );
      const isError = reply.isError ?? false;
      return { isError, text, pictures, said: isError ? {} : (JSON.parse(text) as Record<string, unknown>) };
    },
    close: () => client.close(),
  };
}

export function overHttp(url: string, headers: Record<string, string> = {}): Transport {
  return new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
}

/** The program's `mcp` command, as a client starts it. */
export function overStdio(args: readonly string[], env: Readonly<Record<string, string>> = {}): Transport {
  const own = Object.fromEntries(Object.entries(process.env).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  return new StdioClientTransport({
    command: process.execPath,
    args: [CLI, "mcp", ...args],
    env: { ...own, ...env },
    stderr: "ignore",
  });
}
