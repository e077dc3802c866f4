// The forms over the series config: each edits its text as it is typed in Write, so that both show the same, it is kept over a reload, and a
// change on disk is a choice. It works before a build and with errors in either text.
import { batch, computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { idFor, lineOfField, setField, withoutField, type EntryBlock } from "../../../src/core/series/edit-show.ts";
import type { Workspace } from "../address.ts";
import type { Ask } from "../../api/calls.ts";
import { diffLines } from "../base/line-diff.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";
import type { TextDiagnostic } from "../write/diagnostics.ts";
import type { Source } from "../write/source.ts";
import { blockOfKind, withEntry, type EntryKind } from "./new-entry.ts";
import { createRenaming, type Renaming } from "./renaming.ts";
import { LOCATION_FORM, SHOW_FORM, SUBJECT_FORM, type FormField, type FormSection } from "./show-fields.ts";
import { createWaitingPictures, type WaitingPictures, type WaitingPicturesPorts } from "./waiting-pictures.ts";
import { entriesOf, readConfig, valueAt, type ListedEntry } from "./show-values.ts";

/** What a form is about: the show, or one entry. */
export type FormPlace = "show" | { readonly block: EntryBlock; readonly id: string };

export interface ShowForms {
  /** The forms stand in the References workspace, in place of the pictures. */
  readonly isOpen: Signal<boolean>;
  /** `broken`: the text is no JSON right now, and has to be mended as text. */
  readonly state: ReadonlySignal<"away" | "broken" | "ready">;
  readonly entries: ReadonlySignal<readonly ListedEntry[]>;
  /** The show where nothing else is chosen, or what was is gone. */
  readonly place: ReadonlySignal<FormPlace>;
  readonly entry: ReadonlySignal<ListedEntry | undefined>;
  readonly form: ReadonlySignal<readonly FormSection[]>;
  readonly valueOf: (field: FormField) => string;
  /** What the service says of it: an error, or a warning. */
  readonly problemOf: (field: FormField) => string | undefined;
  readonly isBroken: (entry: ListedEntry) => boolean;
  /** Errors of the place that belong to none of its fields. */
  readonly problems: ReadonlySignal<readonly string[]>;
  readonly type: (field: FormField, text: string) => void;
  readonly choose: (place: FormPlace) => void;
  /** The kind whose name is being asked for. */
  readonly adding: Signal<EntryKind | undefined>;
  readonly add: (kind: EntryKind, name: string) => void;
  /** The chosen entry leaves the text; its files stay. */
  readonly remove: () => void;
  readonly revert: () => void;
  /** What saving changes in the file, as a unified diff; empty where nothing does. */
  readonly changes: ReadonlySignal<string>;
  readonly renaming: Renaming;
  /** Why the chosen entry cannot be renamed now. */
  readonly whyNotRename: ReadonlySignal<string | undefined>;
  /** Pictures of entries that are not saved yet. */
  readonly waiting: WaitingPictures;
  readonly save: (rebuild: boolean) => Promise<void>;
  /** Opens the forms at a place, from anywhere. */
  readonly show: (place?: FormPlace) => void;
}

export interface ShowFormsPorts {
  readonly writing: {
    readonly sources: { readonly series: Source; readonly script: Source };
    readonly problems: { readonly series: ReadonlySignal<readonly TextDiagnostic[]> };
    readonly showLine: (file: "series", line: number) => void;
    readonly save: (rebuild: boolean, only: "series") => Promise<void>;
  };
  readonly enter: (workspace: Workspace) => void;
  readonly ask: Ask;
  readonly notices: Notices;
  readonly refs: Pick<WaitingPicturesPorts, "all" | "importTo">;
  readonly episode: Pick<OpenEpisode, "folder">;
}

export function createShowForms(ports: ShowFormsPorts): ShowForms {
  const { writing, enter, refs, episode } = ports;
  const { series, script } = writing.sources;
  const isOpen = signal(false);
  const adding = signal<EntryKind | undefined>(undefined);
  const chosen = signal<FormPlace>("show");
  const choose = (next: FormPlace) => {
    batch(() => ([chosen.value, adding.value] = [next, undefined]));
    const line = next === "show" ? 1 : lineOfField(series.text.peek(), [next.block, next.id]);
    if (line !== undefined) writing.showLine("series", line);
  };
  const shown = showPlace(series, chosen);
  return {
    ...{ isOpen, adding, choose },
    ...shown,
    ...placeProblems(writing.problems.series, shown),
    ...makeEdits(series, shown, choose),
    changes: computed(() => diffLines(series.saved.value.text, series.text.value, series.path.value)),
    renaming: createRenaming({ ...ports, series, script, choose }),
    whyNotRename: computed(() => {
      const dirty = [series, script].find(({ isDirty }) => isDirty.value);
      return dirty && `save ${dirty.path.value} first`;
    }),
    waiting: createWaitingPictures({ ...refs, folder: episode.folder }),
    save: (rebuild) => writing.save(rebuild, "series"),
    show: (next) => {
      isOpen.value = true;
      if (next) choose(next);
      enter("refs");
    },
  };
}

type Shown = Pick<ShowForms, "state" | "entries" | "entry" | "place" | "form" | "valueOf">;

/** What stands in the text, and which part of it has its form on screen. */
function showPlace(series: Source, chosen: ReadonlySignal<FormPlace>): Shown {
  const config = computed(() => (series.state.value === "ready" ? readConfig(series.text.value) : undefined));
  const entries = computed(() => (config.value ? entriesOf(config.value) : []));
  const entry = computed(() => entries.value.find((each) => isAt(each, chosen.value)));
  const place = computed<FormPlace>(() => (entry.value ? chosen.value : "show"));
  return {
    ...{ entries, entry, place },
    state: computed(() => (series.state.value !== "ready" ? "away" : config.value ? "ready" : "broken")),
    form: computed(() => formOf(place.value)),
    valueOf: (field) => {
      const value = valueAt(config.value ?? {}, pathOf(place.value, field));
      return field.usual === undefined ? value : value.trim().toLowerCase() || field.usual;
    },
  };
}

/** What the service says of the text, each sentence where it belongs. */
function placeProblems(
  said: ReadonlySignal<readonly TextDiagnostic[]>,
  { place, entries, form }: Shown,
): Pick<ShowForms, "problemOf" | "isBroken" | "problems"> {
  const errors = computed(() => said.value.filter(({ severity }) => severity === "error"));
  return {
    problemOf: (field) => {
      const path = pathOf(place.value, field);
      const problem = said.value.find(({ message }) => names(message, path));
      return problem?.message.replace(path.join("."), field.label);
    },
    isBroken: ({ block, id }) => errors.value.some(({ message }) => names(message, [block, id])),
    problems: computed(() => {
      const now = place.value;
      const fields = form.value.flatMap((section) => section.fields).map((field) => pathOf(now, field));
      const isOwn = (message: string) =>
        now === "show"
          ? !entries.value.some(({ block, id }) => names(message, [block, id]))
          : names(message, [now.block, now.id]);
      const own = errors.value.map(({ message }) => message).filter(isOwn);
      return own.filter((message) => !fields.some((path) => names(message, path)));
    }),
  };
}

function makeEdits(
  series: Source,
  { place, entries }: Shown,
  choose: ShowForms["choose"],
): Pick<ShowForms, "type" | "add" | "remove" | "revert"> {
  return {
    type: (field, text) => series.type(setField(series.text.peek(), pathOf(place.peek(), field), written(field, text))),
    add: (kind, name) => {
      const block = blockOfKind(kind);
      const taken = entries.peek().flatMap((each) => (each.block === block ? [each.id] : []));
      const id = idFor(name, taken, kind === "location" ? "place" : kind);
      series.type(withEntry(series.text.peek(), { kind, id, name: name.trim() }));
      choose({ block, id });
    },
    remove: () => {
      const now = place.peek();
      if (now !== "show") series.type(withoutField(series.text.peek(), [now.block, now.id]));
    },
    revert: () => series.type(series.saved.peek().text),
  };
}

function pathOf(place: FormPlace, { path }: FormField): readonly string[] {
  return place === "show" ? path : [place.block, place.id, ...path];
}

function formOf(place: FormPlace): readonly FormSection[] {
  if (place === "show") return SHOW_FORM;
  return place.block === "locations" ? LOCATION_FORM : SUBJECT_FORM;
}

function isAt({ block, id }: ListedEntry, place: FormPlace): boolean {
  return place !== "show" && place.block === block && place.id === id;
}

/** What is emptied is taken out; digits are a number where one is asked for, and anything else is what the service complains of. */
function written({ as }: FormField, text: string): string | number | undefined {
  if (text.trim() === "") return undefined;
  return as === "number" && /^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : text;
}

/** The service's sentences name the key that they mean: `subjects.mara.name`. What is about a key is about what holds it too. */
function names(message: string, path: readonly string[]): boolean {
  const key = path.join(".");
  const at = message.indexOf(key);
  return at >= 0 && !/[\w.]/.test(message[at - 1] ?? "") && !/^[\w]/.test(message.slice(at + key.length));
}
