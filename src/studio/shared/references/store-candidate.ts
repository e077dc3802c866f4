// A finished file becomes a candidate: its number is taken by its record, which says ok once the file is there. docs/http.md "Ref take".
import type { RefSidecar } from "../../../contracts/files/refs.ts";
import { Refusal, reasonOf } from "../../../contracts/refusal.ts";
import { TOUR } from "../../../core/refs/ref-names.ts";
import type { RefTake } from "../../../core/refs/ref-take.ts";
import { readRefTakes, writeRefFile, writeRefRecord } from "../../../disk/refs/ref-takes.ts";
import { reserveRefTake, type RefSidecarDraft } from "../../../disk/refs/reserve-ref-take.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { stamp } from "../../../machine/clock.ts";
import type { StudioPorts } from "../../ports.ts";

export interface CandidateFile {
  readonly bytes: Uint8Array;
  /** `.png`, `.wav` and the like. */
  readonly ending: string;
}

/** The candidate; `studio.ref` says that it is there. What fails leaves a failed candidate with the reason, and throws. */
export async function storeCandidate(
  ports: Pick<StudioPorts, "clock" | "emit">,
  ep: EpisodeFolder,
  draft: Omit<RefSidecarDraft, "version" | "status" | "queued" | "save_notes">,
  file: CandidateFile,
): Promise<RefTake> {
  const at = stamp(ports.clock.now());
  const record = await reserveRefTake(ep, {
    ...draft,
    version: 1,
    status: "queued",
    queued: at,
    save_notes: "",
  } as RefSidecarDraft);
  try {
    await writeRefFile(ep, record, file);
    await writeRefRecord(ep, { ...record, status: "ok", finished: at });
  } catch (error) {
    await writeRefRecord(ep, { ...record, status: "failed", save_notes: reasonOf(error) }).catch(() => undefined);
    throw error;
  }
  announceRef(ports, ep, record, "ok");
  const made = (await readRefTakes(ep, record)).find((each) => each.take === record.take);
  if (made) return made;
  throw new Refusal("conflict", `${record.ref} take ${record.take} was removed while it was made: bring it again`);
}

/** `studio.ref`, docs/http.md "Events". */
export function announceRef(
  { emit }: Pick<StudioPorts, "emit">,
  ep: string,
  { ref, view, take }: Pick<RefSidecar, "ref" | "view"> & { readonly take: number | null },
  status: "queued" | "ok" | "failed" | "picked" | "cleared" | "discarded",
): void {
  emit({ type: "studio.ref", data: { ep, ref, view, take, status } });
}

/** The same of a tour, which is no candidate. */
export function announceTour(
  ports: Pick<StudioPorts, "emit">,
  ep: string,
  { ref }: Pick<RefSidecar, "ref">,
  status: "queued" | "ok" | "failed",
): void {
  announceRef(ports, ep, { ref, view: TOUR, take: null }, status);
}
