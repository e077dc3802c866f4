// The references of the open episode, and what is asked of the service about them. Each ask replaces what its reply shows; what other
// people and jobs do comes by events.
import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import type { StudioEvent } from "../../../src/contracts/events.ts";
import type { Ref, RefDefaults } from "../../../src/contracts/replies/ref.ts";
import type { Ask } from "../../api/calls.ts";
import type { Workspace } from "../address.ts";
import type { Notices } from "../base/notices.ts";
import { createRefresher, type RefresherPorts } from "../base/refresher.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";
import { createRefAsks, REFS_TOPIC, type RefAsks } from "./ref-asks.ts";
import { groupOf, matches, shownView, viewOptions, type RefGroup, type ShownView } from "./ref-view.ts";
import { stepTile, type TileStep } from "./tile-grid.ts";
import { createPanoramas, type Panoramas } from "./panoramas.ts";
import { createTours, type Tours } from "./tours.ts";
import { createVoices, type Voices } from "./voices.ts";
import { createShelf, type Shelf } from "./shelf.ts";

export type SeedMode = "auto" | "new" | "same";

const NO_VIEWS = { views: [] };

export interface Refs extends RefAsks {
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
  /** Of the first candidate that is asked for; further ones get new seeds. */
  readonly seedMode: Signal<SeedMode>;
  readonly showsMissing: Signal<boolean>;
  readonly matching: Signal<readonly File[] | undefined>;
  readonly shelf: Shelf;
  readonly panoramas: Panoramas;
  readonly tours: Tours;
  readonly voices: Voices;
  readonly chooseGroup: (group: RefGroup) => void;
  readonly select: (id: string) => void;
  /** Leads to a reference in its group, also before they were read. */
  readonly show: (id: string, view?: string) => void;
  /** Of the grid as it is drawn. */
  readonly columns: Signal<number>;
  readonly step: (to: TileStep) => void;
  /** To the next of the views above the picture, or the one before. */
  readonly stepView: (by: 1 | -1) => void;
  readonly refresh: () => Promise<void>;
  readonly apply: (event: StudioEvent) => void;
}

export interface RefsPorts extends RefresherPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "openPass" | "folder">;
  readonly workspace: ReadonlySignal<Workspace>;
}

export function createRefs(ports: RefsPorts): Refs {
  const { episode, workspace } = ports;
  const listing = createListing(ports);
  const { refresher, all, chosen, selected } = listing;
  followEpisode(ports, listing.forget, () => refresher.now("refs"));
  const changed = () => refresher.mark("refs");
  const select = (id: string) => {
    chosen.value = id;
    listing.candidate.value = undefined;
  };
  return {
    ...listing,
    ...createRefAsks(ports, listing),
    ...{ all, select },
    shelf: createShelf({ ...ports, ep: listing.ep, liveHash: (id) => hashOf(all.peek(), id), changed }),
    panoramas: createPanoramas({ ...ports, ep: listing.ep, changed }),
    tours: createTours({ ...ports, ep: listing.ep, changed }),
    voices: createVoices({ ...ports, ep: listing.ep, selected, candidate: listing.candidate, changed }),
    wipe: signal(false),
    count: signal(1),
    seedMode: signal<SeedMode>("auto"),
    showsMissing: signal(false),
    matching: signal<readonly File[] | undefined>(undefined),
    chooseGroup: (next) => {
      listing.chosenGroup.value = next;
      listing.candidate.value = undefined;
    },
    step: (to) => {
      const refs = listing.listed.peek();
      const at = refs.findIndex(({ id }) => id === selected.peek()?.id);
      const next = refs[stepTile(at, to, { count: refs.length, columns: listing.columns.peek() })];
      if (next) select(next.id);
    },
    stepView: (by) => {
      const options = viewOptions(selected.peek() ?? NO_VIEWS);
      const at = options.findIndex(({ value }) => value === listing.view.peek());
      const next = options[at + by];
      if (!next) return;
      listing.view.value = next.value;
      listing.candidate.value = undefined;
    },
    apply: (event) => {
      const isOurs = "ep" in event.data && event.data.ep === episode.openPass.peek()?.ep;
      const isOfRefs = event.type === "studio.ref" || event.type === "studio.episode";
      if (isOurs && isOfRefs && workspace.peek() === "refs") refresher.mark("refs");
    },
  };
}

function hashOf(all: readonly Ref[] | undefined, id: string): string | undefined {
  return all?.find((ref) => ref.id === id)?.sha1 ?? undefined;
}

/** The list as the service last told it, and which part of it is on screen. */
function createListing(ports: RefsPorts) {
  const { ask, notices, episode } = ports;
  const all = signal<readonly Ref[] | undefined>(undefined);
  const defaults = signal<RefDefaults | undefined>(undefined);
  const group = signal<RefGroup>("Cast");
  const filter = signal("");
  const chosen = signal<string | undefined>(undefined);
  const view = signal("sheet");
  const columns = signal(1);
  const ep = () => episode.openPass.peek()?.ep ?? "";
  const listed = computed(() => {
    const own = (all.value ?? []).filter((ref) => groupOf(ref) === group.value);
    return filter.value.trim() === "" ? own : own.filter((ref) => matches(ref, filter.value.trim()));
  });
  const selected = computed(() => listed.value.find(({ id }) => id === chosen.value) ?? listed.value[0]);
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
  const candidate = signal<number | undefined>(undefined);
  const show = (id: string, wanted?: string) => {
    if (wanted !== undefined) view.value = wanted;
    if (id === selected.peek()?.id) return;
    sought = id;
    candidate.value = undefined;
    lead();
  };
  return {
    ...{ candidate, show, columns },
    ...{ all, defaults, group, chosenGroup: group, filter, chosen, view, listed, selected, ep, refresh },
    shown: computed(() => selected.value && shownView(selected.value, view.value)),
    refresher: createRefresher({ refs: refresh }, ports),
    forget: () => {
      all.value = undefined;
      chosen.value = undefined;
    },
  };
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
