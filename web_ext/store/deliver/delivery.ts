// What a cut needs on its way to a delivered file: upscales and posts, the master, the titles, and the recipes in the series config.
import { effect, signal, untracked, type Signal } from "@preact/signals";
import type { StudioEvent } from "../../../src/contracts/events.ts";
import type { DeliverStep } from "../address.ts";
import { createArchives, type ArchivePorts, type Archives } from "./archives.ts";
import { createFilmVersions, type FilmVersions } from "./film-versions.ts";
import { createMaster, type Master, type MasterPorts } from "./master.ts";
import { createReviews, type Reviews } from "./reviews.ts";
import { createSeriesEdits, type SeriesEditPorts, type SeriesEdits } from "./series-edits.ts";
import { createTitles, type Titles, type TitlesPorts } from "./titles.ts";
import { createVerifying, type Verifying } from "./verifying.ts";
import { createVersions, type Versions, type VersionsPorts } from "./versions.ts";

export interface Delivery {
  readonly step: Signal<DeliverStep>;
  readonly versions: Versions;
  readonly master: Master;
  readonly titles: Titles;
  readonly filmVersions: FilmVersions;
  readonly reviews: Reviews;
  readonly archives: Archives;
  readonly verifying: Verifying;
  readonly seriesEdits: SeriesEdits;
  /** The part of the series' upscale recipe whose window is open; `key` is null for what holds for every shot. */
  readonly editedSection: Signal<{ readonly key: string | null } | undefined>;
  /** The window of the series' post recipe is open. */
  readonly editsPost: Signal<boolean>;
  readonly apply: (event: StudioEvent) => void;
  /** What is shown of the plan, the recipes and the titles is asked for again. */
  readonly refresh: () => Promise<void>;
}

export type DeliveryPorts = ArchivePorts & MasterPorts & SeriesEditPorts & TitlesPorts & VersionsPorts;

export function createDelivery(ports: DeliveryPorts): Delivery {
  const { episode, workspace } = ports;
  const step = signal<DeliverStep>("film");
  const versions = createVersions(ports);
  const master = createMaster(ports);
  const titles = createTitles(ports);
  const filmVersions = createFilmVersions(ports);
  const reviews = createReviews(ports);
  const archives = createArchives(ports);
  const refresh = async () => {
    if (workspace.peek() !== "deliver") return;
    if (step.peek() === "titles") await titles.refresh();
    else if (step.peek() === "versions") await filmVersions.refresh();
    else if (step.peek() === "export") await archives.refresh();
    else await Promise.all([versions.refreshOptions(), master.refresh()]);
  };
  effect(() => {
    const isShown = workspace.value === "deliver" && episode.openPass.value !== undefined;
    if (isShown && step.value !== "film") untracked(() => void refresh());
  });
  return {
    ...{ step, versions, master, titles, filmVersions, reviews, archives, refresh },
    seriesEdits: createSeriesEdits(ports),
    verifying: createVerifying(ports),
    editedSection: signal<{ readonly key: string | null } | undefined>(undefined),
    editsPost: signal(false),
    apply: (event) => {
      master.apply(event);
      filmVersions.apply(event);
      reviews.apply(event);
      archives.apply(event);
      const isOurs = "ep" in event.data && event.data.ep === episode.openPass.peek()?.ep;
      if (isOurs && event.type === "studio.episode") void refresh();
    },
  };
}
