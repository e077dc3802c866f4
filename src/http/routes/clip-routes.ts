// Which verb answers which route of clips: one line each, as in `studio-routes`.
import {
  addClipRoute,
  clipsEpisodeRoute,
  ensureClipsRoute,
  newClipsRoute,
} from "../../contracts/routes/clips/projects.ts";
import { queueClipRoute } from "../../contracts/routes/clips/queue.ts";
import { addClip } from "../../studio/clips/add-clip.ts";
import { ensureClips } from "../../studio/clips/ensure-clips.ts";
import { makeClipsEpisode } from "../../studio/clips/make-episode.ts";
import { newClips } from "../../studio/clips/new-clips.ts";
import { queueClip } from "../../studio/clips/queue-clip.ts";
import type { StudioPorts } from "../../studio/ports.ts";
import { bindEpisode, bindVerb, type RouteLine } from "../binding.ts";

export const CLIPS: readonly RouteLine<StudioPorts>[] = [
  bindVerb(ensureClipsRoute, ensureClips),
  bindVerb(newClipsRoute, newClips),
  bindEpisode(addClipRoute, addClip),
  bindEpisode(queueClipRoute, queueClip),
  bindEpisode(clipsEpisodeRoute, makeClipsEpisode),
];
