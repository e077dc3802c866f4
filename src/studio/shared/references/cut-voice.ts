// A stretch of a sound as the wav of a voice, and which stretches can be one. docs/http.md "References".
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { Refusal } from "../../../contracts/refusal.ts";
import { removeFile } from "../../../machine/files.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import { cutSound } from "../../../media/stage/cut-sound.ts";
import type { StudioPorts } from "../../ports.ts";

/** Seconds. */
const SHORTEST = 0.2;
const LONGEST = 30;
/** What a container and its sound may differ by, seconds. */
const SLACK = 0.05;

export interface Span {
  readonly start: number;
  readonly end: number;
  /** Of what it is cut from, and what that is called. */
  readonly seconds: number;
  readonly of: string;
}

export function requireSpan({ start, end, seconds, of }: Span): void {
  const span = end - start;
  if (span < SHORTEST || span > LONGEST)
    throw new Refusal("bad-input", `start to end must be ${SHORTEST} to ${LONGEST} s, not ${hundredths(span)}`);
  if (end > seconds + SLACK)
    throw new Refusal("bad-input", `end is after ${of}, which is ${hundredths(seconds)} s long`);
}

/** The bytes of the wav. */
export async function cutVoice(
  { tools, scratch }: Pick<StudioPorts, "tools" | "scratch">,
  from: string,
  window: { readonly start: number; readonly end: number },
): Promise<Uint8Array> {
  const wav = join(scratch, `${randomUUID()}.wav`);
  try {
    await cutSound(await tools(), { from, to: wav, window }, new AbortController().signal);
    return await readWhole(wav);
  } finally {
    await removeFile(wav);
  }
}

function hundredths(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
