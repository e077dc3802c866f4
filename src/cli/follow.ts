// Waits for long work and shows how far it is: takes by their jobs, a film by its stages.
import type { Job } from "../contracts/files/job.ts";
import type { House } from "../main.ts";
import type { Output } from "./output.ts";

export interface Following {
  readonly output: Output;
  /** Cancels what is followed. */
  readonly signal: AbortSignal;
}

/** Resolves with the ended jobs, in the order given. */
export async function followJobs(house: House, ids: readonly string[], { output, signal }: Following): Promise<Job[]> {
  if (ids.length === 0) return [];
  const { queue } = house.studio;
  const progress = output.progress("drawing");
  const parts = new Map(ids.map((id) => [id, 0]));
  let about = "";
  const show = () => {
    const done = [...parts.values()].reduce((sum, part) => sum + part, 0);
    progress.at(Math.round(done * 100), ids.length * 100, about);
  };
  const deaf = house.listen((event) => {
    if (event.type === "progress" && parts.has(event.data.prompt_id)) {
      parts.set(event.data.prompt_id, event.data.value / Math.max(1, event.data.max));
    } else if (event.type === "studio.job" && parts.has(event.data.id)) {
      parts.set(event.data.id, event.data.finished === null ? event.data.progress : 1);
      about = event.data.title;
    } else return;
    show();
  });
  const cancel = () => ids.forEach((id) => void queue.cancel(id).catch(() => undefined));
  signal.addEventListener("abort", cancel, { once: true });
  show();
  try {
    const ended = await Promise.all(ids.map((id) => queue.ended(id)));
    signal.throwIfAborted();
    return ended;
  } finally {
    signal.removeEventListener("abort", cancel);
    deaf();
    progress.end();
  }
}

/** In the order in which a film goes through them; a stage that it does not need is passed over. */
const STAGES = ["probe", "clips", "sound", "join", "verify", "done"];

/** Shows the stages of an assemble while `work` runs. */
export async function followFilm<T>(
  house: House,
  ep: string,
  { output }: Following,
  work: () => Promise<T>,
): Promise<T> {
  const progress = output.progress("assembling");
  const deaf = house.listen((event) => {
    if (event.type !== "studio.assemble" || event.data.ep !== ep) return;
    const { stage, done, total } = event.data;
    const part = Math.min(1, done / Math.max(1, total));
    progress.at(Math.round((STAGES.indexOf(stage) + part) * 100), STAGES.length * 100, stage);
  });
  try {
    return await work();
  } finally {
    deaf();
    progress.end();
  }
}
