// An episode of three shots in a scratch folder whose takes are counting clips, and the second of them about to start.
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import type { StudioEvent } from "../../../../src/contracts/events.ts";
import type { CutEntry } from "../../../../src/contracts/files/cut.ts";
import type { Sidecar } from "../../../../src/contracts/files/sidecar.ts";
import { FileCache } from "../../../../src/disk/reading/file-cache.ts";
import { TakeIndex } from "../../../../src/disk/take-index/take-index.ts";
import { KeyedLock } from "../../../../src/machine/keyed-lock.ts";
import type { Take } from "../../../../src/core/takes/take.ts";
import { refreshFirstFrame } from "../../../../src/studio/shared/references/first-frame.ts";
import { hasSoundFile } from "../../../../src/media/has-sound.ts";
import { continueShot, type ContinuedStart } from "../../../../src/studio/shared/take-pipeline/continue-shot.ts";
import { episodeFolder } from "../../../support/episodes/episode-folder.ts";
import { makeEntry, makeShotlist } from "../../../support/values/make-shotlist.ts";
import { makeSidecar } from "../../../support/values/make-take.ts";
import { refusalOf } from "../../../support/values/refusal-of.ts";
import { suiteFolder } from "../../../support/episodes/scratch-folder.ts";
import { writeFiles } from "../../../support/episodes/write-files.ts";
import { makeClip } from "../../../media/test-clips.ts";
import { anyTools } from "../../../media/tool-sets.ts";
import { episodeAt } from "../../../support/episodes/episode-context.ts";

/** When the takes were finished. */
export const FINISHED = "2026-11-02T10:16:22+01:00";

/** A take of a counting clip, what its record says besides, and whether it is silent. */
type TakeFilm = Partial<Sidecar> & { readonly frames: number; readonly tone?: null };

/** Called inside a `describe`: each of its tests begins with shots `a`, `b` and `c` without takes. */
export function chainOfThree() {
  const ep = episodeFolder();
  const clips = suiteFolder();
  const tools = anyTools();
  const reported: StudioEvent[] = [];
  const clock = { now: () => new Date("2026-11-02T10:20:00") };
  beforeEach(async () => {
    reported.length = 0;
    const shots = ["a", "b", "c"].map((id) => makeEntry({ id }));
    await writeFiles(ep(), { "shotlist/shotlist_proxy.json": makeShotlist({ shots }) });
  });

  const films = new Map<string, Promise<string>>();
  /** A counting clip, made once. */
  const film = (frames: number, request: { readonly fps?: number; readonly tone?: null } = {}) => {
    const name = `${frames}-${request.fps ?? 24}-${request.tone === null ? "mute" : "loud"}.mp4`;
    const made = films.get(name) ?? makeClip(tools.ffmpeg.path, join(clips(), name), { frames, ...request });
    films.set(name, made);
    return made;
  };
  const ports = () => ({
    ...{ clock, locks: new KeyedLock(), tools: async () => tools, scratch: clips() },
    emit: (event: StudioEvent) => void reported.push(event),
    fileHashes: new FileCache<string>(clock),
    shotlists: new FileCache<never>(clock),
    takeIndex: new TakeIndex(clock),
    hasSound: (path: string) => hasSoundFile(path, async () => tools),
  });
  const start = async (record: Sidecar, takesLatents = true): Promise<ContinuedStart> => {
    const work = {
      ...{ folder: join(clips(), "job 1"), takesLatents, planned: 39, signal: new AbortController().signal },
      openingPicture: async (source: Take) =>
        refreshFirstFrame(ports(), await episodeAt(ep()), { shot: record.shot, source }),
    };
    return continueShot(ports(), await episodeAt(ep()), record, work);
  };
  return {
    ep,
    reported,
    film,
    ports,
    start,
    /** The record of `b`, whose job starts. */
    job: (changes: Partial<Sidecar> = {}) =>
      makeSidecar({ shot: "b", take: 1, status: "queued", target: "minimax_h3_ref2va", length: 34, ...changes }),
    why: async (record: Sidecar) => (await refusalOf(start(record))).message,
    putCut: (proxy: CutEntry[]) => writeFiles(ep(), { "cut.json": { episode: "ep01", final: [], proxy } }),
    putTake: async (shot: string, take: number, reported: TakeFilm | number) => {
      const { frames, fps, tone, ...changes } = typeof reported === "number" ? { frames: reported } : reported;
      const stem = `renders_proxy/${shot}/${shot}_t0${take}`;
      const size = { width: 128, height: 72, ...(fps !== undefined && { fps }) };
      const record = makeSidecar({ shot, take, frames, finished: FINISHED, ...size, ...changes });
      await writeFiles(ep(), { [`${stem}.json`]: record });
      const request = { ...(fps !== undefined && { fps }), ...(tone === null && { tone }) };
      if (record.status === "ok") await copyFile(await film(frames, request), join(ep(), `${stem}.mp4`));
    },
  };
}
