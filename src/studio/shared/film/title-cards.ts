// The cards in the places of title films that the show does not have: which there would be, and making them.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { planCards, type CardLines } from "../../../core/titles/title-cards.ts";
import { makeFolder, removeFolder } from "../../../machine/files.ts";
import { makeCard } from "../../../media/titles/make-cards.ts";
import { TITLE_FILMS } from "../../../contracts/routes/delivery/titles.ts";
import type { StudioPorts } from "../../ports.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import { findTitle, requireTitleTexts, type TitleFilms } from "./find-titles.ts";

/** The words of the cards where there is no film. */
export async function cardsFor(snapshot: PassSnapshot, films: TitleFilms): Promise<CardLines> {
  const { series } = requireTitleTexts(snapshot);
  const title = await findTitle(snapshot, { ...series.publish.subtitle, font: null });
  const cards = planCards({ episode: title?.text ?? "", show: series.title.trim() });
  return { intro: films.intro === null ? cards.intro : [], outro: films.outro === null ? cards.outro : [] };
}

interface CardFilms {
  readonly films: TitleFilms;
  /** Those that are cards. */
  readonly cards: readonly (typeof TITLE_FILMS)[number][];
}

/** Runs `use` with the films, made cards in the places of those that are not there; the cards are gone after it. */
export async function withCards<Result>(
  { tools, scratch }: Pick<StudioPorts, "tools" | "scratch">,
  { snapshot, films, cut, signal }: CardPlace,
  use: (made: CardFilms) => Promise<Result>,
): Promise<Result> {
  const lines = await cardsFor(snapshot, films);
  const cards = TITLE_FILMS.filter((what) => lines[what].length > 0);
  if (cards.length === 0) return use({ films, cards });
  const { subtitle } = requireTitleTexts(snapshot).series.publish;
  const font = (await findTitle(snapshot, subtitle))?.font ?? null;
  const folder = join(scratch, randomUUID());
  try {
    await makeFolder(folder);
    const made: Record<string, string> = {};
    for (const what of cards) {
      made[what] = await makeCard(await tools(), { what, lines: lines[what], cut, folder, font, subtitle, signal });
    }
    return await use({ films: { ...films, ...made }, cards });
  } finally {
    await removeFolder(folder);
  }
}

interface CardPlace {
  readonly snapshot: PassSnapshot;
  readonly films: TitleFilms;
  /** Absolute path. */
  readonly cut: string;
  readonly signal?: AbortSignal | undefined;
}
