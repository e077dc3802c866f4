// Fetches a file that was made elsewhere, asking again as long as there is hope, and checks whether it is what it should be; recognizes what
// such a file is by its name. Where it lies, and how it is asked for, is the backend's business.
import { extname, join } from "node:path";
import { removeFile } from "../machine/files.ts";
import { FileReceiver, type AskForFile } from "../machine/receive-file.ts";
import { pause } from "../machine/wait.ts";
import type { BackendEvent, FinishedFile, KnownJob } from "./backend.ts";

/** A file on its way. */
export interface FetchedFile extends Pick<FinishedFile, "role" | "path"> {
  /** Frames that it was asked to have, of a film whose own header promises none. */
  readonly requestedFrames?: number | undefined;
}

/** Why a file that has arrived cannot be used, in a few words, or undefined when it is whole. */
export type Examine = (file: FetchedFile, signal: AbortSignal) => Promise<string | undefined>;

export interface Fetching {
  /** Who has the file, for people: `the host`. */
  readonly from: string;
  /** What a person can do when it cannot be had: `look in its output folder`. */
  readonly advice: string;
  /** Whether they do not answer now; then they are waited for. */
  readonly isAway: () => Promise<boolean>;
  readonly examine: Examine;
  readonly pace: FetchPace;
  readonly signal: AbortSignal;
  readonly send: (event: BackendEvent) => void;
}

/** In milliseconds. */
export interface FetchPace {
  /** Between two tries while they answer. */
  readonly ask: number;
  /** Between two tries while they do not. */
  readonly silent: number;
  /** Without a byte before a try is given up; a limit of its own when it is left out. */
  readonly stalled?: number;
}

/** Tries in a row that add nothing, and files that cannot be used: a second one of those is final. */
const FETCH_TRIES = 3;
const UNUSABLE_TRIES = 2;

/** Why the file cannot be had, or undefined when it stands there: one who answers and does not have it will not have it later. */
export async function fetchFinished(
  name: string,
  file: FetchedFile,
  askFor: AskForFile,
  { from, advice, isAway, examine, pace, signal, send }: Fetching,
): Promise<string | undefined> {
  const { ask, silent, stalled } = pace;
  const receiver = new FileReceiver(file.path, { signal, ...(stalled !== undefined && { silence: stalled }) });
  try {
    for (let idle = 0, unusable = 0; ;) {
      const received = await receiver.receive(askFor);
      const why = received.ok ? await examine(file, signal) : received.why;
      if (why === undefined) return undefined;
      let away = false;
      if (received.ok) {
        await removeFile(file.path);
        if (++unusable >= UNUSABLE_TRIES)
          return `what ${from} hands over as ${name} cannot be used (${why}): ${advice}`;
      } else {
        away = await isAway();
        idle = received.gained > 0 || away ? 0 : idle + 1;
        if (idle >= FETCH_TRIES) return `${from} made ${name} and does not hand it over (${why}): ${advice}`;
      }
      send({ kind: "log", line: `${name} did not arrive whole (${why}): asking again` });
      await pause(away ? silent : ask, signal);
    }
  } finally {
    await receiver.drop();
  }
}

const ROLES: Readonly<Record<string, FinishedFile["role"]>> = {
  ".mp4": "video",
  ".mov": "video",
  ".mkv": "video",
  ".webm": "video",
  ".wav": "audio",
  ".flac": "audio",
  ".mp3": "audio",
  ".opus": "audio",
  ".png": "image",
  ".jpg": "image",
  ".jpeg": "image",
  ".webp": "image",
  ".safetensors": "latent",
  ".latent": "latent",
};

/** With their dots. */
export const KNOWN_ENDINGS: readonly string[] = Object.keys(ROLES);

/** Undefined for a file that is no part of a take. */
export function roleOf(filename: string): FinishedFile["role"] | undefined {
  return ROLES[endingOf(filename)];
}

/** `.mp4`, in lower case. */
export function endingOf(filename: string): string {
  return extname(filename).toLowerCase();
}

/** Where the file of that number belongs: the first has the take's own name. */
export function finishedPath(
  { folder, stem }: Pick<KnownJob, "folder" | "stem">,
  index: number,
  ending: string,
): string {
  return join(folder, `${stem}${index === 0 ? "" : `_${index + 1}`}${ending}`);
}
