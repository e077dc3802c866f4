// What is asked of the service about the reference and the view on screen. A reply that is a reference takes its place in the list; what is
// queued comes by events.
import { signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Ref } from "../../../src/contracts/replies/ref.ts";
import type { GenerateMissingReply } from "../../../src/contracts/routes/ref-making.ts";
import type { RefOverrideFields } from "../../../src/contracts/routes/refs.ts";
import type { MatchReply } from "../../../src/contracts/routes/ref-imports.ts";
import type { Answer, AnswerOf, Ask, InputOf } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { Refresher } from "../base/refresher.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";
import type { ShownView } from "./ref-view.ts";

export interface RefAsks {
  /** A pick that would write over a file which other episodes read; asked about first. */
  readonly asking: Signal<AskedOverwrite | undefined>;
  readonly pick: (take: number) => void;
  /** Stitches the sheet of the views that are picked, over a supplied one. */
  readonly stitch: () => void;
  readonly clear: () => Promise<void>;
  readonly discard: (take: number) => Promise<void>;
  /** The candidate that was put into the trash last, until it is brought back. */
  readonly discarded: ReadonlySignal<Discarded | undefined>;
  readonly restoreDiscarded: () => Promise<void>;
  /** A finished picture of what is shown becomes a candidate of another reference. */
  readonly copyTake: (take: number, to: string) => Promise<void>;
  readonly generate: (more?: Partial<InputOf<"generateRef">>) => Promise<void>;
  readonly edit: (instruction: string, edit: EditRequest) => Promise<void>;
  /** Writes values over the built ones, or takes them away; on a sheet for every view of its character. */
  readonly setValues: (fields: RefOverrideFields) => Promise<void>;
  /** Takes away all that is written for what is on screen. */
  readonly resetValues: () => Promise<void>;
  readonly importFile: (file: File) => Promise<void>;
  readonly importTo: (place: { readonly ref: string; readonly view: string | null }, file: File) => Promise<boolean>;
  readonly match: (files: readonly File[]) => Promise<MatchReply | undefined>;
  readonly missing: (isDry: boolean) => Promise<GenerateMissingReply | undefined>;
}

export interface Discarded {
  readonly ref: string;
  readonly view: string | null;
  readonly take: number;
}

type EditRequest = NonNullable<InputOf<"generateRef">["edit"]>;

export interface AskedOverwrite {
  readonly ref: Ref;
  /** Does it after all. */
  readonly go: () => void;
}

export const REFS_TOPIC = "refs";
export const refTopic = (id: string) => `ref:${id}`;

interface AskPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "openPass">;
}

/** What is on screen. */
interface OnScreen {
  readonly all: Signal<readonly Ref[] | undefined>;
  readonly selected: ReadonlySignal<Ref | undefined>;
  readonly shown: ReadonlySignal<ShownView | undefined>;
  readonly refresher: Refresher<"refs">;
  readonly view: ReadonlySignal<string>;
  readonly ep: () => string;
}

export function createRefAsks(ports: AskPorts, screen: OnScreen): RefAsks {
  const asking = signal<AskedOverwrite | undefined>(undefined);
  return {
    asking,
    ...createPicks(ports, screen, asking),
    ...createMaking(ports, screen),
    ...createValues(ports, screen),
    ...createImports(ports, screen),
  };
}

/** Where the shown view is; a sheet is never made, so that its character is asked for whole. */
function placeOf({ selected, shown, ep }: OnScreen) {
  const view = shown.peek()?.view ?? null;
  const whole = { ep: ep(), ref: selected.peek()?.id ?? "" };
  return { whole, place: { ...whole, view }, made: view === null || view === "sheet" ? whole : { ...whole, view } };
}

/** Puts a reply that is a reference into the list. */
function put({ notices }: AskPorts, { all, refresher }: OnScreen, answer: Answer<unknown>, id: string): void {
  const ref = notices.settle(refTopic(id), answer) as Ref | undefined;
  if (ref === undefined) return;
  if ("views" in ref) all.value = all.peek()?.map((each) => (each.id === ref.id ? ref : each));
  else refresher.mark("refs");
}

