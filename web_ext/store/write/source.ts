// One authored file in its editor: what is typed, what was saved last, and what to do when the disk says something else.
// Neither of two texts is ever thrown away unasked: a conflict keeps both until a person has chosen.
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { SavedSource, SourceFile } from "../../../src/contracts/routes/sources.ts";
import type { Ask } from "../../api/ask.ts";
import type { Notices } from "../notices.ts";
import type { DraftKeeper } from "../../api/drafts.ts";
import { draftKey } from "./drafts.ts";

/** A version of the file on disk. */
export interface Version {
  readonly text: string;
  readonly hash: string;
}

export type SourceState = "closed" | "loading" | "ready" | "missing";

export interface Source {
  readonly file: SourceFile;
  readonly state: ReadonlySignal<SourceState>;
  /** Relative to the episode: `tide.md`, `../series.json`. */
  readonly path: ReadonlySignal<string>;
  /** What stands in the editor. */
  readonly text: ReadonlySignal<string>;
  /** What was read or saved last. */
  readonly saved: ReadonlySignal<Version>;
  readonly isDirty: ReadonlySignal<boolean>;
  /** What is on disk now, when it is not what the typed text was typed over. */
  readonly conflict: ReadonlySignal<Version | undefined>;
  readonly isSaving: ReadonlySignal<boolean>;
  readonly open: (ep: string | undefined) => Promise<void>;
  readonly type: (text: string) => void;
  /** The service's reply, or undefined when it was not saved. */
  readonly save: (rebuild: boolean) => Promise<SavedSource | undefined>;
  /** Looks whether the file changed on disk: a text without changes follows it, another one is in conflict. */
  readonly look: () => Promise<void>;
  /** What is typed goes on, over what the disk has now: the next save replaces it. */
  readonly keepMine: () => void;
  /** What is typed goes, and the disk's text takes its place. */
  readonly takeTheirs: () => void;
}

export interface SourcePorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly drafts: DraftKeeper;
}

const NOTHING: Version = { text: "", hash: "" };

export function createSource(file: SourceFile, { ask, notices, drafts }: SourcePorts): Source {
  const place = `source:${file}`;
  const state = signal<SourceState>("closed");
  const path = signal("");
  const text = signal("");
  const saved = signal<Version>(NOTHING);
  const conflict = signal<Version | undefined>(undefined);
  const isSaving = signal(false);
  const isDirty = computed(() => text.value !== saved.value.text);
  let ep: string | undefined;

  const read = async () => {
    const asked = ep;
    if (asked === undefined) return undefined;
    const answer = await ask("source", { ep: asked, file });
    if (asked !== ep) return undefined;
    const reply = notices.settle(place, answer);
    if (!reply && !answer.ok && answer.status === 404) state.value = "missing";
    return reply && "text" in reply ? reply : undefined;
  };
  const show = (version: Version, typed: string) =>
    batch(() => {
      saved.value = version;
      text.value = typed;
      conflict.value = undefined;
      state.value = "ready";
    });
  const keep = () => {
    if (ep === undefined) return;
    const key = draftKey(ep, file);
    void (isDirty.peek() ? drafts.put(key, { text: text.peek(), baseHash: saved.peek().hash }) : drafts.remove(key));
  };

  return {
    file,
    state,
    path,
    text,
    saved,
    isDirty,
    conflict,
    isSaving,
    open: async (next) => {
      ep = next;
      batch(() => {
        [state.value, path.value, text.value, saved.value] = [
          next === undefined ? "closed" : "loading",
          "",
          "",
          NOTHING,
        ];
        conflict.value = undefined;
      });
      const reply = await read();
      if (!reply || next === undefined) return;
      path.value = reply.path;
      const draft = await drafts.get(draftKey(next, file));
      if (ep !== next) return;
      const isNews = draft !== undefined && draft.text !== reply.text;
      show({ text: reply.text, hash: reply.hash }, isNews ? draft.text : reply.text);
      // Typed over another version than today's: both are there, and a person chooses.
      if (isNews && draft.baseHash !== reply.hash) conflict.value = { text: reply.text, hash: reply.hash };
    },
    type: (typed) => {
      if (typed === text.peek()) return;
      text.value = typed;
      keep();
    },
    save: async (rebuild) => {
      if (ep === undefined || state.peek() !== "ready" || isSaving.peek() || conflict.peek()) return undefined;
      const sent = text.peek();
      const asked = ep;
      isSaving.value = true;
      const answer = await ask("saveSource", { ep, file, text: sent, base_hash: saved.peek().hash, rebuild });
      isSaving.value = false;
      if (asked !== ep) return undefined;
      if (!answer.ok && answer.status === 409) {
        notices.clear(place);
        conflict.value = versionOf(answer.fields);
        return undefined;
      }
      const reply = notices.settle(place, answer);
      if (!reply) return undefined;
      saved.value = { text: sent, hash: reply.hash };
      keep();
      return reply;
    },
    look: async () => {
      if (ep === undefined || state.peek() === "loading" || isSaving.peek()) return;
      const answer = await ask("source", { ep, file, hash_only: "1" });
      if (!answer.ok || answer.value.hash === saved.peek().hash) return;
      const reply = await read();
      if (!reply || reply.hash === saved.peek().hash) return;
      if (isDirty.peek()) conflict.value = { text: reply.text, hash: reply.hash };
      else show({ text: reply.text, hash: reply.hash }, reply.text);
    },
    keepMine: () => {
      const theirs = conflict.peek();
      if (theirs) show(theirs, text.peek());
      keep();
    },
    takeTheirs: () => {
      const theirs = conflict.peek();
      if (theirs) show(theirs, theirs.text);
      keep();
    },
  };
}

function versionOf({ text, hash }: Readonly<Record<string, unknown>>): Version {
  return { text: typeof text === "string" ? text : "", hash: typeof hash === "string" ? hash : "" };
}
