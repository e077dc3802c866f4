// Upscales and posts of takes: what they can be made with here, asking for them, keeping and removing them. What comes of an ask stands with
// the take it is about, or in the window that asked.
import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Job } from "../../../src/contracts/files/job.ts";
import type { UpscaleFields } from "../../../src/contracts/files/upscale.ts";
import type { PostOptions, PostReply } from "../../../src/contracts/routes/delivery/post.ts";
import type { UpscaleOptions, UpscaleReply } from "../../../src/contracts/routes/delivery/upscale.ts";
import type { Answer, Ask, InputOf } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { EpisodePass, OpenEpisode } from "../episode/episode-values.ts";
import { hasEnded, makesTake, takeOf, type JobsStore } from "../jobs/jobs.ts";

export type VersionKind = "upscale" | "post";

export interface TakeVersion {
  readonly kind: VersionKind;
  readonly shot: string;
  readonly take: number;
}

/** What is asked of the service of an episode's pass. */
type OfPass<K extends "upscale" | "postProcess"> = Omit<InputOf<K>, "ep" | "pass">;

export interface Versions {
  /** Undefined until they were asked for. */
  readonly options: ReadonlySignal<UpscaleOptions | undefined>;
  readonly postOptions: ReadonlySignal<PostOptions | undefined>;
  /** The take whose window is open. */
  readonly asking: Signal<TakeVersion | undefined>;
  /** The shot whose own recipe is edited. */
  readonly editing: Signal<string | undefined>;
  /** What a second press removes. */
  readonly removing: Signal<TakeVersion | undefined>;
  /** The job that makes a version of a take of the open pass, or made it last. */
  readonly jobOf: (kind: VersionKind, shot: string, take: number) => Job | undefined;
  /** Those of the open pass that wait or run. */
  readonly open: ReadonlySignal<readonly Job[]>;
  readonly refreshOptions: () => Promise<void>;
  /** Whether everything that was asked for is on its way, or there already. */
  readonly upscale: (asked: OfPass<"upscale">) => Promise<boolean>;
  readonly post: (asked: OfPass<"postProcess">) => Promise<boolean>;
  readonly keep: (shot: string, take: number, keep: boolean) => Promise<void>;
  readonly remove: (version: TakeVersion) => Promise<void>;
  /** Whether it is kept; null takes a shot's own recipe away. */
  readonly putRecipe: (shot: string, recipe: UpscaleFields | null) => Promise<boolean>;
}

export const VERSION_TOPIC = "film:version";
export const OPTIONS_TOPIC = "film:options";

export interface VersionsPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "openPass">;
  readonly jobs: Pick<JobsStore, "all">;
}

export function createVersions(ports: VersionsPorts): Versions {
  const { ask, notices, episode } = ports;
  const place = () => episode.openPass.peek() ?? { ep: "", pass: "proxy" as const };
  const choices = createChoices(ports);
  const index = computed(() => indexJobs(ports.jobs.all.value));
  const settle = (answer: Answer<UpscaleReply | PostReply>) => {
    const reply = notices.settle(VERSION_TOPIC, answer);
    return reply !== undefined && placeRefusals(notices, reply);
  };
  return {
    ...choices,
    asking: signal<TakeVersion | undefined>(undefined),
    editing: signal<string | undefined>(undefined),
    removing: signal<TakeVersion | undefined>(undefined),
    jobOf: (kind, shot, take) => {
      const open = episode.openPass.value;
      return open && index.value.get(versionKey(open.ep, open.pass, { kind, shot, take }));
    },
    open: computed(() => ports.jobs.all.value.filter((job) => !hasEnded(job) && isOfPass(job, episode.openPass.value))),
    upscale: async (asked) => settle(await ask("upscale", { ...place(), ...asked })),
    post: async (asked) => settle(await ask("postProcess", { ...place(), ...asked })),
    keep: async (shot, take, keep) => {
      notices.settle(takeTopic(shot, take), await ask("keepUpscale", { ...place(), shot, take, keep }));
    },
    remove: async ({ kind, shot, take }) => {
      const call = kind === "upscale" ? "deleteUpscale" : "deletePost";
      notices.settle(takeTopic(shot, take), await ask(call, { ...place(), shot, take }));
    },
    putRecipe: async (shot, recipe) => {
      const { ep } = place();
      const reply = notices.settle(VERSION_TOPIC, await ask("putUpscaleRecipe", { ep, shot, recipe }));
      if (reply) await choices.refreshOptions();
      return reply !== undefined;
    },
  };
}

function isOfPass(job: Job, open: EpisodePass | undefined): boolean {
  const made = makesTake(job) ? undefined : takeOf(job);
  return made !== undefined && made.ep === open?.ep && made.pass === open.pass;
}

function createChoices({ ask, notices, episode }: VersionsPorts) {
  const options = signal<UpscaleOptions | undefined>(undefined);
  const postOptions = signal<PostOptions | undefined>(undefined);
  effect(() => {
    if (episode.openPass.value) untracked(() => ([options.value, postOptions.value] = [undefined, undefined]));
  });
  const refreshOptions = async () => {
    const ep = episode.openPass.peek()?.ep;
    if (ep === undefined) return;
    const [upscale, post] = await Promise.all([ask("upscaleOptions", { ep }), ask("postOptions", { ep })]);
    if (episode.openPass.peek()?.ep !== ep) return;
    options.value = notices.settle(OPTIONS_TOPIC, upscale) ?? options.peek();
    if (post.ok) postOptions.value = post.value;
  };
  return { options, postOptions, refreshOptions };
}

/** Each refusal stands with its take; whether there is none. */
function placeRefusals(notices: Notices, { queued, skipped, errors }: UpscaleReply | PostReply): boolean {
  for (const { shot, take } of queued) notices.clear(takeTopic(shot, take));
  for (const { shot, take, error } of errors) notices.say(takeTopic(shot, take), error);
  const said = [...errors.map(({ error }) => error), ...skipped.map(({ reason }) => reason)];
  const [first] = said;
  if (first !== undefined && queued.length === 0) notices.say(VERSION_TOPIC, first);
  return queued.length > 0 || first === undefined;
}

function takeTopic(shot: string, take: number | null): string {
  return take === null ? `cut:${shot}` : `take:${shot}:${take}`;
}

function versionKey(ep: string, pass: string, { kind, shot, take }: TakeVersion): string {
  return JSON.stringify([ep, pass, kind, shot, take]);
}

function indexJobs(jobs: readonly Job[]): ReadonlyMap<string, Job> {
  const index = new Map<string, Job>();
  for (const job of jobs) {
    const made = takeOf(job);
    const { kind } = job;
    if (!made || (kind !== "upscale" && kind !== "post")) continue;
    const key = versionKey(made.ep, made.pass, { kind, shot: made.shot, take: made.take });
    const known = index.get(key);
    if (!known || known.created < job.created) index.set(key, job);
  }
  return index;
}
