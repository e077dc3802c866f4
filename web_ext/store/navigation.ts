// Ways between episodes, passes, workspaces and shots, and the address of where one is.
import { batch, computed, effect, untracked, type Signal } from "@preact/signals";
import type { Address, Workspace } from "./address.ts";
import { passToOpen } from "./episode/library.ts";
import { isOfPass } from "./base/notices.ts";
import type { Refresher } from "./base/refresher.ts";
import type { Editor } from "./contexts.ts";
import { lookAtScreen } from "./issues/moment.ts";

type Navigation = Pick<Editor, "address" | "open" | "leave" | "setPass" | "enter">;

export type NavigationPorts = Pick<
  Editor,
  | "episode"
  | "library"
  | "renders"
  | "builds"
  | "films"
  | "notices"
  | "view"
  | "writing"
  | "playback"
  | "select"
  | "refs"
  | "delivery"
> & {
  readonly selected: Signal<string | undefined>;
  readonly workspace: Signal<Workspace>;
  readonly refresher: Pick<Refresher<"status" | "detail">, "now">;
};

export function createNavigation(ports: NavigationPorts): Navigation {
  const { episode, selected, view, workspace, writing } = ports;
  const open = (address: Address) => {
    const isOther = address.ep !== episode.openPass.peek()?.ep;
    if (isOther && writing.unstoredFiles.peek().length > 0) view.leaving.value = address;
    else arrive(address);
  };
  const setPass: Navigation["setPass"] = (pass) => {
    const ep = episode.openPass.peek()?.ep;
    const shot = selected.peek();
    const step = ports.delivery.step.peek();
    if (ep !== undefined) open({ ep, pass, workspace: workspace.peek(), step, ...(shot !== undefined && { shot }) });
  };
  const arrive = (address: Address) => {
    go(ports, address);
    if (address.anyPass) void choosePass(ports, setPass);
  };
  keepSelection(ports);
  return {
    address: computed(() => addressOf(ports)),
    open,
    leave: () => {
      const to = view.leaving.peek();
      view.leaving.value = undefined;
      if (to) arrive(to);
    },
    setPass,
    enter: (into) => (workspace.value = into),
  };
}

/** Whoever has gone elsewhere meanwhile is left there. */
async function choosePass({ episode, library }: NavigationPorts, setPass: Navigation["setPass"]): Promise<void> {
  const opened = episode.openPass.peek();
  const found = opened && (await library.lookFor(opened.ep));
  const pass = found && passToOpen(found);
  if (pass !== undefined && pass !== opened?.pass && episode.openPass.peek() === opened) setPass(pass);
}

function go(ports: NavigationPorts, address: Address): void {
  const { ep, pass, shot, workspace: into = "shots" } = address;
  const { episode, selected, renders, builds, films, notices, workspace, select, refresher, delivery } = ports;
  const before = episode.openPass.peek();
  const isSameEpisode = before?.ep === ep;
  const isSamePass = isSameEpisode && before?.pass === pass;
  batch(() => {
    workspace.value = into;
    if (into === "deliver") delivery.step.value = address.step ?? "film";
    episode.open(ep === undefined ? undefined : { ep, pass });
    if (!isSamePass || shot !== selected.peek()) select(shot);
    if (isSamePass) return;
    renders.dismiss();
    films.forget();
    notices.clearAll(isSameEpisode ? isOfPass : () => true);
    if (!isSameEpisode) builds.forget();
  });
  if (address.ref !== undefined) ports.refs.show(address.ref, address.view);
  void refresher.now("status");
}

function addressOf({ episode, selected, workspace, refs, delivery }: NavigationPorts): Address {
  const openPass = episode.openPass.value;
  if (!openPass) return { pass: "proxy" } as const;
  const where = workspace.value === "shots" ? openPass : { ...openPass, workspace: workspace.value };
  const ref = workspace.value === "refs" ? refs.selected.value?.id : undefined;
  const view = refs.shown.value?.view;
  if (ref !== undefined) return { ...where, ref, ...(view && { view }) };
  const step = workspace.value === "deliver" ? { step: delivery.step.value } : {};
  return selected.value === undefined ? { ...where, ...step } : { ...where, ...step, shot: selected.value };
}

export interface SelectPorts extends Pick<Editor, "view" | "playback"> {
  readonly selected: Signal<string | undefined>;
}

export function selectShot({ selected, view, playback }: SelectPorts, shot: string | undefined): void {
  batch(() => {
    selected.value = shot;
    view.discarding.value = undefined;
    view.chosen.value = new Set();
    playback.showShot(shot);
  });
}

/**
 * A shot is always selected while there is one: at first the one that the caret was moved to while the shots were on their way. The
 * selection follows the picture, also while it runs: what is on screen is what keys, list and inspector are about.
 */
function keepSelection({ episode, selected, playback, view, writing, refresher }: NavigationPorts): void {
  effect(() => {
    const order = episode.order.value;
    const current = selected.value;
    const caret = writing.shotAtCaret.peek()?.id;
    const first = order.find((shot) => shot === caret) ?? order[0];
    if (first === undefined || (current !== undefined && order.includes(current))) return;
    untracked(() => playback.showShot(first));
    selected.value = first;
  });
  // A shot that is left out is never on screen, and keeps the selection: it is brought back from there.
  const onScreen = computed(() => {
    const isFilm = playback.programme.value.viewing.kind === "film";
    return isFilm ? lookAtScreen(playback)?.clip.shot : playback.current.value?.shot;
  });
  effect(() => {
    const { viewing } = playback.programme.value;
    const shot = onScreen.value;
    const isMeant = viewing.kind !== "take" && shot !== undefined && selected.peek() !== undefined;
    if (!isMeant || shot === selected.peek()) return;
    selected.value = shot;
    view.discarding.value = undefined;
  });
  effect(() => {
    if (selected.value !== undefined && episode.state.value === "ready") void refresher.now("detail");
  });
}
