// `night EP`: takes while nobody looks, and the report of them. With a service the night goes on when the command is stopped; without one it
// goes on with the next start.
import type { EventData } from "../contracts/events.ts";
import { NIGHT_ENDINGS } from "../contracts/files/job.ts";
import { startNightRoute } from "../contracts/routes/renders/nights.ts";
import type { PassFlags } from "./args.ts";
import type { EpisodeClient } from "./client/client.ts";
import type { Answer, CommandIo } from "./output.ts";

export interface NightFlags extends PassFlags {
  readonly shots?: readonly string[];
  readonly target?: string;
  readonly redo?: boolean;
  readonly count?: number;
  readonly retry?: number;
  /** 0 for never. */
  readonly skipAfter?: number;
  readonly then?: readonly string[];
}

export async function answerNight(
  { call, subscribe, ep }: EpisodeClient,
  flags: NightFlags,
  { output, signal }: CommandIo,
): Promise<Answer> {
  const progress = output.progress("rendering");
  let nightId: string | undefined;
  const news: EventData<"studio.night">[] = [];
  const ended = new Promise<EventData<"studio.night">>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    subscribe((event) => {
      if (event.type !== "studio.night" || event.data.ep !== ep) return;
      news.push(event.data);
      const { id, total, ok, failed, skipped } = event.data;
      progress.at(ok + failed + skipped, total, `${ok} came`);
      if (event.data.report !== null && id === nightId) resolve(event.data);
    });
  });
  ended.catch(() => undefined);
  try {
    const { night, skipped, errors } = await call(startNightRoute, { ep, ...bodyOf(flags) });
    const left = [
      ...skipped.map(({ shot, reason }) => `left: ${shot}, ${reason}`),
      ...errors.map(({ shot, error }) => `failed: ${shot}: ${error}`),
    ];
    if (!night)
      return { json: { night, skipped, errors }, lines: [...left, "nothing to render"], failed: errors.length > 0 };
    nightId = night.id;
    const end = news.find(({ id, report }) => id === night.id && report !== null) ?? (await ended);
    const lines = [...left, `${end.ok} of ${end.total} takes came`, `${ep}/${end.report}`];
    return { json: end, lines, failed: end.ok < end.total || errors.length > 0 };
  } finally {
    progress.end();
  }
}

/** `--then`, where a mistake is said before anything is queued. */
function requireEnding(name: string): (typeof NIGHT_ENDINGS)[number] {
  const ending = NIGHT_ENDINGS.find((each) => each === name);
  if (ending) return ending;
  throw new Error(`--then knows ${NIGHT_ENDINGS.join(" and ")}, not ${name}`);
}

function bodyOf({ pass, shots, target, redo = false, count = 1, retry = 1, skipAfter = 3, then = [] }: NightFlags) {
  const rule = { retry, skip_after: skipAfter === 0 ? null : skipAfter };
  return {
    pass,
    shots: shots ?? null,
    target: target ?? null,
    redo,
    count,
    ...rule,
    follow_up: then.map(requireEnding),
  };
}
