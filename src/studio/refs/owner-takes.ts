// GET /studio/refs/owner-takes: the candidates of the sibling whose pick wrote a shared live file; read-only. docs/http.md "References".
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { ownerTakesRoute } from "../../contracts/routes/refs.ts";
import { describeRefTake } from "../../core/refs/describe-ref-take.ts";
import { livePick, pickedView } from "../../core/refs/picks.ts";
import { SHEET } from "../../core/refs/ref-names.ts";
import type { RefTake } from "../../core/refs/ref-take.ts";
import { candidateViews, type Reference } from "../../core/refs/reference.ts";
import { hashLive } from "../../disk/refs/live-file.ts";
import { readViewTakes } from "../../disk/refs/ref-takes.ts";
import {
  readBothPicks,
  readReferences,
  requireReference,
  type EpisodeReferences,
} from "../shared/references/episode-references.ts";
import {
  findSiblingFolder,
  liveOwner,
  readSiblings,
  type Sibling,
  type SiblingPorts,
} from "../shared/references/siblings.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function ownerTakes(
  ports: SiblingPorts,
  episode: EpisodeContext,
  { ref }: EpisodeInput<typeof ownerTakesRoute>,
): Promise<ReplyOf<typeof ownerTakesRoute>> {
  const refs = await readReferences(episode);
  const reference = requireReference(refs, ref);
  const siblings = await readSiblings(ports, refs);
  const picks = (await readBothPicks(refs))[reference.scope === "shot" ? "shots" : "series"];
  const live = reference.path === null ? undefined : await hashLive(refs.reach, reference.path);
  const owner = liveOwner(refs, siblings, { id: ref, path: reference.path, live, picks });
  const folder = owner === null || owner === refs.name ? undefined : await findSiblingFolder(refs, owner);
  if (!folder || owner === null) return { owner, takes: [] };
  const sibling = siblings.find(({ name }) => name === owner);
  const theirs = { picks: sibling?.picks ?? picks, id: idThere(refs, sibling, reference) };
  const views = candidateViews(reference);
  const takes = (await readViewTakes(folder, theirs.id, views)).flat();
  return {
    owner,
    takes: takes.map((take) => ({
      ...describeRefTake({ ...take, folder: `../${owner}/${take.folder}` }),
      episode: owner,
      picked: isPicked(take, theirs.picks, { live, episode: owner }),
    })),
  };
}

/** The sibling's own id of the live file: it may know the character by another name. */
function idThere({ ep }: EpisodeReferences, sibling: Sibling | undefined, { id, path }: Reference): string {
  return sibling?.reads.get(`${ep}/${path ?? ""}`) ?? id;
}

function isPicked(
  { ref, view, take }: RefTake,
  picks: Parameters<typeof livePick>[0],
  at: { readonly live: string | undefined; readonly episode: string },
): boolean {
  const picked = view === null || view === SHEET ? livePick(picks, ref, at.live, at.episode) : null;
  return take === (view === null ? picked : pickedView(picks, ref, view, at));
}
