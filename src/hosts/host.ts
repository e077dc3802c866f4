// A workflow host as a catalogue, as types only: what it has. Where jobs run on it is a backend's business.
// Every answer is `undefined` while the host does not answer: never an error, and never an empty list.

/** How a prompt stands on a host. */
export type HostPrompt =
  | { readonly is: "living" }
  /** `message`: why it failed, for a person; empty when it did not. */
  | { readonly is: "ended"; readonly ok: boolean; readonly message: string }
  /** Neither in its queue nor in its history. */
  | { readonly is: "unknown" };

export interface Host {
  readonly url: string;
  /** Why it cannot be worked with, or null when it answers as a host does. */
  down(): Promise<string | null>;
  /** How a prompt stands there. */
  prompt(id: string, signal?: AbortSignal): Promise<HostPrompt | undefined>;
  /** The description of a node class, null when the host does not have it. */
  nodeClass(name: string): Promise<unknown>;
  /** All node classes by name. Megabytes: keep the answer. */
  nodeClasses(): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** File names of a models folder as the host spells them; [] for a folder that it does not have. */
  models(folder: string): Promise<readonly string[] | undefined>;
}
