// The order in which a master's upscales are queued: as in the cut, or grouped by what the host has to load for them.
import type { UpscaleSettings } from "../upscale/settings.ts";
import { RESTORER } from "../upscale/settings.ts";

export interface QueuedShot {
  readonly shot: string;
  readonly target: string;
  readonly settings: UpscaleSettings;
}

/** Groups stand where their first shot does; within one the cut's order holds. */
export function orderByTarget<S extends QueuedShot>(shots: readonly S[]): readonly S[] {
  const groups = new Map<string, S[]>();
  for (const shot of shots) {
    const key = loadKey(shot);
    const group = groups.get(key);
    if (group) group.push(shot);
    else groups.set(key, [shot]);
  }
  return [...groups.values()].flat();
}

/** What is loaded: the target's own models and those of a step that follows, or the method's model. */
function loadKey({ target, settings }: QueuedShot): string {
  const { method, follows: step, pixelModel, restorerModel } = settings;
  const follows = step === RESTORER ? `${step} ${restorerModel}` : (step ?? "");
  if (method === "latent") return `${target} ${follows}`;
  return `${method} ${method === "restorer" ? restorerModel : (pixelModel ?? "")} ${follows}`;
}
