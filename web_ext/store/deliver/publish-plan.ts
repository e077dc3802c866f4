// What a film with its titles would have before and after the cut, said before it is made.
import type { TitlePreview } from "../../../src/contracts/routes/delivery/titles.ts";

const NAMES = {
  intro: { film: "Intro", card: "Title card", none: "No intro" },
  outro: { film: "Outro", card: "End card", none: "No outro" },
} as const;

/** `Title card: “Small Hours, The Red Umbrella”`, `Outro of 4.0 s, with the title on it` */
export function describePublishing(preview: TitlePreview): readonly string[] {
  const side = (of: "intro" | "outro") => {
    const [film, words] = [preview[of], preview.cards[of]];
    if (film) return `${NAMES[of].film} of ${film.seconds.toFixed(1)} s${preview.text ? ", with the title on it" : ""}`;
    return words.length > 0
      ? `${NAMES[of].card}: “${words.join(", ")}”`
      : `${NAMES[of].none}: neither the show nor the script has a title`;
  };
  const untitled = preview.text === null ? ["The script's header has no title, so none is written"] : [];
  return [side("intro"), side("outro"), ...untitled];
}
