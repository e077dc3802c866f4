// The cut as it is published, into the episode's `publish/`; and what a person is told of it.
// Contract part A, "Assemble"; contract answers 7.
import { randomUUID } from "node:crypto";
import { basename, join } from "node:path";
import { requireOwnPath } from "../../disk/roots.ts";
import type { AssembleOptions } from "../../media/film/assemble-run.ts";
import { publishFilm, type PublishedClip, type PublishedFilm } from "../../media/titles/publish-film.ts";
import type { PassSnapshot } from "../episodes/act-read-pass.ts";
import type { Studio } from "../studio.ts";
import { findTitleFilms } from "./act-title-films.ts";

const FOLDER = "publish";

export interface Published {
  /** Absolute path. */
  readonly output: string;
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
  const titles = await findTitleFilms(snapshot);
  const output = join(await requireOwnPath(snapshot.ep, FOLDER), basename(cut));
  const scratch = join(studio.scratch, randomUUID());
  const film = await publishFilm(await studio.tools(), { cut, ...titles, output, scratch }, options);
  return { output, report: reportPublished(film, titles.title?.text) };
}

function reportPublished({ clips, picture, why, seconds, warnings }: PublishedFilm, title: string | undefined): string {
  const parts = clips.map(({ what, seconds: each }) => `the ${what} (${each.toFixed(2)} s)`);
  const made =
    clips.length === 1
      ? [
          "published without titles: there is no _titles/INTRO.mp4 and no _titles/OUTRO.mp4, so only the sound was encoded",
        ]
      : [`published: ${parts.join(", ")}, together ${seconds.toFixed(2)} s`, tellTitle(clips, title)];
  const told = picture === "copied" ? "the cut's picture was copied" : `the cut's picture was encoded again: ${why}`;
  return [...made, told, ...warnings].join("\n");
}

function tellTitle(clips: readonly PublishedClip[], title: string | undefined): string {
  if (title === undefined) return "the script's header has no title, so none is written";
  const seen = clips.flatMap(({ what, title: times }) =>
    times ? [`on the ${what} from ${times.comes[0].toFixed(1)} s${until(times.goes)}`] : [],
  );
  return `"${title}" is written ${seen.join(", ")}`;
}

function until(goes: readonly [number, number] | null): string {
  return goes === null ? "" : ` to ${goes[1].toFixed(1)} s`;
}