function createPicks(
  ports: AskPorts,
  screen: OnScreen,
  asking: RefAsks["asking"],
): Pick<RefAsks, "pick" | "stitch" | "clear" | "discard" | "discarded" | "restoreDiscarded"> {
  const { ask } = ports;
  const discarded = signal<Discarded | undefined>(undefined);
  const pick = async (take: number) => {
    const { place } = placeOf(screen);
    put(ports, screen, await ask("pickRef", { ...place, take }), place.ref);
  };
  const clear = async () => {
    const { whole, place } = placeOf(screen);
    const view = place.view === null ? {} : { view: place.view };
    put(ports, screen, await ask("clearRef", { ...whole, ...view }), whole.ref);
  };
  const overwriting = (go: () => Promise<void>) => {
    const ref = screen.selected.peek();
    const isShared = ref !== undefined && ref.exists && ref.shared_with.length > 0;
    if (isShared) asking.value = { ref, go: () => void go() };
    else void go();
  };
  return {
    pick: (take) => overwriting(() => pick(take)),
    stitch: () => {
      const { whole } = placeOf(screen);
      const last = screen.selected.peek()?.views.findLast(({ picked }) => picked !== null);
      if (last?.picked === null || last === undefined) return;
      const { view, picked: take } = last;
      overwriting(async () => put(ports, screen, await ask("pickRef", { ...whole, view, take }), whole.ref));
    },
    clear: async () => overwriting(clear),
    discard: async (take) => {
      const { place } = placeOf(screen);
      const answer = await ask("discardRef", { ...place, take });
      put(ports, screen, answer, place.ref);
      if (answer.ok) discarded.value = { ref: place.ref, view: place.view, take };
    },
    discarded,
    restoreDiscarded: async () => {
      const found = discarded.peek();
      if (!found) return;
      const answer = await ask("restoreRef", { ep: screen.ep(), ...found });
      put(ports, screen, answer, found.ref);
      if (answer.ok) discarded.value = undefined;
    },
  };
}

function createMaking(
  { ask, notices, episode }: AskPorts,
  screen: OnScreen,
): Pick<RefAsks, "generate" | "edit" | "missing"> {
  const { refresher, ep } = screen;
  const settle = (answer: Answer<AnswerOf<"generateRef">>, id: string) => {
    const [error] = notices.settle(refTopic(id), answer)?.errors ?? [];
    if (error) notices.say(refTopic(id), error.error);
    refresher.mark("refs");
  };
  return {
    generate: async (more = {}) => {
      const { made } = placeOf(screen);
      settle(await ask("generateRef", { ...made, ...more }), made.ref);
    },
    edit: async (prompt, edit) => {
      const { made } = placeOf(screen);
      settle(await ask("generateRef", { ...made, prompt, edit }), made.ref);
    },
    missing: async (isDry) => {
      const pass = episode.openPass.peek()?.pass ?? "proxy";
      const found = notices.settle(REFS_TOPIC, await ask("generateMissingRefs", { ep: ep(), pass, dry_run: isDry }));
      if (!isDry) refresher.mark("refs");
      return found;
    },
  };
}

function createValues({ ask, notices }: AskPorts, screen: OnScreen): Pick<RefAsks, "setValues" | "resetValues"> {
  const show = async (ref: string, answer: Answer<unknown>) => {
    if (notices.settle(refTopic(ref), answer)) await screen.refresher.now("refs");
  };
  return {
    setValues: async (fields) => {
      const { made } = placeOf(screen);
      await show(made.ref, await ask("putRefOverride", { ...made, fields }));
    },
    resetValues: async () => {
      const { made } = placeOf(screen);
      await show(made.ref, await ask("deleteRefOverride", made));
    },
  };
}

function createImports(
  ports: AskPorts,
  screen: OnScreen,
): Pick<RefAsks, "importFile" | "importTo" | "match" | "copyTake"> {
  const { ask, notices } = ports;
  const importTo: RefAsks["importTo"] = async ({ ref, view }, file) => {
    const named = view === null ? {} : { view };
    const answer = await ask("importRef", { ep: screen.ep(), ref, ...named, file });
    put(ports, screen, answer, ref);
    return answer.ok;
  };
  return {
    importTo,
    copyTake: async (take, to) => {
      const { whole, place } = placeOf(screen);
      if (to === whole.ref) return;
      const target = screen.all.peek()?.find(({ id }) => id === to);
      const into = target && target.views.length > 0 ? { ref: to, view: viewFor(target, screen.view.peek()) } : to;
      const named = place.view === null ? {} : { view: place.view };
      const answer = await ask("copyRefTake", { ...whole, ...named, take, to: into });
      if (notices.settle(refTopic(whole.ref), answer)) screen.refresher.mark("refs");
    },
    importFile: async (file) => {
      const { place } = placeOf(screen);
      await importTo(place, file);
    },
    match: async (files) => {
      const names = files.map(({ name }) => name);
      return notices.settle(REFS_TOPIC, await ask("matchRefs", { ep: screen.ep(), names }));
    },
  };
}

/** The view of the same name, else the sheet. */
function viewFor({ views }: Ref, wanted: string): string {
  return views.find(({ view }) => view === wanted)?.view ?? "sheet";
}
