// Makes a candidate the live file that shots read, or takes it away: the live file and what is recorded of it change together, with nobody
// in between, and nothing that a person put there is lost. docs/http.md "References".
import { randomUUID } from "node:crypto";
import { basename, extname, join } from "node:path";
import type { PicksFile } from "../../../contracts/files/refs.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import { sha1 } from "../../../core/lib/hash.ts";
import {
  liveFrom,
  pickOf,
  viewPickOf,
  withClear,
  withPick,
  withStitch,
  withViewPick,
  wroteLive,
  type Picked,
} from "../../../core/refs/picks.ts";
import { CHARACTER_VIEWS, SHEET } from "../../../core/refs/ref-names.ts";
import { isUsableRef, mediaFileOf, type RefTake } from "../../../core/refs/ref-take.ts";
import { candidateViews, type Reference } from "../../../core/refs/reference.ts";
import { hasCandidateWith, hashLive, removeLive, replaceLive } from "../../../disk/refs/live-file.ts";
import { changePicks, type Intend } from "../../../disk/refs/picks.ts";
import { requirePlace } from "../../../disk/relative-path.ts";
import { readRefTakes } from "../../../disk/refs/ref-takes.ts";
import { requireOwnPath, type EpisodeFolder } from "../../../disk/roots.ts";
import { stamp } from "../../../machine/clock.ts";
import { removeFile } from "../../../machine/files.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import { cutSound } from "../../../media/stage/cut-sound.ts";
import { makePicture, type PictureFormat } from "../../../media/stage/make-picture.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { requirePicksHome, type EpisodeReferences } from "./episode-references.ts";
import { findSiblingFolder } from "./siblings.ts";
import { announceRef } from "./store-candidate.ts";

export type LivePorts = Pick<StudioPorts, "locks" | "clock" | "emit" | "tools" | "scratch">;

/** The episode whose reference it is; for keyframes nothing of its series is needed. */
export type LiveContext = Pick<EpisodeReferences, "episode" | "ep" | "name" | "reach" | "seriesHome">;

/** For keyframes alone. */
export async function liveContextOf(episode: EpisodeContext): Promise<LiveContext> {
  const { folder: ep } = episode;
  return { episode, ep, name: basename(ep), reach: await episode.reach(), seriesHome: undefined };
}

interface LivePick {
  readonly picks: PicksFile;
  /** SHA-1 of the live file; undefined where the sheet still lacks a view. */
  readonly result: string | undefined;
}

export interface LiveOrder {
  readonly reference: Reference;
  readonly take: RefTake;
  /** Picked though it is not finished, as long as it has a file. */
  readonly force?: boolean;
  /** Only where nobody picked or cleared anything meanwhile. */
  readonly unlessPicked?: boolean;
}

/** Somebody has picked or cleared something since: with `unlessPicked` that stands. */
export class PickedMeanwhile extends Refusal {
  constructor(sentence: string) {
    super("conflict", sentence);
  }
}

/** Makes a usable candidate live and says so. Refuses one that is not usable, unless `force` names one that has a file all the same. */
export async function makeLive(
  ports: LivePorts,
  refs: LiveContext,
  { reference, take, force = false, unlessPicked = false }: LiveOrder,
): Promise<string | undefined> {
  if (mediaFileOf(take) === undefined || (!isUsableRef(take) && !force)) {
    throw new Refusal("conflict", `${nameOf(take)} cannot be picked: it has no finished file`);
  }
  const home = requirePicksHome(refs, reference);
  const now = ports.clock.now();
  const picked = { take: take.take, picked: stamp(now), ...(home.isShared && { episode: refs.name }) };
  const hash = await changePicks(home, ports.locks, async (picks, intend) => {
    const pick = { ports, refs, reference, picks, now, intend };
    if (unlessPicked && (await isSettled(pick, take.view)))
      throw new PickedMeanwhile(`${nameOf(take)} is not wanted any more`);
    return take.view === null || take.view === SHEET
      ? pickWhole(pick, take, picked)
      : pickView(pick, take, take.view, picked);
  });
  announceRef(ports, refs.ep, take, "picked");
  return hash;
}

