// What asks for takes, for builds and for the film.
import type { TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { missingShots, staleShots } from "../bin/bin-rows.ts";
import { formatCount } from "../base/format.ts";
import { requestAnimatic, requestLike, requestMissing, requestShot, requestStale } from "../render/render-requests.ts";
import { ANIMATIC } from "../cut/usable.ts";
import {
  NO_TAKE,
  shotCommand,
  shotsKeys,
  whyOrphan,
  type Command,
  type CommandFacts,
  type ShotFacts,
} from "./define.ts";

export const renderCommands = {
  render: shotCommand({
    title: "Render",
    keys: shotsKeys("R", "r"),
    why: ({ shot }) => whyOrphan(shot),
    run: ({ editor, shot }) => void editor.inspector.queue(requestShot(shot)),
  }),
  "render-many": shotCommand({
    title: ({ key }) => `Render ${takesOfKey(key)} takes`,
    keys: shotsKeys("Shift 2–9", ...["2", "3", "4", "5", "6", "7", "8", "9"].map((digit) => `shift+${digit}`)),
    why: ({ shot }) => whyOrphan(shot),
    run: ({ editor, shot, key }) => void editor.inspector.queue(requestShot(shot, takesOfKey(key))),
  }),
  "new-take": shotCommand({
    title: ({ take }) => (take ? `New take like take ${take.take}` : "New take like this"),
    keys: shotsKeys("Shift R", "shift+r"),
    why: ({ shot, take }) => whyOrphan(shot) ?? (take ? undefined : NO_TAKE),
    run: ({ editor, shot, take }) => void editor.inspector.queue(requestLike(shot, take)),
  }),
  "dry-run": shotCommand({
    title: "Exactly this…",
    keys: shotsKeys("E", "e"),
    why: ({ shot }) => whyOrphan(shot),
    run: ({ editor, shot }) => editor.dryRuns.show(requestShot(shot)),
  }),
  animatic: shotCommand({
    title: "Draw as animatic",
    why: ({ shot }) =>
      whyOrphan(shot) ?? (shot.target === ANIMATIC ? "its next render is an animatic already" : undefined),
    run: ({ editor, shot }) => void editor.inspector.queue(requestAnimatic([shot.shot])),
  }),
  "start-next": shotCommand({
    title: (facts) => {
      const open = openTake(facts);
      return open ? `Start take ${open.take} next` : "Start next";
    },
    why: (facts) => (openTake(facts) ? whyNotNext(jobOf(facts)?.position) : NOTHING_OPEN),
    run: (facts) => {
      const found = jobOf(facts);
      if (found) void facts.editor.jobs.move(found.job.id, 0);
    },
  }),
  cancel: shotCommand({
    title: (facts) => {
      const open = openTake(facts);
      return open ? `Cancel take ${open.take}` : "Cancel";
    },
    why: (facts) => (openTake(facts) ? undefined : NOTHING_OPEN),
    run: (facts) => {
      const open = openTake(facts);
      if (open) void facts.editor.renders.cancel(facts.shot.shot, open.take);
    },
  }),
  "import-take": shotCommand({
    title: "Bring a file as a take…",
    why: ({ editor, shot }) =>
      whyOrphan(shot) ?? (editor.takeImports.running.value.has(shot.shot) ? "a file is on its way already" : undefined),
    run: ({ ports, shot }) => ports.chooseFilm(shot.shot),
  }),
  target: shotCommand({
    title: "Target…",
    why: ({ shot }) => whyOrphan(shot),
    run: ({ editor, shot }) => void (editor.windows.target.value = [shot.shot]),
  }),
  build: {
    title: "Build",
    why: ({ editor }) => (editor.builds.state.value.kind === "building" ? "it is being built" : undefined),
    run: ({ editor }) => void editor.builds.build(),
  },
  "render-missing": {
    title: ({ editor }) => `Render missing: ${formatCount(missingShots(editor.cut.shots.value).length, "shot")}`,
    why: ({ editor }) =>
      missingShots(editor.cut.shots.value).length === 0 ? "every shot has a take" : whyNotMany(editor),
    run: ({ editor }) => void editor.renders.render(requestMissing(editor.cut.shots.peek())),
  },
  "render-stale": {
    title: ({ editor }) => `Re-render stale: ${formatCount(staleShots(editor.cut.shots.value).length, "shot")}`,
    why: ({ editor }) =>
      staleShots(editor.cut.shots.value).length === 0 ? "no take is out of date" : whyNotMany(editor),
    run: ({ editor }) => void editor.renders.render(requestStale(editor.cut.shots.peek())),
  },
  night: {
    title: "Render a night…",
    why: ({ editor }) => (editor.episode.state.value === "ready" ? undefined : "the episode is not built yet"),
    run: ({ editor }) => void (editor.nights.isShown.value = true),
  },
  "dry-run-missing": {
    title: ({ editor }) => `Exactly this: ${formatCount(missingShots(editor.cut.shots.value).length, "missing shot")}…`,
    why: ({ editor }) => (missingShots(editor.cut.shots.value).length === 0 ? "every shot has a take" : undefined),
    run: ({ editor }) => editor.dryRuns.show(requestMissing(editor.cut.shots.peek())),
  },
  "dry-run-stale": {
    title: ({ editor }) => `Exactly this: ${formatCount(staleShots(editor.cut.shots.value).length, "stale shot")}…`,
    why: ({ editor }) => (staleShots(editor.cut.shots.value).length === 0 ? "no take is out of date" : undefined),
    run: ({ editor }) => editor.dryRuns.show(requestStale(editor.cut.shots.peek())),
  },
  assemble: {
    title: "Assemble the film",
    why: ({ editor }) =>
      editor.episode.state.value === "ready" ? editor.deliver.problem.value : "the episode is not built yet",
    run: ({ editor }) => void editor.deliver.assemble(),
  },
} satisfies Record<string, Command>;

/** Takes that are made at once where nobody says how many. */
const SEVERAL = 4;

function takesOfKey(key: string | undefined): number {
  return Number(key) > 1 ? Number(key) : SEVERAL;
}

const NOTHING_OPEN = "nothing of it is on its way";

/** The named take where that one is on its way, else the shot's newest that is. */
function openTake({ shot, take }: ShotFacts): TakeSummary | undefined {
  return take?.status === "queued" ? take : shot.takes.findLast(({ status }) => status === "queued");
}

function jobOf(facts: ShotFacts) {
  const open = openTake(facts);
  return open && facts.editor.jobOf(facts.shot.shot, open.take);
}

/** `position`: 1 for the next in its lane, 0 for one that runs. */
function whyNotNext(position: number | undefined): string | undefined {
  if (position === undefined || position === 0) return "it does not wait in the queue";
  return position === 1 ? "it is the next one already" : undefined;
}

function whyNotMany({ episode, renders }: CommandFacts["editor"]): string | undefined {
  if (episode.state.value !== "ready") return "the episode is not built yet";
  return renders.asking.value ? "takes are being asked for" : undefined;
}
