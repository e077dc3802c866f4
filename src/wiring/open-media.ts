// The media ports: the programs, the drawing of takes, and what examines pictures and sound.
import { join } from "node:path";
import type { Transcript } from "../contracts/files/transcript.ts";
import { choosePictures, chooseRecording } from "../core/animatic/pictures.ts";
import { VOICE_FOLDER } from "../core/animatic/voice/neural-voice.ts";
import { FileCache } from "../disk/reading/file-cache.ts";
import type { Environment } from "../environment.ts";
import type { CardPort, DrawPort, FilmPort } from "../hosts/builtin.ts";
import type { Examine } from "../hosts/fetch-finished.ts";
import { systemClock } from "../machine/clock.ts";
import type { CleanupStack } from "../machine/cleanup-stack.ts";
import { openGuideVoice, type GuideVoice } from "../media/guide-voice.ts";
import { openAligner } from "../media/align/open-aligner.ts";
import { ContentCredentials } from "../media/credentials/content-credentials.ts";
import { openDrawPool, type DrawPool } from "../media/animatic/draw-pool.ts";
import { openCardPool, type CardPool } from "../media/cards/draw-card.ts";
import { examineFile } from "../media/finish/examine-file.ts";
import { CacheFolder } from "../media/cache-folder.ts";
import { ClipCache } from "../media/film/clip-cache.ts";
import { hasSoundFile } from "../media/has-sound.ts";
import { makePost, makeUpscale } from "../media/upscale/make-upscale.ts";
import type { MadeFilm } from "../media/upscale/upscale-order.ts";
import { PeakReader } from "../media/peaks/peak-reader.ts";
import { PictureShrinker } from "../media/shrink-picture.ts";
import { findTools, type Tools } from "../media/tools.ts";
import type { StudioPorts } from "../studio/ports.ts";

/** Recordings whose words are remembered while nothing may be written. */
const TRANSCRIPTS_KEPT = 4;

/** Which fetched files are whole: `hosts` and `media` do not import each other. */
export function examineWith(tools: () => Promise<Tools>): Examine {
  return async ({ requestedFrames, ...file }, signal) =>
    examineFile(await tools(), { ...file, ...(requestedFrames !== undefined && { requestedFrames }) }, signal);
}

/** The built-in backend's drawing: pictures and sound are chosen here, because `hosts` and `media` do not import each other. */
function drawWith(pool: DrawPool, tools: () => Promise<Tools>, voice: GuideVoice): DrawPort {
  return async (work, output, options) => {
    const { ffmpeg } = await tools();
    if (work.kind === "tour") {
      const { kind: _kind, inputs, ...tour } = work;
      const drawn = await pool.draw({ tour, plate: inputs[0]?.path ?? "", output, ffmpeg: ffmpeg.path }, options);
      return { ...drawn, madeWith: { ffmpeg: ffmpeg.version, ...drawn.madeWith } };
    }
    const { shotlist, take, inputs } = work;
    const entry = shotlist.shots[0];
    if (!entry) throw new Error("the shot list of this take is empty: render the shot again");
    const pictures = choosePictures(shotlist, entry, inputs);
    const recording = chooseRecording(entry, inputs);
    const speech = await voice.find();
    const programs = { ffmpeg: ffmpeg.path, speech: speech?.program ?? null };
    const drawn = await pool.draw({ shotlist, take, output, ...programs, pictures, recording, stills: true }, options);
    const named = { ffmpeg: ffmpeg.version, ...(speech && { speech: speech.version }) };
    return { ...drawn, madeWith: { ...named, ...drawn.madeWith } };
  };
}

/** The built-in backend's cards: drawn from their words, and voices spoken. What reads the words is as large as all of the queue: it comes with the first card. */
function makeCardsWith(pool: CardPool, voice: GuideVoice): CardPort {
  return async (order, signal) => {
    if (order.is !== "voice") {
      const { planCard } = await import("../core/cards/plan-cards.ts");
      return pool.draw(planCard(order), signal);
    }
    const { planVoice } = await import("../core/cards/plan-voice.ts");
    const speech = await voice.find();
    return pool.speak(planVoice(order), speech?.program ?? null, signal);
  };
}

