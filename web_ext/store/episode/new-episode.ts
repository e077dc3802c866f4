// A new episode, of a show that is there or of a new one: where it goes, what it is called, and what it begins from.
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Ask, AnswerOf, InputOf } from "../../api/calls.ts";
import { bySeries, type Library } from "./library.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "./episode-values.ts";
import { createDebouncedRequest } from "../base/debounced-request.ts";

export type Offer = AnswerOf<"offerEpisode">;

/** A folder that an episode can go into. */
export interface Destination {
  readonly parent: string;
  readonly label: string;
  /** The episode's show gets a folder of its own in it. */
  readonly isNewShow: boolean;
  /** Which folder that is is typed; it is made where it is not there. */
  readonly isTyped?: boolean;
}

export interface NewEpisodeForm {
  /** Index into the lodgings. */
  readonly at: number;
  /** Folder of a new show, where it is typed; undefined until then: it is the one that is suggested. */
  readonly folder: string | undefined;
  /** Name of a new show. */
  readonly show: string;
  /** Undefined until it is typed: then it is the one that is offered. */
  readonly name: string | undefined;
  readonly title: string;
}

export interface NewEpisodeStore {
  readonly isShown: Signal<boolean>;
  readonly destinations: ReadonlySignal<readonly Destination[]>;
  readonly form: ReadonlySignal<NewEpisodeForm>;
  /** Of the chosen folder; undefined until it is here. */
  readonly offer: ReadonlySignal<Offer | undefined>;
  readonly name: ReadonlySignal<string>;
  /** Where a show goes whose folder is typed. */
  readonly folder: ReadonlySignal<string>;
  /** What is still to be said before it can be made. */
  readonly missingInput: ReadonlySignal<string | undefined>;
  readonly isMaking: ReadonlySignal<boolean>;
  readonly show: () => void;
  readonly change: (fields: Partial<NewEpisodeForm>) => void;
  /** Its folder; undefined when it was not made. */
  readonly make: () => Promise<string | undefined>;
  /** The sample episode in the first folder that the studio looks in, else in the one that is suggested: built, and its animatic on the way. */
  readonly makeSample: () => Promise<string | undefined>;
}

export interface NewEpisodePorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly library: Library;
  readonly episode: Pick<OpenEpisode, "openPass">;
  readonly wait: (ms: number, then: () => void) => () => void;
}

/** Where the service's sentence stands. */
export const NEW_EPISODE_TOPIC = "new-episode";
export const SAMPLE_TOPIC = "sample";
/** Where it goes below the folder: a show of its own. */
const SAMPLE = { show: "small_hours", name: "umbrella" } as const;
/** Name of the first episode of a show. */
const FIRST = "ep01";
const EMPTY: NewEpisodeForm = { at: 0, folder: undefined, show: "", name: undefined, title: "" };
/** Milliseconds after the last key in the show's name. */
const PAUSE = 200;

export function createNewEpisode({ ask, notices, library, episode, wait }: NewEpisodePorts): NewEpisodeStore {
  const isShown = signal(false);
  const form = signal(EMPTY);
  const offer = signal<Offer | undefined>(undefined);
  const isMaking = signal(false);
  const destinations = computed(() => destinationsOf(library));
  const destination = computed(() => destinations.value[form.value.at]);
  const folder = computed(() => form.value.folder ?? library.suggested.value ?? "");
  const where = computed(() => whereOf(destination.value, form.value.show, folder.value));
  // Of a folder that nobody looks in yet nothing can be asked.
  const offerAbout = computed(() => (destination.value?.isTyped ? undefined : where.value));
  const name = computed(() => form.value.name ?? offer.value?.name ?? (destination.value?.isTyped ? FIRST : ""));
  const latest = createDebouncedRequest({
    pause: PAUSE,
    wait,
    run: (query: OfferQuery) => ask("offerEpisode", query),
    onAnswer: (answer) => (offer.value = notices.settle(NEW_EPISODE_TOPIC, answer)),
  });
  const requestOffer = () => {
    const query = offerAbout.peek();
    if (query) latest.ask(query);
    else latest.forget();
  };
  const missingInput = computed(() => {
    if (destination.value?.isTyped && folder.value.trim() === "") return "say which folder it goes into";
    if (!where.value) return "give the show a name";
    return name.value.trim() === "" ? "give the episode a name" : undefined;
  });

  const make = async () => {
    const into = where.peek();
    if (!into || missingInput.peek() !== undefined || isMaking.peek()) return undefined;
    const title = form.peek().title.trim();
    const body = { ...into, name: name.peek().trim(), ...(title !== "" && { title }), ...seriesOf(into) };
    isMaking.value = true;
    const isThere = !destination.peek()?.isTyped || (await library.makeFolder(into.parent));
    const ep = isThere ? await makeEpisode({ ask, notices, library }, body) : undefined;
    isMaking.value = false;
    if (ep !== undefined) isShown.value = false;
    return ep;
  };

  return {
    ...{ isShown, destinations, form, offer, name, folder, missingInput, isMaking, make },
    makeSample: () => makeSample({ ask, notices, library, isMaking }),
    show: () => {
      notices.clear(NEW_EPISODE_TOPIC);
      const entry = library.find(episode.openPass.peek()?.ep ?? "");
      form.value = { ...EMPTY, at: destinationIndex(entry, destinations.peek()) };
      offer.value = undefined;
      isShown.value = true;
      requestOffer();
    },
    change: (fields) => {
      form.value = { ...form.peek(), ...fields };
      if ("at" in fields || "show" in fields) requestOffer();
    },
  };
}

