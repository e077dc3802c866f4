// A command as those see it who show one: a menu, a button, the palette, the sheet of keys. What stands behind the ids is in `registry.ts`.
import type { Workspace } from "../address.ts";

export type CommandId = PlayId | CutId | BulkId | TakeId | RenderId | RefId | DeliverId | PageId;

type PlayId =
  | "play"
  | "play-all"
  | "shuttle-back"
  | "shuttle-on"
  | "stop"
  | "frame-back"
  | "frame-on"
  | "previous-clip"
  | "next-clip"
  | "first-frame"
  | "last-frame"
  | "loop"
  | "mark-start"
  | "mark-end"
  | "play-range"
  | "clear-marks"
  | "full-screen"
  | "mute"
  | "toggle-compare"
  | "take-grid"
  | "compare-mode"
  | "hear-other"
  | "note-on-screen"
  | "draw-on-screen"
  | "zoom-in"
  | "zoom-out"
  | "zoom-whole";
type CutId =
  | "trim-in"
  | "trim-out"
  | "start-earlier"
  | "start-later"
  | "end-earlier"
  | "end-later"
  | "move-left"
  | "move-right"
  | "sound"
  | "lock"
  | "flag"
  | "out"
  | "gain-up"
  | "gain-down"
  | "gain-none"
  | "fade-in"
  | "fade-out"
  | "sound-fade-in"
  | "sound-fade-out"
  | "no-fades"
  | "split-clip"
  | "music-up"
  | "music-down"
  | "next-flag"
  | "undo"
  | "redo"
  | "use"
  | "use-number"
  | "use-latest"
  | "star";
type BulkId =
  | "select-all"
  | "select-up"
  | "select-down"
  | "select-one"
  | "render-chosen"
  | "lock-chosen"
  | "flag-chosen"
  | "out-chosen"
  | "target-chosen";
type TakeId =
  | "play-take"
  | "compare"
  | "play-from"
  | "inspect"
  | "in-script"
  | "note"
  | "details"
  | "match-colours"
  | "copy-path"
  | "discard"
  | "frame-from-previous"
  | "frame-to-next";
type RenderId =
  | "render"
  | "render-many"
  | "new-take"
  | "dry-run"
  | "dry-run-missing"
  | "dry-run-stale"
  | "animatic"
  | "start-next"
  | "cancel"
  | "import-take"
  | "target"
  | "build"
  | "render-missing"
  | "render-stale"
  | "night"
  | "assemble";
type RefId =
  | "previous-ref"
  | "next-ref"
  | "ref-above"
  | "ref-below"
  | "first-ref"
  | "last-ref"
  | "pick-candidate"
  | "discard-candidate"
  | "generate-ref"
  | "wipe-ref"
  | "look-round"
  | "shelf"
  | "previous-view"
  | "next-view"
  | "filter-refs"
  | "edit-ref"
  | "play-voice"
  | "audition-voices"
  | "swap-voice"
  | "voice-start"
  | "voice-end"
  | "save-voice"
  | "restore-candidate"
  | "missing-refs"
  | "edit-cast"
  | "edit-show"
  | "add-character"
  | "add-prop"
  | "add-place";
type DeliverId =
  | "upscale"
  | "finish"
  | "compare-version"
  | "keep-upscale"
  | "shot-recipe"
  | "remove-version"
  | "queue-master"
  | "make-master"
  | "go-master"
  | "go-titles"
  | "go-versions"
  | "go-review"
  | "previous-planned"
  | "next-planned";
type PageId =
  | "previous-shot"
  | "next-shot"
  | "filter"
  | "close"
  | "go-to-shot"
  | "open-episode"
  | "other-pass"
  | "go-shots"
  | "go-write"
  | "go-refs"
  | "go-clips"
  | "go-deliver"
  | "recording"
  | "whole-cut"
  | "music"
  | "jobs"
  | "issues"
  | "toggle-jobs"
  | "toggle-issues"
  | "reopen-note"
  | "trash"
  | "settings"
  | "installer"
  | "own-models"
  | "plans"
  | "keys"
  | "palette"
  | "new-episode"
  | "folders";

/** A shot, or one take of it. */
export interface Subject {
  readonly shot: string;
  readonly take?: number;
}

/** What a command is about. Where no shot is named, it is the selected one, with the take on screen. */
export interface CommandTarget extends Partial<Subject> {
  /** Folder of an episode. */
  readonly ep?: string;
}

/** What commands need of a browser. */
export interface BrowserPorts {
  /** Puts a text where it can be pasted from. */
  readonly copy: (text: string) => void;
  /** Lets a person choose a film to import as a take. */
  readonly chooseFilm: (shot: string) => void;
  /** Goes to a field of the workspace that is open, and selects what is typed in it. */
  readonly focusField: (role: "filter" | "edit") => void;
}

/** A command with what it is about, as things stand now. */
export interface BoundCommand {
  readonly id: CommandId;
  readonly title: string;
  /** As printed on the keycaps; absent for a command without a key. */
  readonly keys?: string;
  readonly isEnabled: boolean;
  /** Why it cannot be done now, in a sentence; absent when it can. */
  readonly why?: string;
  /** Does it; one that is not enabled says why beside its shot instead. */
  readonly run: () => void;
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly BoundCommand[];
}

export interface Press {
  /** The workspace that is on screen: a key does nothing that cannot be seen there. */
  readonly workspace: Workspace;
  readonly key: string;
  /** The digit of the key that was pressed, whatever it writes with what is held. */
  readonly digit?: string | undefined;
  readonly shift: boolean;
  /** Or the key that stands for it on the person's machine. */
  readonly ctrl: boolean;
  readonly alt: boolean;
  /** The person is typing in a field. */
  readonly typing: boolean;
  /** The focus is on something that Space and Enter press. */
  readonly onControl: boolean;
}

export interface KeyLine {
  readonly keys: string;
  readonly about: string;
}

export interface KeyGroup {
  readonly title: string;
  readonly lines: readonly KeyLine[];
}

export interface Commands {
  readonly bind: (id: CommandId, target?: CommandTarget) => BoundCommand;
  /**
   * What can be done with a shot or a take, in the order of its menu; with all shots that are selected, where it is one of several. Empty for
   * a shot that is gone.
   */
  readonly menu: (subject: Subject) => readonly CommandGroup[];
  /** Every command that has a name, those of the selected shot first. */
  readonly palette: () => readonly CommandGroup[];
  /** The command of a press; undefined for a key that is the browser's. */
  readonly ofPress: (press: Press) => BoundCommand | undefined;
  readonly keySheet: (workspace: Workspace) => readonly KeyGroup[];
}
