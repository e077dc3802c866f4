// GET /studio/episode: what stands in one pass of an episode, shots in cut order. docs/http.md "Episode status".
import { basename } from "node:path";
import { rendersFolder } from "../../core/lib/names.ts";
import type { Pass } from "../../contracts/schema.ts";
import type { EpisodeStatus, ShotStatus } from "../../contracts/replies/episode-status.ts";
import type { episodeRoute } from "../../contracts/routes/episodes.ts";
import { viewCut } from "../../core/cut/entry-view.ts";
import { wantedTargets, episodeTarget } from "../../core/render/next-render.ts";
import { frameRate } from "../../core/targets/grid.ts";
import { createYielder } from "../../machine/in-slices.ts";
import type { StudioPorts } from "../ports.ts";
import { readLivingJobs, sweepTakes } from "../shared/takes/sweep-takes.ts";
import { sweepVersions } from "../shared/versions/sweep-versions.ts";
import { describeOrphan, describeShot, nextTargetOf } from "../shared/status/describe-shot.ts";
import { readPass, type PassSnapshot, type SnapshotPorts } from "../shared/pass/read-pass.ts";
import { readSounds } from "../shared/pass/read-sounds.ts";
import { readTrack } from "../shared/recordings/describe-track.ts";
import { rememberStatus, type Rows, type StatusFacts } from "../shared/status/remember-status.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Ports = SnapshotPorts &
  Pick<StudioPorts, "clock" | "locks" | "emit" | "queue" | "presence" | "host" | "tools" | "probes" | "hasSound">;

export async function readStatus(
  ports: Ports,
  episode: EpisodeContext,
  { pass }: EpisodeInput<typeof episodeRoute>,
): Promise<EpisodeStatus> {
  const turn = createYielder();
  const snapshot = await readSwept(ports, episode, pass);
  await turn();
  const [sounds, track] = await Promise.all([readSounds(ports, snapshot), readTrack(ports, snapshot)]);
  await turn();
  return rememberStatus({ snapshot, sounds, track }, describeStatus);
}

async function describeStatus({ snapshot, sounds, track }: StatusFacts, remembered: Rows): Promise<EpisodeStatus> {
  const { build, pass, cut, cutFacts, shots } = snapshot;
  const wanted = wantedTargets(snapshot.targetFacts);
  const byId = new Map(shots.map((shot) => [shot.id, shot]));
  const targetFps = (shot: string) => {
    const template = nextTargetOf(snapshot, byId.get(shot), wanted.get(shot))?.template;
    return template ? frameRate(template, cutFacts.fps) : cutFacts.fps;
  };
  const turn = createYielder();
  const views = viewCut(cut, { ...cutFacts, ...sounds.facts, targetFps });
  const rows: ShotStatus[] = [];
  for (const [index, { entry }] of cut.entries()) {
    const stored = byId.get(entry.shot);
    const row = { view: views[index]!, wanted: wanted.get(entry.shot), sounds };
    const describe = async () =>
      stored ? describeShot(snapshot, stored, row) : describeOrphan(snapshot, entry.shot, row);
    await turn();
    rows.push(await remembered.row(entry.shot, row.view, describe));
  }
  return {
    episode: basename(snapshot.ep),
    title: build.main.title,
    pass,
    fps: cutFacts.fps,
    width: build.main.defaults.width,
    height: build.main.defaults.height,
    folder: rendersFolder(pass),
    ...episodeTarget(snapshot),
    ...(snapshot.negative.problem !== null && { negative_error: snapshot.negative.problem }),
    track,
    shots: rows,
  };
}

/** The pass after takes without a job were closed. */
async function readSwept(ports: Ports, episode: EpisodeContext, pass: Pass): Promise<PassSnapshot> {
  const jobs = readLivingJobs(ports);
  const snapshot = await readPass(ports, episode, pass);
  const takes = snapshot.cut.flatMap(({ entry }) => snapshot.cutFacts.takes(entry.shot, pass));
  const isSwept = await sweepTakes(ports, episode.folder, takes, jobs);
  const areVersionsSwept = await sweepVersions(ports, episode.folder, takes, jobs);
  return isSwept || areVersionsSwept ? readPass(ports, episode, pass) : snapshot;
}
