// Makes the last frame of the take before a shot that carries on its first frame: what was cut from that take already is used again,
// anything else is cut anew and picked. docs/http.md "Rendering", rule 6.
import { join } from "node:path";
import type { RefSidecar } from "../../../contracts/files/refs.ts";
import { sha1 } from "../../../core/lib/hash.ts";
import { keyframeReference } from "../../../core/refs/reference.ts";
import type { OpeningPicture } from "../../../core/render/continuity.ts";
import { isUsableRef, pictureOf, refSidecarOf, type RefTake } from "../../../core/refs/ref-take.ts";
import type { Take } from "../../../core/takes/take.ts";
import { fileHash } from "../../../disk/reading/file-cache.ts";
import { hashLive } from "../../../disk/refs/live-file.ts";
import { readRefTakes } from "../../../disk/refs/ref-takes.ts";
import type { Reach } from "../../../disk/relative-path.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "../../../disk/roots.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import { writeAtomic } from "../../../machine/write-file.ts";
import { cutFrame } from "../../../media/cut-frame.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { cutCandidate, requireVideo, type CutPorts } from "./cut-candidate.ts";
import { liveContextOf, makeLive, type LivePorts } from "./make-live.ts";

export interface FirstFrame {
  /** Of the picture, which is the live file now. */
  readonly sha1: string;
  /** The candidate's own file, which stays as it is whatever is picked later. */
  readonly path: InsideRoot;
  /** The change as the render's reply reports it; null when the picture was there already. */
  readonly reported: { readonly shot: string; readonly from: string; readonly why: string } | null;
}

export type FirstFramePorts = CutPorts & LivePorts;

/** One at a time for a shot: both passes read the same first frame. */
export async function refreshFirstFrame(
  ports: FirstFramePorts,
  episode: EpisodeContext,
  { shot, source }: { readonly shot: string; readonly source: Take },
  signal?: AbortSignal,
): Promise<FirstFrame> {
  const { folder: ep } = episode;
  const reference = keyframeReference(shot, "first");
  const context = await liveContextOf(episode);
  const { reach } = context;
  return ports.locks.hold(`${ep}/${reference.path}`, async () => {
    const { candidates, known } = await findCut(ports, ep, { shot, source });
    const standing = await hashLive(reach, reference.path);
    const order = { shot, end: "first", source, frame: "last", note: "", ...(signal && { signal }) } as const;
    const take = known ?? (await cutCandidate(ports, ep, order));
    const path = await requireOwnPath(ep, ...take.folder.split("/"), pictureOf(take) ?? "");
    if (standing !== undefined && standing === (await hashLive(reach, pathIn(take)))) {
      return { sha1: standing, path, reported: null };
    }
    const why = await whyNew(reach, standing, candidates);
    const picked = (await makeLive(ports, context, { reference, take })) ?? "";
    ports.emit({ type: "studio.episode", data: { ep } });
    return { sha1: picked, path, reported: { shot, from: nameOf(source), why } };
  });
}

/** The same picture for a dry run: one that was cut from the take already, or a cut in `folder`; the episode stays as it is. */
export async function cutFirstFrameAside(
  ports: Pick<StudioPorts, "fileHashes" | "tools">,
  ep: EpisodeFolder,
  { shot, source, folder }: { readonly shot: string; readonly source: Take; readonly folder: string },
  signal?: AbortSignal,
): Promise<OpeningPicture> {
  const { known } = await findCut(ports, ep, { shot, source });
  if (known) {
    const path = await requireOwnPath(ep, ...known.folder.split("/"), pictureOf(known) ?? "");
    return { path, sha1: sha1(await readWhole(path)) };
  }
  const { png } = await cutFrame(await ports.tools(), await requireVideo(ep, source), "last", signal);
  const path = join(folder, "first.png");
  await writeAtomic(path, png);
  return { path, sha1: sha1(png) };
}

/** The candidates of the shot's first frame, and that of them which is the take's last frame. */
async function findCut(
  ports: Pick<StudioPorts, "fileHashes">,
  ep: EpisodeFolder,
  { shot, source }: { readonly shot: string; readonly source: Take },
) {
  const hash = await fileHash(ports.fileHashes, await requireVideo(ep, source));
  const candidates = await readRefTakes(ep, { ref: keyframeReference(shot, "first").id, view: null });
  return { candidates, known: candidates.findLast((take) => isLastFrameOf(take, source, hash)) };
}

function isLastFrameOf(take: RefTake, source: Take, hash: string): boolean {
  const record = refSidecarOf(take);
  if (!record || !isUsableRef(take) || record.source_sha1 !== hash) return false;
  const isSame = record.source_shot === source.shot && record.source_take === source.take;
  return isSame && record.source_pass === source.pass && isLast(record);
}

function isLast({ source_frame: frame, source_frames: frames }: RefSidecar): boolean {
  return frame !== undefined && frame + 1 === frames;
}

async function whyNew(reach: Reach, standing: string | undefined, candidates: readonly RefTake[]): Promise<string> {
  if (standing === undefined) return "it had no first frame";
  for (const take of candidates.toReversed()) {
    const record = refSidecarOf(take);
    if (record?.source_shot === undefined || (await hashLive(reach, pathIn(take))) !== standing) continue;
    return `its first frame was cut from ${record.source_shot} take ${record.source_take}`;
  }
  return "its first frame was another picture";
}

function pathIn(take: RefTake): string {
  return `${take.folder}/${pictureOf(take) ?? ""}`;
}

function nameOf({ shot, take, pass }: Take): string {
  return `${shot} take ${take} (${pass})`;
}
