// The backend that is always up: it draws a shot as an animatic on this machine. The drawing itself is handed in as a port, because `hosts/` and
// `media/` do not import each other.
import { join } from "node:path";
import { reasonOf } from "../contracts/refusal.ts";
import { writeInFolder } from "../machine/write-file.ts";
import { EventChannel } from "./run-events.ts";
import type { Backend, BackendEvent, BackendJob, CardWork, DrawWork, FilmWork, TourWork } from "./backend.ts";

/** Draws one take, or a tour, to `output`; progress in frames. Throws the signal's reason when it is cancelled, with nothing left behind. */
export type DrawPort = (
  work: DrawWork | TourWork,
  output: string,
  options: { readonly signal: AbortSignal; readonly onFrame: (done: number, total: number) => void },
) => Promise<{
  readonly frames: number;
  readonly notes: readonly string[];
  readonly madeWith: Readonly<Record<string, string>>;
}>;

/** Enlarges or finishes the frames of a film, to `output`; otherwise as `DrawPort`. */
export type FilmPort = (work: FilmWork, output: string, options: Parameters<DrawPort>[2]) => ReturnType<DrawPort>;

/** Draws or speaks a card. Throws the signal's reason when it is cancelled. */
export type CardPort = (order: CardWork["order"], signal: AbortSignal) => Promise<Uint8Array>;

/** What the built-in backend can do, and how. */
export interface BuiltinPorts {
  readonly draw: DrawPort;
  readonly makeCard: CardPort;
  readonly workOnFilm: FilmPort;
}

export function openBuiltin({ draw, makeCard, workOnFilm }: BuiltinPorts): Backend {
  return {
    name: "builtin",
    kind: "builtin",
    isPaid: false,
    where: "this machine",
    down: async () => null,
    run(job, signal) {
      const { work } = job;
      if (work.kind === "card") return makeOne(job, work, signal, makeCard);
      const make = makerOf(work, { draw, workOnFilm });
      return make ? follow(job, signal, make) : refuse(job);
    },
  };
}

type Make = (output: string, options: Parameters<DrawPort>[2]) => ReturnType<DrawPort>;

/** Undefined for work that only hosts do. */
function makerOf(work: BackendJob["work"], ports: Pick<BuiltinPorts, "draw" | "workOnFilm">): Make | undefined {
  switch (work.kind) {
    case "draw":
    case "tour":
      return (output, options) => ports.draw(work, output, options);
    case "upscale":
    case "post":
      return (output, options) => ports.workOnFilm(work, output, options);
    case "card":
    case "graph":
    case "model":
      return undefined;
  }
}

async function* refuse({ target }: BackendJob): AsyncIterable<BackendEvent> {
  yield { kind: "failed", reason: `${target} does not run on this machine's own backend: send target: animatic` };
}

async function* makeOne(
  { folder, stem }: BackendJob,
  { order }: CardWork,
  signal: AbortSignal,
  makeCard: CardPort,
): AsyncIterable<BackendEvent> {
  const isVoice = order.is === "voice";
  const path = join(folder, `${stem}${isVoice ? ".wav" : ".png"}`);
  try {
    await writeInFolder(path, await makeCard(order, signal));
  } catch (error) {
    signal.throwIfAborted();
    yield { kind: "failed", reason: reasonOf(error) };
    return;
  }
  yield { kind: "files", files: [{ role: isVoice ? "audio" : "image", path }] };
}

async function* follow(job: BackendJob, signal: AbortSignal, make: Make): AsyncIterable<BackendEvent> {
  const output = join(job.folder, `${job.stem}.mp4`);
  const channel = new EventChannel<BackendEvent>();
  const onFrame = (done: number, total: number) => channel.send({ kind: "progress", done, total });
  const drawing = make(output, { signal, onFrame }).then(
    ({ frames, notes, madeWith }) => {
      for (const line of notes) channel.send({ kind: "log", line });
      channel.end({ kind: "files", files: [{ role: "video", path: output, frames }], madeWith });
    },
    (error: unknown) =>
      signal.aborted ? channel.fail(error) : channel.end({ kind: "failed", reason: reasonOf(error) }),
  );
  yield* channel;
  await drawing;
}
