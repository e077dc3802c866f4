// POST /studio/takes/import: a video file becomes a numbered take, as a render would.
//
// What its record says, since nobody rendered it: no target, model, seed or settings (null in the status), and where it comes from in
// `imported`. What makes it stale:
// - `script`, as a rendered take: it was imported for the shot as it was then, so its `shot_hash` is the one that a render would have
//   had, and it is compared on that same target (`imported.target`) whatever the shot renders on later.
// - never `target`, `preset` or `ref`: it was made on none, with none, of none.
//
// A number is taken only when the film is ready on the episode's own disk. A kill before that leaves no take, and partial files are removed at
// the next start; one within the moments after it leaves a queued record without a job, which the next status closes as failed.
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import { reasonOf } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf, UploadedFile } from "../../contracts/route.ts";
import type { importTakeRoute } from "../../contracts/routes/takes.ts";
import { takeStem } from "../../core/lib/names.ts";
import type { SidecarDraft } from "../../core/render/draft-sidecar.ts";
import { wantedTargets } from "../../core/render/next-render.ts";
import { reserveTake } from "../../disk/takes/reserve-take.ts";
import { copyAtomic } from "../../machine/write-file.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { requireSource } from "../../disk/source-file.ts";
import { requireShotFolder } from "../../disk/takes/read-takes.ts";
import { stamp } from "../../machine/clock.ts";
import { makeFolder, moveFile, removeFile, removeFolder } from "../../machine/files.ts";
import { partialName } from "../../machine/partial-name.ts";
import { readPass, requireShot, type PassSnapshot, type SnapshotPorts } from "../shared/pass/read-pass.ts";
import type { StudioPorts } from "../ports.ts";
import { conformImport, type ConformedFilm } from "../shared/takes/import-film.ts";
import type { InspectPorts } from "../shared/takes/inspect-film.ts";
import { gatherRenderShot } from "../shared/pass/gather-shot.ts";
import { announceTake, endTake } from "../shared/takes/announce-take.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { targetIdOf } from "../../core/render/render-shot.ts";

type Ports = SnapshotPorts & InspectPorts & Pick<StudioPorts, "locks" | "emit" | "scratch" | "longWork" | "presence">;
type Body = EpisodeInput<typeof importTakeRoute>;
type Reply = ReplyOf<typeof importTakeRoute>;

/** Throws the reason of `left` when the client has gone before a number was taken. */
export async function importTake(
  ports: Ports,
  episode: EpisodeContext,
  body: Body,
  {
    signal: left,
    upload: sent,
  }: { readonly signal?: AbortSignal | undefined; readonly upload?: UploadedFile | undefined } = {},
): Promise<Reply> {
  const source = await requireSource(body.source_path, sent, "a video");
  const snapshot = await readPass(ports, episode, body.pass);
  const { draft, target } = await draftOf(ports, snapshot, body);
  return ports.longWork.run(async (signal) => {
    const folder = join(ports.scratch, `import-${randomUUID()}`);
    await makeFolder(folder);
    try {
      const { fps, width, height } = draft;
      const record = { ...draft, take: 1 } as Sidecar;
      const order = { episode, record, source, target, shape: { fps, width, height }, folder, signal };
      return await storeTake(ports, episode.folder, draft, await conformImport(ports, order));
    } finally {
      await removeFolder(folder);
    }
  }, left);
}

async function draftOf(
  { clock }: Pick<StudioPorts, "clock">,
  snapshot: PassSnapshot,
  { shot, pass, note }: Body,
): Promise<{ draft: SidecarDraft; target: string }> {
  const stored = requireShot(snapshot, shot);
  const planned = await gatherRenderShot(snapshot, stored, wantedTargets(snapshot.targetFacts).get(stored.id), null);
  const { error } = planned.next;
  const { width, height } = snapshot.build.main.defaults;
  const at = stamp(clock.now());
  const draft: SidecarDraft = {
    version: 1,
    shot: stored.id,
    pass,
    target: "",
    status: "queued",
    queue: "studio",
    queued: at,
    started: at,
    seed: "0",
    seed_source: "stable",
    parent_take: null,
    model: null,
    loras: [],
    steps: null,
    width,
    height,
    fps: snapshot.cutFacts.fps,
    length: stored.entry.length,
    length_source: stored.entry.length_estimated ? "estimate" : "script",
    frames: null,
    shot_hash: error === undefined ? planned.shot.hashes.story : "",
    preset_hash: "",
    overrides: [],
    override_stale: false,
    refs: [],
    notes: [],
    note,
    mp4: null,
    thumb: null,
    strip: null,
    save_notes: "",
  };
  return { draft, target: targetIdOf(planned.next) };
}

/** The film first, under a name that no reader looks at; then the number, and everything under it. */
async function storeTake(ports: Ports, ep: EpisodeFolder, draft: SidecarDraft, film: ConformedFilm): Promise<Reply> {
  const folder = await requireShotFolder(ep, draft.pass, draft.shot);
  const part = await partialName(join(folder, "import.mp4"));
  try {
    await copyAtomic(film.mp4, part);
    await ports.presence.enter(ep);
    const record = await reserveTake(ep, { ...draft, owner: ports.presence.id });
    announceTake(ports, ep, record);
    return await fillTake(ports, ep, record, { part, folder, film });
  } finally {
    await removeFile(part);
  }
}

interface FilmToStore {
  readonly part: string;
  readonly folder: string;
  readonly film: ConformedFilm;
}

async function fillTake(ports: Ports, ep: EpisodeFolder, record: Sidecar, { part, folder, film }: FilmToStore) {
  const { imported, check, frames, pictures } = film;
  const stem = takeStem(record.shot, record.take);
  const at = (ending: string) => join(folder, `${stem}${ending}`);
  try {
    const names = { thumb: pictures.thumb && `${stem}.jpg`, strip: pictures.strip && `${stem}_strip.jpg` };
    const from = dirname(film.mp4);
    if (pictures.thumb) await copyAtomic(join(from, pictures.thumb), at(".jpg"));
    if (pictures.strip) await copyAtomic(join(from, pictures.strip), at("_strip.jpg"));
    await moveFile(part, at(".mp4"));
    const finished = stamp(ports.clock.now());
    const { save_notes } = pictures;
    const patch = { finished, frames, mp4: `${stem}.mp4`, ...names, save_notes, check, imported };
    const { status } = (await endTake(ports, ep, record, { event: "finished", patch })) ?? record;
    const { shot, take, pass } = record;
    return { shot, take, pass, status, imported, check };
  } catch (error) {
    await endTake(ports, ep, record, { event: "failed", patch: { save_notes: `not imported: ${reasonOf(error)}` } });
    throw error;
  }
}