/** Somebody picked or cleared it, or put a file there, since its candidates were looked at. */
async function isSettled({ refs, reference, picks }: Picking, view: string | null): Promise<boolean> {
  const whole = pickOf(picks, reference.id);
  const pick = view === null ? whole : viewPickOf(picks, reference.id, view);
  if (whole?.cleared !== undefined || pick?.take !== undefined || pick?.cleared !== undefined) return true;
  return reference.path !== null && (await hashLive(refs.reach, reference.path)) !== undefined;
}

interface Picking {
  readonly ports: LivePorts;
  readonly refs: LiveContext;
  readonly reference: Reference;
  readonly picks: PicksFile;
  readonly now: Date;
  readonly intend: Intend;
}

async function pickWhole(pick: Picking, take: RefTake, picked: Omit<Picked, "sha1">): Promise<LivePick> {
  const { reference, picks } = pick;
  const bytes = await liveBytes(pick, take);
  const entry = { ...picked, sha1: sha1(bytes) };
  const next =
    take.view === SHEET ? withViewPick(picks, reference.id, SHEET, entry) : withPick(picks, reference.id, entry);
  return { picks: next, result: await writeLive(pick, bytes, next) };
}

/** The sheet is stitched as soon as every view has a pick. */
async function pickView(pick: Picking, take: RefTake, view: string, picked: Omit<Picked, "sha1">): Promise<LivePick> {
  const { refs, reference, picks, now } = pick;
  const sha = sha1(await readWhole(await filePath(refs.ep, take)));
  const next = withViewPick(picks, reference.id, view, { ...picked, sha1: sha });
  const files = await viewFiles(refs, next, reference.id);
  if (files === undefined) return { picks: next, result: undefined };
  const to = formatOf(requirePath(reference)) ?? "png";
  const sheet = await makePicture({ make: "sheet", files, to });
  const stitched = withStitch(next, reference.id, sha1(sheet), stamp(now));
  return { picks: stitched, result: await writeLive({ ...pick, picks: next }, sheet, stitched) };
}

/** The pictures of all four views, or undefined while one has none. */
async function viewFiles(refs: LiveContext, picks: PicksFile, ref: string): Promise<string[] | undefined> {
  const files: string[] = [];
  for (const view of CHARACTER_VIEWS) {
    const pick = viewPickOf(picks, ref, view);
    const folder = pick?.take === undefined ? undefined : await findSiblingFolder(refs, pick.episode);
    const takes = folder ? await readRefTakes(folder, { ref, view }) : [];
    const take = takes.find((each) => each.take === pick?.take);
    if (!folder || !take || mediaFileOf(take) === undefined) return undefined;
    files.push(await filePath(folder, take));
  }
  return files;
}

/**
 * Takes the live file away: of a supplied sheet only while that pick still is what stands there. The candidate stays. Who
 * asked says so: a candidate that is put away with it is told of first.
 */
export async function clearLive(
  ports: Pick<LivePorts, "clock" | "locks">,
  refs: LiveContext,
  reference: Reference,
  view: string | null,
): Promise<void> {
  const now = ports.clock.now();
  await changePicks(requirePicksHome(refs, reference), ports.locks, async (picks, intend) => {
    const cleared = withClear(picks, reference.id, view, stamp(now));
    if (await removesLive(refs, reference, view, picks)) {
      const place = await requirePlace(refs.reach, reference.path ?? "");
      await intend({ ref: reference.id, place, sha1: null, picks: cleared });
      await removeLive(refs.ep, { ref: reference.id, place, isKept: keptBy({ refs, reference, picks }), now });
    }
    return { picks: cleared, result: undefined };
  });
}

async function removesLive(
  { reach }: LiveContext,
  { id, path }: Reference,
  view: string | null,
  picks: PicksFile,
): Promise<boolean> {
  const live = path === null ? undefined : await hashLive(reach, path);
  if (live === undefined) return false;
  if (view === null) return true;
  return liveFrom(picks, id, live) === (view === SHEET ? "sheet" : "views");
}

