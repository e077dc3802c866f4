// The films around a cut and the title that is written on them, as the series config and the titles folders have them.
import { posix } from "node:path";
import { Refusal } from "../../../contracts/refusal.ts";
import type { Series, SubtitleBlock } from "../../../core/series/series.ts";
import { findRefFile } from "../../../disk/refs/ref-hashes.ts";
import { requireFile, type Reach } from "../../../disk/relative-path.ts";
import type { TitleRequest } from "../../../media/titles/publish-film.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import { analyzeText, type ParsedText } from "../texts/read-texts.ts";

const FILES = { intro: "_titles/INTRO.mp4", outro: "_titles/OUTRO.mp4" } as const;

/** Real paths; null where there is none. */
export interface TitleFilms {
  readonly intro: string | null;
  readonly outro: string | null;
}

type TextSnapshot = Pick<PassSnapshot, "reach" | "series" | "text">;

/** What both texts say of titles. Refuses a config that cannot be read. */
export function requireTitleTexts({ series, text }: TextSnapshot): {
  readonly series: Series;
  readonly text: ParsedText;
} {
  if (series && text) return { series, text };
  const sentence = "the series config says how to publish, and it has a problem: correct it, then publish";
  throw new Refusal("conflict", sentence);
}

/** Refuses what the config names and is not there. */
export async function findTitleFilms(snapshot: TextSnapshot): Promise<TitleFilms> {
  const { series, text } = requireTitleTexts(snapshot);
  const { reach } = snapshot;
  const { intro, outro } = series.publish;
  const named = (key: string, path: string | null) => requireNamed(reach, key, path, text.configFolder);
  return {
    intro: (await named("publish.intro", intro)) ?? (await findInTitlesFolder(reach, FILES.intro)),
    outro: (await named("publish.outro", outro)) ?? (await findInTitlesFolder(reach, FILES.outro)),
  };
}

/** The title as it is to be written; null when the script's header has none. Refuses a font that is not there. */
export async function findTitle(
  snapshot: TextSnapshot & Pick<PassSnapshot, "build">,
  subtitle: SubtitleBlock,
): Promise<TitleRequest | null> {
  const { text } = requireTitleTexts(snapshot);
  const title = ((await analyzeText(text)).story ?? snapshot.build.story)?.title.trim() ?? "";
  if (title === "") return null;
  const font = await requireNamed(snapshot.reach, "publish.subtitle.font", subtitle.font, text.configFolder);
  return { text: title, font, subtitle };
}

/** `folder`: where the config's paths start, seen from the episode. */
async function requireNamed(reach: Reach, key: string, path: string | null, folder: string): Promise<string | null> {
  if (path === null) return null;
  const place = posix.join(folder, path);
  const file = await findRefFile(reach, place);
  if (file !== undefined) return file;
  throw new Refusal("bad-input", `${key}: there is no file ${place} that the episode may use`);
}

/** A show's title films are every episode's, whatever else its config opens. */
async function findInTitlesFolder(reach: Reach, path: string): Promise<string | null> {
  const opened: Reach = { ...reach, opens: "show" };
  for (const place of [path, `../${path}`]) {
    const found = await requireFile(opened, place, "own and opened").catch(() => undefined);
    if (found !== undefined) return found;
  }
  return null;
}
