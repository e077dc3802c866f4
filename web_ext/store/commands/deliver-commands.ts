// What becomes of takes on their way to a master: upscales, posts, recipes of shots, the master and its titles.
import type { TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { withVersion } from "../compare/take-facts.ts";
import type { DeliverStep } from "../address.ts";
import { countsOf } from "../deliver/master-rows.ts";
import { formatCount } from "../base/format.ts";
import { whyUnusable } from "./cut-commands.ts";
import { shotCommand, shotsKeys, whyOrphan, type Command, type CommandFacts, type ShotFacts } from "./define.ts";

export const deliverCommands = {
  upscale: shotCommand({
    title: (facts) => `Upscale ${named(facts)}…`,
    keys: shotsKeys("U", "u"),
    why: ({ take }) => whyUnusable(take),
    run: (facts) => ask("upscale", facts),
  }),
  finish: shotCommand({
    title: (facts) => `Post-process ${named(facts)}…`,
    why: ({ take }) => whyUnusable(take) ?? whyNoUpscale(take),
    run: (facts) => ask("post", facts),
  }),
  "compare-version": shotCommand({
    title: (facts) => `Compare ${named(facts)} with its ${shownVersion(facts.take) ?? "upscale"}`,
    keys: shotsKeys("Shift C", "shift+c"),
    why: ({ take }) =>
      whyUnusable(take) ?? (shownVersion(take) ? undefined : "it has no finished upscale yet: upscale it first"),
    run: ({ editor, shot, take }) => {
      const version = shownVersion(take);
      editor.enter("shots");
      if (take && version) editor.compare.open(shot.shot, take.take, take.take, version);
    },
  }),
  "keep-upscale": shotCommand({
    title: ({ take }) => (take?.upscale?.keep ? "Let its upscale be redone" : "Keep its upscale as it is"),
    why: ({ take }) => (take?.upscale?.status === "ok" ? undefined : "it has no finished upscale yet"),
    run: ({ editor, shot, take }) =>
      take && void editor.delivery.versions.keep(shot.shot, take.take, take.upscale?.keep !== true),
  }),
  "shot-recipe": shotCommand({
    title: ({ shot }) => `Upscale recipe of ${shot.shot}…`,
    why: ({ shot }) => whyOrphan(shot),
    run: ({ editor, shot }) => void (editor.delivery.versions.editing.value = shot.shot),
  }),
  /** The post first: it is made of the upscale. */
  "remove-version": shotCommand({
    title: ({ take }) => `Delete its ${lastVersion(take)}…`,
    why: ({ take }) => whyNotRemoved(take, lastVersion(take)),
    run: ({ editor, shot, take }) => {
      const kind = lastVersion(take);
      if (take) editor.delivery.versions.removing.value = { kind, shot: shot.shot, take: take.take };
    },
  }),
  "queue-master": {
    title: ({ editor }) => `Queue ${formatCount(planOf(editor)?.toDo ?? 0, "shot")} for the master`,
    why: whyNotQueued,
    run: ({ editor }) => void editor.delivery.master.queue(),
  },
  "make-master": {
    title: ({ editor }) => (editor.delivery.master.existing.value ? "Make the master again" : "Make the master"),
    why: whyNotMade,
    run: ({ editor }) => void editor.delivery.master.assemble(),
  },
  "go-master": { title: "Plan the master", run: (facts) => goTo("master", facts) },
  "go-versions": { title: "Make versions in other shapes and languages", run: (facts) => goTo("versions", facts) },
  "go-review": { title: "Send the film to be reviewed, take notes back", run: (facts) => goTo("review", facts) },
  "go-titles": { title: "Design the titles", run: (facts) => goTo("titles", facts) },
  "previous-planned": {
    title: "Previous shot of the plan",
    keys: { caps: "↑", presses: ["arrowup"], workspace: "deliver" },
    run: (facts) => selectPlanned(facts, -1),
  },
  "next-planned": {
    title: "Next shot of the plan",
    keys: { caps: "↓", presses: ["arrowdown"], workspace: "deliver" },
    run: (facts) => selectPlanned(facts, 1),
  },
} satisfies Record<string, Command>;

function named({ take }: ShotFacts): string {
  return take ? `take ${take.take}` : "its take";
}

function ask(kind: "upscale" | "post", { editor, shot, take }: ShotFacts): void {
  if (take) editor.delivery.versions.asking.value = { kind, shot: shot.shot, take: take.take };
}

function lastVersion(take: TakeSummary | undefined): "upscale" | "post" {
  return take?.post ? "post" : "upscale";
}

function whyNoUpscale(take: TakeSummary | undefined): string | undefined {
  const upscale = take?.upscale;
  if (upscale?.status === "ok")
    return upscale.fresh ? undefined : "its upscale is older than the take: upscale it again first";
  return upscale?.status === "queued" ? "its upscale is on its way" : "it needs an upscale first: upscale it";
}

function whyNotRemoved(take: TakeSummary | undefined, kind: "upscale" | "post"): string | undefined {
  const version = take?.[kind];
  if (!version) return `it has no ${kind}`;
  return version.status === "queued" ? `its ${kind} is on its way: cancel the job first` : undefined;
}

/** The one that is nearest to the master. */
function shownVersion(take: TakeSummary | undefined): "upscale" | "post" | undefined {
  return (["post", "upscale"] as const).find((kind) => take && withVersion(take, kind));
}

function planOf({ delivery }: CommandFacts["editor"]) {
  const plan = delivery.master.plan.value;
  return plan && countsOf(plan);
}

function whyNotQueued({ editor }: CommandFacts): string | undefined {
  const { busy } = editor.delivery.master;
  const counts = planOf(editor);
  if (!counts) return NO_PLAN;
  if (busy.value === "queue") return "it is being queued";
  return counts.toDo === 0 ? "every shot has what the master needs, or waits for it" : undefined;
}

function whyNotMade({ editor }: CommandFacts): string | undefined {
  const { busy, job, options } = editor.delivery.master;
  const counts = planOf(editor);
  if (!counts) return NO_PLAN;
  if (busy.value !== undefined || job.value?.state === "running") return "it is being made";
  const open = counts.toDo + counts.queued;
  if (open > 0) return `${formatCount(open, "shot is", "shots are")} not done: queue them first`;
  if (counts.gaps === 0 || options.value.gaps) return counts.done === 0 ? "the cut has nothing to play" : undefined;
  return `${formatCount(counts.gaps, "shot")} would be missing: fill them, or leave them out`;
}

const NO_PLAN = "there is no plan yet: open Deliver, Master";

function goTo(step: DeliverStep, { editor }: CommandFacts): void {
  editor.delivery.step.value = step;
  editor.enter("deliver");
}

function selectPlanned({ editor }: CommandFacts, by: 1 | -1): void {
  const shots = editor.cut.shots.peek().filter(({ orphan }) => !orphan);
  const at = shots.findIndex(({ shot }) => shot === editor.selected.peek());
  const next = shots[at === -1 ? 0 : at + by];
  if (next) editor.select(next.shot);
}
