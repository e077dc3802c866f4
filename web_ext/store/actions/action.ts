// What can be done with an object, as a value: its name, its key, why not now. Menus, buttons and the palette all draw the same ones.
import { capsOf, type Command } from "../keys.ts";

/** A shot, or one take of it. */
export interface Subject {
  readonly shot: string;
  readonly take?: number;
}

/** What an action needs of whoever draws it. */
export interface ActionPorts {
  /** Puts a text where it can be pasted from. */
  readonly copy: (text: string) => void;
  /** Lets a person choose a film to bring as a take. */
  readonly chooseFilm: (shot: string) => void;
}

export interface Action {
  /** The same wherever the action appears. */
  readonly id: string;
  readonly name: string;
  /** As printed on the keycaps. */
  readonly caps?: string;
  /** Why it cannot be done now, in a sentence; absent when it can. */
  readonly why?: string;
  readonly run: (ports: ActionPorts) => void;
}

export interface ActionGroup {
  readonly title: string;
  readonly actions: readonly Action[];
}

interface Doing extends Pick<Action, "id" | "name" | "run"> {
  /** The key that does the same for what is selected. */
  readonly key?: Command["do"];
  readonly why?: string | undefined;
}

export function action({ id, name, key, why, run }: Doing): Action {
  const caps = key && capsOf(key);
  return { id, name, run, ...(caps === undefined ? {} : { caps }), ...(why === undefined ? {} : { why }) };
}
