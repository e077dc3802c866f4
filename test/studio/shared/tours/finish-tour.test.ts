// What a tour comes to whose video is there and whose holds cannot be cut.
import { expect } from "chai";
import { mkdir, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeFolder } from "../../../../src/disk/roots.ts";
import { finishTour, type FinishTourPorts } from "../../../../src/studio/shared/tours/finish-tour.ts";
import { scratchFolder } from "../../../support/episodes/scratch-folder.ts";
import { smallFilm } from "../../../support/media/small-film.ts";

describe("a tour whose video is there", () => {
  const scratch = scratchFolder();

  it("is kept though its holds cannot be found, and says why", async () => {
    const ep = (await realpath(scratch())) as EpisodeFolder;
    const folder = join(ep, "refs/_takes/location__quay/_tours");
    await mkdir(folder, { recursive: true });
    const path = join(folder, "tour_t01.mp4");
    await writeFile(path, await smallFilm({ frames: 12, width: 64, height: 48, fps: 24 }));
    const program = { path: join(ep, "no-such-program"), version: "none" };
    const ports = {
      clock: { now: () => new Date("2026-11-02T10:14:03Z") },
      tools: async () => ({ ffmpeg: program, ffprobe: program }),
      emit: () => undefined,
    } as unknown as FinishTourPorts;
    const record = { ref: "location:quay", tour: 1, notes: [] };
    const signal = new AbortController().signal;
    const making = { folder, stem: "tour_t01", signal, spec: { record }, payload: { ep } };
    const delivered = { kind: "files" as const, files: [{ role: "video" as const, path, frames: 12 }] };
    const made = await finishTour(ports, making as unknown as Parameters<typeof finishTour>[1], delivered);
    expect(made).to.deep.include({ frames: 12, fps: 24, width: 64, height: 48, video: "tour_t01.mp4", holds: [] });
    expect(made.error).to.match(/^not all of its holds could be kept: the holds of tour_t01\.mp4 cannot be found: /);
    const stopped = { ...making, signal: AbortSignal.abort(new Error("called off")) };
    const reason = await finishTour(ports, stopped as unknown as Parameters<typeof finishTour>[1], delivered).catch(
      (error: Error) => error.message,
    );
    expect(reason).to.equal("called off");
  });
});
