// What is laid around and on a film that is published: the intro and the outro, and the title with its font. What the config names is
// used or refused; without it, the films that lie in a `_titles` folder: the episode's, else the show's.
import { posix } from "node:path";
import { Refusal } from "../../../contracts/refusal.ts";
import { requireFile, type Reach } from "../../../disk/relative-path.ts";
import type { TitleRequest } from "../../../media/titles/publish-film.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import { analyzeText } from "../texts/read-texts.ts";
import { findRefFile } from "../../../disk/refs/ref-hashes.ts";

const FILES = { intro: "_titles/INTRO.mp4", outro: "_titles/OUTRO.mp4" } as const;

/** Real paths; null where there is none. */
export interface TitleFilms {
  readonly intro: string | null;
  readonly outro: string | null;
  /** Null when the script's header has no title. */
  readonly title: TitleRequest | null;
}

/** Refuses what the config names and is not there, and a config that cannot be read. */
export async function findTitleFilms({ reach, series, text, build }: PassSnapshot): Promise<TitleFilms> {
  if (!series || !text)
    throw new Refusal(
      "conflict",
      "the series config says how to publish, and it has a problem: correct it, then publish",
    );
  const { intro, outro, subtitle } = series.publish;
  const named = (key: string, path: string | null) => requireNamed(reach, key, path, text.configFolder);
  const title = ((await analyzeText(text)).story ?? build.story)?.title.trim() ?? "";
  return {
    intro: (await named("publish.intro", intro)) ?? (await findInTitlesFolder(reach, FILES.intro)),
    outro: (await named("publish.outro", outro)) ?? (await findInTitlesFolder(reach, FILES.outro)),
    title: title === "" ? null : { text: title, font: await named("publish.subtitle.font", subtitle.font), subtitle },
  };
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
