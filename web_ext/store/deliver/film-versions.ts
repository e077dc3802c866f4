// Other forms of the cut's film: their shapes, centres and lines, each change written to its file at once, and the films made of them.
import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import type { EventData, StudioEvent } from "../../../src/contracts/events.ts";
import type { FilmVersion } from "../../../src/contracts/files/delivery/film-version.ts";
import type { FilmVersionView } from "../../../src/contracts/routes/delivery/film-versions.ts";
import type { AnswerOf, Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { EpisodePass, OpenEpisode } from "../episode/episode-values.ts";
import { FILM_STAGES } from "./films.ts";
import { progressOf, type StagedProgress } from "./staged-progress.ts";

/** What became of making a version's film: absolute path, and the report or the sentence. */
export interface MadeVersion {
  readonly output: string | null;
  readonly says: string;
  /** Counts the films under one name. */
  readonly turn: number;
}

export interface FilmVersions {
  /** Undefined until they were read. */
  readonly all: ReadonlySignal<readonly FilmVersionView[] | undefined>;
  readonly chosen: ReadonlySignal<FilmVersionView | undefined>;
  readonly chosenId: Signal<string | undefined>;
  /** The version whose film is being made, by its id, and how far that is. */
  readonly making: ReadonlySignal<(StagedProgress & { readonly id: string }) | undefined>;
  readonly made: ReadonlySignal<ReadonlyMap<string, MadeVersion>>;
  readonly add: (id: string, file: Omit<FilmVersion, "version">) => Promise<void>;
  /** Changes the chosen one. */
  readonly change: (change: (file: FilmVersion) => FilmVersion) => void;
  readonly remove: () => Promise<void>;
  readonly make: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly apply: (event: StudioEvent) => void;
}

export const VERSIONS_TOPIC = "film:versions";

export interface FilmVersionsPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "openPass">;
}

export function createFilmVersions({ ask, notices, episode }: FilmVersionsPorts): FilmVersions {
  const all = signal<readonly FilmVersionView[] | undefined>(undefined);
  const chosenId = signal<string | undefined>(undefined);
  const making = signal<(StagedProgress & { readonly id: string }) | undefined>(undefined);
  const made = signal<ReadonlyMap<string, MadeVersion>>(new Map());
  const chosen = computed(() => all.value?.find(({ id }) => id === chosenId.value) ?? all.value?.[0]);
  let writing: Promise<unknown> = Promise.resolve();
  const refresh = async () => {
    const place = episode.openPass.peek();
    if (!place) return;
    const answer = await ask("filmVersions", place);
    if (episode.openPass.peek() !== place) return;
    const read = notices.settle(VERSIONS_TOPIC, answer);
    if (read) all.value = read.versions;
  };
  const forget = () => ([all.value, chosenId.value, made.value] = [undefined, undefined, new Map()]);
  effect(() => void (episode.openPass.value && untracked(forget)));
  const put = async (id: string, file: FilmVersion, base: string | null) => {
    const ep = episode.openPass.peek()?.ep ?? "";
    const written = notices.settle(VERSIONS_TOPIC, await ask("putFilmVersion", { ep, id, file, base_hash: base }));
    if (written) await refresh();
    return written !== undefined;
  };
  return {
    ...{ all, chosen, chosenId, making, made, refresh },
    add: async (id, file) => {
      if (await put(id, { version: 1, ...file }, null)) chosenId.value = id;
    },
    // One after another, each over what the one before has written.
    change: (change) => {
      const id = chosen.peek()?.id;
      writing = writing.then(async () => {
        const view = all.peek()?.find((each) => each.id === id);
        if (view?.file && !(await put(view.id, change(view.file), view.hash))) await refresh();
      });
    },
    remove: async () => {
      const [ep, id] = [episode.openPass.peek()?.ep ?? "", chosen.peek()?.id];
      if (id !== undefined && notices.settle(VERSIONS_TOPIC, await ask("removeFilmVersion", { ep, id })))
        await refresh();
    },
    make: async () => {
      const [place, id] = [episode.openPass.peek(), chosen.peek()?.id];
      if (!place || id === undefined || making.peek() !== undefined) return;
      await writing;
      making.value = { id, percent: 0, says: FILM_STAGES.probe[2] };
      const answer = await ask("assemble", { ...place, version: id });
      making.value = undefined;
      const film = notices.settle(VERSIONS_TOPIC, answer);
      if (!film || episode.openPass.peek() !== place) return;
      made.value = new Map([...made.peek(), [id, filmOf(film, (made.peek().get(id)?.turn ?? 0) + 1)]]);
    },
    apply: (event) => {
      const now = making.peek();
      if (now && event.type === "studio.assemble" && isOf(event.data, episode.openPass.peek(), now.id))
        making.value = { id: now.id, ...progressOf(FILM_STAGES, event.data) };
    },
  };
}

function filmOf({ ok, output, report, error }: AnswerOf<"assemble">, turn: number): MadeVersion {
  return { output: ok ? output : null, says: ok ? report : (error ?? report), turn };
}

function isOf({ ep, pass, version }: EventData<"studio.assemble">, open: EpisodePass | undefined, id: string): boolean {
  return ep === open?.ep && pass === open.pass && version === id;
}

/** The file with what a person has written for the line at a place of the view. What stands for other lines stays. */
export function withLine(
  file: FilmVersion,
  { lines }: Pick<FilmVersionView, "lines">,
  at: number,
  text: string,
): FilmVersion {
  const line = lines[at];
  if (!line) return file;
  const { shot, source, state } = line;
  const before = file.lines?.[shot] ?? [];
  const turn = lines.slice(0, at).filter((each) => each.shot === shot && each.source === source).length;
  const same = before.flatMap((each, index) => (each.source === source ? [index] : []));
  const old = state === "changed" ? before.findIndex((each) => each.text === line.text) : -1;
  const place = same[turn] ?? old;
  const written = { source, text };
  const after = place < 0 ? [...before, written] : before.with(place, written);
  return { ...file, lines: { ...file.lines, [shot]: after } };
}
