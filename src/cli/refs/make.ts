// `refs EP generate`, `edit` and `missing`: candidates are asked for, followed to their end and told one by one.
import type { Job } from "../../contracts/files/job.ts";
import {
  generateMissingRoute,
  generateRefRoute,
  type GenerateMissingReply,
  type GenerateReply,
} from "../../contracts/routes/ref-making.ts";
import type { CommonFlags, PassFlags } from "../args.ts";
import type { EpisodeClient } from "../client/client.ts";
import { followJobs } from "../follow.ts";
import { table, type Answer, type CommandIo } from "../output.ts";
import { listOf, nameOf, requireRefId, viewOf } from "./ref-words.ts";

export interface GenerateFlags extends CommonFlags {
  readonly view?: string;
  readonly count?: number;
  readonly prompt?: string;
  readonly negative?: string;
  readonly target?: string;
  readonly backend?: string;
  readonly seed?: string;
  readonly size?: string;
  readonly seconds?: number;
  readonly note?: string;
  readonly pano?: boolean;
  readonly with?: readonly string[];
}

export async function answerGenerate(
  client: EpisodeClient,
  typed: string,
  flags: GenerateFlags,
  io: CommandIo,
): Promise<Answer> {
  const refs = await listOf(client);
  const ref = requireRefId(refs, typed);
  const others = (flags.with ?? []).map((each) => requireRefId(refs, each));
  return makeAll(client, { ref, ...requested(flags), ...(flags.pano && { pano: { with: others } }) }, io);
}

export interface EditFlags extends GenerateFlags {
  readonly take?: number;
  readonly asTyped?: boolean;
}

/** `instruction`: what is to change. */
export async function answerEdit(
  client: EpisodeClient,
  typed: string,
  { flags, instruction }: { readonly flags: EditFlags; readonly instruction: string },
  io: CommandIo,
): Promise<Answer> {
  const refs = await listOf(client);
  const ref = requireRefId(refs, typed);
  const others = (flags.with ?? []).map((each) => ({ ref: requireRefId(refs, each) }));
  const edit = { take: flags.take ?? null, with: others, wrap: flags.asTyped !== true };
  return makeAll(client, { ref, ...requested(flags), prompt: instruction, edit }, io);
}

function requested({ view, ...flags }: GenerateFlags): Record<string, unknown> {
  const { count, prompt, negative, target, backend, seed, size, seconds, note } = flags;
  const fields = { count, prompt, negative, target, backend, seed, size, seconds, note };
  return {
    view: viewOf(view),
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  };
}

async function makeAll(client: EpisodeClient, body: Record<string, unknown>, io: CommandIo): Promise<Answer> {
  const reply: GenerateReply = await client.call(generateRefRoute, { ep: client.ep, ...body });
  const ends = await followed(client, reply.queued, io);
  return answerOf(reply, ends);
}

export interface MissingFlags extends PassFlags {
  readonly go?: boolean;
  readonly kinds?: readonly string[];
  readonly target?: string;
  readonly keyframeTarget?: string;
}

/** Without `go` nothing is asked for: the answer says what would be. */
export async function answerMissing(client: EpisodeClient, flags: MissingFlags, io: CommandIo): Promise<Answer> {
  const { pass, go = false, kinds, target, keyframeTarget } = flags;
  const chosen = {
    ...(kinds && { kinds }),
    ...(target && { target }),
    ...(keyframeTarget && { keyframe_target: keyframeTarget }),
  };
  const body = { ep: client.ep, pass, dry_run: !go, ...chosen };
  const reply: GenerateMissingReply = await client.call(generateMissingRoute, body);
  if (!go) return { json: reply, lines: planLines(reply) };
  const made = reply.queued.flatMap((each) =>
    each.prompt_id === null ? [] : [{ ...each, prompt_id: each.prompt_id }],
  );
  const answer = answerOf(reply, await followed(client, made, io));
  const picked = reply.picked.map(({ ref, method }) => `picked: ${ref}, by ${method}`);
  return { ...answer, lines: [...picked, ...answer.lines, ...skippedLines(reply)] };
}

function planLines(reply: GenerateMissingReply): string[] {
  const rows = [
    ...reply.queued.map(({ target, method, ...each }) => [nameOf(each), method, target]),
    ...reply.picked.map(({ ref, method }) => [ref, method, ""]),
  ];
  const count = rows.length;
  const sum = count === 0 ? "nothing is missing" : `${count} to make: --go makes ${count === 1 ? "it" : "them"}`;
  return [...table(rows), ...skippedLines(reply), ...reply.errors.map(errorLine), sum];
}

function skippedLines({ skipped }: GenerateMissingReply): string[] {
  return skipped.map(({ reason, ...each }) => `left: ${nameOf(each)}, ${reason}`);
}

interface QueuedRef {
  readonly ref: string;
  readonly view: string | null;
  readonly take: number | null;
  readonly prompt_id: string;
}

type End = QueuedRef & { readonly error: string | null };

async function followed(client: EpisodeClient, queued: readonly QueuedRef[], io: CommandIo): Promise<End[]> {
  const jobs = await followJobs(client, { own: queued.map((each) => each.prompt_id) }, io);
  return queued.map((each, index) => ({ ...each, error: errorOf(jobs[index]) }));
}

function errorOf(job: Job | undefined): string | null {
  if (!job || job.status === "succeeded") return null;
  return job.error ?? job.status;
}

function answerOf(reply: Pick<GenerateReply, "errors"> & object, ends: readonly End[]): Answer {
  const failed = [
    ...reply.errors,
    ...ends.flatMap(({ ref, view, error }) => (error === null ? [] : [{ ref, view, error }])),
  ];
  const made = ends.filter(({ error }) => error === null);
  const lines = [...made.map((each) => `made: ${nameOf(each)} take ${each.take}`), ...failed.map(errorLine)];
  return { json: { ...reply, made: made.length, failed }, lines, failed: failed.length > 0 };
}

function errorLine({ error, ...each }: { readonly ref: string; readonly view: string | null; readonly error: string }) {
  return `failed: ${nameOf(each)}: ${error}`;
}
