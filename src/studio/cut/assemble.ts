// POST /studio/assemble: joins the cut into one film and answers when it is done. A film that cannot be made is a result, with why.
// docs/http.md "Assemble".
import { randomUUID } from "node:crypto";
import { basename, join } from "node:path";
import { reasonOf } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { assembleRoute } from "../../contracts/routes/cut.ts";
import { planAssemble, type AssemblePlan } from "../../core/cut/assemble-plan.ts";
import { listClips } from "../../core/cut/clip-list.ts";
import { filmSizeOf } from "../../core/film-versions/crop.ts";
import { passStem, rendersFolder } from "../../core/lib/names.ts";
import type { Loudness, LoudnessReport } from "../../core/media/film/delivered-sound.ts";
import { secondsOf } from "../../core/time/rate.ts";
import { type EpisodeFolder, requireOwnPath } from "../../disk/roots.ts";
import { writeAtomic } from "../../machine/write-file.ts";
import { assembleFilm } from "../../media/film/assemble-film.ts";
import type { AssembleOptions, AssembleResult } from "../../media/film/assemble-run.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { readFilmSound, type SoundPorts } from "../shared/film/film-sound.ts";
import { sourceOf } from "../shared/film/film-source.ts";
import { clipInFolder, gatherClips } from "../shared/film/gather-clips.ts";
import type { GradePorts } from "../shared/grade/measure-grade.ts";
import { playGrades } from "../shared/grade/play-grades.ts";
import { cropClips, findVersion, versionStem, writeSubtitles, type NamedVersion } from "../shared/film/play-version.ts";
import { planHandoff } from "../shared/handoff/plan-handoff.ts";
import { playUpscales, type PictureSize } from "../shared/film/play-upscales.ts";
import { publishCut } from "../shared/film/publish-cut.ts";
import { playedPictures, proveFilm, type PlayedPicture, type ProofPorts } from "../shared/lock/prove-film.ts";
import { readPass, type PassSnapshot, type SnapshotPorts } from "../shared/pass/read-pass.ts";

type Ports = SnapshotPorts &
  SoundPorts &
  ProofPorts &
  GradePorts &
  Pick<StudioPorts, "locks" | "emit" | "scratch" | "longWork" | "keptClips">;
type Body = EpisodeInput<typeof assembleRoute>;
type Reply = ReplyOf<typeof assembleRoute>;
type FilmOptions = AssembleOptions & { readonly signal: AbortSignal };