async function makeEpisode(
  { ask, notices, library }: Pick<NewEpisodePorts, "ask" | "notices" | "library">,
  body: InputOf<"newEpisode">,
): Promise<string | undefined> {
  const made = notices.settle(NEW_EPISODE_TOPIC, await ask("newEpisode", body));
  if (made) await library.refresh();
  return made?.ep;
}

interface SamplePorts extends Pick<NewEpisodePorts, "ask" | "notices" | "library"> {
  readonly isMaking: Signal<boolean>;
}

async function makeSample({ ask, notices, library, isMaking }: SamplePorts): Promise<string | undefined> {
  const [looked] = library.folders.peek() ?? [];
  const parent = looked ?? library.suggested.peek();
  if (parent === undefined || isMaking.peek()) return undefined;
  isMaking.value = true;
  const isThere = looked !== undefined || (await library.makeFolder(parent));
  const made = isThere
    ? notices.settle(SAMPLE_TOPIC, await ask("newEpisode", { parent, ...SAMPLE, sample: true }))
    : undefined;
  if (made) await ask("build", { ep: made.ep });
  if (made) await ask("render", { ep: made.ep, pass: "proxy" });
  await library.refresh();
  isMaking.value = false;
  return made?.ep;
}

interface OfferQuery {
  readonly parent: string;
  readonly show?: string;
}

function whereOf(destination: Destination | undefined, show: string, typed: string): OfferQuery | undefined {
  if (!destination) return undefined;
  const parent = destination.isTyped ? typed.trim() : destination.parent;
  if (!destination.isNewShow) return { parent };
  return show.trim() === "" || parent === "" ? undefined : { parent, show: show.trim() };
}

/** A new show is known by its folder's name, as an id. */
function seriesOf({ show }: OfferQuery): { series_id?: string } {
  const id = (show ?? "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "");
  return id === "" ? {} : { series_id: id };
}

/** The shows that are there, the folders in which a new one can begin, and one that is typed. */
function destinationsOf(library: Library): Destination[] {
  const shows = bySeries(library.episodes.value ?? []).flatMap(({ series, episodes }) => {
    const parents = [...new Set(episodes.map(({ ep }) => parentOf(ep)))];
    return parents.map((parent) => ({ parent, label: series || parent, isNewShow: false }));
  });
  const found = [...new Set(shows.map(({ parent }) => parent))];
  const looked = library.folders.value ?? [];
  const parents = looked.length > 0 ? looked : found;
  const fresh = parents.map((parent) => ({ parent, label: `A new show in ${parent}`, isNewShow: true }));
  const label = fresh.length > 0 ? "A new show in another folder" : "A new show";
  return [...shows, ...fresh, { parent: "", label, isNewShow: true, isTyped: true }];
}

/** The show of an episode; the first one where none is open. */
function destinationIndex(entry: ReturnType<Library["find"]>, destinations: readonly Destination[]): number {
  const isItsShow = ({ parent, label }: Destination) => entry?.series === label && parentOf(entry.ep) === parent;
  return Math.max(0, destinations.findIndex(isItsShow));
}

/** The folder that a folder lies in, whichever slashes its path has. */
function parentOf(path: string): string {
  return path.replace(/[\\/]+[^\\/]+[\\/]*$/, "");
}
