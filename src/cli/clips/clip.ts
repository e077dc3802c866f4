// `clip "SENTENCE"`: a clip of one sentence, and of a picture or two; made where a project of clips is missing, queued, followed and told of.
import { join, resolve } from "node:path";
import type { Job } from "../../contracts/files/job.ts";
import { addClipRoute, ensureClipsRoute } from "../../contracts/routes/clips/projects.ts";
import { queueClipRoute, type ClipQueued } from "../../contracts/routes/clips/queue.ts";
import { cancelJobRoute, jobsRoute } from "../../contracts/routes/jobs.ts";
import { importRefRoute } from "../../contracts/routes/ref-imports.ts";
import type { Pass } from "../../contracts/schema.ts";
import { takeFolder, takeStem } from "../../core/lib/names.ts";
import { isFile } from "../../machine/paths.ts";
import { copyAtomic } from "../../machine/write-file.ts";
import type { PassFlags } from "../args.ts";
import type { Client } from "../client/client.ts";
import { failures, followJobs, sayFailed } from "../follow.ts";
import type { Answer, CommandIo } from "../output.ts";

export interface ClipFlags extends PassFlags {
  readonly picture?: readonly string[];
  readonly takes: number;
  readonly seconds: number;
  readonly target?: string;
  readonly into: string;
  readonly out?: string;
}

interface Clip {
  readonly ep: string;
  readonly shot: string;
  readonly pass: Pass;
}

export async function answerClip(client: Client, text: string, flags: ClipFlags, io: CommandIo): Promise<Answer> {
  const { call } = client;
  const clip = await writeClip(client, text, flags);
  const queued = await call(queueClipRoute, { ...clip, takes: flags.takes });
  if (queued.errors.length > 0) throw new Error(queued.errors.join("\n"));
  await followPictures(client, queued, io);
  const jobs = await followJobs(client, { own: await takeJobs(client, clip, queued) }, io);
  const films = jobs.flatMap((job) => filmOf(clip, job));
  const failed = failures(jobs);
  const [first] = films;
  if (first === undefined) throw new Error(failed.map(sayFailed).join("\n") || `${clip.shot} was not made`);
  const out = flags.out === undefined ? null : resolve(flags.out);
  if (out !== null) await copyAtomic(first, out);
  const lines = [
    `${clip.shot}: ${films.length === 1 ? "one take" : `${films.length} takes`} of ${flags.seconds} s`,
    ...failed.map((each) => `failed: ${sayFailed(each)}`),
    ...films,
    ...(out === null ? [] : [out]),
  ];
  return { json: { ...clip, films, out, failed }, lines, failed: failed.length > 0 };
}

/** Its pictures go where its target reads them. */
async function writeClip(
  { call }: Client,
  text: string,
  { picture: pictures = [], seconds, target, into, pass }: ClipFlags,
): Promise<Clip> {
  if (pictures.length > 2) throw new Error("a clip takes two pictures at most: name one or two with --picture");
  for (const file of pictures) {
    if (!(await isFile(resolve(file)))) throw new Error(`there is no picture ${file}: nothing was written`);
  }
  const { ep } = await call(ensureClipsRoute, { root: resolve(into) });
  const words = { ep, text, seconds, pictures: pictures.length, target: target ?? null };
  const { shot, slots } = await call(addClipRoute, words);
  for (const [index, ref] of slots.entries()) {
    await call(importRefRoute, { ep, ref, source_path: resolve(pictures[index] ?? ""), pick: true });
  }
  return { ep, shot, pass };
}

/** Resolves when the takes have been asked for; whoever stops before has the step end. */
async function followPictures(client: Client, { step, waiting_on: waiting }: ClipQueued, io: CommandIo): Promise<void> {
  if (step === null) return;
  const own = waiting.flatMap(({ prompt_id: id }) => id ?? []);
  const isOver = async () => !((await client.call(jobsRoute, {})).steps ?? []).some(({ id }) => id === step);
  try {
    await followJobs(client, { own }, io, "drawing its pictures");
    await until(client, io.signal, isOver);
  } catch (error) {
    await client.call(cancelJobRoute, { id: step }).catch(() => undefined);
    throw error;
  }
  const { failed_steps: failed = [] } = await client.call(jobsRoute, {});
  const errors = failed.find(({ id }) => id === step)?.errors ?? [];
  if (errors.length > 0) throw new Error(errors.join("\n"));
}

/** Asks again with every event of the studio. */
async function until({ subscribe }: Client, signal: AbortSignal, isOver: () => Promise<boolean>): Promise<void> {
  let wake: () => void = () => undefined;
  const unsubscribe = subscribe(() => wake());
  const stop = () => wake();
  signal.addEventListener("abort", stop);
  try {
    for (;;) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      if (await isOver()) return;
      signal.throwIfAborted();
      await woken;
    }
  } finally {
    signal.removeEventListener("abort", stop);
    unsubscribe();
  }
}

/** A clip is new, so that every render of it is this command's. */
async function takeJobs({ call }: Client, { ep, shot }: Clip, { renders }: ClipQueued): Promise<string[]> {
  if (renders.length > 0) return renders.map(({ prompt_id: id }) => id);
  const { jobs } = await call(jobsRoute, {});
  const isOwn = ({ kind, info }: Job) => {
    const about = info as { readonly ep?: unknown; readonly shot?: unknown };
    return kind === "render" && about.ep === ep && about.shot === shot;
  };
  return jobs.filter(isOwn).map(({ id }) => id);
}

function filmOf({ ep, shot, pass }: Clip, { status, info }: Job): string[] {
  const { take } = info as { readonly take?: unknown };
  if (status !== "succeeded" || typeof take !== "number") return [];
  return [join(ep, takeFolder(pass, shot), `${takeStem(shot, take)}.mp4`)];
}
