// Where else, and for which model, a shot can be rendered this once: what the menu beside the render button offers.
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { Backend } from "../settings/machine.ts";
import { requestShot } from "./render-requests.ts";
import { ANIMATIC } from "../cut/usable.ts";
import type { RenderRequest } from "./renders.ts";
import type { SettingsRecord } from "../settings/settings-form.ts";

/** One more take on a backend of this name, which the service refuses for a target that it cannot run. */
export function requestOnBackend(shot: ShotStatus, backend: string): RenderRequest {
  return { ...requestShot(shot), backend };
}

/** One more take for another target, this once. A shot that has no usable take for it is not done yet, whatever else it has. */
export function requestOnTarget(shot: ShotStatus, target: string): RenderRequest {
  return { ...requestShot(shot), redo: true, target };
}

/** A backend that is down takes jobs too: they wait for it. */
export function backendsFor(backends: readonly Backend[]): readonly Backend[] {
  return backends.filter(({ name }) => name !== "builtin");
}

/** Targets that this show and these settings name, the shot's own left out: alphabetical, with the animatic last. */
export function targetsFor(
  shot: ShotStatus,
  shots: readonly ShotStatus[],
  settings: SettingsRecord | undefined,
): readonly string[] {
  const named = [
    ...shots.flatMap(({ target, built_target: built }) => [target, built]),
    ...Object.keys(settings?.deployments ?? {}),
    settings?.default_targets["video"],
    settings?.detected_targets["video"],
  ].filter((target) => typeof target === "string" && target !== ANIMATIC && target !== shot.target);
  const others = [...new Set(named as string[])].toSorted((one, other) => one.localeCompare(other));
  return shot.target === ANIMATIC ? others : [...others, ANIMATIC];
}
