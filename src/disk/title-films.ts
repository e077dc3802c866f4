// The films before and after an episode's cut that lie in a folder of their own: the episode's, else the show's.
import { requireFile, type Reach } from "./relative-path.ts";

const FILES = { intro: "_titles/INTRO.mp4", outro: "_titles/OUTRO.mp4" } as const;

/** The real path; null when there is none that lies inside the episode or its show. A show's title films are every episode's. */
export async function findTitleFilm(reach: Reach, what: keyof typeof FILES): Promise<string | null> {
  const opened: Reach = { ...reach, opens: "show" };
  for (const path of [FILES[what], `../${FILES[what]}`]) {
    const found = await requireFile(opened, path, "own and opened").catch(() => undefined);
    if (found !== undefined) return found;
  }
  return null;
}
