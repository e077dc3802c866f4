// The sound of a film beyond its clips, as a request asks for it: the recording in their place, music below, a loudness.
import { Refusal } from "../../../contracts/refusal.ts";
import type { EpisodeInput } from "../../../contracts/route.ts";
import type { assembleRoute } from "../../../contracts/routes/cut.ts";
import { placeRecording, type RecordedFilm } from "../../../core/cut/recording.ts";
import type { Music } from "../../../core/media/film/delivered-sound.ts";
import type { RecordingSound } from "../../../core/media/film/sound-plan.ts";
import type { AssembleOrder } from "../../../media/film/assemble-run.ts";
import { probeMedia } from "../../../media/probe.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import type { StudioPorts } from "../../ports.ts";
import { findRefFile } from "../../../disk/refs/ref-hashes.ts";

export type SoundPorts = Pick<StudioPorts, "hasSound" | "tools" | "probes">;
type Body = EpisodeInput<typeof assembleRoute> & {
  /** A recording that plays from the film's first frame in place of any other, relative to the episode. */
  readonly own?: string | undefined;
};

/** What EBU R 128 asks of a programme. */
const LUFS = -23;
const TRUE_PEAK = -1;

export interface FilmSound {
  readonly recording?: RecordingSound;
  readonly delivery: NonNullable<AssembleOrder["delivery"]>;
  readonly notes: readonly string[];
}

/** Refuses a recording or music that is not there or has no sound. */
export async function readFilmSound(
  ports: SoundPorts,
  snapshot: PassSnapshot,
  body: Body,
  clips: RecordedFilm["clips"],
): Promise<FilmSound> {
  const { loudness: asked } = body;
  const loudness = asked ? { lufs: asked.lufs ?? LUFS, truePeak: asked.true_peak ?? TRUE_PEAK } : null;
  const delivery = { loudness, music: body.music ? await readMusic(ports, snapshot, body.music) : null };
  if (body.own !== undefined) {
    const file = await requireSound(ports, snapshot, body.own, "the version's recording");
    return { recording: { file, shift: 0 }, delivery, notes: [] };
  }
  if (body.audio === "clips") return { delivery, notes: [] };
  const path = snapshot.build.main.defaults.master_track;
  if (!path)
    throw new Refusal("conflict", "the series config names no recording (audio.track): assemble with the clips' sound");
  const file = await requireSound(ports, snapshot, path, "the recording");
  const windows = new Map(
    snapshot.shots.flatMap(({ id, entry }) => (entry.audio_in === undefined ? [] : [[id, entry.audio_in]])),
  );
  const { shift, notes } = placeRecording({ clips, fps: snapshot.cutFacts.fps, windows });
  return { recording: { file, shift }, delivery, notes };
}

async function readMusic(
  ports: SoundPorts,
  snapshot: PassSnapshot,
  { path, gain = 1, duck = true }: NonNullable<Body["music"]>,
): Promise<Music> {
  const file = await requireSound(ports, snapshot, path, "the music");
  const facts = await ports.probes.read(file, async (at) => probeMedia(await ports.tools(), at));
  return { file, gain, duck, isMono: facts.audio?.channels === 1 };
}

async function requireSound(
  { hasSound }: SoundPorts,
  { reach }: PassSnapshot,
  path: string,
  what: string,
): Promise<string> {
  const file = await findRefFile(reach, path);
  if (file === undefined) throw new Refusal("bad-input", `${what}: there is no file ${path} that the episode may play`);
  if (await hasSound(file)) return file;
  throw new Refusal("bad-input", `${what}: ${path} has no sound`);
}
