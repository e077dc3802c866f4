// What a service does soon after it began to listen, so that the first status asked of it does not wait for it: the threads that look at
// takes, and the checks of the files that most episodes have.
import { setTimeout as wait } from "node:timers/promises";
import { prepareCheck, prepareQueryCheck } from "../../contracts/check.ts";
import { CutFile } from "../../contracts/files/cut.ts";
import { OverridesFile } from "../../contracts/files/overrides.ts";
import { Shotlist } from "../../contracts/files/shotlist.ts";
import { Story } from "../../contracts/files/story.ts";
import { Sidecar } from "../../contracts/files/sidecar.ts";
import { episodeRoute } from "../../contracts/routes/episodes.ts";
import { inSlices } from "../../machine/in-slices.ts";
import type { StudioPorts } from "../ports.ts";

/** Milliseconds that whoever asks at once, or only starts and stops a service, is left alone. */
const FIRST_PAUSE = 200;

/** Each file's check is a turn of the loop; none is made after the signal. The checks that take longest come when making them is warm. */
const CHECKED = [OverridesFile, CutFile, Story, Shotlist, Sidecar];

/** Writes nothing, and reads no episode. Rejects with the signal's reason when it is aborted in the pause. */
export async function prepareStatus({ takeIndex }: Pick<StudioPorts, "takeIndex">, signal: AbortSignal): Promise<void> {
  await wait(FIRST_PAUSE, undefined, { signal, ref: false });
  await inSlices(prepareSteps(signal));
  if (!signal.aborted) await takeIndex.start();
}

function* prepareSteps(signal: AbortSignal): Generator<undefined, void> {
  if (episodeRoute.query) prepareQueryCheck(episodeRoute.query);
  for (const schema of CHECKED) {
    yield undefined;
    if (signal.aborted) return;
    prepareCheck(schema);
  }
}
