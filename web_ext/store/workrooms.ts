// The state of what is worked on beside the cut: the values of the next render, the film, the
// recording, and an episode that is to begin.
import type { Ask } from "../api/ask.ts";
import type { DraftStorage } from "../api/drafts.ts";
import type { Builds } from "./episode/builds.ts";
import { createDeliverState, type DeliverState, type DeliverPorts } from "./deliver/deliver-state.ts";
import { createInspector, type InspectorState, type InspectorPorts } from "./inspector/inspector.ts";
import type { OpenEpisode } from "./episode/open-episode.ts";
import { createRecording, type Recording } from "./episode/recording.ts";
import type { Renders } from "./render/renders.ts";
import { createNewEpisode, type NewEpisodePorts, type NewEpisodeStore } from "./episode/new-episode.ts";
import { createSounds, type Sounds } from "./episode/sounds.ts";
import { createTargets, type Targets } from "./render/targets.ts";

export interface Workrooms {
  readonly targets: Targets;
  readonly inspector: InspectorState;
  readonly deliver: DeliverState;
  readonly newEpisode: NewEpisodeStore;
  readonly recording: Recording;
  readonly sounds: Sounds;
}

export interface WorkroomsPorts
  extends
    Pick<InspectorPorts, "notices" | "selected" | "details">,
    Omit<DeliverPorts, "episode" | "sounds">,
    NewEpisodePorts {
  readonly ask: Ask;
  readonly drafts: DraftStorage;
  readonly episode: OpenEpisode;
  readonly renders: Renders;
  readonly builds: Pick<Builds, "showReply">;
}

/** `refetch` fetches the selected shot again. */
export function createWorkrooms(ports: WorkroomsPorts, refetch: () => Promise<void>): Workrooms {
  const targets = createTargets(ports.ask, ports.episode);
  const { render } = ports.renders;
  const sounds = createSounds(ports);
  return {
    targets,
    inspector: createInspector({ ...ports, refetch, takesNegative: targets.takesNegative, render }),
    sounds,
    deliver: createDeliverState({ ...ports, sounds }),
    newEpisode: createNewEpisode(ports),
    recording: createRecording({ ...ports, built: ports.builds.showReply }),
  };
}
