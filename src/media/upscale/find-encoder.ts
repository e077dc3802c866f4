// Which encoder makes a film here: a hardware encoder that proved itself on a few frames, once per process, else the software one.
import type { Encoder, Quality } from "../../contracts/files/upscale.ts";
import { Refusal } from "../../contracts/refusal.ts";
import { hardwareFor, noHardwareSentence, SOFTWARE } from "../../core/media/upscale/choose-encoder.ts";
import { proveEncoderArgs } from "../../core/media/upscale/film-args.ts";
import type { Size } from "../../core/media/upscale/place-picture.ts";
import { run } from "../../machine/spawn.ts";

/** A driver that takes longer to encode three frames is stuck. */
const PATIENCE_MS = 15_000;

const proven = new Map<string, Promise<boolean>>();

interface Encoding {
  readonly encoder: Encoder;
  readonly quality: Quality;
}

/** ffmpeg's name of it. Throws a Refusal where hardware is forced and there is none. */
export async function findEncoder(ffmpeg: string, size: Size, { encoder, quality }: Encoding): Promise<string> {
  for (const name of hardwareFor(size, encoder, quality)) {
    if (await works(ffmpeg, name)) return name;
  }
  if (encoder === "hw") throw new Refusal("tool-failed", noHardwareSentence(size));
  return SOFTWARE;
}

function works(ffmpeg: string, name: string): Promise<boolean> {
  const key = `${ffmpeg}\0${name}`;
  const known = proven.get(key);
  if (known) return known;
  const proof = run(ffmpeg, proveEncoderArgs(name), { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );
  proven.set(key, proof);
  return proof;
}
