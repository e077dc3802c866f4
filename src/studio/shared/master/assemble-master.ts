// Assembles a master: the cut's clips with their upscales or posts in the place of the takes' pictures, then its titles, its ProRes file, its
// reports and its proof. What earlier tries have encoded is kept, so that one that was stopped goes on where it was.
import { randomUUID } from "node:crypto";
import { basename, dirname, join } from "node:path";
import type { MasterPlan, MasterTitles } from "../../../contracts/routes/delivery/master.ts";
import { Refusal, reasonOf } from "../../../contracts/refusal.ts";
import { planAssemble } from "../../../core/cut/assemble-plan.ts";
import { filmSizeOf } from "../../../core/film-versions/crop.ts";
import type { Pixels } from "../../../core/upscale/sizes.ts";
import { jsonText } from "../../../core/lib/json-values.ts";
import type { Handoff } from "../../../core/handoff/timeline.ts";
import { masterStem, MASTER_FOLDER, reportStem } from "../../../core/master/master-files.ts";
import { writeMasterReport, type MasterReport } from "../../../core/master/report-master.ts";
import { requireOwnPath, type EpisodeFolder } from "../../../disk/roots.ts";
import { stamp } from "../../../machine/clock.ts";
import { makeFolder, removeFile } from "../../../machine/files.ts";
import { exists } from "../../../machine/paths.ts";
import { writeAtomic } from "../../../machine/write-file.ts";
import { assembleFilm } from "../../../media/film/assemble-film.ts";
import type { AssembleResult, AssembleStage, MeasuredClip } from "../../../media/film/assemble-run.ts";
import { makeProres } from "../../../media/film/make-prores.ts";
import { filmFacts } from "../../../media/probe.ts";
import { readClipFacts } from "../../../media/read-clip.ts";
import { publishFilm } from "../../../media/titles/publish-film.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { sourceOf } from "../film/film-source.ts";
import { readFilmSound, type SoundPorts } from "../film/film-sound.ts";
import { findTitle, findTitleFilms, requireTitleTexts } from "../film/find-titles.ts";
import { clipInFolder, gatherClips, type GatheredClips } from "../film/gather-clips.ts";
import { leadOf } from "../film/publish-cut.ts";
import { cropClips, versionStem, writeSubtitles, type NamedVersion } from "../film/play-version.ts";
import type { GradePorts } from "../grade/measure-grade.ts";
import { playGrades } from "../grade/play-grades.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import { isFreshVersion } from "../versions/judge-versions.ts";
import type { PlannedShot, ReadMaster } from "./read-plan.ts";

export type AssembleMasterPorts = SoundPorts &
  GradePorts &
  Pick<StudioPorts, "clock" | "tools" | "scratch" | "keptClips" | "hasSound">;

export interface MasterOrder {
  readonly episode: EpisodeContext;
  readonly snapshot: PassSnapshot;
  readonly master: ReadMaster;
  /** Which form of the film; null for the cut itself. */
  readonly version: NamedVersion | null;
  readonly prores: boolean;
  readonly signal: AbortSignal;
  /** Throws where another has taken the master over: asked before the film gets its name. */
  readonly confirm: () => Promise<void>;
  /** Writes down what a film is made of, and returns lines for the report. */
  readonly prove: (film: string, clips: readonly MeasuredClip[]) => Promise<readonly string[]>;
  /** The cut as its subtitles are written from it. */
  readonly handOff: (played: PassSnapshot, clips: Pick<GatheredClips, "facts">) => Promise<Handoff>;
  /** Where it is: `titles` once the film without them stands. */
  readonly onStep: (step: MasterStep) => void;
}

export interface MasterStep {
  readonly step: "assemble" | "titles";
  readonly stage: "probe" | "clips" | "join" | "prores" | "verify" | "titles" | "reencode";
  readonly done: number;
  readonly total: number;
  readonly text: string;
}

/** Absolute paths. */
export interface MasterFiles {
  readonly output: string;
  readonly mov: string | null;
}

export interface MadeMaster extends MasterFiles {
  readonly report: string;
  readonly titles: MasterTitles | null;
}

/** The one of the plan's size; null where there is none. */
export async function existingMaster(
  ep: EpisodeFolder,
  plan: MasterPlan,
  version: NamedVersion | null,
): Promise<MasterFiles | null> {
  const output = join(await masterFolder(ep), filmName(ep, plan, version));
  if (!(await exists(output))) return null;
  const mov = movOf(output);
  return { output, mov: (await exists(mov)) ? mov : null };
}

function movOf(output: string): string {
  return output.replace(/\.mp4$/, ".mov");
}

function masterFolder(ep: EpisodeFolder): Promise<string> {
  return requireOwnPath(ep, MASTER_FOLDER);
}

