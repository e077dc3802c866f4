// Every command of the page, and where each appears: the menu of a shot, of a take and of several shots, and the palette.
import { bulkCommands } from "./bulk-commands.ts";
import type { CommandId } from "./command.ts";
import { cutCommands } from "./cut-commands.ts";
import type { Command } from "./define.ts";
import { deliverCommands } from "./deliver-commands.ts";
import { levelCommands } from "./level-commands.ts";
import { pageCommands } from "./page-commands.ts";
import { playCommands } from "./play-commands.ts";
import { refCommands } from "./ref-commands.ts";
import { renderCommands } from "./render-commands.ts";
import { takeCommands } from "./take-commands.ts";
import { voiceCommands } from "./voice-commands.ts";

export const COMMANDS: Readonly<Record<CommandId, Command>> = {
  ...playCommands,
  ...cutCommands,
  ...levelCommands,
  ...bulkCommands,
  ...takeCommands,
  ...renderCommands,
  ...refCommands,
  ...voiceCommands,
  ...deliverCommands,
  ...pageCommands,
};

interface Menu {
  readonly title: string;
  readonly ids: readonly CommandId[];
  /** Those that stand there also while they cannot be done, and say why; another one that cannot be done is left out. */
  readonly usual?: readonly CommandId[];
}

/** A shot stands for the take that the cut plays. */
export const SHOT_MENU: readonly Menu[] = [
  {
    title: "Render",
    ids: ["render", "render-many", "new-take", "dry-run", "target", "animatic", "import-take", "start-next", "cancel"],
    usual: ["render"],
  },
  { title: "Look", ids: ["play-from", "compare", "take-grid", "note", "in-script"], usual: ["play-from"] },
  {
    title: "Cut",
    ids: [
      "use-latest",
      "sound",
      "no-fades",
      "gain-none",
      "move-left",
      "move-right",
      "flag",
      "lock",
      "out",
      "split-clip",
    ],
    usual: ["flag", "lock", "out", "split-clip"],
  },
  { title: "Deliver", ids: ["upscale"] },
  { title: "First frame", ids: ["frame-from-previous", "frame-to-next"] },
];

export const TAKE_MENU: readonly Menu[] = [
  { title: "Look", ids: ["play-take", "compare", "note", "details", "copy-path"], usual: ["play-take", "compare"] },
  {
    title: "Take",
    ids: ["use", "star", "new-take", "match-colours", "start-next", "cancel"],
    usual: ["use", "new-take"],
  },
  {
    title: "Deliver",
    ids: ["upscale", "finish", "compare-version", "keep-upscale", "shot-recipe", "remove-version"],
    usual: ["finish"],
  },
  { title: "Discard", ids: ["discard"], usual: ["discard"] },
];

export const MANY_MENU: readonly Menu[] = [
  { title: "Render", ids: ["render-chosen", "target-chosen"], usual: ["render-chosen"] },
  { title: "Cut", ids: ["flag-chosen", "lock-chosen", "out-chosen"], usual: ["out-chosen"] },
  { title: "Select", ids: ["select-one"] },
];

/** About the selected shot and its take, in the palette. */
export const SHOT_COMMANDS: readonly CommandId[] = [
  ...new Set([...SHOT_MENU, ...TAKE_MENU].flatMap(({ ids }) => ids)),
  "inspect",
];

export const EPISODE_COMMANDS: readonly CommandId[] = [
  "build",
  "render-missing",
  "render-stale",
  "night",
  "dry-run-missing",
  "dry-run-stale",
  "play-all",
  "assemble",
  "other-pass",
  "go-shots",
  "go-write",
  "go-refs",
  "go-deliver",
  "go-master",
  "go-titles",
  "go-versions",
  "go-review",
  "queue-master",
  "make-master",
  "missing-refs",
  "edit-cast",
  "edit-show",
  "add-character",
  "add-prop",
  "add-place",
  "recording",
  "music",
  "whole-cut",
];

export const WINDOW_COMMANDS: readonly CommandId[] = [
  "jobs",
  "issues",
  "trash",
  "settings",
  "installer",
  "own-models",
  "plans",
  "keys",
  "go-clips",
  "new-episode",
  "folders",
];

/** Named by another one, or by what they are about. */
const UNNAMED = new Set<CommandId>([
  "palette",
  "toggle-jobs",
  "toggle-issues",
  "use-number",
  "go-to-shot",
  "open-episode",
]);

/** Those that no other part of the palette has: what keys do. */
export const KEY_COMMANDS: readonly CommandId[] = (() => {
  const listed = new Set([...SHOT_COMMANDS, ...EPISODE_COMMANDS, ...WINDOW_COMMANDS, ...UNNAMED]);
  return (Object.keys(COMMANDS) as CommandId[]).filter((id) => !listed.has(id));
})();
