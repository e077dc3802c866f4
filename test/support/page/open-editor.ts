// The page's state before a service that answers from a table: an open episode with these shots. Time stands still.
import type { EpisodeStatus, ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { Press } from "../../../web_ext/store/commands/command.ts";
import { createCommands } from "../../../web_ext/store/commands/commands.ts";
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
  const done: string[] = [];
  const commands = createCommands(editor, {
    copy: (text) => done.push(`copy ${text}`),
    chooseFilm: (shot) => done.push(`film ${shot}`),
    focusField: (role) => done.push(role),
  });
  /** Presses a key as somebody who types nowhere; resolves once the service has answered. */
  const press = async (key: string, held: Partial<Press> = {}) => {
    const free = { shift: false, ctrl: false, alt: false, typing: false, onControl: false };
    commands.ofPress({ ...free, workspace: editor.workspace.peek(), key, ...held })?.run();
    await settled();
  };
  /** `done`: what commands did with the browser. */
  return { editor, asked, later, commands, press, done };
}
