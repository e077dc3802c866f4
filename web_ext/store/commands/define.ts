// How a command is defined: once, with its name, its keys, why it cannot be done now, and what it does.
import type { EpisodeEntry, ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import type { Workspace } from "../address.ts";
import type { Editor } from "../contexts.ts";
import type { BrowserPorts } from "./command.ts";

export interface CommandFacts {
  readonly editor: Editor;
  readonly ports: BrowserPorts;
  readonly shot?: ShotStatus | undefined;
  /** Undefined for a shot without a take of this pass. */
  readonly take?: TakeSummary | undefined;
  readonly entry?: EpisodeEntry | undefined;
  /** The key that was pressed for it; undefined where it was chosen by its name. */
  readonly key?: string | undefined;
}
export type ShotFacts = CommandFacts & { readonly shot: ShotStatus };

export interface CommandKeys {
  /** Lower case, with what is held: `shift+m`. */
  readonly presses: readonly string[];
  /** As printed on the keycaps. */
  readonly caps: string;
  /** Every workspace when it is not set. */
  readonly workspace?: Workspace;
  /** It does something while no episode is open. */
  readonly always?: boolean;
}

interface Definition<Facts> {
  readonly title: string | ((facts: Facts) => string);
  readonly keys?: CommandKeys;
  /** Why it cannot be done now; it can where there is no reason. */
  readonly why?: (facts: Facts) => string | undefined;
  readonly run: (facts: Facts) => void;
}

export interface Command extends Definition<CommandFacts> {
  /** Does nothing without a shot; a reason why not stands with its shot. */
  readonly isOfShot?: boolean;
}

/** A command about a shot. */
export function shotCommand({ title, keys, why, run }: Definition<ShotFacts>): Command {
  return {
    isOfShot: true,
    title: typeof title === "string" ? title : (facts) => (hasShot(facts) ? title(facts) : ""),
    ...(keys && { keys }),
    why: (facts) => (hasShot(facts) ? why?.(facts) : "no shot is selected"),
    run: (facts) => hasShot(facts) && run(facts),
  };
}

function hasShot(facts: CommandFacts): facts is ShotFacts {
  return facts.shot !== undefined;
}

/** Keys of the Shots workspace. */
export function shotsKeys(caps: string, ...presses: readonly string[]): CommandKeys {
  return { caps, presses, workspace: "shots" };
}

export const LOCKED = "its place in the cut is locked: unlock it first";
export const NO_TAKE = "this shot has no take of this pass yet";

export function whyOrphan({ orphan }: ShotStatus): string | undefined {
  return orphan ? "this shot is no longer in the script" : undefined;
}

/** What is on screen of it already stays there. */
export function showShot({ enter, select, selected }: Editor, shot: string): void {
  enter("shots");
  if (selected.peek() !== shot) select(shot);
}