/** Throws the reason of `own` when that cancels it; the end of the service is a failure like any other. */
export async function assemble(
  ports: Ports,
  episode: EpisodeContext,
  body: Body,
  { signal: own }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<Reply> {
  const { folder: ep } = episode;
  const { pass, version } = body;
  const film = { ep, pass, ...(version ? { version } : {}) };
  const snapshot = await readPass(ports, episode, pass);
  const emitStage = (
    stage: "probe" | "clips" | "sound" | "join" | "verify" | "done" | "failed",
    done: number,
    total: number,
  ) => ports.emit({ type: "studio.assemble", data: { ...film, stage, done, total } });
  try {
    const work = (signal: AbortSignal) =>
      ports.locks.hold(`assemble:${ep}:${pass}`, async () => {
        const options: FilmOptions = { onStage: emitStage, signal, cache: ports.keptClips };
        const made = await makeFilm(ports, snapshot, body, options);
        return body.publish
          ? publish(ports, { episode, snapshot, made }, { ...options, cards: body.cards })
          : made.reply;
      });
    const reply = await ports.longWork.run(work, own);
    if (!reply.ok) own?.throwIfAborted();
    emitStage(reply.ok ? "done" : "failed", reply.ok ? 1 : 0, 1);
    return reply;
  } catch (error) {
    own?.throwIfAborted();
    emitStage("failed", 0, 1);
    const unmade = { ok: false, output: null, report: "", error: reasonOf(error) };
    return body.publish ? { ...unmade, cut: null, published: null } : unmade;
  }
}

/** The reply for a film with titles; where that fails, the reply says so beside the cut, which stands. */
async function publish(
  ports: Ports,
  { episode, snapshot, made }: FilmToPublish,
  options: FilmOptions & { readonly cards: boolean },
): Promise<Reply> {
  const { reply, clips, writeSubtitles: subtitle } = made;
  const cut = reply.output;
  if (!reply.ok || cut === null) return { ...reply, cut: null, published: null };
  try {
    const { output, report, lead } = await publishCut(ports, snapshot, cut, options);
    await subtitle(output, lead);
    const proof = await proveFilm(ports, episode, { snapshot, clips, film: output }, options.signal);
    const both = [reply.report, report, ...proof].join("\n");
    return { ...reply, output, cut, published: output, report: both, error: null };
  } catch (error) {
    return { ...reply, ok: false, output: null, cut, published: null, error: reasonOf(error) };
  }
}

/** `clips`: what plays, in the film's order. */
interface MadeFilm {
  readonly reply: Reply;
  readonly clips: readonly PlayedPicture[];
  /** Beside a film (absolute path) in which the cut begins so many seconds after the start. Returns lines for the report. */
  readonly writeSubtitles: (film: string, lead: number) => Promise<readonly string[]>;
}

interface FilmToPublish {
  readonly episode: EpisodeContext;
  readonly snapshot: PassSnapshot;
  readonly made: MadeFilm;
}

async function makeFilm(ports: Ports, snapshot: PassSnapshot, body: Body, options: FilmOptions): Promise<MadeFilm> {
  const { ep, cutFacts, build } = snapshot;
  options.signal.throwIfAborted(); // it may have waited for another film
  const version = await findVersion(ep, body.version);
  const { facts, files } = await gatherClips(ports, snapshot);
  const planned = planAssemble(snapshot.cut, facts, body.partial);
  if (!planned.ok) {
    const reply = { ok: false, output: null, report: planned.missing.join("\n"), error: planned.error };
    return { reply, clips: [], writeSubtitles: async () => [] };
  }
  const { plan } = planned;
  const placed = plan.clips.map((clip) => clipInFolder(ep, clip, files));
  const { clips: taken, notes: colourNotes } = await playGrades(ports, snapshot, placed, options.signal);
  const requested = requestedSize(body);
  const pictures = body.upscaled
    ? await playUpscales(ports, taken)
    : { clips: taken, size: sizeOf(build.main.defaults), notes: [] };
  const sounding = { ...body, own: version?.file.recording };
  const { notes, ...sound } = await readFilmSound(ports, snapshot, sounding, taken);
  const { output, list } = await filmPaths(ep, body, version);
  const scratch = join(ports.scratch, randomUUID());
  const cropped = await cropClips(pictures.clips, version);
  const order = {
    clips: cropped.clips,
    fps: cutFacts.fps,
    ...(requested ?? versionSize(version, pictures.size)),
    output,
    scratch,
    ...sourceOf(snapshot),
    ...sound,
  };
  const made = await assembleFilm(await ports.tools(), order, options);
  const upscaled = new Set(taken.flatMap(({ shot, mp4 }, at) => (pictures.clips[at]?.mp4 === mp4 ? [] : [shot])));
  const built = new Map(snapshot.shots.map(({ id, entry }) => [id, entry]));
  const graded = new Set(taken.flatMap(({ shot, grade }) => (grade ? [shot] : [])));
  await writeAtomic(list, listClips(plan.clips, { ...cutFacts, built, upscaled, graded }));
  const subtitle: MadeFilm["writeSubtitles"] = (film, lead) =>
    writeSubtitles(() => planHandoff(ports, snapshot, { facts }), { version, film, lead });
  const spoken = await subtitle(output, 0);
  const report = reportFilm(
    plan,
    made,
    [...pictures.notes, ...cropped.notes, ...colourNotes, ...notes, ...spoken],
    cutFacts.fps,
  );
  const reply = { ok: true, output, report, ...(made.loudness && { loudness: showLoudness(made.loudness) }) };
  return { reply, clips: playedPictures(snapshot, pictures.clips), writeSubtitles: subtitle };
}

/** Absolute paths of the film and of the list of its clips. */
async function filmPaths(
  ep: EpisodeFolder,
  { pass, upscaled }: Body,
  version: NamedVersion | null,
): Promise<{ output: string; list: string }> {
  const name = versionStem(`${passStem(basename(ep), pass)}${upscaled ? "_up" : ""}`, version);
  const folder = await requireOwnPath(ep, rendersFolder(pass));
  return { output: join(folder, `${name}.mp4`), list: join(folder, `${name}_shots.txt`) };
}

function versionSize(version: NamedVersion | null, { width, height }: PictureSize): PictureSize {
  const [w, h] = version ? filmSizeOf(version.file, [width, height]) : [width, height];
  return { width: w, height: h };
}

function requestedSize({ size }: Body): PictureSize | null {
  const [width, height] = size?.split("x").map(Number) ?? [];
  return width !== undefined && height !== undefined ? { width, height } : null;
}

function sizeOf({ width, height }: PictureSize): PictureSize {
  return { width, height };
}

function showLoudness({ before, level, after }: LoudnessReport): NonNullable<Reply["loudness"]> {
  const show = ({ lufs, truePeak }: Loudness) => ({ lufs, true_peak: truePeak });
  return { before: show(before), gain: level.gain, limited: level.limit !== null, after: after && show(after) };
}

/** One line for each thing. */
function reportFilm(plan: AssemblePlan, made: AssembleResult, notes: readonly string[], fps: number): string {
  const why = (shot: string) => made.reasons[shot] ?? "it differs from the others";
  const encoded = made.encoded.map((shot) => `${shot} was encoded again: ${why(shot)}`);
  const reused = made.reused.map((shot) => `${shot} was encoded before: ${why(shot)}`);
  const counts = [
    `${made.copied.length} pictures copied`,
    `${reused.length} kept from before`,
    `${encoded.length} encoded`,
  ];
  return [
    `${plan.clips.length} clips, ${made.frames} frames, ${secondsOf(made.frames, fps).toFixed(2)} s`,
    counts.join(", "),
    ...loudnessLines(made.loudness),
    ...plan.notes,
    ...notes,
    ...encoded,
    ...reused,
    ...made.warnings,
  ].join("\n");
}

function loudnessLines(measured: AssembleResult["loudness"]): readonly string[] {
  if (!measured) return [];
  const { before, level, after } = measured;
  const way = `${signed(level.gain)} dB${level.limit === null ? "" : ", its peaks limited"}`;
  const now = after ? `${after.lufs.toFixed(1)} LUFS, peak ${after.truePeak.toFixed(1)} dBTP` : "silent";
  return [`sound: ${before.lufs.toFixed(1)} LUFS, peak ${before.truePeak.toFixed(1)} dBTP; ${way}; now ${now}`];
}

function signed(value: number): string {
  return `${value < 0 ? "" : "+"}${value.toFixed(1)}`;
}
