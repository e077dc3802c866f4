// The references of the open episode, and what is asked of the service about them. Each ask replaces what its reply shows; what other
// people and jobs do comes by events.
import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import type { StudioEvent } from "../../../src/contracts/events.ts";
import type { Ref, RefDefaults } from "../../../src/contracts/replies/ref.ts";
import type { GenerateMissingReply } from "../../../src/contracts/routes/ref-making.ts";
import type { MatchReply } from "../../../src/contracts/routes/ref-imports.ts";
import type { Answer, AnswerOf, Ask, InputOf } from "../../api/calls.ts";
import type { Workspace } from "../address.ts";
import type { Notices } from "../base/notices.ts";
import { createRefresher, type RefresherPorts } from "../base/refresher.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";
import { groupOf, matches, shownView, type RefGroup, type ShownView } from "./ref-view.ts";
import { createShelf, type Shelf } from "./shelf.ts";

export interface Refs {
  /** Undefined until they were read. */
  readonly all: ReadonlySignal<readonly Ref[] | undefined>;
  readonly defaults: ReadonlySignal<RefDefaults | undefined>;
  readonly group: ReadonlySignal<RefGroup>;
  readonly filter: Signal<string>;
  /** Those of the group that the filter leaves. */
  readonly listed: ReadonlySignal<readonly Ref[]>;
  readonly selected: ReadonlySignal<Ref | undefined>;
  readonly shown: ReadonlySignal<ShownView | undefined>;
  /** The view that is chosen above the picture. */
  readonly view: Signal<string>;
  /** Number of the candidate beside the live picture; undefined where the newest is. */
  readonly candidate: Signal<number | undefined>;
  /** One picture lies over the other, parted by a line. */
  readonly wipe: Signal<boolean>;
  readonly count: Signal<number>;
  /** A file, or a pick, that would write over one that other episodes read; asked about first. */
  readonly asking: Signal<AskedOverwrite | undefined>;
  readonly showsMissing: Signal<boolean>;
  readonly matching: Signal<readonly File[] | undefined>;
  readonly shelf: Shelf;
  readonly chooseGroup: (group: RefGroup) => void;
  readonly select: (id: string) => void;
  /** Leads to a reference in its group, also before they were read. */
  readonly show: (id: string, view?: string) => void;
  /** A finished picture of what is shown becomes a candidate of another reference. */
  readonly copyTake: (take: number, to: string) => Promise<void>;
  readonly step: (by: 1 | -1) => void;
  readonly refresh: () => Promise<void>;
  readonly apply: (event: StudioEvent) => void;
  readonly pick: (take: number) => void;
  readonly clear: () => Promise<void>;
  readonly discard: (take: number) => Promise<void>;
  readonly generate: (more?: Partial<InputOf<"generateRef">>) => Promise<void>;
  readonly edit: (instruction: string, take: number | null) => Promise<void>;
  readonly setPrompt: (prompt: string | null) => Promise<void>;
  readonly setTarget: (target: string | null) => Promise<void>;
  readonly importFile: (file: File) => Promise<void>;
  readonly importTo: (place: { readonly ref: string; readonly view: string | null }, file: File) => Promise<boolean>;
  readonly match: (files: readonly File[]) => Promise<MatchReply | undefined>;
  readonly missing: (isDry: boolean) => Promise<GenerateMissingReply | undefined>;
}

export interface AskedOverwrite {
  readonly ref: Ref;
  /** Does it after all. */
  readonly go: () => void;
}

export interface RefsPorts extends RefresherPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "openPass" | "folder">;
  readonly workspace: ReadonlySignal<Workspace>;
}

export const REFS_TOPIC = "refs";
export const refTopic = (id: string) => `ref:${id}`;

