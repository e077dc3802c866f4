// A workflow host as a catalogue, as types only: what it has. Where jobs run on it is a backend's business.
// Every answer is `undefined` while the host does not answer: never an error, and never an empty list.

export interface Host {
  readonly url: string;
  /** Why it cannot be worked with, or null when it answers as a host does. */
  down(): Promise<string | null>;
  /** The description of a node class, null when the host does not have it. */
  nodeClass(name: string): Promise<unknown>;
  /** All node classes by name. Megabytes: keep the answer. */
  nodeClasses(): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** File names of a models folder as the host spells them; [] for a folder that it does not have. */
  models(folder: string): Promise<readonly string[] | undefined>;
  /** The workflows that people saved in it. */
  readonly saved: SavedWorkflows;
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
