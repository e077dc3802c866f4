// A film with its titles: the intro, the cut and the outro as one mp4, the episode's title written on both. The cut's picture is copied
// where the title clips can be encoded to stand beside it, else the whole is encoded; its sound is always encoded, as one track.
import { join } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import { UNKNOWN_CLIP } from "../../core/media/film/clip-facts.ts";
import { type JoinPlan, planJoin } from "../../core/media/film/join-plan.ts";
import type { SubtitleBlock } from "../../core/series/series.ts";
import { secondsOf } from "../../core/time/rate.ts";
import { introTimes, outroTimes, titleStyle, type TitleTimes } from "../../core/titles/title-style.ts";
import { writeAtomic } from "../../machine/write-file.ts";
import type { AssembleOptions, AssembleRun, MeasuredClip, Piece } from "../film/assemble-run.ts";
import { filmFacts } from "../probe.ts";
import { followPlan, makeFilmFile, type FilmResult } from "../film/make-film.ts";
import { readClipFacts } from "../read-clip.ts";
import type { Tools } from "../tools.ts";
import { encodeTitle, readTitleFilm, type TitleFilm } from "./encode-title.ts";
import { paintTitle } from "./paint-title.ts";
import type { TitleOverlay } from "../../core/titles/title-args.ts";

/** kbit/s. */
const SOUND_RATE = 256;
/** Frames on each side of a join that are compared with what went in. */
const COMPARED = 12;

export interface TitleRequest {
  readonly text: string;
  /** Absolute path of a font file; the studio's own letters where there is none. */
  readonly font: string | null;
  readonly subtitle: SubtitleBlock;
}

export interface PublishOrder {
  /** Absolute paths; without an intro and an outro only the sound is made anew. */
  readonly cut: string;
  readonly intro: string | null;
  readonly outro: string | null;
  /** Those that have their words in them already. */
  readonly written?: readonly TitleFilm["what"][];
  readonly output: string;
  /** As of an assemble. */
  readonly xmp?: string;
  /** Null: none is written. */
  readonly title: TitleRequest | null;
  /** A folder of its own, made at the start and removed at the end. */
  readonly scratch: string;
}

export interface PublishedClip {
  readonly what: "intro" | "cut" | "outro";
  readonly seconds: number;
  /** When the title is seen on it. */
  readonly title: TitleTimes | null;
}

export interface PublishedFilm {
  readonly frames: number;
  readonly seconds: number;
  readonly clips: readonly PublishedClip[];
  /** What became of the cut's picture, and why it was encoded again. */
  readonly picture: "copied" | "re-encoded";
  readonly why: string | null;
  readonly warnings: readonly string[];
}

/** Makes the film, exactly the sum of its parts long. Throws a Refusal, or the signal's reason; leaves no part behind. */
export async function publishFilm(
  tools: Pick<Tools, "ffmpeg" | "ffprobe">,
  order: PublishOrder,
  options: Pick<AssembleOptions, "signal" | "onStage"> = {},
): Promise<PublishedFilm> {
  const parts = await readParts(tools, order);
  const warnings: string[] = [];
  const { output, scratch } = order;
  const { fps, width, height } = parts;
  const task: AssembleRun = {
    ffmpeg: tools.ffmpeg,
    cache: undefined,
    order: {
      ...{ clips: clipsOf(order.cut, parts), fps, width, height, output, scratch },
      ...{ soundRate: SOUND_RATE, compared: COMPARED, ...(order.xmp !== undefined && { xmp: order.xmp }) },
    },
    signal: options.signal ?? new AbortController().signal,
    onStage: options.onStage ?? (() => undefined),
    warn: (sentence) => void warnings.push(sentence),
    unreadable: (_, why) => new Refusal("tool-failed", `the cut cannot be encoded (${why}): assemble it again`),
  };
  const times = timesOf(order, parts);
  const film = await makeFilmFile(task, "the film could not be published", async (part) => {
    const plan = planJoin(
      task.order,
      task.order.clips.map(({ facts = UNKNOWN_CLIP }) => facts),
    );
    const titles = await encodeTitles(task, plan, { order, parts, times });
    return followPlan(task, plan, part, titles);
  });
  return { ...describe(film, { fps, at: cutIndex(parts), times }), warnings };
}

