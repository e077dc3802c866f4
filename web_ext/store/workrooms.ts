// The state of what is worked on beside the cut: the values of the next render, the film, the
// recording, and an episode that is to begin.
import type { Ask } from "../api/ask.ts";
import type { DraftKeeper } from "../api/drafts.ts";
import type { Builds } from "./episode/builds.ts";
import { createDelivering, type Delivering, type DeliveringPorts } from "./deliver/delivering.ts";
import { createInspecting, type Inspecting, type InspectingPorts } from "./inspect/inspecting.ts";
import type { OpenEpisode } from "./episode/open-episode.ts";
import { createRecording, type Recording } from "./episode/recording.ts";
import type { Renders } from "./render/renders.ts";
import { createNewEpisode, type NewEpisodePorts, type NewEpisodeStore } from "./episode/new-episode.ts";
import { createSounds, type Sounds } from "./episode/sounds.ts";
import { createTargets, type Targets } from "./render/targets.ts";

export interface Workrooms {
  readonly targets: Targets;
  readonly inspecting: Inspecting;
  readonly delivering: Delivering;
  readonly newEpisode: NewEpisodeStore;
  readonly recording: Recording;
  readonly sounds: Sounds;
}

export interface WorkroomsPorts
  extends
    Pick<InspectingPorts, "notices" | "selected" | "details">,
    Omit<DeliveringPorts, "episode" | "sounds">,
    NewEpisodePorts {
  readonly ask: Ask;
  readonly drafts: DraftKeeper;
  readonly episode: OpenEpisode;
  readonly renders: Renders;
  readonly builds: Pick<Builds, "tell">;
}

/** `refetch` fetches the selected shot again. */
export function createWorkrooms(ports: WorkroomsPorts, refetch: () => Promise<void>): Workrooms {
  const targets = createTargets(ports.ask, ports.episode);
  const { render } = ports.renders;
  const sounds = createSounds(ports);
  return {
    targets,
    inspecting: createInspecting({ ...ports, refetch, takesNegative: targets.takesNegative, render }),
    sounds,
    delivering: createDelivering({ ...ports, sounds }),
    newEpisode: createNewEpisode(ports),
    recording: createRecording({ ...ports, built: ports.builds.tell }),
  };
}