function filmName(ep: EpisodeFolder, plan: MasterPlan, version: NamedVersion | null): string {
  return `${versionStem(masterStem(basename(ep), sizeOf(plan, version)), version)}.mp4`;
}

/** Of the film, pixels. */
function sizeOf({ size: [width, height] }: MasterPlan, version: NamedVersion | null): Pixels {
  return version ? filmSizeOf(version.file, [width, height]) : [width, height];
}

export async function assembleMaster(ports: AssembleMasterPorts, order: MasterOrder): Promise<MadeMaster> {
  const { episode, master, version, prores, signal, onStep } = order;
  const folder = await masterFolder(episode.folder);
  await makeFolder(folder);
  const output = join(folder, filmName(episode.folder, master.plan, version));
  const film = await joinClips(ports, order, output);
  await removeFile(movOf(output)); // it was of the film before
  const titles = await addTitles(ports, order, output);
  if (prores) {
    const onFrame = (done: number, total: number) =>
      onStep({ step: titles ? "titles" : "assemble", stage: "prores", done, total, text: "" });
    await makeMov(ports, order, output, { signal, onFrame });
  }
  const mov = prores ? movOf(output) : null;
  const subtitled = { version, film: output, lead: titles?.lead ?? 0 };
  const spoken = await writeSubtitles(() => order.handOff(film.played, film), subtitled);
  const report = await writeReports(ports, order, {
    output,
    mov,
    film: { ...film, notes: [...film.notes, ...spoken] },
    titles: titles?.titles ?? null,
  });
  return { output, mov, report, titles: titles?.titles ?? null };
}

/** The ProRes file of a master, beside it. */
export async function makeMov(
  ports: Pick<StudioPorts, "tools">,
  { snapshot }: Pick<MasterOrder, "snapshot">,
  film: string,
  options: Parameters<typeof makeProres>[2],
): Promise<string> {
  const request = { film, output: movOf(film), fps: snapshot.cutFacts.fps, ...sourceOf(snapshot) };
  await makeProres(await ports.tools(), request, options);
  return request.output;
}

interface JoinedFilm {
  readonly made: AssembleResult;
  readonly notes: readonly string[];
  readonly clips: readonly MeasuredClip[];
  readonly facts: GatheredClips["facts"];
  /** The pass with the entries that it plays. */
  readonly played: PassSnapshot;
}

async function joinClips(ports: AssembleMasterPorts, order: MasterOrder, output: string): Promise<JoinedFilm> {
  const { snapshot, master, version, signal, onStep, confirm } = order;
  const byShot = new Map(master.shots.map((each) => [each.shot, each]));
  const statuses = new Map(master.plan.rows.map(({ shot, status }) => [shot, status]));
  const isIn = (shot: string) => statuses.get(shot) === "ok" || statuses.get(shot) === "kept";
  const played = { ...snapshot, cut: snapshot.cut.filter(({ entry }) => isIn(entry.shot)) };
  const { facts, files } = await gatherClips(ports, played);
  const planned = planAssemble(played.cut, facts, true);
  if (!planned.ok) throw new Refusal("conflict", planned.error);
  const placed = planned.plan.clips.map((clip) => clipInFolder(snapshot.ep, clip, files));
  const { clips: graded, notes: colours } = await playGrades(ports, snapshot, placed, signal);
  const clips: MeasuredClip[] = [];
  for (const clip of graded) clips.push(await withVersion(snapshot, clip, byShot.get(clip.shot), master.postMode));
  const sounding = { ...PLAIN_SOUND(snapshot), own: version?.file.recording };
  const { notes, ...sound } = await readFilmSound(ports, played, sounding, clips);
  const [width, height] = sizeOf(master.plan, version);
  const onStage = (stage: AssembleStage, done: number, total: number) =>
    onStep({ step: "assemble", stage: stage === "sound" ? "join" : stage, done, total, text: "" });
  const cropped = await cropClips(clips, version);
  const film = {
    ...{ clips: cropped.clips, fps: snapshot.cutFacts.fps, width, height, output },
    ...{ scratch: join(ports.scratch, randomUUID()), ...sourceOf(played), ...sound },
    ...(master.plan.quality === "master" && { crf: MASTER_CRF }),
  };
  const made = await assembleFilm(await ports.tools(), film, { signal, cache: ports.keptClips, onStage, confirm });
  const gaps = master.plan.rows.filter(({ shot }) => !isIn(shot)).map(({ shot, why }) => `${shot} is left out: ${why}`);
  return {
    made,
    clips,
    facts,
    played,
    notes: [...gaps, ...planned.plan.notes, ...cropped.notes, ...colours, ...notes],
  };
}