export function createRefs(ports: RefsPorts): Refs {
  const { ask, notices, episode, workspace } = ports;
  const all = signal<readonly Ref[] | undefined>(undefined);
  const defaults = signal<RefDefaults | undefined>(undefined);
  const group = signal<RefGroup>("Cast");
  const filter = signal("");
  const chosen = signal<string | undefined>(undefined);
  const view = signal("sheet");
  const candidate = signal<number | undefined>(undefined);
  const asking = signal<AskedOverwrite | undefined>(undefined);
  const ep = () => episode.openPass.peek()?.ep ?? "";
  const listed = computed(() => {
    const own = (all.value ?? []).filter((ref) => groupOf(ref) === group.value);
    return filter.value.trim() === "" ? own : own.filter((ref) => matches(ref, filter.value.trim()));
  });
  const selected = computed(() => listed.value.find(({ id }) => id === chosen.value) ?? listed.value[0]);
  const shown = computed(() => selected.value && shownView(selected.value, view.value));
  let sought: string | undefined;
  const lead = () => {
    const ref = all.peek()?.find(({ id }) => id === sought);
    if (!ref) return;
    sought = undefined;
    group.value = groupOf(ref);
    chosen.value = ref.id;
  };
  const refresh = async () => {
    const asked = ep();
    if (asked === "") return;
    const found = notices.settle(REFS_TOPIC, await ask("refs", { ep: asked }));
    if (!found || asked !== ep()) return;
    all.value = found.refs;
    lead();
    defaults.value = found.defaults;
  };
  const refresher = createRefresher({ refs: refresh }, ports);
  /** A reply that is a reference takes its place in the list. */
  const put = (answer: Answer<unknown>, id: string) => {
    const ref = notices.settle(refTopic(id), answer) as Ref | undefined;
    if (ref === undefined) return;
    if (typeof ref === "object" && "views" in ref)
      all.value = all.peek()?.map((each) => (each.id === ref.id ? ref : each));
    else refresher.mark("refs");
  };
  const whole = () => ({ ep: ep(), ref: selected.peek()?.id ?? "" });
  const place = () => ({ ...whole(), view: shown.peek()?.view ?? null });
  /** Asks first where other episodes read the file. */
  const overwriting = (go: () => void) => {
    const ref = selected.peek();
    const isOwn = ref && shown.peek()?.view !== null && shown.peek()?.view !== "sheet" && !ref.exists;
    if (!ref || ref.shared_with.length === 0 || !ref.exists || isOwn) return go();
    asking.value = { ref, go };
  };
  followEpisode(
    { episode, workspace },
    () => {
      all.value = undefined;
      chosen.value = undefined;
    },
    () => refresher.now("refs"),
  );
  const select = (id: string) => {
    chosen.value = id;
    candidate.value = undefined;
  };
  const setField = async (fields: InputOf<"putRefOverride">["fields"], isWhole = false) => {
    const at = isWhole ? whole() : place();
    const said = await ask("putRefOverride", { ...at, fields });
    if (notices.settle(refTopic(at.ref), said)) await refresher.now("refs");
  };
  const importTo: Refs["importTo"] = async ({ ref, view: at }, file) => {
    const answer = await ask("importRef", { ep: ep(), ref, ...(at !== null && { view: at }), file });
    put(answer, ref);
    return answer.ok;
  };
  return {
    ...{ all, defaults, group, filter, listed, selected, shown, view, candidate, asking, select, refresh, importTo },
    shelf: createShelf({ ask, notices, ep, changed: () => refresher.mark("refs") }),
    show: (id, wanted) => {
      if (wanted !== undefined) view.value = wanted;
      if (id === selected.peek()?.id) return;
      sought = id;
      candidate.value = undefined;
      lead();
    },
    copyTake: async (take, to) => {
      const { view: at, ...rest } = place();
      if (to === rest.ref) return;
      const target = all.peek()?.find(({ id }) => id === to);
      const into = target && target.views.length > 0 ? { ref: to, view: viewFor(target, view.peek()) } : to;
      const named = at === null ? {} : { view: at };
      const reply = notices.settle(refTopic(rest.ref), await ask("copyRefTake", { ...rest, ...named, take, to: into }));
      if (reply) refresher.mark("refs");
    },
    wipe: signal(false),
    count: signal(1),
    showsMissing: signal(false),
    matching: signal<readonly File[] | undefined>(undefined),
    chooseGroup: (next) => {
      group.value = next;
      candidate.value = undefined;
    },
    step: (by) => {
      const ids = listed.peek().map(({ id }) => id);
      const next = ids[ids.indexOf(selected.peek()?.id ?? "") + by];
      if (next !== undefined) select(next);
    },
    apply: (event) => {
      const isOurs = "ep" in event.data && event.data.ep === ep();
      const isOfRefs = event.type === "studio.ref" || event.type === "studio.episode";
      if (isOurs && isOfRefs && workspace.peek() === "refs") refresher.mark("refs");
    },
    pick: (take) =>
      overwriting(async () => {
        const at = place();
        put(await ask("pickRef", { ...at, take }), at.ref);
      }),
    clear: async () =>
      overwriting(async () => {
        const { view: at, ...rest } = place();
        put(await ask("clearRef", { ...rest, ...(at !== null && { view: at }) }), rest.ref);
      }),
    discard: async (take) => {
      const at = place();
      put(await ask("discardRef", { ...at, take }), at.ref);
    },
    generate: async (more = {}) => {
      const { view: at, ...rest } = place();
      const named = at === null || at === "sheet" ? {} : { view: at };
      settleQueued(await ask("generateRef", { ...rest, ...named, ...more }), rest.ref);
    },
    edit: async (instruction, take) => {
      const { view: at, ...rest } = place();
      const named = at === null || at === "sheet" ? {} : { view: at };
      settleQueued(
        await ask("generateRef", { ...rest, ...named, prompt: instruction, edit: { take, with: [], wrap: true } }),
        rest.ref,
      );
    },
    setPrompt: (prompt) => setField({ prompt }),
    setTarget: (target) => setField({ target }, true),
    importFile: async (file) => {
      const at = place();
      await importTo({ ref: at.ref, view: at.view }, file);
    },
    match: async (files) =>
      notices.settle(REFS_TOPIC, await ask("matchRefs", { ep: ep(), names: files.map(({ name }) => name) })),
    missing: async (isDry) => {
      const pass = episode.openPass.peek()?.pass ?? "proxy";
      const found = notices.settle(REFS_TOPIC, await ask("generateMissingRefs", { ep: ep(), pass, dry_run: isDry }));
      if (!isDry) refresher.mark("refs");
      return found;
    },
  };

  function settleQueued(answer: Answer<AnswerOf<"generateRef">>, id: string): void {
    const reply = notices.settle(refTopic(id), answer);
    const [error] = reply?.errors ?? [];
    if (error) notices.say(refTopic(id), error.error);
    refresher.mark("refs");
  }
}

/** The view of the same name, else the sheet. */
function viewFor({ views }: Ref, wanted: string): string {
  return views.find(({ view }) => view === wanted)?.view ?? "sheet";
}

/** Read when the workspace is entered, and forgotten with the episode. */
function followEpisode(
  { episode, workspace }: Pick<RefsPorts, "episode" | "workspace">,
  forget: () => void,
  read: () => Promise<void>,
): void {
  let opened: string | undefined;
  effect(() => {
    const ep = episode.openPass.value?.ep;
    const isShown = workspace.value === "refs";
    untracked(() => {
      if (ep !== opened) forget();
      opened = ep;
      if (ep !== undefined && isShown) void read();
    });
  });
}
