// What is open on the page right now: windows, the filter of the bin, folded sequences. Nobody else's state depends on it.
import { signal, type Signal } from "@preact/signals";
import type { Address } from "./address.ts";
import type { Filter } from "./bin/filters.ts";
import type { Subject } from "./commands/command.ts";

/** What opens from the right, over any workspace: one at a time. */
export type Drawer = "jobs" | "issues";

/** What is open on the page and belongs to nobody else. */
export interface EditorView {
  readonly drawer: Signal<Drawer | undefined>;
  /** Opens a drawer in place of another one, or closes it. */
  readonly toggleDrawer: (drawer: Drawer) => void;
  readonly keys: Signal<boolean>;
  /** The viewer has the whole screen, or the whole window where the browser gives no more. */
  readonly fullScreen: Signal<boolean>;
  readonly folders: Signal<boolean>;
  readonly settings: Signal<boolean>;
  /** Where a person wants to go and would lose what is typed here; nothing is opened before they have said so. */
  readonly leaving: Signal<Address | undefined>;
  readonly filter: Signal<Filter>;
  readonly text: Signal<string>;
  readonly folded: Signal<ReadonlySet<string>>;
  /** Shots that are selected together; fewer than two are none. */
  readonly chosen: Signal<ReadonlySet<string>>;
  /** A take that a second press discards. */
  readonly discarding: Signal<{ shot: string; take: number } | undefined>;
}

/** The menu of an object: where it opens, in pixels of the window. */
export interface OpenMenu {
  readonly subject: Subject;
  readonly x: number;
  readonly y: number;
}

/** What opens from wherever a shot or a take is. */
export interface Windows {
  readonly trash: Signal<boolean>;
  readonly palette: Signal<boolean>;
  /** Of the film. */
  readonly music: Signal<boolean>;
  readonly menu: Signal<OpenMenu | undefined>;
  /** The shot whose sound is chosen. */
  readonly sound: Signal<string | undefined>;
  /** The shot that somebody wants to split. */
  readonly split: Signal<string | undefined>;
  /** Shots whose target is chosen. */
  readonly target: Signal<readonly string[] | undefined>;
  /** The take whose record is shown. */
  readonly details: Signal<{ readonly shot: string; readonly take: number } | undefined>;
  /** The take whose colours are matched. */
  readonly colours: Signal<{ readonly shot: string; readonly take: number } | undefined>;
}

export function createWindows(): Windows {
  return {
    trash: signal(false),
    palette: signal(false),
    music: signal(false),
    menu: signal<OpenMenu | undefined>(undefined),
    sound: signal<string | undefined>(undefined),
    split: signal<string | undefined>(undefined),
    target: signal<readonly string[] | undefined>(undefined),
    details: signal(undefined),
    colours: signal(undefined),
  };
}

export function createView(): EditorView {
  const drawer = signal<Drawer | undefined>(undefined);
  return {
    drawer,
    toggleDrawer: (wanted) => (drawer.value = drawer.peek() === wanted ? undefined : wanted),
    keys: signal(false),
    fullScreen: signal(false),
    folders: signal(false),
    settings: signal(false),
    leaving: signal<Address | undefined>(undefined),
    filter: signal<Filter>("all"),
    text: signal(""),
    folded: signal<ReadonlySet<string>>(new Set()),
    chosen: signal<ReadonlySet<string>>(new Set()),
    discarding: signal(undefined),
  };
}