interface Parts {
  readonly intro: TitleFilm | null;
  readonly outro: TitleFilm | null;
  /** Frames of the cut. */
  readonly frames: number;
  readonly fps: number;
  readonly width: number;
  readonly height: number;
  readonly facts: MeasuredClip["facts"];
}

type Times = Readonly<Record<TitleFilm["what"], TitleTimes | null>>;

async function readParts(tools: Pick<Tools, "ffprobe">, { cut, intro, outro }: PublishOrder): Promise<Parts> {
  const { hasSound: _, ...shape } = await filmFacts(async () => tools, cut);
  const read = async (what: TitleFilm["what"], path: string | null) =>
    path === null ? null : readTitleFilm(tools, what, path, shape.fps);
  return {
    ...shape,
    facts: await readClipFacts(cut),
    intro: await read("intro", intro),
    outro: await read("outro", outro),
  };
}

function cutIndex({ intro }: Parts): number {
  return intro ? 1 : 0;
}

function clipsOf(cut: string, { intro, outro, frames, fps, facts }: Parts): readonly MeasuredClip[] {
  const clipOf = (shot: string, mp4: string, length: number) => {
    const sound = { file: mp4, start: 0, offset: 0, gain: 1 };
    return { shot, take: 1, mp4, sound, frames: length, fps, trimIn: 0, trimOut: 0, length };
  };
  const titled = ({ what, path, length, hasSound }: TitleFilm): MeasuredClip => ({
    ...clipOf(`the ${what}`, path, length),
    facts: { ...UNKNOWN_CLIP, hasSound },
  });
  return [
    ...(intro ? [titled(intro)] : []),
    { ...clipOf("the cut", cut, frames), facts },
    ...(outro ? [titled(outro)] : []),
  ];
}

function timesOf({ title, written = [] }: PublishOrder, { intro, outro, fps }: Parts): Times {
  const isBare = (film: TitleFilm | null) => film !== null && !written.includes(film.what);
  return {
    intro: title && intro && isBare(intro) ? introTimes(title.subtitle, secondsOf(intro.length, fps)) : null,
    outro: title && outro && isBare(outro) ? outroTimes(title.subtitle, secondsOf(outro.length, fps)) : null,
  };
}

interface Titling {
  readonly order: PublishOrder;
  readonly parts: Parts;
  readonly times: Times;
}

/** The title clips as pieces of the film, by their place in it. */
async function encodeTitles(
  task: AssembleRun,
  plan: JoinPlan,
  { order, parts, times }: Titling,
): Promise<Map<number, Piece>> {
  const films = [parts.intro, parts.outro].filter((film) => film !== null);
  const painted = order.title && films.length > 0 ? await paintTitleFile(task, order.title) : null;
  const made = new Map<number, Piece>();
  for (const film of films) {
    const seen = times[film.what];
    const title = painted && seen && { ...painted, times: seen };
    const slot = film.what === "intro" ? 0 : cutIndex(parts) + 1;
    made.set(slot, await encodeTitle(task, plan, { film, title }));
    task.onStage("clips", made.size, films.length);
  }
  return made;
}

/** The title as a picture in the scratch folder. */
async function paintTitleFile(
  task: AssembleRun,
  { text, font, subtitle }: TitleRequest,
): Promise<Omit<TitleOverlay, "times">> {
  const { width, height, scratch } = task.order;
  const { png, x, y, notes } = await paintTitle({ text, font, style: titleStyle(subtitle), width, height });
  notes.forEach(task.warn);
  const path = join(scratch, "title.png");
  await writeAtomic(path, png);
  return { path, x, y };
}

function describe(
  { plan, pieces, fault }: FilmResult,
  { fps, at, times }: { readonly fps: number; readonly at: number; readonly times: Times },
): Omit<PublishedFilm, "warnings"> {
  const whats = at === 1 ? (["intro", "cut", "outro"] as const) : (["cut", "outro"] as const);
  const clips = pieces.map(({ length }, index) => {
    const what = whats[index] ?? "outro";
    return { what, seconds: secondsOf(length, fps), title: what === "cut" ? null : times[what] };
  });
  const isCopied = pieces[at]?.from === "take";
  return {
    frames: plan.frames,
    seconds: secondsOf(plan.frames, fps),
    clips,
    picture: isCopied ? "copied" : "re-encoded",
    why: isCopied ? null : (fault ?? plan.clips[at]?.why ?? null),
  };
}
