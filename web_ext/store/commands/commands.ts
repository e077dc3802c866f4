// The commands on the editor's state: bound to what they are about, for keys, menus, buttons and the palette.
import { MANY_OF } from "./bulk-commands.ts";
import { cutTake } from "../cut/usable.ts";
import type { Editor } from "../contexts.ts";
import type {
  BoundCommand,
  BrowserPorts,
  CommandGroup,
  CommandId,
  Commands,
  CommandTarget,
  Press,
  Subject,
} from "./command.ts";
import type { CommandFacts } from "./define.ts";
import { commandOfPress, keySheet } from "./key-sheet.ts";
import {
  COMMANDS,
  EPISODE_COMMANDS,
  KEY_COMMANDS,
  MANY_MENU,
  SHOT_COMMANDS,
  SHOT_MENU,
  TAKE_MENU,
  WINDOW_COMMANDS,
} from "./registry.ts";

export function createCommands(editor: Editor, ports: BrowserPorts): Commands {
  const bind = (id: CommandId, target: CommandTarget = {}) => bindCommand(id, factsOf(editor, ports, target));
  return {
    bind,
    menu: (subject) => (editor.cut.shot(subject.shot) ? menuOf(subject, editor, bind) : []),
    palette: () => [
      { title: "Selected", commands: ownIds(editor).map((id) => bind(id, ownTarget(editor))) },
      ...pageGroups(editor, bind),
    ],
    ofPress: (press) => commandAt(press, editor, ports),
    keySheet,
  };
}

function menuOf(subject: Subject, { selection }: Editor, bind: Commands["bind"]): readonly CommandGroup[] {
  const isOfMany = subject.take === undefined && selection.many.value.includes(subject.shot);
  const menu = isOfMany ? MANY_MENU : subject.take === undefined ? SHOT_MENU : TAKE_MENU;
  return menu
    .map(({ title, ids, usual = [] }) => ({
      title,
      commands: ids
        .map((id) => bind(id, isOfMany ? {} : subject))
        .filter(({ id, isEnabled }) => isEnabled || usual.includes(id)),
    }))
    .filter(({ commands }) => commands.length > 0);
}

function bindCommand(id: CommandId, facts: CommandFacts): BoundCommand {
  const { title, keys, why, run, isOfShot } = COMMANDS[id];
  const reason = why?.(facts);
  const { editor, shot } = facts;
  return {
    id,
    title: typeof title === "string" ? title : title(facts),
    ...(keys && { keys: keys.caps }),
    isEnabled: reason === undefined,
    ...(reason !== undefined && { why: reason }),
    run: () => {
      if (reason === undefined) run(facts);
      else if (isOfShot && shot) editor.notices.say(`cut:${shot.shot}`, reason);
    },
  };
}

/** What a command is about: the named shot and take, else the selected shot and the take on screen. */
function factsOf(editor: Editor, ports: BrowserPorts, target: CommandTarget): CommandFacts {
  const shot = target.shot === undefined ? editor.selectedShot() : editor.cut.shot(target.shot);
  const named = shot?.takes.find(({ take }) => take === target.take);
  const shown = target.shot === undefined ? editor.focusedTake() : shot && cutTake(shot);
  const take = named ?? shown ?? shot?.takes.at(-1);
  const entry = target.ep === undefined ? undefined : editor.library.find(target.ep);
  return { editor, ports, shot, take, entry };
}

function commandAt(press: Press, editor: Editor, ports: BrowserPorts): BoundCommand | undefined {
  const pressed = commandOfPress(press);
  const id = pressed === undefined ? undefined : (manyOf(pressed, editor) ?? pressed);
  if (id === undefined || (!COMMANDS[id].keys?.always && !editor.episode.openPass.peek())) return undefined;
  // Behind the forms nobody sees which candidate a key would act on.
  if (COMMANDS[id].keys?.workspace === "refs" && editor.showForms.isOpen.peek()) return undefined;
  return bindCommand(id, { ...factsOf(editor, ports, {}), key: press.digit ?? press.key });
}

/** While the film runs, keys mean what is on screen. */
function manyOf(id: CommandId, { selection, playback }: Editor): CommandId | undefined {
  return selection.many.peek().length > 0 && !playback.playing.peek() ? MANY_OF[id] : undefined;
}

function ownIds({ selected }: Editor): readonly CommandId[] {
  return selected.value === undefined ? [] : SHOT_COMMANDS;
}

/** The selected shot and the take on screen. */
function ownTarget({ selected, focusedTake }: Editor): CommandTarget {
  const take = focusedTake()?.take;
  return { ...(selected.value !== undefined && { shot: selected.value }), ...(take !== undefined && { take }) };
}

function pageGroups(editor: Editor, bind: Commands["bind"]): readonly CommandGroup[] {
  const { episode, cut, library } = editor;
  const ep = episode.openPass.value?.ep;
  const others = (library.episodes.value ?? []).filter((entry) => entry.ep !== ep);
  const ofEpisode = (ids: readonly CommandId[]) => (ep === undefined ? [] : ids.map((id) => bind(id)));
  return [
    { title: "Episode", commands: ofEpisode(EPISODE_COMMANDS) },
    { title: "Keys", commands: ofEpisode(KEY_COMMANDS).map((command) => inItsWorkspace(command, editor)) },
    { title: "Shots", commands: cut.shots.value.map(({ shot }) => bind("go-to-shot", { shot })) },
    { title: "Window", commands: WINDOW_COMMANDS.map((id) => bind(id)) },
    { title: "Open", commands: others.map((entry) => bind("open-episode", { ep: entry.ep })) },
  ];
}

/** What cannot be seen in the open workspace is done where it can. */
function inItsWorkspace(command: BoundCommand, { enter, workspace }: Editor): BoundCommand {
  const at = COMMANDS[command.id].keys?.workspace;
  if (at === undefined || at === workspace.value) return command;
  return {
    ...command,
    run: () => {
      enter(at);
      command.run();
    },
  };
}
