// The commands on the editor's state: bound to what they are about, for keys, menus, buttons and the palette.
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
import { COMMANDS, EPISODE_COMMANDS, SHOT_MENU, WINDOW_COMMANDS } from "./registry.ts";

export function createCommands(editor: Editor, ports: BrowserPorts): Commands {
  const bind = (id: CommandId, target: CommandTarget = {}) => bindCommand(id, factsOf(editor, ports, target));
  const menu = (subject: Subject): readonly CommandGroup[] =>
    editor.cut.shot(subject.shot)
      ? SHOT_MENU.map(({ title, ids }) => ({ title, commands: ids.map((id) => bind(id, subject)) }))
      : [];
  return {
    bind,
    menu,
    palette: () => [...ownGroups(editor, menu), ...pageGroups(editor, bind)],
    ofPress: (press) => commandAt(press, editor, ports),
    keySheet,
  };
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
  const id = commandOfPress(press);
  if (id === undefined || (!COMMANDS[id].keys?.always && !editor.episode.openPass.peek())) return undefined;
  // Behind the forms nobody sees which candidate a key would act on.
  if (COMMANDS[id].keys?.workspace === "refs" && editor.showForms.isOpen.peek()) return undefined;
  return bindCommand(id, { ...factsOf(editor, ports, {}), key: press.digit ?? press.key });
}

/** Of the selected shot and the take on screen. */
function ownGroups({ selected, focusedTake }: Editor, menu: Commands["menu"]): readonly CommandGroup[] {
  const shot = selected.value;
  const take = focusedTake()?.take;
  return shot === undefined ? [] : menu({ shot, ...(take !== undefined && { take }) });
}

function pageGroups({ episode, cut, library }: Editor, bind: Commands["bind"]): readonly CommandGroup[] {
  const ep = episode.openPass.value?.ep;
  const others = (library.episodes.value ?? []).filter((entry) => entry.ep !== ep);
  return [
    { title: "Episode", commands: ep === undefined ? [] : EPISODE_COMMANDS.map((id) => bind(id)) },
    { title: "Shots", commands: cut.shots.value.map(({ shot }) => bind("go-to-shot", { shot })) },
    { title: "Window", commands: WINDOW_COMMANDS.map((id) => bind(id)) },
    { title: "Open", commands: others.map((entry) => bind("open-episode", { ep: entry.ep })) },
  ];
}
