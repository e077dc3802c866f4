// One authored file in its editor: what is typed, what was saved last, and what to do when the disk says something else.
// Neither of two texts is ever thrown away unasked: a conflict keeps both until a person has chosen.
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { SavedSource, SourceFile, SourceText as TextReply } from "../../../src/contracts/routes/sources.ts";
import type { Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { DraftStorage } from "../../api/drafts.ts";
import { createDraftWriter, draftKey, type DraftWriter, type DraftStatus } from "../base/draft-writer.ts";

/** A version of the file on disk. */
export interface Version {
  readonly text: string;
  readonly hash: string;
}

/** `missing`: there is no such file. `unread`: there may be one, and it could not be read; the service's words stand in its notice. */
export type SourceState = "closed" | "loading" | "ready" | "missing" | "unread";

export interface Source {
  readonly file: SourceFile;
  /** Folder of the episode whose file it is. */
  readonly ep: ReadonlySignal<string | undefined>;
  readonly state: ReadonlySignal<SourceState>;
  /** Relative to the episode: `tide.md`, `../series.json`. */
  readonly path: ReadonlySignal<string>;
  /** What stands in the editor. */
  readonly text: ReadonlySignal<string>;
  /** What was read or saved last. */
  readonly saved: ReadonlySignal<Version>;
  readonly isDirty: ReadonlySignal<boolean>;
  /** Whether what is typed and not saved would outlive the page. */
  readonly draftStatus: ReadonlySignal<DraftStatus>;
  /** What is on disk now, when it is not what the typed text was typed over. */
  readonly conflict: ReadonlySignal<Version | undefined>;
  /** Both texts of a conflict are on screen: at once when a person's own act came upon it, else when they ask. */
  readonly isCompared: ReadonlySignal<boolean>;
  readonly compare: (isShown: boolean) => void;
  readonly isSaving: ReadonlySignal<boolean>;
  readonly open: (ep: string | undefined) => Promise<void>;
  readonly type: (text: string) => void;
  /** The service's reply, or undefined when it was not saved. */
  readonly save: (rebuild: boolean) => Promise<SavedSource | undefined>;
  /** Looks whether the file changed on disk: a text without changes follows it, another one is in conflict. One not read yet is. */
  readonly checkDisk: () => Promise<void>;
  /** In a conflict, what is typed goes on over what the disk has now: the next save replaces it. */
  readonly keepMine: () => void;
  /** In a conflict, what is typed goes, and the disk's text takes its place. */
  readonly takeTheirs: () => void;
}

export type Sources = Readonly<Record<SourceFile, Source>>;
export const FILES = ["script", "series"] as const;

export interface SourcePorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly drafts: DraftStorage;
}

const UNREAD_DRAFT =
  "this browser cannot read what may have been typed here and not saved: reload the page before you type, or it may be lost";
const NOTHING: Version = { text: "", hash: "" };

export function createSource(file: SourceFile, ports: SourcePorts): Source {
  return new SourceText(file, ports);
}

