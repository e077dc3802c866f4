// POST /studio/assemble: joins the cut into one film and answers when it is done. A film that cannot be made is a result, with why.
// Contract part A, "Assemble"; contract answers 7.
import { randomUUID } from "node:crypto";
import { basename, join } from "node:path";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { assembleRoute } from "../../contracts/routes/cut.ts";
import type { AssemblePlan } from "../../core/cut/assemble-plan.ts";
import { planAssemble } from "../../core/cut/assemble-plan.ts";
import { listClips } from "../../core/cut/clip-list.ts";
import { secondsOf } from "../../core/time/rate.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { requireOwnPath } from "../../disk/roots.ts";
import { rendersFolder } from "../../disk/takes.ts";
import { writeAtomic } from "../../machine/files.ts";
import { assembleFilm } from "../../media/assemble-film.ts";
import type { AssembleOptions, AssembleResult } from "../../media/assemble-run.ts";
import { readPass, type PassSnapshot, type SnapshotPorts } from "../episodes/act-read-pass.ts";
import type { Studio } from "../studio.ts";
import { gatherClips } from "./act-gather-clips.ts";

type Ports = SnapshotPorts & Pick<Studio, "locks" | "emit" | "tools" | "scratch" | "longWork" | "hasSound" | "keptClips">;
type Body = BodyOf<typeof assembleRoute>;
type Reply = ReplyOf<typeof assembleRoute>;

/** Throws the reason of `own` when that cancels it; the end of the service is a failure like any other. */
export async function assemble(studio: Ports, body: Body, own?: AbortSignal): Promise<Reply> {
  const ep = body.ep as EpisodeFolder;
  const { pass } = body;
  const snapshot = await readPass(studio, ep, pass);
  const tell = (
    stage: "probe" | "clips" | "sound" | "join" | "verify" | "done" | "failed",
    done: number,
    total: number,
  ) => studio.emit({ type: "studio.assemble", data: { ep, pass, stage, done, total } });
  try {
    const later = laterRooms(body);
    if (later) throw new Refusal("conflict", later);
    const work = (signal: AbortSignal) =>
      studio.locks.hold(`assemble:${ep}:${pass}`, () => makeFilm(studio, snapshot, body, { onStage: tell, signal, kept: studio.keptClips }));
    const reply = await studio.longWork.run(work, own);
    tell("done", 1, 1);
    return reply;
  } catch (error) {
    own?.throwIfAborted();
    tell("failed", 0, 1);
    return { ok: false, output: null, report: "", error: reasonOf(error) };
  }
}

/** What the request asks for that no room makes yet. */
function laterRooms({ upscaled, publish }: Body): string | undefined {
  if (upscaled) return "no take has an upscale to assemble from: assemble without upscaled";
  return publish ? "publishing with titles is not part of this version: assemble without publish" : undefined;
}

async function makeFilm(
  studio: Ports,
  snapshot: PassSnapshot,
  body: Body,
  options: AssembleOptions & { readonly signal: AbortSignal },
): Promise<Reply> {
  const { ep, pass, cutFacts, build } = snapshot;
  options.signal.throwIfAborted(); // it may have waited for another film
  const { facts, files } = await gatherClips(studio, snapshot);
  const planned = planAssemble(snapshot.cut, facts, body.partial);
  if (!planned.ok) return { ok: false, output: null, report: planned.missing.join("\n"), error: planned.error };
  const { plan } = planned;
  const size = sizeOf(body, build.main.defaults);
  const name = `${basename(ep)}${pass === "proxy" ? "_proxy" : ""}`;
  const folder = await requireOwnPath(ep, rendersFolder(pass));
  const output = join(folder, `${name}.mp4`);
  const clips = plan.clips.map((clip) => ({
    ...clip,
    mp4: join(ep, clip.mp4),
    facts: files.get(join(ep, clip.mp4)),
    sound: clip.sound && { ...clip.sound, file: join(ep, clip.sound.file) },
  }));
  const order = { clips, fps: cutFacts.fps, ...size, output, scratch: join(studio.scratch, randomUUID()) };
  const made = await assembleFilm(await studio.tools(), order, options);
  const list = listClips(plan.clips, cutFacts.fps);
  await writeAtomic(join(folder, `${name}_shots.txt`), list);
  return { ok: true, output, report: reportOf(plan, made, cutFacts.fps) };
}

function sizeOf(body: Body, { width, height }: { width: number; height: number }): { width: number; height: number } {
  const asked = body.size?.split("x").map(Number);
  return asked ? { width: asked[0] ?? width, height: asked[1] ?? height } : { width, height };
}

function reportOf(plan: AssemblePlan, made: AssembleResult, fps: number): string {
  const why = (shot: string) => made.reasons[shot] ?? "it differs from the others";
  const encoded = made.encoded.map((shot) => `${shot} was encoded again: ${why(shot)}`);
  const reused = made.reused.map((shot) => `${shot} was encoded before: ${why(shot)}`);
  const counts = [`${made.copied.length} pictures copied`, `${reused.length} kept from before`, `${encoded.length} encoded`];
  return [
    `${plan.clips.length} clips, ${made.frames} frames, ${secondsOf(made.frames, fps).toFixed(2)} s`,
    counts.join(", "),
    ...plan.notes,
    ...encoded,
    ...reused,
    ...made.warnings,
  ].join("\n");
}
