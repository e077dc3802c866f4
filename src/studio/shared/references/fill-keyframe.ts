// Fills a keyframe by the way that the script names: the last frame of the shot before is cut, a picture is imported; anything else is to be
// drawn. docs/http.md "References".
import { extname } from "node:path";
import type { Pass } from "../../../contracts/schema.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import { takeInUse } from "../../../core/cut/cut-facts.ts";
import { neighbourOf } from "../../../core/cut/resolve.ts";
import { parsePictureHeader } from "../../../core/media/picture-file.ts";
import type { KeyframeNeed } from "../../../core/refs/keyframe-need.ts";
import { PICTURES } from "../../../core/refs/ref-take.ts";
import type { KeyframeReference } from "../../../core/refs/reference.ts";
import { isUsable } from "../../../core/takes/take.ts";
import { requireFile } from "../../../disk/relative-path.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { readPass, type SnapshotPorts } from "../pass/read-pass.ts";
import { cutCandidate, type CutPorts } from "./cut-candidate.ts";
import { liveContextOf, makeLive, type LivePorts } from "./make-live.ts";
import { storeCandidate } from "./store-candidate.ts";

export type FillPorts = SnapshotPorts & CutPorts & LivePorts & Pick<StudioPorts, "emit">;

export type Filled =
  | { readonly is: "picked"; readonly take: number | null; readonly method: "continuity" | "import" }
  | { readonly is: "draw" }
  | { readonly is: "error"; readonly error: string };

export interface FillOrder {
  readonly reference: KeyframeReference;
  readonly need: KeyframeNeed;
  readonly pass: Pass;
  /** Says what would be done, and does nothing. */
  readonly isDry: boolean;
}

export async function fillKeyframe(ports: FillPorts, episode: EpisodeContext, order: FillOrder): Promise<Filled> {
  const { need } = order;
  try {
    if (need.method === "continuity") return await cutBefore(ports, episode, order);
    return need.import_path === null ? { is: "draw" } : await importNamed(ports, episode, order, need.import_path);
  } catch (error) {
    if (error instanceof Refusal) return { is: "error", error: error.message };
    throw error;
  }
}

async function cutBefore(
  ports: FillPorts,
  episode: EpisodeContext,
  { reference, pass, isDry }: FillOrder,
): Promise<Filled> {
  const { shot, which } = reference;
  const snapshot = await readPass(ports, episode, pass);
  const beside = neighbourOf(snapshot.cut, shot, which === "first" ? "previous" : "next");
  const source = beside && takeInUse(beside.entry, snapshot.cutFacts);
  if (!source || !isUsable(source)) {
    const where = beside?.entry.shot ?? `the shot ${which === "first" ? "before" : "after"} ${shot}`;
    return { is: "error", error: `${where} has no usable take to cut from: render it first` };
  }
  if (isDry) return { is: "picked", take: null, method: "continuity" };
  const frame = which === "first" ? "last" : "first";
  const made = await cutCandidate(ports, episode.folder, { shot, end: which, source, frame, note: "" });
  await makeLive(ports, await liveContextOf(episode), { reference, take: made });
  return { is: "picked", take: made.take, method: "continuity" };
}

async function importNamed(
  ports: FillPorts,
  episode: EpisodeContext,
  { reference, isDry }: FillOrder,
  path: string,
): Promise<Filled> {
  const bytes = await readWhole(await requireFile(await episode.reach(), path, "own and opened"));
  const header = parsePictureHeader(bytes);
  const ending = extname(path).toLowerCase();
  if (!header || !(PICTURES as readonly string[]).includes(ending)) {
    return { is: "error", error: `${path} is no picture that can be used: the script names it for ${reference.id}` };
  }
  if (isDry) return { is: "picked", take: null, method: "import" };
  const whose = { ref: reference.id, view: null, source: "imported" as const, source_path: path };
  const draft = { ...whose, width: header.width, height: header.height, note: "" };
  const made = await storeCandidate(ports, episode.folder, draft, { bytes, ending });
  await makeLive(ports, await liveContextOf(episode), { reference, take: made });
  return { is: "picked", take: made.take, method: "import" };
}
