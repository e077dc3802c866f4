// How components reach the editor's state: five small contexts and the commands, so that a test or a second window can provide its own.
import { createContext, type ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import type { Commands } from "../store/commands/command.ts";
import type { CutContext, Editor, EpisodeContext, JobsContext, PlaybackContext, UiContext } from "../store/contexts.ts";

const Ui = createContext<UiContext | undefined>(undefined);
const Episode = createContext<EpisodeContext | undefined>(undefined);
const Cut = createContext<CutContext | undefined>(undefined);
const Playback = createContext<PlaybackContext | undefined>(undefined);
const Jobs = createContext<JobsContext | undefined>(undefined);
const CommandsContext = createContext<Commands | undefined>(undefined);

export interface ContextsProps {
  readonly editor: Editor;
  readonly commands: Commands;
  readonly children: ComponentChildren;
}

export function Contexts({ editor, commands, children }: ContextsProps) {
  return (
    <Ui.Provider value={editor}>
      <Episode.Provider value={editor}>
        <Cut.Provider value={editor}>
          <Playback.Provider value={editor}>
            <Jobs.Provider value={editor}>
              <CommandsContext.Provider value={commands}>{children}</CommandsContext.Provider>
            </Jobs.Provider>
          </Playback.Provider>
        </Cut.Provider>
      </Episode.Provider>
    </Ui.Provider>
  );
}

export const useUi = () => inside(useContext(Ui));
export const useEpisode = () => inside(useContext(Episode));
export const useCut = () => inside(useContext(Cut));
export const usePlayback = () => inside(useContext(Playback));
export const useJobs = () => inside(useContext(Jobs));
export const useCommands = () => inside(useContext(CommandsContext));

function inside<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("a component was drawn outside the editor");
  return value;
}