/** As fine as upscales of that quality are made. */
const MASTER_CRF = 14;

/** A master has the clips' own sound. */
const PLAIN_SOUND = ({ pass }: PassSnapshot) => ({
  ...{ pass, partial: true, upscaled: false, publish: false, cards: false, audio: "clips" as const },
});

/** The clip with its post, or its upscale, as its picture; the sound is the take's. */
async function withVersion(
  snapshot: PassSnapshot,
  clip: MeasuredClip,
  shot: PlannedShot | undefined,
  postMode: ReadMaster["postMode"],
): Promise<MeasuredClip> {
  const name = shot && (await playedName(snapshot, shot, postMode));
  if (name === undefined) throw new Refusal("conflict", `${clip.shot}: what was to be played is gone: plan again`);
  const mp4 = join(dirname(clip.mp4), name);
  const facts = await readClipFacts(mp4);
  const rate = facts.frames !== undefined && facts.fps !== undefined ? { frames: facts.frames, fps: facts.fps } : {};
  return { ...clip, ...rate, mp4, facts };
}

async function playedName(
  snapshot: PassSnapshot,
  { take, post }: PlannedShot,
  postMode: ReadMaster["postMode"],
): Promise<string | undefined> {
  if (!take) return undefined;
  if (postMode === "recipe" && post !== null) return take.post?.mp4;
  const playsPost = postMode === "present" && (await isFreshVersion(snapshot, snapshot.ep, take, "post"));
  return playsPost ? take.post?.mp4 : take.upscale?.mp4;
}

interface Titled {
  readonly titles: MasterTitles;
  /** Seconds before the cut begins. */
  readonly lead: number;
}

/** Null where the show has no films around the cut. A master that cannot be titled stands as it is. */
async function addTitles(ports: AssembleMasterPorts, order: MasterOrder, output: string): Promise<Titled | null> {
  const { snapshot, signal, onStep } = order;
  if (!snapshot.series) return null;
  const films = await findTitleFilms(snapshot);
  if (films.intro === null && films.outro === null) return null;
  const report = (stage: MasterStep["stage"], text: string, done = 0, total = 0) =>
    onStep({ step: "titles", stage, done, total, text });
  report("titles", films.intro === null ? "outro" : "intro");
  try {
    const title = await findTitle(snapshot, requireTitleTexts(snapshot).series.publish.subtitle);
    const onStage = (stage: AssembleStage, done: number, total: number) =>
      report(stage === "clips" ? "reencode" : stage === "sound" ? "join" : stage, "", done, total);
    const made = await publishFilm(
      await ports.tools(),
      {
        ...{ cut: output, ...films, title, output, scratch: join(ports.scratch, randomUUID()) },
        ...sourceOf(snapshot, ["imported"]),
      },
      { signal, onStage },
    );
    const named = (path: string | null) => (path === null ? null : basename(path));
    const { picture, why } = made;
    return { titles: { intro: named(films.intro), outro: named(films.outro), picture, why }, lead: leadOf(made) };
  } catch (error) {
    signal.throwIfAborted();
    const untitled = basename(output);
    throw new Refusal("tool-failed", `${untitled} was assembled and could not be titled: ${reasonOf(error)}`);
  }
}

interface Reported extends MasterFiles {
  readonly film: JoinedFilm;
  readonly titles: MasterTitles | null;
}

/** Both reports and the proof, beside the film. Returns the report for people. */
async function writeReports(
  ports: AssembleMasterPorts,
  { episode, master, version, prove }: MasterOrder,
  { output, mov, film, titles }: Reported,
): Promise<string> {
  const { frames, fps } = await filmFacts(ports.tools, output);
  const proven = await prove(output, film.clips);
  const name = basename(episode.folder);
  const report: MasterReport = {
    ...{ version: 1, episode: name, made: stamp(ports.clock.now()), output: basename(output) },
    ...{ mov: mov && basename(mov), frames, seconds: frames / fps, plan: master.plan, titles },
    notes: [...notesOf(film), ...proven],
  };
  const path = join(dirname(output), versionStem(reportStem(name), version));
  const text = writeMasterReport(report);
  await writeAtomic(`${path}.json`, jsonText(report));
  await writeAtomic(`${path}.md`, text);
  return text;
}

function notesOf({ made, notes }: JoinedFilm): string[] {
  const counts = `${made.copied.length} pictures copied, ${made.reused.length} kept from before, ${made.encoded.length} encoded`;
  const encoded = made.encoded.map(
    (shot) => `${shot} was encoded: ${made.reasons[shot] ?? "it differs from the others"}`,
  );
  return [counts, ...notes, ...encoded, ...made.warnings];
}
