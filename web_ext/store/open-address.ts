// The address of what is open now, as the address bar shows it.
import { computed, type ReadonlySignal } from "@preact/signals";
import type { Address, Workspace } from "./address.ts";
import type { OpenEpisode } from "./episode/open-episode.ts";

export function addressOf(
  episode: Pick<OpenEpisode, "openPass">,
  selected: ReadonlySignal<string | undefined>,
  workspace: ReadonlySignal<Workspace>,
): ReadonlySignal<Address> {
  return computed(() => {
    const openPass = episode.openPass.value;
    if (!openPass) return { pass: "proxy" };
    const where = workspace.value === "shots" ? openPass : { ...openPass, room: workspace.value };
    return selected.value === undefined ? where : { ...where, shot: selected.value };
  });
}
