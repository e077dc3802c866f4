// The references of the sample episode: its cast, prop, places, voices and one keyframe, drawn and spoken here and picked before anything is filmed.
import { buildRoute } from "../contracts/routes/episodes.ts";
import { generateMissingRoute, generateRefRoute } from "../contracts/routes/ref-making.ts";
import { pickRefRoute, refsRoute } from "../contracts/routes/refs.ts";
import type { EpisodeClient } from "./client/client.ts";
import { followJobs } from "./follow.ts";
import type { CommandIo } from "./output.ts";

interface QueuedCandidate {
  readonly ref: string;
  readonly view: string | null;
  readonly take: number | null;
  readonly prompt_id: string | null;
}

const PICTURES = "card";
const VOICES = "guide_voice";
/** A shot of the sample that begins with a picture of its own. */
const KEYFRAME = "shot:sh100:first";

/** How many were made; what is there already stays. Series references come first: a keyframe shows them. */
export async function makeReferences(client: EpisodeClient, io: CommandIo): Promise<number> {
  const { call, ep } = client;
  const built = await call(buildRoute, { ep });
  if (!built.ok) return 0;
  const missing = await call(generateMissingRoute, { ep, pass: "final", kinds: ["series"], target: PICTURES });
  const drawn = await finished(client, missing.queued, io);
  const { refs } = await call(refsRoute, { ep });
  const there = new Set(refs.filter(({ exists, takes }) => exists || takes.length > 0).map(({ id }) => id));
  const voices = refs.filter(({ kind }) => kind === "voice").map(({ id }) => id);
  const wanted = [...voices, KEYFRAME].filter((id) => !there.has(id));
  const asked: QueuedCandidate[] = [];
  for (const ref of wanted) {
    const reply = await call(generateRefRoute, { ep, ref, target: ref === KEYFRAME ? PICTURES : VOICES });
    asked.push(...reply.queued);
  }
  return drawn + (await finished(client, asked, io));
}

/** Waits for candidates, and picks those that are there. */
async function finished(client: EpisodeClient, made: readonly QueuedCandidate[], io: CommandIo): Promise<number> {
  const own = made.flatMap(({ prompt_id: id }) => id ?? []);
  const jobs = await followJobs(client, { own }, io);
  const done = new Set(jobs.filter(({ status }) => status === "succeeded").map(({ id }) => id));
  const usable = made.filter(({ prompt_id: id }) => id !== null && done.has(id));
  for (const { ref, view, take } of usable)
    if (take !== null) await client.call(pickRefRoute, { ep: client.ep, ref, view, take });
  return usable.length;
}