/** The threads of the built-in backend. `takes`: how many are drawn at once. */
export function openDrawing(tools: () => Promise<Tools>, voice: GuideVoice, takes: number, opened: CleanupStack) {
  const pool = openDrawPool(takes);
  opened.add(() => pool.close());
  const cards = openCardPool();
  opened.add(() => cards.close());
  return { draw: drawWith(pool, tools, voice), makeCard: makeCardsWith(cards, voice) };
}

/** What works on the frames of upscales and posts, for the built-in backend and for what hosts have made. */
export function filmsWith(tools: () => Promise<Tools>) {
  const named = async (made: MadeFilm) => {
    const { ffmpeg } = await tools();
    return { ...made, madeWith: { ffmpeg: ffmpeg.version, ...made.madeWith } };
  };
  const program = async () => (await tools()).ffmpeg.path;
  const films: StudioPorts["films"] = {
    upscale: async (order, output, options) =>
      named(await makeUpscale({ ...order, output, ffmpeg: await program() }, options)),
    post: async (order, output, options) =>
      named(await makePost({ ...order, output, ffmpeg: await program() }, options)),
  };
  const workOnFilm: FilmPort = (work, output, options) =>
    work.kind === "post" ? films.post(work.order, output, options) : films.upscale(work.order, output, options);
  return { films, workOnFilm };
}

/** Looked for once, at the first need: a page that only shows files needs none. A failure is looked into again. */
export function toolsOnce({ ffmpeg, ffprobe, path, userDir }: Environment): () => Promise<Tools> {
  let found: Promise<Tools> | undefined;
  return () => {
    found ??= findTools({ ...(ffmpeg && { ffmpeg }), ...(ffprobe && { ffprobe }), path, userDir }).catch(
      (error: unknown) => {
        found = undefined;
        throw error;
      },
    );
    return found;
  };
}

/** Of the files that dry runs told of; they go with the next start. */
const TEMPLATE_PICTURE_BYTES = 64 * 1024 * 1024;
const DRY_RUN_BYTES = 256 * 1024 * 1024;

interface MediaOptions {
  readonly environment: Environment;
  readonly speech: ReturnType<typeof openSpeech>;
  readonly tools: () => Promise<Tools>;
  /** The studio's own folder, and the one in it that is emptied at every start. */
  readonly folder: string;
  readonly scratch: string;
}

/** What writes down what is said, and what reads lines aloud. `folder`: the studio's own. */
export function openSpeech(environment: Environment, tools: () => Promise<Tools>, folder: string) {
  const { alignPython: named, path, guideVoice: choice } = environment;
  const aligner = openAligner({ named, path, clock: systemClock, tools, scratch: join(folder, "scratch") });
  const python = () => aligner.python();
  return { aligner, guideVoice: openGuideVoice({ choice, folder: join(folder, VOICE_FOLDER), python, tools }) };
}

/** What looks at pictures, listens to sound, and keeps what it made of them. */
export function openMedia({ environment, speech, tools, folder, scratch }: MediaOptions, opened: CleanupStack) {
  const shrinker = new PictureShrinker({ cacheFolder: join(folder, "thumbs"), clock: systemClock });
  opened.add(() => shrinker.close());
  const peaks = new PeakReader(tools);
  opened.add(() => peaks.close());
  return {
    tools,
    hasSound: soundProbe(tools),
    aligner: speech.aligner,
    credentials: new ContentCredentials({ ...environment.credentials, path: environment.path, scratch }),
    transcripts: new FileCache<Transcript>(systemClock, TRANSCRIPTS_KEPT),
    peaks,
    shrinker,
    dryRunFiles: new CacheFolder(join(scratch, "dry-runs"), DRY_RUN_BYTES, systemClock),
    templatePictures: new CacheFolder(join(folder, "template-pictures"), TEMPLATE_PICTURE_BYTES, systemClock),
    keptClips: new ClipCache({ folder: join(folder, "clips"), clock: systemClock }),
  };
}

/** Results are cached; that a program could not be run is not. */
function soundProbe(tools: () => Promise<Tools>): StudioPorts["hasSound"] {
  const known = new FileCache<boolean>(systemClock);
  return (path) => known.read(path, (file) => hasSoundFile(file, tools)).catch(() => false);
}
