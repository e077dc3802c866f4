// The cut as it is published, into the episode's `publish/`; and the report on it.
// docs/http.md "Assemble".
import { randomUUID } from "node:crypto";
import { basename, join, posix } from "node:path";
import { Refusal } from "../../../contracts/refusal.ts";
import { findRefFile } from "../../../disk/refs/ref-hashes.ts";
import { requireFile, type Reach } from "../../../disk/relative-path.ts";
import { requireOwnPath } from "../../../disk/roots.ts";
import type { AssembleOptions } from "../../../media/film/assemble-run.ts";
import {
  publishFilm,
  type PublishedClip,
  type PublishedFilm,
  type TitleRequest,
} from "../../../media/titles/publish-film.ts";
import type { StudioPorts } from "../../ports.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import { analyzeText } from "../texts/read-texts.ts";

const FOLDER = "publish";

export interface Published {
  /** Absolute path. */
  readonly output: string;
  /** One line for each thing. */
  readonly report: string;
}

/** `cut`: the absolute path of an assembled film, whose name the published one gets. Throws a Refusal, or the signal's reason. */
export async function publishCut(
  ports: Pick<StudioPorts, "tools" | "scratch">,
  snapshot: PassSnapshot,
  cut: string,
  options: Pick<AssembleOptions, "signal" | "onStage">,
): Promise<Published> {
  const titles = await findTitleFilms(snapshot);
  const output = join(await requireOwnPath(snapshot.ep, FOLDER), basename(cut));
  const scratch = join(ports.scratch, randomUUID());
  const film = await publishFilm(await ports.tools(), { cut, ...titles, output, scratch }, options);
  return { output, report: reportPublished(film, titles.title?.text) };
}

function reportPublished({ clips, picture, why, seconds, warnings }: PublishedFilm, title: string | undefined): string {
  const parts = clips.map(({ what, seconds: each }) => `the ${what} (${each.toFixed(2)} s)`);
  const made =
    clips.length === 1
      ? [
          "published without titles: there is no _titles/INTRO.mp4 and no _titles/OUTRO.mp4, so only the sound was encoded",
        ]
      : [`published: ${parts.join(", ")}, together ${seconds.toFixed(2)} s`, titleLine(clips, title)];
  const pictureLine =
    picture === "copied" ? "the cut's picture was copied" : `the cut's picture was encoded again: ${why}`;
  return [...made, pictureLine, ...warnings].join("\n");
}

function titleLine(clips: readonly PublishedClip[], title: string | undefined): string {
  if (title === undefined) return "the script's header has no title, so none is written";
  const seen = clips.flatMap(({ what, title: times }) =>
    times ? [`on the ${what} from ${times.comes[0].toFixed(1)} s${until(times.goes)}`] : [],
  );
  return `"${title}" is written ${seen.join(", ")}`;
}

function until(goes: readonly [number, number] | null): string {
  return goes === null ? "" : ` to ${goes[1].toFixed(1)} s`;
}

const FILES = { intro: "_titles/INTRO.mp4", outro: "_titles/OUTRO.mp4" } as const;

/** Real paths; null where there is none. */
interface TitleFilms {
  readonly intro: string | null;
  readonly outro: string | null;
  /** Null when the script's header has no title. */
  readonly title: TitleRequest | null;
}

/** Refuses what the config names and is not there, and a config that cannot be read. */
async function findTitleFilms({ reach, series, text, build }: PassSnapshot): Promise<TitleFilms> {
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