class SourceText implements Source {
  readonly file: SourceFile;
  readonly ep = signal<string | undefined>(undefined);
  readonly state = signal<SourceState>("closed");
  readonly path = signal("");
  readonly text = signal("");
  readonly saved = signal<Version>(NOTHING);
  readonly conflict = signal<Version | undefined>(undefined);
  readonly isCompared = signal(false);
  readonly isSaving = signal(false);
  readonly isDirty = computed(() => this.text.value !== this.saved.value.text);
  readonly draftStatus = computed(() => (this.isDirty.value ? this.#draft.status.value : "kept"));
  readonly #draft: DraftWriter;
  readonly #ports: SourcePorts;
  readonly #place: string;
  /** Grows with whatever makes an answer that is still on its way worthless. */
  #turn = 0;

  constructor(file: SourceFile, ports: SourcePorts) {
    this.file = file;
    this.#ports = ports;
    this.#draft = createDraftWriter(ports.drafts);
    this.#place = `source:${file}`;
  }

  readonly open = async (ep: string | undefined): Promise<void> => {
    const turn = (this.#turn += 1);
    batch(() => {
      this.ep.value = ep;
      this.state.value = ep === undefined ? "closed" : "loading";
      [this.path.value, this.text.value, this.saved.value] = ["", "", NOTHING];
      this.conflict.value = undefined;
      this.isCompared.value = false;
    });
    if (ep === undefined) return;
    const reply = await this.#read(ep);
    if (turn !== this.#turn) return;
    if (reply === "missing" || reply === "unread") return void (this.state.value = reply);
    this.path.value = reply.path;
    const draft = await this.#draft.read(draftKey(ep, this.file)).catch(() => "unread" as const);
    if (turn !== this.#turn) return;
    const theirs = { text: reply.text, hash: reply.hash };
    if (draft === "unread") {
      this.#show(theirs, reply.text);
      return this.#ports.notices.say(this.#place, UNREAD_DRAFT);
    }
    if (draft === undefined || draft.text === reply.text) this.#show(theirs, reply.text);
    else {
      this.#show({ ...theirs, hash: draft.baseHash }, draft.text);
      // Typed over another version than today's: both are there, and a person chooses.
      if (draft.baseHash !== reply.hash) this.#meet(theirs);
    }
    if (draft) this.#keep();
  };

  readonly type = (typed: string): void => {
    if (typed === this.text.peek()) return;
    this.text.value = typed;
    this.#keep();
  };

  readonly save = async (rebuild: boolean): Promise<SavedSource | undefined> => {
    if (this.ep.peek() === undefined || this.state.peek() !== "ready" || this.isSaving.peek()) return undefined;
    if (this.conflict.peek()) {
      const sentence = `nothing was saved: ${this.path.peek()} changed on disk, and one of the two texts has to be chosen first`;
      this.#ports.notices.say(this.#place, sentence);
      return undefined;
    }
    this.isSaving.value = true;
    const reply = await this.#send(rebuild, 1);
    this.isSaving.value = false;
    return reply;
  };

  readonly checkDisk = async (): Promise<void> => {
    const ep = this.ep.peek();
    const state = this.state.peek();
    if (state === "missing" || state === "unread") return this.open(ep);
    if (ep === undefined || state !== "ready" || this.isSaving.peek()) return;
    const turn = (this.#turn += 1);
    const answer = await this.#ports.ask("source", { ep, file: this.file, hash_only: "1" });
    const known = this.conflict.peek() ?? this.saved.peek();
    if (turn !== this.#turn || !answer.ok || answer.value.hash === known.hash) return;
    const reply = await this.#read(ep);
    if (turn === this.#turn && typeof reply === "object") this.#follow(reply);
  };

  readonly compare = (isShown: boolean): void => {
    this.isCompared.value = isShown && this.conflict.peek() !== undefined;
  };

  readonly keepMine = (): void => this.#decide(() => this.text.peek());

  readonly takeTheirs = (): void => this.#decide((theirs) => theirs.text);

  /** Sends what is typed; `again` times more when the disk turns out to hold it already under another hash. */
  async #send(rebuild: boolean, again: number): Promise<SavedSource | undefined> {
    const ep = this.ep.peek();
    if (ep === undefined) return undefined;
    const turn = (this.#turn += 1);
    const text = this.text.peek();
    const body = { ep, file: this.file, text, base_hash: this.saved.peek().hash, rebuild };
    const answer = await this.#ports.ask("saveSource", body);
    if (turn !== this.#turn) return undefined;
    const theirs = !answer.ok && answer.status === 409 ? versionOf(answer.fields) : undefined;
    if (theirs) {
      if (theirs.text !== text) this.#meet(theirs);
      else this.saved.value = theirs;
      return theirs.text === text && again > 0 ? this.#send(rebuild, again - 1) : undefined;
    }
    const reply = this.#ports.notices.settle(this.#place, answer);
    if (!reply) return undefined;
    this.saved.value = { text, hash: reply.hash };
    this.#keep();
    return reply;
  }

  async #read(ep: string): Promise<TextReply | "missing" | "unread"> {
    const turn = this.#turn;
    const answer = await this.#ports.ask("source", { ep, file: this.file });
    if (turn !== this.#turn) return "unread";
    const reply = this.#ports.notices.settle(this.#place, answer);
    if (reply && "text" in reply) return reply;
    return !answer.ok && answer.status === 404 ? "missing" : "unread";
  }

  /** The disk holds this now. It is no conflict when nothing is typed, when both say the same, or when the disk is back where it was. */
  #follow({ text, hash }: Version): void {
    const theirs = { text, hash };
    if (!this.isDirty.peek() || text === this.text.peek()) this.#show(theirs, text);
    else if (hash === this.saved.peek().hash) this.#show(theirs, this.text.peek());
    else this.conflict.value = theirs;
    this.#keep();
  }

  /** A person's own act came upon another version: both texts are shown. */
  #meet(theirs: Version): void {
    batch(() => {
      this.#ports.notices.clear(this.#place);
      this.conflict.value = theirs;
      this.isCompared.value = true;
    });
  }

  #show(version: Version, typed: string): void {
    batch(() => {
      this.#ports.notices.clear(this.#place);
      this.saved.value = version;
      this.text.value = typed;
      this.conflict.value = undefined;
      this.isCompared.value = false;
      this.state.value = "ready";
    });
  }

  /** Ends a conflict with what goes on over the disk's version; without one there is nothing to decide. */
  #decide(goesOn: (theirs: Version) => string): void {
    const theirs = this.conflict.peek();
    if (!theirs) return;
    this.#show(theirs, goesOn(theirs));
    this.#keep();
  }

  #keep(): void {
    const ep = this.ep.peek();
    if (ep === undefined) return;
    const typed = { text: this.text.peek(), baseHash: this.saved.peek().hash };
    this.#draft.keep(draftKey(ep, this.file), this.isDirty.peek() ? typed : undefined);
  }
}

function versionOf({ text, hash }: Readonly<Record<string, unknown>>): Version | undefined {
  return typeof text === "string" && typeof hash === "string" ? { text, hash } : undefined;
}
