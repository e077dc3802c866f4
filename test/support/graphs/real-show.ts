// A show of one shot on a real host, behind the whole service.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pngOf } from "../media/one-colour.ts";
import { buildWav } from "../../../src/core/media/wav.ts";
import type { TargetOf } from "../../../src/contracts/files/target.ts";
import { openRealStudio, type RealStudio } from "../episodes/real-studio.ts";
import { until } from "../until.ts";

export const SECONDS = 2;
/** Of a frame of the proxy pass, in pixels: on the grid of every target. */
export const SIDE = 128;
export const FPS = 24;

/** A host without a graphics card takes its time. */
const PATIENCE = 60 * 60_000;

const SCRIPT = `= tide  Low Tide

# sq01 quay

## sh010
who: ada
size: ms
dur: ${SECONDS}
Ada walks to the edge of the quay.
`;
/** Of a model that takes its sound from a recording. */
const SPOKEN = `policy: dub
audio: 0-${SECONDS}
ADA: It is late.
`;
const RECORDING = "audio/recording.wav";
const HERTZ = 48_000;

export interface RealShow {
  readonly studio: RealStudio;
  readonly picture: (name: string, width?: number, height?: number) => Promise<void>;
  readonly at: (name: string) => string;
  /** Resolves when the host has nothing left to do; throws why what a record is of was not made. */
  readonly ended: (record: string) => Promise<Record<string, unknown>>;
}

/** Opens the show, does something with it and closes it. */
export async function inShow<T>(
  host: string,
  target: TargetOf<"video"> | null,
  act: (show: RealShow) => Promise<T>,
): Promise<T> {
  const script = onlyDubs(target) ? SCRIPT + SPOKEN : SCRIPT;
  const studio = await openRealStudio({ env: { STUDIO_LOCAL_URL: host }, series: seriesOf(target), script });
  try {
    const show = showOf(studio);
    if (onlyDubs(target)) await record(show.at(RECORDING));
    await show.picture("refs/ada.png");
    await show.picture("refs/quay.png");
    return await act(show);
  } finally {
    await studio.close();
  }
}

function onlyDubs(target: TargetOf<"video"> | null): boolean {
  const policies = target?.capabilities.policies ?? [];
  return policies.includes("dub") && !policies.includes("generate");
}

/** A tone that comes and goes. */
async function record(path: string): Promise<void> {
  const samples = Int16Array.from({ length: 2 * SECONDS * HERTZ }, (_, i) => {
    const at = Math.floor(i / 2) / HERTZ;
    return 8000 * Math.sin(2 * Math.PI * 220 * at) * Math.abs(Math.sin(2 * Math.PI * at));
  });
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, buildWav(samples, HERTZ));
}

function seriesOf(target: TargetOf<"video"> | null): object {
  const size = { width: SIDE * 2, height: SIDE * 2 };
  return {
    series: { id: "tide", title: "Low Tide", fps: FPS, ...size, ...(target !== null && { target: target.id }) },
    ...(onlyDubs(target) && { audio: { track: RECORDING } }),
    proxy: { width: SIDE, height: SIDE },
    style: { look: "Ink and wash" },
    subjects: {
      ada: { kind: "character", name: "Ada", design: "A harbour pilot", voice: "a clear voice", sheet: "refs/ada.png" },
    },
    locations: { quay: { description: "Exterior, dusk: a stone quay", plate: "refs/quay.png" } },
  };
}

function showOf(studio: RealStudio): RealShow {
  const at = (name: string) => join(studio.ep, name);
  return {
    studio,
    at,
    async picture(name, width = SIDE, height = SIDE) {
      await mkdir(join(at(name), ".."), { recursive: true });
      await writeFile(at(name), pngOf(0x3366ccff, width, height));
    },
    async ended(name) {
      const isIdle = async () => {
        const { jobs } = (await studio.get("/jobs")).body as { jobs: { status: string }[] };
        return !jobs.some(({ status }) => status === "queued" || status === "running");
      };
      await until(isIdle, "the host did not end its work", { within: PATIENCE, every: 500 });
      const record = JSON.parse(await readFile(at(name), "utf8")) as Record<string, unknown>;
      if (record["status"] !== "ok") throw new Error(String(record["error"] ?? record["save_notes"]));
      return record;
    },
  };
}
