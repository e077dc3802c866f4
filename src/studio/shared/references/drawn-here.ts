// Which pictures of subjects were drawn by the built-in target itself, from the same words as a shot is: a shot draws those subjects anew, in any
// pose, instead of pasting their picture. A file that somebody has changed since it was picked is their own picture.
import { basename } from "node:path";
import type { PicksFile, RefPick } from "../../../contracts/files/refs.ts";
import { pickOf } from "../../../core/refs/picks.ts";
import { findRefRecord } from "../../../disk/refs/close-ref-take.ts";
import { hashIfThere } from "../../../disk/refs/live-file.ts";
import { readPicks } from "../../../disk/refs/picks.ts";
import { findSeriesHome } from "../../../disk/refs/ref-home.ts";
import type { StagedInput } from "../../../hosts/backend.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

type Episode = Pick<EpisodeContext, "folder" | "roots">;

/** Where a series' picks can lie, from the episode. */
const HOMES = ["", ".."] as const;

/** The same inputs; a picture that was drawn here is marked. */
export async function markDrawn(episode: Episode, inputs: readonly StagedInput[]): Promise<StagedInput[]> {
  const files = await picksOf(episode);
  return Promise.all(
    inputs.map(async (input) => {
      const { role, subject, path } = input;
      const isDrawn =
        role === "subject" && subject !== undefined && (await isDrawnHere(episode, files, { subject, path }));
      return isDrawn ? { ...input, drawn: true } : input;
    }),
  );
}

/** A file of picks that cannot be read says nothing. */
async function picksOf({ folder, roots }: Episode): Promise<readonly PicksFile[]> {
  const read = async (from: (typeof HOMES)[number]) => {
    const home = await findSeriesHome(roots, folder, from);
    return home ? await readPicks(home).catch(() => undefined) : undefined;
  };
  return (await Promise.all(HOMES.map(read))).filter((file) => file !== undefined);
}

async function isDrawnHere(
  { folder }: Episode,
  files: readonly PicksFile[],
  { subject, path }: { readonly subject: string; readonly path: string },
): Promise<boolean> {
  const ref = `subject:${subject}`;
  const pick = files.map((file) => pickOf(file, ref)).find((found) => found?.sha1 !== undefined);
  if (!pick || pick.sha1 !== (await hashIfThere(path))) return false;
  const candidates = candidatesOf(pick, basename(folder));
  if (candidates.length === 0) return false;
  const records = await Promise.all(candidates.map(({ view, take }) => findRefRecord(folder, { ref, view, take })));
  return records.every((record) => record?.backend === "builtin");
}

/** What the live file was made of; nothing where another episode has it. */
function candidatesOf(
  pick: RefPick,
  episode: string,
): readonly { readonly view: string | null; readonly take: number }[] {
  const isOwn = (of: string | undefined) => of === undefined || of === episode;
  if (pick.stitched === undefined)
    return pick.take === undefined || !isOwn(pick.episode) ? [] : [{ view: null, take: pick.take }];
  const views = Object.entries(pick.views ?? {}).filter(([, { take }]) => take !== undefined);
  if (!views.every(([, view]) => isOwn(view.episode))) return [];
  return views.flatMap(([view, { take }]) => (take === undefined ? [] : [{ view, take }]));
}
