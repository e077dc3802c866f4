// The cut as it is published, into the episode's `publish/`; and the report on it.
// docs/http.md "Assemble".
import { randomUUID } from "node:crypto";
import { basename, join } from "node:path";
import { requireOwnPath } from "../../../disk/roots.ts";
import type { AssembleOptions } from "../../../media/film/assemble-run.ts";
import { publishFilm, type PublishedClip, type PublishedFilm } from "../../../media/titles/publish-film.ts";
import type { StudioPorts } from "../../ports.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import { sourceOf } from "./film-source.ts";
import { findTitle, findTitleFilms, requireTitleTexts, type TitleFilms } from "./find-titles.ts";
import { withCards } from "./title-cards.ts";

const FOLDER = "publish";

export interface Published {
  /** Absolute path. */
  readonly output: string;
  /** One line for each thing. */
  readonly report: string;
  /** Seconds before the cut begins. */
  readonly lead: number;
}

/** `cut`: the absolute path of an assembled film, whose name the published one gets. Throws a Refusal, or the signal's reason. */
export async function publishCut(
  ports: Pick<StudioPorts, "tools" | "scratch">,
  snapshot: PassSnapshot,
  cut: string,
  options: Pick<AssembleOptions, "signal" | "onStage"> & { readonly cards: boolean },
): Promise<Published> {
  const films = await findTitleFilms(snapshot);
  if (!options.cards) return publishWith(ports, snapshot, { cut, films, cards: [] }, options);
  const place = { snapshot, films, cut, signal: options.signal };
  return withCards(ports, place, (made) => publishWith(ports, snapshot, { cut, ...made }, options));
}

interface Parts {
  readonly cut: string;
  readonly films: TitleFilms;
  /** Those of the films that are cards. */
  readonly cards: readonly ("intro" | "outro")[];
}

async function publishWith(
  ports: Pick<StudioPorts, "tools" | "scratch">,
  snapshot: PassSnapshot,
  { cut, films, cards }: Parts,
  options: Pick<AssembleOptions, "signal" | "onStage">,
): Promise<Published> {
  const title = await findTitle(snapshot, requireTitleTexts(snapshot).series.publish.subtitle);
  const output = join(await requireOwnPath(snapshot.ep, FOLDER), basename(cut));
  const scratch = join(ports.scratch, randomUUID());
  const imported = (["intro", "outro"] as const).filter((what) => films[what] !== null && !cards.includes(what));
  const source = sourceOf(
    snapshot,
    imported.map(() => "imported" as const),
  );
  const order = { cut, ...films, written: cards, title, output, scratch, ...source };
  const film = await publishFilm(await ports.tools(), order, options);
  return { output, report: reportPublished(film, title?.text, cards), lead: leadOf(film) };
}

/** Seconds of a published film before its cut. */
export function leadOf({ clips }: Pick<PublishedFilm, "clips">): number {
  return clips.find(({ what }) => what === "intro")?.seconds ?? 0;
}

function reportPublished(
  { clips, picture, why, seconds, warnings }: PublishedFilm,
  title: string | undefined,
  cards: Parts["cards"],
): string {
  const nameOf = (what: PublishedClip["what"]) =>
    cards.some((card) => card === what) ? `${what === "intro" ? "title" : "end"} card` : what;
  const parts = clips.map(({ what, seconds: each }) => `the ${nameOf(what)} (${each.toFixed(2)} s)`);
  const made =
    clips.length === 1
      ? [
          "published without titles: there is no _titles/INTRO.mp4 and no _titles/OUTRO.mp4, so only the sound was encoded",
        ]
      : [`published: ${parts.join(", ")}, together ${seconds.toFixed(2)} s`, ...titleLine(clips, title)];
  const pictureLine =
    picture === "copied" ? "the cut's picture was copied" : `the cut's picture was encoded again: ${why}`;
  return [...made, pictureLine, ...warnings].join("\n");
}

/** None where cards have the title in them. */
function titleLine(clips: readonly PublishedClip[], title: string | undefined): string[] {
  if (title === undefined) return ["the script's header has no title, so none is written"];
  const seen = clips.flatMap(({ what, title: times }) =>
    times ? [`on the ${what} from ${times.comes[0].toFixed(1)} s${until(times.goes)}`] : [],
  );
  return seen.length === 0 ? [] : [`"${title}" is written ${seen.join(", ")}`];
}

function until(goes: readonly [number, number] | null): string {
  return goes === null ? "" : ` to ${goes[1].toFixed(1)} s`;
}
