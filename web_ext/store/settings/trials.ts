// Trying a target of the show's own: a proxy take of the first shot, or a candidate of the first reference that it can make, and what came.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { StudioEvent } from "../../../src/contracts/events.ts";
import type { Answer, Ask } from "../../api/calls.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";
import type { Target } from "../render/targets.ts";

/** The last one of a target. */
export interface Trial {
  readonly target: string;
  /** `sh010`, `location:quay`: what it makes. */
  readonly of: string;
  readonly take: number | null;
  readonly status: "queued" | "ok" | "failed";
  /** A picture of it, relative to the episode. */
  readonly thumb: string | null;
}

export interface Trials {
  readonly trial: ReadonlySignal<Trial | undefined>;
  /** Why nothing was asked for; undefined where it was. */
  readonly begin: (target: Target) => Promise<string | undefined>;
  /** Whether the trial has ended with this event. */
  readonly apply: (event: StudioEvent) => boolean;
}

interface TrialPorts {
  readonly ask: Ask;
  readonly episode: OpenEpisode;
  readonly settle: <T>(answer: Answer<T>) => T | undefined;
}

export function createTrials(ports: TrialPorts): Trials {
  const { episode } = ports;
  const trial = signal<Trial | undefined>(undefined);
  return {
    trial,
    begin: async (target) => {
      const begun = await (target.kind === "video" ? tryShot(ports, target) : tryReference(ports, target));
      if (typeof begun === "object") trial.value = { ...begun, target: target.id, status: "queued", thumb: null };
      return typeof begun === "string" ? begun : undefined;
    },
    apply: ({ type, data }) => {
      const now = trial.peek();
      if (now?.status !== "queued" || (type !== "studio.take" && type !== "studio.ref")) return false;
      const { status, take, ep } = data;
      const of = "shot" in data ? data.shot : data.ref;
      const isIt = ep === episode.folder.peek() && of === now.of && take === now.take;
      if (!isIt || (status !== "ok" && status !== "failed")) return false;
      trial.value = { ...now, status, thumb: "thumb" in data ? data.thumb : null };
      return true;
    },
  };
}

type Begun = Pick<Trial, "of" | "take"> | string | undefined;

async function tryShot({ ask, episode, settle }: TrialPorts, { id }: Target): Promise<Begun> {
  const [first] = episode.shots.peek();
  if (!first) return "the episode has no shot yet: build it first";
  const { shot } = first;
  const request = { ep: episode.folder.peek(), pass: "proxy" as const, shots: [shot], target: id, redo: true };
  const reply = settle(await ask("render", request));
  const [queued] = reply?.queued ?? [];
  if (!reply || queued) return queued && { of: shot, take: queued.take };
  const [why] = [...reply.errors.map(({ error }) => error), ...reply.skipped.map(({ reason }) => reason)];
  return `${shot}: ${why ?? "nothing was queued"}`;
}

async function tryReference({ ask, episode, settle }: TrialPorts, { id, kind }: Target): Promise<Begun> {
  const ep = episode.folder.peek();
  const listed = settle(await ask("refs", { ep }));
  if (!listed) return undefined;
  const fits = (each: { readonly kind: string }) =>
    kind === "audio" ? each.kind === "voice" : each.kind !== "voice" && each.kind !== "keyframe";
  const ref = listed.refs.find(fits);
  if (!ref) return "the show has no reference that it could make";
  const reply = settle(await ask("generateRef", { ep, ref: ref.id, target: id }));
  const [queued] = reply?.queued ?? [];
  return queued && { of: ref.id, take: queued.take };
}
