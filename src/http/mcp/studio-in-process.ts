// The studio of an agent that asks this very service: the routes of this process on the leash, and pictures read where the guards found them.
import { thumbRoute } from "../../contracts/routes/files.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { FileToSend } from "../binding.ts";
import { typeOfFile } from "../file-type.ts";
import { agentNamed } from "../agents/asker.ts";
import { callInProcess } from "../owner/call-in-process.ts";
import type { RouteTable } from "../owner/owner-access.ts";
import type { AgentStudio, Picture } from "./verb.ts";

/** Bytes: a picture that could not be made small is not sent. */
const LARGEST_PICTURE = 1024 * 1024;

/** One set of films under way serves every request: each comes with a studio of its own. */
export function openAgentStudios(table: RouteTable, page: string | null): (agent: string) => AgentStudio {
  const films: AgentStudio["films"] = new Map();
  return (name) => {
    const call = callInProcess(table, agentNamed(name, "mcp"));
    const picture: AgentStudio["picture"] = async (of) => readPicture((await call(thumbRoute, of)) as FileToSend);
    return { call, picture, films, page };
  };
}

async function readPicture({ path, open }: FileToSend): Promise<Picture> {
  const handle = await open();
  try {
    const { size } = await handle.stat();
    return requirePicture({ type: typeOfFile(path), bytes: size > LARGEST_PICTURE ? null : await handle.readFile() });
  } finally {
    await handle.close();
  }
}

/** `bytes`: null where there are too many. */
export function requirePicture({ type, bytes }: { readonly type: string; readonly bytes: Uint8Array | null }): Picture {
  if (!type.startsWith("image/")) throw new Refusal("tool-failed", "this is no picture that could be shown");
  if (bytes === null || bytes.length > LARGEST_PICTURE) {
    throw new Refusal("too-large", "the picture could not be made small: ffmpeg is missing, or it is damaged");
  }
  return { type, bytes };
}
