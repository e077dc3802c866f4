// The cut of an open episode before a service that keeps every list it is sent, and that others can change behind the page's back.
import type { CutEntry } from "../../../src/contracts/files/cut.ts";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { NO_LEVELS } from "../../../web_ext/store/cut/levels.ts";
import { createCutEdits } from "../../../web_ext/store/cut/cut-edits.ts";
import { buildCutEntries } from "../../../web_ext/store/cut/cut-entries.ts";
import { createOwnWrites } from "../../../web_ext/store/cut/own-writes.ts";
import { createNotices } from "../../../web_ext/store/base/notices.ts";
import { createOpenEpisode } from "../../../web_ext/store/episode/open-episode.ts";
import { memoryDrafts } from "./memory-drafts.ts";
import { answeringService, makeShot, makeTake, settled } from "./page-states.ts";

export const CUT_OF = { ep: "/show/ep01", pass: "proxy" } as const;
const BLANK = {
  ...NO_LEVELS,
  trim_in: 0,
  trim_out: 0,
  locked: false,
  out: false,
  flag: false,
  stars: [],
  picked: false,
  pass: CUT_OF.pass,
};

/** What the service has now. */
export interface CutService {
  shots: readonly ShotStatus[];
}

export function threeClips(): CutService {
  const takes = [makeTake(1), makeTake(2)];
  return { shots: ["sh010", "sh020", "sh030"].map((shot) => makeShot(shot, { takes })) };
}

/** `answers` stand in front of the service's own; a page that is opened again is given the same service and drafts. */
export async function openCut({
  service = threeClips(),
  drafts = memoryDrafts(),
  answers = {} as Parameters<typeof answeringService>[0],
} = {}) {
  const { ask, asked } = answeringService({
    episode: () => ({ fps: 24, shots: structuredClone(service.shots) }),
    putCut: (input) => keepList(service, input["entries"] as CutEntry[]),
    ...answers,
  });
  const notices = createNotices();
  const episode = createOpenEpisode({ ask, isBuilt: () => Promise.resolve(true) });
  const cut = createCutEdits({
    ask,
    notices,
    episode,
    drafts,
    refetch: episode.refresh,
    ownWrites: createOwnWrites(),
  });
  episode.open(CUT_OF);
  await episode.refresh();
  await settled();
  /** Somebody else changes an entry; the page learns of it when it fetches. */
  const keep = (id: string, fields: Partial<ShotStatus["cut"]>) => {
    service.shots = service.shots.map((one) => (one.shot === id ? { ...one, cut: { ...one.cut, ...fields } } : one));
  };
  const lists = () => asked.filter(({ name }) => name === "putCut").map(({ input }) => input["entries"]);
  return { cut, notices, ask, asked, episode, keep, lists, entries: () => buildCutEntries(service.shots, CUT_OF.pass) };
}

export function keepList(service: CutService, entries: readonly CutEntry[]): unknown {
  service.shots = entries.flatMap(({ shot, ...fields }) => {
    const known = service.shots.find((one) => one.shot === shot);
    const take = fields.take ?? known?.takes.at(-1)?.take ?? null;
    const cut = { ...BLANK, ...fields, picked: fields.take !== undefined, take };
    return known ? [{ ...known, cut: { ...known.cut, ...cut } }] : [];
  });
  return { cut: {} };
}
