// What each event of the service makes old, and fetching that again. Progress carries its own news and fetches nothing.
import { effect, untracked, type ReadonlySignal } from "@preact/signals";
import type { EventData, StudioEvent } from "../../src/contracts/events.ts";
import type { Workspace } from "./address.ts";
import { createRefresher, type Refresher, type RefresherPorts } from "./base/refresher.ts";
import type { Editor } from "./contexts.ts";
import type { OwnWrites } from "./cut/own-writes.ts";

export interface Events {
  readonly apply: (event: StudioEvent) => void;
  /** Asks for everything again: at the start, and after the service was away. */
  readonly refreshAll: () => void;
}

type Parts = Pick<
  Editor,
  | "jobs"
  | "refs"
  | "faces"
  | "issues"
  | "recording"
  | "episode"
  | "selected"
  | "films"
  | "delivery"
  | "machine"
  | "installer"
  | "nights"
  | "ownModels"
  | "plans"
  | "settings"
  | "library"
  | "writing"
  | "clips"
>;

export interface EventsPorts extends Parts, RefresherPorts {
  readonly workspace: ReadonlySignal<Workspace>;
  readonly refresher: Refresher<"episodes" | "status" | "detail">;
  readonly ownWrites: OwnWrites;
}

/** Shots up to which an episode is fetched whole for any change. */
const FETCHED_WHOLE = 60;

export function createEvents(ports: EventsPorts): Events {
  const { refs, faces, ownModels } = ports;
  const {
    jobs,
    issues,
    recording,
    episode,
    films,
    delivery,
    machine,
    installer,
    nights,
    plans,
    settings,
    library,
    writing,
    clips,
    refresher,
    ownWrites,
  } = ports;
  const texts = createTexts(ports);
  const openEp = () => episode.openPass.peek()?.ep;
  const refreshOpen = (ep: string) => {
    issues.apply({ type: "studio.episode", data: { ep } });
    refresher.mark("episodes", "status", "detail");
    texts.mark();
  };
  const applyEpisode = (ep: string) => {
    if (ep !== openEp()) refresher.mark("episodes");
    else if (!ownWrites.absorbs()) refreshOpen(ep);
  };
  effect(() => {
    const ep = ownWrites.others.value > 0 ? openEp() : undefined;
    if (ep !== undefined) untracked(() => refreshOpen(ep));
  });
  return {
    refreshAll: () => {
      ownWrites.forget();
      refresher.mark("episodes", "status", "detail");
      texts.mark();
      void jobs.refresh();
      void machine.refresh();
      void settings.refresh();
      if (installer.isShown.peek()) void installer.refresh();
      void plans.refresh();
      void library.refreshRoots();
      void delivery.refresh();
      writing.askAgain();
    },
    apply: (event) => {
      for (const part of [jobs, refs, recording, faces, delivery, installer, nights, ownModels, plans, clips])
        part.apply(event);
      if (event.type === "studio.episode") return applyEpisode(event.data.ep);
      issues.apply(event);
      if (event.type === "studio.take") applyTake(ports, event.data);
      if (event.type === "studio.upscale" || event.type === "studio.post") applyVersion(ports, event.data);
      if (event.type === "studio.assemble") films.apply(event.data);
    },
  };
}

function applyTake({ episode, selected, refresher }: EventsPorts, event: EventData<"studio.take">): void {
  const open = episode.openPass.peek();
  if (event.ep !== open?.ep || event.pass !== open.pass) return;
  episode.applyTake(event);
  // Of a long episode only the shot is fetched at once; the whole follows when there is time for it.
  const isLong = episode.order.peek().length > FETCHED_WHOLE;
  if (event.status !== "queued" && isLong) void episode.refreshShot(event.shot);
  refresher.mark("status");
  if (event.shot === selected.peek()) refresher.mark("detail");
}

/** An upscale or a post of a take: how it is told with the take. */
function applyVersion({ episode, refresher }: EventsPorts, { ep, pass, shot }: VersionEvent): void {
  const open = episode.openPass.peek();
  if (ep !== open?.ep || pass !== open.pass) return;
  if (episode.order.peek().length > FETCHED_WHOLE) void episode.refreshShot(shot);
  refresher.mark("status");
}

type VersionEvent = EventData<"studio.upscale"> | EventData<"studio.post">;

/**
 * The texts are read when Write or the references are entered, where they are edited, looked at again each time it is, and closed with their episode. What is not on
 * screen is looked at when it is entered.
 */
function createTexts(ports: EventsPorts): { readonly mark: () => void } {
  const { episode, workspace, writing } = ports;
  const { promotion } = writing;
  const refresher = createRefresher({ texts: writing.checkDisk, promotion: promotion.refresh }, ports);
  let opened: string | undefined;
  effect(() => {
    const ep = episode.openPass.value?.ep;
    const isShown = isOfTexts(workspace.value);
    const wanted = isShown || ep === opened ? ep : undefined;
    const isOther = wanted !== opened;
    opened = wanted;
    untracked(() => {
      if (isOther) void writing.open(wanted);
      else if (isShown) void writing.checkDisk();
      if (workspace.value === "write" && promotion.isOld.value) refresher.mark("promotion");
    });
  });
  return {
    mark: () => {
      promotion.outdate();
      if (isOfTexts(workspace.peek())) refresher.mark("texts");
      if (workspace.peek() === "write") refresher.mark("promotion");
    },
  };
}

function isOfTexts(workspace: Workspace): boolean {
  return workspace === "write" || workspace === "refs";
}
