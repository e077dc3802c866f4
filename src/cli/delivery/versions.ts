// `upscale EP` and `post EP`: versions of takes are asked for, followed to their end and told one by one; or a shot's upscale is kept or removed.
import type { PostFields } from "../../contracts/files/upscale.ts";
import type { Job } from "../../contracts/files/job.ts";
import { postRoute } from "../../contracts/routes/delivery/post.ts";
import {
  upscaleOptionsRoute,
  upscaleRoute,
  type UpscaleOptions,
  type UpscaleReply,
} from "../../contracts/routes/delivery/upscale.ts";
import type { PassFlags } from "../args.ts";
import type { EpisodeClient } from "../client/client.ts";
import { failures, followJobs, sayFailed } from "../follow.ts";
import { table, type Answer, type CommandIo } from "../output.ts";

interface ChosenFlags extends PassFlags {
  readonly shots?: readonly string[];
  readonly redo?: boolean;
  readonly recipe?: boolean;
  readonly quality?: "review" | "master";
}

export interface UpscaleFlags extends ChosenFlags {
  readonly method?: "latent" | "pixel" | "restorer";
  readonly model?: string;
  readonly scale?: number;
  readonly deliver?: string;
  readonly fit?: "crop" | "pad";
  readonly detail?: number;
  readonly then?: string;
  readonly keepSoft?: number;
  readonly grain?: number;
  readonly split?: boolean;
  readonly fromUpscale?: boolean;
  readonly encoder?: "auto" | "hw" | "sw";
  readonly options?: boolean;
}

export async function answerUpscale(client: EpisodeClient, flags: UpscaleFlags, io: CommandIo): Promise<Answer> {
  if (flags.options) return listOptions(await client.call(upscaleOptionsRoute, { ep: client.ep }));
  const reply = await client.call(upscaleRoute, {
    ep: client.ep,
    ...chosenOf(flags),
    ...modelsOf(flags),
    ...finishOf(flags),
  });
  return follow(client, reply, io, ({ width, height, method: how }) => `${how}, ${width}x${height}`);
}

function chosenOf({ pass, redo = false, recipe = false, ...flags }: UpscaleFlags) {
  const { detail = 0, shots, method, scale, deliver, fit } = flags;
  return { pass, shots, redo, recipe, method, scale, deliver, fit, detail, from_upscale: flags.fromUpscale === true };
}

type FinishFlags = { readonly [K in "keepSoft" | "grain" | "quality" | "encoder" | "split"]?: UpscaleFlags[K] | null };

function finishOf({ keepSoft = null, grain = null, quality = null, encoder = null, split }: FinishFlags) {
  return { keep_soft: keepSoft, grain, quality, encoder, frequency_split: split === false ? false : null };
}

function modelsOf({ method, model, then }: UpscaleFlags) {
  const file = model ?? null;
  const chosen = method === "restorer" ? { restorer_model: file } : { pixel_model: file };
  if (then === undefined) return chosen;
  return then === "restorer" ? { ...chosen, then_method: then } : { ...chosen, then_pixel_model: then };
}

export interface PostFlags extends ChosenFlags {
  readonly enhance?: NonNullable<PostFields["enhance"]>;
  readonly blur?: number;
  readonly smooth?: number;
}

export async function answerPost(client: EpisodeClient, flags: PostFlags, io: CommandIo): Promise<Answer> {
  const { pass, shots = null, redo = false, recipe = false, enhance = null, blur = null } = flags;
  const more = { interpolate: flags.smooth ?? null, quality: flags.quality ?? null };
  const reply = await client.call(postRoute, { ep: client.ep, pass, shots, redo, recipe, enhance, blur, ...more });
  return follow(client, reply, io, ({ what }) => what);
}

interface Queued {
  readonly shot: string;
  readonly take: number;
  readonly prompt_id: string;
}

/** `say`: what is made of one, in a few words. */
async function follow<Q extends Queued>(
  client: EpisodeClient,
  reply: Pick<UpscaleReply, "skipped" | "errors"> & { readonly queued: readonly Q[] },
  io: CommandIo,
  say: (queued: Q) => string,
): Promise<Answer> {
  const jobs = await followJobs(client, { own: reply.queued.map(({ prompt_id: id }) => id) }, io, "making");
  const failed = [...reply.errors, ...failures(jobs)];
  const made = reply.queued.filter((each) => hasSucceeded(jobs, each));
  const lines = [
    ...made.map((each) => `made: ${each.shot} take ${each.take}, ${say(each)}`),
    ...reply.skipped.map(({ shot, reason }) => `left: ${shot}, ${reason}`),
    ...failed.map((each) => `failed: ${sayFailed(each)}`),
  ];
  return { json: { ...reply, made: made.length, failed }, lines, failed: failed.length > 0 };
}

function hasSucceeded(jobs: readonly Job[], { prompt_id: id }: Queued): boolean {
  return jobs.some((job) => job.id === id && job.status === "succeeded");
}

function listOptions(options: UpscaleOptions): Answer {
  const { pixel, restorer, latent, recipe } = options;
  const able = Object.entries(latent).flatMap(([id, each]) => (each ? [[id, each] as const] : []));
  const rows = [
    ["pixel", pixel.models.join(", "), pixel.default === null ? "" : `default ${pixel.default}`],
    ["restorer", restorer.models.join(", ") || "none", restorer.missing.join("; ")],
    ...able.map(([id, { mode, status, missing }]) => [id, `${mode}, ${status.replace("_", " ")}`, missing.join("; ")]),
  ];
  const recipes = Object.entries(recipe?.targets ?? {}).flatMap(([id, section]) =>
    section ? [`recipe of ${id}: ${section.text}`] : [],
  );
  const said = recipe ? [`recipe: ${recipe.deliver ?? "no delivery size"}, ${recipe.fit}, ${recipe.quality}`] : [];
  return { json: options, lines: [...table(rows), ...said, ...recipes, ...(recipe?.problems ?? [])] };
}
