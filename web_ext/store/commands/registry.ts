// Every command of the page, and where each appears: the menu of a shot, the palette.
import type { CommandId } from "./command.ts";
import { cutCommands } from "./cut-commands.ts";
import type { Command } from "./define.ts";
import { deliverCommands } from "./deliver-commands.ts";
import { pageCommands } from "./page-commands.ts";
import { playCommands } from "./play-commands.ts";
import { refCommands } from "./ref-commands.ts";
import { renderCommands } from "./render-commands.ts";
import { takeCommands } from "./take-commands.ts";
import { voiceCommands } from "./voice-commands.ts";

export const COMMANDS: Readonly<Record<CommandId, Command>> = {
  ...playCommands,
  ...cutCommands,
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
}

/** In the order of the menu of a shot or a take. A shot stands for the take that the cut plays. */
export const SHOT_MENU: readonly Menu[] = [
  {
    title: "Render",
    ids: ["render", "render-many", "new-take", "dry-run", "animatic", "start-next", "cancel", "import-take"],
  },
  { title: "Look", ids: ["play-take", "compare", "take-grid", "play-from"] },
  { title: "About", ids: ["inspect", "in-script", "note", "details"] },
  { title: "Take", ids: ["use", "use-latest", "star", "match-colours", "copy-path", "discard"] },
  {
    title: "Deliver",
    ids: ["upscale", "finish", "compare-version", "keep-upscale", "shot-recipe", "remove-version"],
  },
  { title: "First frame", ids: ["frame-from-previous", "frame-to-next"] },
  { title: "Cut", ids: ["sound", "move-left", "move-right", "lock", "flag", "out"] },
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
