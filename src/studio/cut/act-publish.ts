// The cut with its intro, outro and title, as the series config and the `_titles` folders say; and what a person is told of it.
// Contract part A, "Assemble"; contract answers 7.
import { randomUUID } from "node:crypto";
import { basename, join, posix } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { PublishBlock } from "../../core/series/series.ts";
import type { Reach } from "../../disk/relative-path.ts";
import { findTitleFilm } from "../../disk/title-films.ts";
import { requireOwnPath } from "../../disk/roots.ts";
import type { AssembleOptions } from "../../media/film/assemble-run.ts";
import {
  publishFilm,
  type PublishedClip,
  type PublishedFilm,
  type TitleWish,
} from "../../media/titles/publish-film.ts";
import type { PassSnapshot } from "../episodes/act-read-pass.ts";
import type { Studio } from "../studio.ts";
import { findRefFile } from "../takes/act-ref-files.ts";

const FOLDER = "publish";

export interface Published {
  /** Absolute path. */
  readonly output: string;
  readonly film: PublishedFilm;
  /** One line for each thing. */
  readonly report: string;
}

/** `cut`: the absolute path of an assembled film, whose name the published one gets. Throws a Refusal, or the signal's reason. */
export async function publishCut(
  studio: Pick<Studio, "tools" | "scratch">,
  snapshot: PassSnapshot,
  cut: string,
  options: Pick<AssembleOptions, "signal" | "onStage">,
): Promise<Published> {
  const { ep, reach, series, text, build } = snapshot;
  if (!series)
    throw new Refusal(
      "conflict",
      "the series config says how to publish, and it has a problem: correct it, then publish",
    );
  const { publish } = series;
  const folder = text?.configFolder ?? "";
  const intro = await findFilm(reach, "intro", folder, publish);
  const outro = await findFilm(reach, "outro", folder, publish);
  const written = (text?.story ?? build.story)?.title.trim() ?? "";
  const title = written === "" ? null : await readTitle(reach, written, folder, publish);
  const output = join(await requireOwnPath(ep, FOLDER), basename(cut));
  const scratch = join(studio.scratch, randomUUID());
  const film = await publishFilm(await studio.tools(), { cut, intro, outro, title, output, scratch }, options);
  return { output, film, report: reportPublished(film, written) };
}

/** What the config names is used or refused; without it, what the `_titles` folders hold. */
async function findFilm(
  reach: Reach,
  what: "intro" | "outro",
  folder: string,
  publish: PublishBlock,
): Promise<string | null> {
  const named = publish[what];
  return named === null
    ? findTitleFilm(reach, what)
    : requireNamed(reach, `publish.${what}`, posix.join(folder, named));
}

async function readTitle(reach: Reach, text: string, folder: string, { subtitle }: PublishBlock): Promise<TitleWish> {
  const { font } = subtitle;
  const file = font === null ? null : await requireNamed(reach, "publish.subtitle.font", posix.join(folder, font));
  return { text, font: file, subtitle };
}

async function requireNamed(reach: Reach, key: string, path: string): Promise<string> {
  const file = await findRefFile(reach, path);
  if (file !== undefined) return file;
  throw new Refusal("bad-input", `${key}: there is no file ${path} that the episode may use`);
}

function reportPublished({ clips, picture, why, seconds, warnings }: PublishedFilm, title: string): string {
  const [only] = clips;
  const parts = clips.map(({ what, seconds: each }) => `the ${what} (${each.toFixed(2)} s)`);
  const made =
    only && clips.length === 1
      ? "published without titles: there is no _titles/INTRO.mp4 and no _titles/OUTRO.mp4, so only the sound was encoded again"
      : `published: ${parts.join(", ")}, together ${seconds.toFixed(2)} s`;
  const told = picture === "copied" ? "the cut's picture was copied" : `the cut's picture was encoded again: ${why}`;
  return [made, ...tellTitle(clips, title), told, ...warnings].join("\n");
}

function tellTitle(clips: readonly PublishedClip[], title: string): readonly string[] {
  if (clips.length === 1) return [];
  if (title === "") return ["the script's header has no title, so none is written"];
  const seen = clips.flatMap(({ what, title: times }) =>
    times ? [`on the ${what} from ${times.comes[0].toFixed(1)} s${until(times.goes)}`] : [],
  );
  return [`"${title}" is written ${seen.join(", ")}`];
}

function until(goes: readonly [number, number] | null): string {
  return goes === null ? "" : ` to ${goes[1].toFixed(1)} s`;
}
