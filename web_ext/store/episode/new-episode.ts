// A new episode, of a show that is there or of a new one: where it goes, what it is called, and what it begins from.
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Ask } from "../../api/ask.ts";
import type { AnswerOf } from "../../api/calls.ts";
import { bySeries, type Library } from "./library.ts";
import type { Notices } from "../notices.ts";
import type { OpenEpisode } from "./open-episode.ts";
import { createLatest } from "../write/latest.ts";

export type Offer = AnswerOf<"offerEpisode">;

/** A folder that an episode can go into. */
export interface Lodging {
  readonly parent: string;
  readonly label: string;
  /** The episode's show gets a folder of its own in it. */
  readonly isNewShow: boolean;
}

export interface NewEpisodeForm {
  /** Index into the lodgings. */
  readonly at: number;
  /** Name of a new show. */
  readonly show: string;
  /** Undefined until it is typed: then it is the one that is offered. */
  readonly name: string | undefined;
  readonly title: string;
}

export interface NewEpisodeStore {
  readonly isShown: Signal<boolean>;
  readonly lodgings: ReadonlySignal<readonly Lodging[]>;
  readonly form: ReadonlySignal<NewEpisodeForm>;
  /** Of the chosen folder; undefined until it is here. */
  readonly offer: ReadonlySignal<Offer | undefined>;
  readonly name: ReadonlySignal<string>;
  /** What is still to be said before it can be made. */
  readonly lacks: ReadonlySignal<string | undefined>;
  readonly isMaking: ReadonlySignal<boolean>;
  readonly show: () => void;
  readonly change: (fields: Partial<NewEpisodeForm>) => void;
  /** Its folder; undefined when it was not made. */
  readonly make: () => Promise<string | undefined>;
}

export interface NewEpisodePorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly library: Library;
  readonly episode: Pick<OpenEpisode, "place">;
  readonly wait: (ms: number, then: () => void) => () => void;
}

/** Where the service's sentence stands. */
export const NEW_EPISODE_PLACE = "new-episode";
const EMPTY: NewEpisodeForm = { at: 0, show: "", name: undefined, title: "" };
/** Milliseconds after the last key in the show's name. */
const PAUSE = 200;

export function createNewEpisode({ ask, notices, library, episode, wait }: NewEpisodePorts): NewEpisodeStore {
  const isShown = signal(false);
  const form = signal(EMPTY);
  const offer = signal<Offer | undefined>(undefined);
  const isMaking = signal(false);
  const lodgings = computed(() => lodgingsOf(library));
  const place = computed(() => placeOf(lodgings.value[form.value.at], form.value.show));
  const name = computed(() => form.value.name ?? offer.value?.name ?? "");
  const latest = createLatest({
    pause: PAUSE,
    wait,
    run: (query: Place) => ask("offerEpisode", query),
    hear: (answer) => (offer.value = notices.settle(NEW_EPISODE_PLACE, answer)),
  });
  const look = () => {
    const query = place.peek();
    if (query) latest.ask(query);
    else latest.forget();
  };
  const lacks = computed(() => {
    if (!lodgings.value[form.value.at]) return "add a folder that the studio looks in first";
    if (!place.value) return "give the show a name";
    return name.value.trim() === "" ? "give the episode a name" : undefined;
  });

  return {
    isShown,
    lodgings,
    form,
    offer,
    name,
    lacks,
    isMaking,
    show: () => {
      notices.clear(NEW_EPISODE_PLACE);
      form.value = { ...EMPTY, at: lodgingOf(library.find(episode.place.peek()?.ep ?? ""), lodgings.peek()) };
      offer.value = undefined;
      isShown.value = true;
      look();
    },
    change: (fields) => {
      form.value = { ...form.peek(), ...fields };
      if ("at" in fields || "show" in fields) look();
    },
    make: async () => {
      const where = place.peek();
      if (!where || lacks.peek() !== undefined || isMaking.peek()) return undefined;
      const title = form.peek().title.trim();
      isMaking.value = true;
      const body = { ...where, name: name.peek().trim(), ...(title !== "" && { title }), ...seriesOf(where) };
      const made = notices.settle(NEW_EPISODE_PLACE, await ask("newEpisode", body));
      isMaking.value = false;
      if (!made) return undefined;
      isShown.value = false;
      await library.refresh();
      return made.ep;
    },
  };
}

interface Place {
  readonly parent: string;
  readonly show?: string;
}

function placeOf(lodging: Lodging | undefined, show: string): Place | undefined {
  if (!lodging) return undefined;
  if (!lodging.isNewShow) return { parent: lodging.parent };
  return show.trim() === "" ? undefined : { parent: lodging.parent, show: show.trim() };
}

/** A new show is known by its folder's name, as an id. */
function seriesOf({ show }: Place): { series_id?: string } {
  const id = (show ?? "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "");
  return id === "" ? {} : { series_id: id };
}

/**
 * The shows that are there, and then the folders in which a new one can begin. Folders that the service was started with are not among
 * its roots here: then a new show begins beside the episodes that were found.
 */
function lodgingsOf(library: Library): Lodging[] {
  const shows = bySeries(library.episodes.value ?? []).flatMap(({ series, episodes }) => {
    const parents = [...new Set(episodes.map(({ ep }) => parentOf(ep)))];
    return parents.map((parent) => ({ parent, label: series || parent, isNewShow: false }));
  });
  const found = [...new Set(shows.map(({ parent }) => parent))];
  const roots = library.roots.value.length > 0 ? library.roots.value : found;
  const fresh = roots.map((parent) => ({ parent, label: `A new show in ${parent}`, isNewShow: true }));
  return [...shows, ...fresh];
}

/** The show of an episode; the first one where none is open. */
function lodgingOf(entry: ReturnType<Library["find"]>, lodgings: readonly Lodging[]): number {
  const isItsShow = ({ parent, label }: Lodging) => entry?.series === label && parentOf(entry.ep) === parent;
  return Math.max(0, lodgings.findIndex(isItsShow));
}

/** The folder that a folder lies in, whichever slashes its path has. */
function parentOf(path: string): string {
  return path.replace(/[\\/]+[^\\/]+[\\/]*$/, "");
}
