// A file from elsewhere as a candidate: looked at before a number is taken, so that what is no picture or sound leaves nothing behind.
import { extname } from "node:path";
import type { RefSidecar } from "../../../contracts/files/refs.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import type { UploadedFile } from "../../../contracts/route.ts";
import { checkPicture } from "../../../core/media/picture-kind.ts";
import { isSound } from "../../../core/refs/match-names.ts";
import { describePanorama } from "../../../core/refs/panorama.ts";
import { PANO } from "../../../core/refs/ref-names.ts";
import { PICTURES, SOUNDS, type RefTake } from "../../../core/refs/ref-take.ts";
import type { Reference } from "../../../core/refs/reference.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import { withFile } from "../../../machine/read-parts.ts";
import { probeMedia } from "../../../media/probe.ts";
import { measureSeam } from "../../../media/refs/measure-seam.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { StudioPorts } from "../../ports.ts";
import { storeCandidate } from "./store-candidate.ts";

/** Bytes. */
const LARGEST = 64 * 1024 * 1024;

export type ReceivePorts = Pick<StudioPorts, "clock" | "emit" | "tools">;

export interface ReceivedFile {
  readonly reference: Reference;
  readonly view: string | null;
  readonly source: UploadedFile;
  readonly note: string;
  /** What else the record says of where it comes from. */
  readonly from: Partial<RefSidecar>;
}

export async function receiveCandidate(ports: ReceivePorts, ep: EpisodeFolder, file: ReceivedFile): Promise<RefTake> {
  const { reference, view, source, note, from } = file;
  const ending = requireEnding(reference, source.name);
  const { size } = await withFile(source.path, (opened) => opened.stat());
  if (size > LARGEST) throw new Refusal("too-large", `${source.name} is larger than 64 MB: make it smaller`);
  const bytes = await readWhole(source.path);
  const facts =
    reference.kind === "voice" ? await soundFacts(ports, source) : await pictureFacts(bytes, source, ending, view);
  const whose = { ref: reference.id, view, source: "imported" as const, note };
  return storeCandidate(ports, ep, { ...whose, ...facts, ...from }, { bytes, ending });
}

/** The type is judged by the file's name, and then by its bytes. */
function requireEnding({ id, kind }: Reference, name: string): string {
  const sound = isSound(name);
  const wanted = kind === "voice" ? SOUNDS : PICTURES;
  if (sound === (kind === "voice")) return extname(name).toLowerCase();
  const what = kind === "voice" ? "a sound" : "a picture";
  throw new Refusal(
    "bad-input",
    `${name} cannot be used for ${id}, which is ${what}: send one of ${wanted.join(", ")}`,
  );
}

async function pictureFacts(bytes: Uint8Array, { path, name }: UploadedFile, ending: string, view: string | null) {
  const checked = checkPicture(bytes, name, ending);
  if (!checked.ok) throw new Refusal("bad-input", checked.sentence);
  const { width, height } = checked.value;
  if (view !== PANO) return { width, height };
  return describePanorama({ width, height, ...(await measureSeam(path)) });
}

async function soundFacts({ tools }: ReceivePorts, { path, name }: UploadedFile) {
  const facts = await probeMedia(await tools(), path).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!facts?.audio) throw new Refusal("bad-input", `${name} cannot be read as a sound: send a whole sound file`);
  return { width: null, height: null, seconds: facts.seconds };
}
