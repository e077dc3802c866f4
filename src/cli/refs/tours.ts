// `refs EP tour REF`: tours of a place are asked for, followed to their end and told with their holds, or listed; a moment of one is cut.
import type { Job } from "../../contracts/files/job.ts";
import type { Ref, RefTakeEntry } from "../../contracts/replies/ref.ts";
import { tourFrameRoute, tourRoute } from "../../contracts/routes/refs/tours.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { CommonFlags } from "../args.ts";
import type { EpisodeClient } from "../client/client.ts";
import { followJobs } from "../follow.ts";
import { table, type Answer, type CommandIo } from "../output.ts";
import { listOf, requireRefId } from "./ref-words.ts";

export interface TourFlags extends CommonFlags {
  readonly seconds?: number;
  readonly count?: number;
  readonly seed?: string;
  readonly target?: string;
  readonly backend?: string;
  /** Cuts a moment of this tour instead of making one. */
  readonly cut?: number;
  readonly at?: number;
}

/** Without a `move` the tours that there are. */
export async function answerTour(
  client: EpisodeClient,
  { typed, move }: { readonly typed: string; readonly move: string | undefined },
  flags: TourFlags,
  io: CommandIo,
): Promise<Answer> {
  const ref = requireRefId(await listOf(client), typed);
  if (flags.cut !== undefined) return cutMoment(client, ref, flags);
  if (flags.at !== undefined) throw new Refusal("bad-input", "--at says a moment of the tour that --cut names");
  return move === undefined ? listTours(client, ref) : makeTours(client, { ref, move }, flags, io);
}

async function makeTours(
  client: EpisodeClient,
  asked: { readonly ref: string; readonly move: string },
  { seconds, count, seed, target, backend }: TourFlags,
  io: CommandIo,
): Promise<Answer> {
  const fields = Object.entries({ seconds, count, seed, target, backend }).filter(([, value]) => value !== undefined);
  const { queued } = await client.call(tourRoute, { ep: client.ep, ...asked, ...Object.fromEntries(fields) });
  const jobs = await followJobs(client, { own: queued.map(({ host_prompt_id: id }) => id) }, io);
  const { tours, tour_holds: holds } = await oneOf(client, asked.ref);
  const made = queued.map(({ tour }, index) => ({
    ...{ tour, error: errorOf(jobs[index]), video: tours.find((each) => each.tour === tour)?.video ?? null },
    holds: holds.filter((each) => each.tour === tour && each.usable),
  }));
  const lines = made.flatMap(({ tour, error, holds: own }) =>
    error === null
      ? [
          `made: ${asked.ref} tour ${tour}, ${own.length} ${own.length === 1 ? "hold" : "holds"}`,
          ...table(own.map(rowOf)),
        ]
      : [`failed: ${asked.ref} tour ${tour}: ${error}`],
  );
  return { json: { ref: asked.ref, tours: made }, lines, failed: made.some(({ error }) => error !== null) };
}

function errorOf(job: Job | undefined): string | null {
  if (!job || job.status === "succeeded") return null;
  return job.error ?? job.status;
}

async function listTours(client: EpisodeClient, id: string): Promise<Answer> {
  const { tours, tour_holds: holds } = await oneOf(client, id);
  const rows = tours.map(({ tour, status, seconds, holds: found, move, error }) => [
    ...[`tour ${tour}`, status, `${seconds} s`, `${found} ${found === 1 ? "hold" : "holds"}`, error ?? move],
  ]);
  const lines = rows.length === 0 ? [`${id} has no tours: say what the camera does`] : table(rows);
  return { json: { ref: id, tours, holds }, lines: [...lines, ...table(holds.map(rowOf))] };
}

async function cutMoment(client: EpisodeClient, ref: string, { cut: tour, at }: TourFlags): Promise<Answer> {
  if (at === undefined) throw new Refusal("bad-input", "--cut needs --at, in seconds from the tour's start");
  const made = await client.call(tourFrameRoute, { ep: client.ep, ref, tour, seconds: at });
  return { json: made, lines: [`cut: ${ref} held frame ${made.take}, ${made.image ?? ""}`] };
}

async function oneOf(client: EpisodeClient, id: string): Promise<Ref> {
  const found = (await listOf(client)).find((ref) => ref.id === id);
  if (found) return found;
  throw new Refusal("unknown", `there is no reference ${id}`);
}

/** A held frame: its number, when it was, where it lies. */
function rowOf({ take, hold, tour, time, image }: RefTakeEntry): string[] {
  const what = hold === null || hold === undefined ? "chosen" : `hold ${hold}`;
  return [`  frame ${take}`, `${what} of tour ${tour ?? "?"}`, `${(time ?? 0).toFixed(2)} s`, image ?? ""];
}
