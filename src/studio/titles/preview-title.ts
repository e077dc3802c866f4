// POST /studio/titles/preview: the title as a film of the pass would have it, drawn by the same painter. docs/http.md "Titles".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type {
  SubtitleFields,
  TitlePreview,
  TitledFilm,
  titlePreviewRoute,
} from "../../contracts/routes/delivery/titles.ts";
import { isColour } from "../../core/series/read-publish.ts";
import type { SubtitleBlock } from "../../core/series/series.ts";
import { secondsOf } from "../../core/time/rate.ts";
import { introTimes, outroTimes, titleStyle, type TitleTimes } from "../../core/titles/title-style.ts";
import { readTitleFilm, type TitleFilm } from "../../media/titles/encode-title.ts";
import { paintTitle } from "../../media/titles/paint-title.ts";
import type { TitleRequest } from "../../media/titles/publish-film.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { CardLines } from "../../core/titles/title-cards.ts";
import { cardsFor } from "../shared/film/title-cards.ts";
import { findTitle, findTitleFilms, requireTitleTexts } from "../shared/film/find-titles.ts";
import { readPass, type PassSnapshot, type SnapshotPorts } from "../shared/pass/read-pass.ts";

type Ports = SnapshotPorts & Pick<StudioPorts, "tools">;

export async function previewTitle(
  ports: Ports,
  episode: EpisodeContext,
  { pass, subtitle: asked }: EpisodeInput<typeof titlePreviewRoute>,
): Promise<TitlePreview> {
  const snapshot = await readPass(ports, episode, pass);
  const { width, height } = snapshot.build.main.defaults;
  const own = requireTitleTexts(snapshot).series.publish.subtitle;
  const subtitle = asked ? asBlock(asked) : own;
  const [title, films] = [await findTitle(snapshot, subtitle), await findTitleFilms(snapshot)];
  const [intro, outro] = await Promise.all([
    timesOf(ports, snapshot, films.intro, { what: "intro", times: (seconds) => introTimes(subtitle, seconds) }),
    timesOf(ports, snapshot, films.outro, { what: "outro", times: (seconds) => outroTimes(subtitle, seconds) }),
  ]);
  const { size, y, color, glow, glowSize } = titleStyle(asBlock({}));
  return {
    text: title?.text ?? null,
    ...{ width, height },
    ...(title ? await draw(title, { width, height }) : { picture: null, notes: [] }),
    subtitle: asFields(own),
    usual: { size, y, color, glow, glow_size: glowSize },
    ...{ intro, outro },
    cards: wordsOf(await cardsFor(snapshot, films)),
  };
}

function wordsOf({ intro, outro }: CardLines): TitlePreview["cards"] {
  return { intro: intro.map(({ text }) => text), outro: outro.map(({ text }) => text) };
}

async function draw(
  { text, font, subtitle }: TitleRequest,
  frame: { readonly width: number; readonly height: number },
): Promise<Pick<TitlePreview, "picture" | "notes">> {
  const { png, x, y, notes } = await paintTitle({ text, font, style: titleStyle(subtitle), ...frame });
  return { picture: { png: Buffer.from(png).toString("base64"), x, y }, notes: [...notes] };
}

interface Titled {
  readonly what: TitleFilm["what"];
  readonly times: (seconds: number) => TitleTimes;
}

async function timesOf(
  ports: Ports,
  { cutFacts: { fps } }: PassSnapshot,
  path: string | null,
  { what, times }: Titled,
): Promise<TitledFilm | null> {
  if (path === null) return null;
  const { length } = await readTitleFilm(await ports.tools(), what, path, fps);
  const seconds = secondsOf(length, fps);
  const { comes, goes } = times(seconds);
  return { seconds, comes: [...comes], goes: goes && [...goes] };
}

function asBlock(fields: SubtitleFields): SubtitleBlock {
  const { font = null, size = null, y = null, glow_size: glowSize = null } = fields;
  return {
    ...{ font, size, y, glowSize },
    color: requireColour("color", fields.color),
    glow: requireColour("glow", fields.glow),
    introIn: fields.intro_in ?? null,
    outroIn: fields.outro_in ?? null,
    outroOut: fields.outro_out ?? null,
  };
}

function requireColour(key: string, colour: string | undefined): string | null {
  if (colour === undefined) return null;
  if (isColour(colour)) return colour.toLowerCase();
  throw new Refusal("bad-input", `subtitle.${key}: "${colour}" is no colour: write one such as "#ffe9c4" or "white"`);
}

function asFields(block: SubtitleBlock): SubtitleFields {
  const { font, size, y, color, glow, glowSize, introIn, outroIn, outroOut } = block;
  return {
    ...(font !== null && { font }),
    ...(size !== null && { size }),
    ...(y !== null && { y }),
    ...(color !== null && { color }),
    ...(glow !== null && { glow }),
    ...(glowSize !== null && { glow_size: glowSize }),
    ...(introIn && { intro_in: [...introIn] as [number, number] }),
    ...(outroIn && { outro_in: [...outroIn] as [number, number] }),
    ...(outroOut && { outro_out: [...outroOut] as [number, number] }),
  };
}