/** `next`: the picks once it is written. */
async function writeLive(
  { refs, reference, picks, now, intend }: Picking,
  bytes: Uint8Array,
  next: PicksFile,
): Promise<string> {
  const place = await requirePlace(refs.reach, requirePath(reference));
  await intend({ ref: reference.id, place, sha1: sha1(bytes), picks: next });
  const kept = keptBy({ refs, reference, picks });
  return replaceLive(refs.ep, { ref: reference.id, place, bytes, isKept: kept, now });
}

/** A live file can be had again: a candidate has the same bytes, or what it was stitched or converted from is there. */
function keptBy({ refs, reference, picks }: Pick<Picking, "refs" | "reference" | "picks">) {
  return async (hash: string): Promise<boolean> => {
    if (await hasCandidateWith(refs.ep, reference.id, candidateViews(reference), hash)) return true;
    if (!wroteLive(picks, reference.id, hash)) return false;
    if (liveFrom(picks, reference.id, hash) === "views")
      return (await viewFiles(refs, picks, reference.id)) !== undefined;
    return hasSource(refs, reference, picks, hash);
  };
}

/** Whether the candidate that a live file was written from is there, in this episode or a sibling; converted where the formats differ. */
async function hasSource(refs: LiveContext, reference: Reference, picks: PicksFile, hash: string): Promise<boolean> {
  const sheet = viewPickOf(picks, reference.id, SHEET);
  const view = sheet?.sha1 === hash ? SHEET : null;
  const pick = view === SHEET ? sheet : pickOf(picks, reference.id);
  const folder = await findSiblingFolder(refs, pick?.episode);
  const takes = folder ? await readRefTakes(folder, { ref: reference.id, view }) : [];
  const take = takes.find((each) => each.take === pick?.take);
  const file = take && mediaFileOf(take);
  if (!folder || !take || file === undefined) return false;
  if (extname(file).toLowerCase() !== extname(requirePath(reference)).toLowerCase()) return true;
  return sha1(await readWhole(await filePath(folder, take))) === hash;
}

/** The candidate's bytes, in the format that the live file's name says. */
async function liveBytes({ ports, refs, reference }: Picking, take: RefTake): Promise<Uint8Array> {
  const file = await filePath(refs.ep, take);
  const live = requirePath(reference);
  const [from, to] = [formatOf(file), formatOf(live)];
  if (from !== undefined && to !== undefined && from !== to) return makePicture({ make: "converted", file, to });
  const isOtherSound = from === undefined && isWav(live) && !isWav(file);
  return isOtherSound ? asWav(ports, file) : readWhole(file);
}

const FORMATS: Readonly<Record<string, PictureFormat>> = {
  ".png": "png",
  ".jpg": "jpeg",
  ".jpeg": "jpeg",
  ".webp": "webp",
};

function formatOf(path: string): PictureFormat | undefined {
  return FORMATS[extname(path).toLowerCase()];
}

function isWav(path: string): boolean {
  return extname(path).toLowerCase() === ".wav";
}

async function asWav({ tools, scratch }: LivePorts, file: string): Promise<Uint8Array> {
  const to = join(scratch, `${randomUUID()}.wav`);
  try {
    await cutSound(await tools(), { from: file, to }, new AbortController().signal);
    return await readWhole(to);
  } finally {
    await removeFile(to);
  }
}

export function requirePath({ id, path, kind }: Reference): string {
  if (path !== null) return path;
  const key = kind === "location" ? "plate" : "sheet";
  throw new Refusal("conflict", `the series config names no ${key} for ${id}: add one, then pick again`);
}

async function filePath(ep: EpisodeFolder, take: RefTake): Promise<string> {
  return requireOwnPath(ep, ...take.folder.split("/"), mediaFileOf(take) ?? "");
}

function nameOf({ ref, view, take }: RefTake): string {
  return `${ref}${view === null ? "" : ` ${view}`} take ${take}`;
}
