// How like their pictures the characters of takes are: asked for once somebody looks at takes, measured and installed on request. The service
// measures; here is what it said, and the order that it gives the takes of a shot.
import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import type { StudioEvent } from "../../../src/contracts/events.ts";
import type { FaceFeature, FaceLikeness } from "../../../src/contracts/replies/faces.ts";
import type { TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import type { AnswerOf, Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import { createRefresher, type RefresherPorts } from "../base/refresher.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";

export interface Faces {
  /** What is installed; undefined until it was asked. */
  readonly feature: ReadonlySignal<FaceFeature | undefined>;
  /** Of the characters of a finished take; none where its shot has none. */
  readonly of: (shot: string, take: number) => readonly FaceLikeness[];
  /** While takes are measured: how many of how many. */
  readonly progress: ReadonlySignal<{ readonly done: number; readonly total: number } | undefined>;
  /** Whether takes are listed by likeness instead of by age. */
  readonly isSorting: Signal<boolean>;
  /** Somebody looks at takes now. */
  readonly look: () => void;
  readonly install: () => Promise<void>;
  readonly measure: (shot: string) => Promise<void>;
  readonly apply: (event: StudioEvent) => void;
}

export interface FacesPorts extends RefresherPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: OpenEpisode;
}

/** Where the service's refusals about it stand. */
export const FACES_TOPIC = "faces";
/** Milliseconds between two looks at an installation. */
const INSTALL_PACE = 2000;

type Listing = AnswerOf<"faces">;

export function createFaces(ports: FacesPorts): Faces {
  const { ask, notices, episode } = ports;
  const listing = signal<Listing | undefined>(undefined);
  const progress = signal<{ done: number; total: number } | undefined>(undefined);
  const byTake = computed(
    () => new Map(listing.value?.takes.map(({ shot, take, faces }) => [`${shot}/${take}`, faces])),
  );
  const refresh = async () => {
    const place = episode.openPass.peek();
    const answer = place && (await ask("faces", place));
    if (!answer || episode.openPass.peek() !== place) return;
    const reply = notices.settle(FACES_TOPIC, answer);
    if (!reply) return;
    listing.value = reply;
    if (reply.feature.status === "installing") ports.wait(INSTALL_PACE, () => refresher.mark("faces"));
  };
  const refresher = createRefresher({ faces: refresh }, ports);
  let isLookedAt = false;
  effect(() => {
    void episode.openPass.value;
    untracked(() => {
      isLookedAt = false;
      listing.value = undefined;
      progress.value = undefined;
    });
  });
  return {
    feature: computed(() => listing.value?.feature),
    of: (shot, take) => byTake.value.get(`${shot}/${take}`) ?? [],
    progress,
    isSorting: signal(false),
    look: () => {
      if (isLookedAt || !episode.openPass.peek()) return;
      isLookedAt = true;
      void refresher.now("faces");
    },
    install: async () => {
      if (notices.settle(FACES_TOPIC, await ask("installFaces", {}))) await refresher.now("faces");
    },
    measure: async (shot) => {
      const place = episode.openPass.peek();
      const reply = place && notices.settle(FACES_TOPIC, await ask("measureFaces", { ...place, shots: [shot] }));
      if (!reply || episode.openPass.peek() !== place || reply.takes === 0) return;
      progress.value ??= { done: 0, total: reply.takes };
    },
    apply: (event) => {
      const place = episode.openPass.peek();
      if (!isLookedAt || !makesOld(event, place)) return;
      if (event.type === "studio.faces") {
        const { done, total } = event.data;
        progress.value = done < total ? { done, total } : undefined;
      }
      refresher.mark("faces");
    },
  };
}

type PassPlace = { readonly ep: string; readonly pass: string };

/** Measures, new takes, other picks and other texts. */
function makesOld({ type, data }: StudioEvent, place: PassPlace | undefined): boolean {
  if (type === "studio.episode") return data.ep === place?.ep;
  if (type === "studio.ref") return data.ep === place?.ep && (data.status === "picked" || data.status === "cleared");
  if (type !== "studio.faces" && (type !== "studio.take" || data.status !== "ok")) return false;
  return data.ep === place?.ep && data.pass === place.pass;
}

/** The most alike first, by the character that is farthest off; those without a number last, the newest of them first. */
export function sortByLikeness(
  takes: readonly TakeSummary[],
  of: (take: number) => readonly FaceLikeness[],
): TakeSummary[] {
  const far = (take: TakeSummary) => farthest(of(take.take))?.distance ?? Infinity;
  return takes.toSorted((a, b) => compare(far(a), far(b)) || b.take - a.take);
}

/** The character of a take that is least like its picture; undefined while none has a number. */
export function farthest(faces: readonly FaceLikeness[]): (FaceLikeness & { readonly distance: number }) | undefined {
  const measured = faces.flatMap((face) => (face.distance === null ? [] : [{ ...face, distance: face.distance }]));
  return measured.toSorted((a, b) => b.distance - a.distance)[0];
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
