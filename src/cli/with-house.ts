// Opens the house for one command and closes it whatever happens; Ctrl+C cancels what runs and leaves nothing half done.
import { createStudio, type House } from "../main.ts";
import { openSurroundings, rootsOf, type CommonFlags } from "./args.ts";

/** `folder` is the episode that the command works in. */
export async function withHouse<T>(
  flags: CommonFlags,
  folder: string,
  work: (house: House, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { environment, log } = openSurroundings(flags);
  const stop = new AbortController();
  const lost = () => stop.abort(new Error("another process has taken over the user folder: use that one"));
  const house = await createStudio({ environment, log, runRoots: await rootsOf(folder), lost });
  const interrupt = () => stop.abort(new Error("stopped: what was finished is kept, the rest can be made again"));
  process.once("SIGINT", interrupt);
  process.once("SIGTERM", interrupt);
  try {
    return await work(house, stop.signal);
  } finally {
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", interrupt);
    await house.close();
  }
}
