// The page's state before a service that answers from a table: an open episode with these shots. Time stands still.
import type { EpisodeStatus, ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { createEditor } from "../../../web_ext/store/editor.ts";
import { makeDetail } from "./make-detail.ts";
import { memoryDrafts } from "./memory-drafts.ts";
import { answeringService, settled } from "./page-states.ts";

export const OPEN_PLACE = { ep: "/show/ep01", pass: "proxy" } as const;

interface Opening {
  readonly shots: readonly ShotStatus[];
  /** Laid over the answers that every page needs. */
  readonly table?: Parameters<typeof answeringService>[0];
}

export async function openEditor({ shots, table = {} }: Opening) {
  const waits = new Set<() => void>();
  const built = { final: true, proxy: true };
  const entry = { ep: OPEN_PLACE.ep, name: "ep01", series: "S", title: "T", built, shots: shots.length };
  const status: Partial<EpisodeStatus> = { fps: 24, title: "T", folder: "renders_proxy", shots: [...shots] };
  const { ask, asked } = answeringService({
    episodes: () => [entry],
    episode: () => structuredClone(status),
    shot: () => makeDetail(),
    issues: () => ({ issues: [] }),
    ...table,
  });
  const editor = createEditor({
    ask,
    now: () => 0,
    drafts: memoryDrafts(),
    wait: (_ms, then) => {
      waits.add(then);
      return () => void waits.delete(then);
    },
  });
  editor.open(OPEN_PLACE);
  await settled();
  /** What waits for its time has its time now. */
  const later = async () => {
    const due = [...waits];
    waits.clear();
    for (const then of due) then();
    await settled();
  };
  return { editor, asked, later };
}
