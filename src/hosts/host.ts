// A workflow host as a catalogue, as types only: what it has. Where jobs run on it is a backend's business.
// Every answer is `undefined` while the host does not answer: never an error, and never an empty list.
import type { HostMemory } from "../core/readiness/memory-fit.ts";

/** How a prompt stands on a host. */
export type HostPrompt =
  | { readonly is: "living" }
  /** `message`: why it failed, for a person; empty when it did not. */
  | { readonly is: "ended"; readonly ok: boolean; readonly message: string }
  /** Neither in its queue nor in its history. */
  | { readonly is: "unknown" };

export interface Host {
  readonly url: string;
  /** Milliseconds since it fell silent; 0 while it answers. */
  silentFor(): number;
  /** The same host for somebody who waits so many milliseconds for what it has, counted from when it fell silent. */
  within(patience: number): Host;
  /** Why it cannot be worked with, or null when it answers as a host does. `patience`: as in `within`; without it, until it is known. */
  down(patience?: number): Promise<string | null>;
  /** How a prompt stands there. */
  prompt(id: string, patience?: number): Promise<HostPrompt | undefined>;
  /** The description of a node class, null when the host does not have it. */
  nodeClass(name: string): Promise<unknown>;
  /** All node classes by name. Megabytes: keep the answer. */
  nodeClasses(): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** File names of a models folder as the host spells them; [] for a folder that it does not have. */
  models(folder: string): Promise<readonly string[] | undefined>;
  /** Names of its models folders. */
  folders(): Promise<readonly string[] | undefined>;
  /** How much memory its machine has. */
  memory(): Promise<HostMemory | undefined>;
  /** What runs and what waits on it, each list in order: `[number, prompt id, prompt, extra data, outputs]`. */
  queue(): Promise<HostQueue | undefined>;
  /** The workflows that people saved in it. */
  readonly saved: SavedWorkflows;
  /** The workflows that it brings. */
  readonly templates: HostTemplates;
}

export interface HostQueue {
  readonly running: readonly HostQueueItem[];
  readonly pending: readonly HostQueueItem[];
}

export type HostQueueItem = readonly [number: number, id: string, ...rest: unknown[]];

/** What a host has as it was a moment ago, for those who ask often; undefined while it does not answer, which is not kept. */
export interface Catalogue extends Pick<Host, "url" | "silentFor" | "down" | "nodeClasses" | "memory"> {
  /** `most`: milliseconds that the answer may be old, when they are fewer than it is kept. The same answer is the same list. */
  models(folder: string, most?: number): Promise<readonly string[] | undefined>;
  folders(most?: number): Promise<readonly string[] | undefined>;
  /** After something was put there: the next question is asked anew. */
  forget(): void;
}

/** A hosted model as the Router lists it. */
export interface ListedModel {
  /** `provider/name`. */
  readonly id: string;
  /** Whether a request that the provider's policy refuses is charged: yes, no or unknown. */
  readonly chargesRefusals: string;
}

/** The Router as a catalogue. What cannot be had says why, in words for a person. */
export interface RouterCatalogue {
  /** All models. */
  models(): Promise<readonly ListedModel[] | { readonly why: string }>;
  /** How a model is asked: its own OpenAPI document. */
  schema(model: string): Promise<{ readonly json: object } | { readonly why: string }>;
}

/** Names are paths below the host's folder of workflows, with forward slashes: `mine/film.json`. */
export interface SavedWorkflows {
  list(): Promise<readonly string[] | undefined>;
  read(name: string): Promise<SavedRead>;
  /** `taken`: there is one of that name, and it is not to be replaced. */
  write(name: string, text: string, overwrite: boolean): Promise<SavedWrite>;
  /** `absent`: there is none of that name. */
  remove(name: string): Promise<SavedRemoval>;
}

/** An entry of the host's own library. */
export interface ListedTemplate {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly section: string;
  /** What it makes, in the library's word: `video`, `image`, `audio`, `3d`. */
  readonly kind: string;
  readonly models: readonly string[];
  /** Of all its files. */
  readonly bytes: number | null;
  /** It asks providers for money. */
  readonly isHosted: boolean;
  readonly hostVersion: string | null;
  /** Name of the picture of what it makes; null where it has none. */
  readonly picture: string | null;
}

export interface HostTemplates {
  /** Empty for a host without a library. */
  list(): Promise<readonly ListedTemplate[] | undefined>;
  read(name: string): Promise<SavedRead>;
  /** The bytes of a listed picture; null where there are none of that name, or too many. */
  picture(name: string): Promise<Uint8Array | null | undefined>;
}

export type SavedRead =
  | { readonly is: "there"; readonly value: unknown }
  | { readonly is: "absent" }
  /** It is no JSON. */
  | { readonly is: "broken" }
  | { readonly is: "silent"; readonly why: string };

export type SavedWrite =
  { readonly is: "written" } | { readonly is: "taken" } | { readonly is: "refused"; readonly why: string };

export type SavedRemoval =
  { readonly is: "removed" } | { readonly is: "absent" } | { readonly is: "refused"; readonly why: string };
