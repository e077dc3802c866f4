// `take EP SHOT FILE`: a video file as the next take of a shot.
import { resolve } from "node:path";
import { importTakeRoute } from "../contracts/routes/takes.ts";
import type { PassFlags } from "./args.ts";
import type { Answer } from "./output.ts";
import type { EpisodeClient } from "./client/client.ts";

export interface TakeFlags extends PassFlags {
  readonly note?: string;
}

/** What was found when it arrived is told and fails nothing. */
export async function answerTake(
  { call, ep }: EpisodeClient,
  { shot, file }: { readonly shot: string; readonly file: string },
  { pass, note }: TakeFlags,
  signal: AbortSignal,
): Promise<Answer> {
  const body = { ep, pass, shot, source_path: resolve(file), ...(note !== undefined && { note }) };
  const made = await call(importTakeRoute, body, signal);
  const { conformed } = made.imported;
  const how = conformed === null ? "copied as it is" : `encoded again: ${conformed}`;
  const lines = [
    `${made.shot} take ${made.take} (${made.pass}) of ${made.imported.name}, ${how}`,
    ...made.check.findings.map(({ text }) => `look at it: ${text}`),
  ];
  return { json: made, lines };
}
