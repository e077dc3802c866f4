// A note that is being written: where it stands, its words, and what is drawn to it.
import type { ReviewData } from "../../src/contracts/files/delivery/review-page.ts";
import type { Mark, ReviewNote } from "../../src/contracts/files/delivery/review.ts";
import { timecode } from "../../src/core/time/timecode.ts";
import { button, make } from "./dom.ts";
import { filmFrame, newId, shotAt, takeFrame, type Notes } from "./notes.ts";
import type { Screen } from "./screen.ts";

export interface NoteForm {
  readonly element: HTMLElement;
  readonly refresh: () => void;
  /** A note on the frame on screen; one that is begun stays. */
  readonly begin: () => void;
  readonly write: () => void;
  readonly edit: (note: ReviewNote) => void;
  readonly keep: () => void;
  readonly drop: () => void;
  readonly isOpen: () => boolean;
}

/** Where the note that is open stands: frames of the film, and the note that it was before. */
interface OpenNote {
  readonly frame: number;
  /** Of a stretch; undefined for one frame. */
  readonly last: number | undefined;
  readonly before: ReviewNote | undefined;
}

export function openNoteForm(
  data: ReviewData,
  { notes, screen }: { readonly notes: Notes; readonly screen: Screen },
): NoteForm {
  const { player, drawing } = screen;
  let open: OpenNote | undefined;
  const redraw = () => player.video.dispatchEvent(new Event("pause"));
  const show = (next: OpenNote | undefined, words: string) => {
    open = next;
    fields.words.value = words;
    fields.until.checked = false;
    redraw();
  };
  const drop = () => {
    drawing.use("none");
    drawing.show([]);
    show(undefined, "");
  };
  const begin = () => {
    if (open) return;
    player.pause();
    if (drawing.tool === "none") drawing.show([]);
    show({ frame: player.frame(), last: undefined, before: undefined }, "");
  };
  const write = () => {
    begin();
    fields.words.focus();
  };
  const keep = () => {
    const written = { note: fields.words.value.trim(), by: notes.name().trim(), marks: drawing.marks };
    const note = open && (written.note !== "" || written.marks.length > 0) && writtenNote(data, open, written);
    if (!note) return;
    notes.put(note);
    drop();
  };
  const fields = makeFields({ keep, drop });
  fields.until.addEventListener("change", () => {
    if (open) open = { ...open, last: fields.until.checked ? player.frame() : undefined };
    redraw();
  });
  const closed = makeInvitation(write);
  return {
    element: make("div", {}, fields.element, closed),
    ...{ begin, keep, write, drop },
    isOpen: () => open !== undefined,
    edit: (note) => {
      const frame = filmFrame(data, note);
      if (frame === undefined) return;
      player.show(frame);
      drawing.show(note.marks ?? []);
      show({ frame, last: undefined, before: note }, note.note);
      fields.words.focus();
    },
    refresh: () => {
      fields.element.hidden = open === undefined;
      closed.hidden = open !== undefined;
      if (open) fields.place.textContent = placeOf(data, open);
    },
  };
}

interface WrittenNote {
  readonly note: string;
  /** Empty for somebody without a name. */
  readonly by: string;
  readonly marks: readonly Mark[];
}

/** Undefined where the film shows no shot. */
function writtenNote(data: ReviewData, open: OpenNote, { note, by, marks }: WrittenNote): ReviewNote | undefined {
  const shot = shotAt(data, open.frame);
  if (!shot) return undefined;
  const { before } = open;
  const frame = before?.frame ?? takeFrame(shot, open.frame, data.fps);
  const span = spanOf(data, open, frame);
  const begun = before ?? { id: newId(), shot: shot.shot, take: shot.take, when: nowText() };
  return {
    ...begun,
    ...(shot.pass !== data.pass && { take_pass: shot.pass }),
    frame,
    note,
    ...(by !== "" && { by }),
    ...drawnOf({ span, marks }, begun),
  };
}

/** What says nothing is left out, but for what the note said before. */
function drawnOf({ span, marks }: Pick<WrittenNote, "marks"> & { readonly span: number }, begun: Partial<ReviewNote>) {
  return {
    ...((span > 1 || begun.span !== undefined) && { span: Math.max(1, span) }),
    ...((marks.length > 0 || begun.marks !== undefined) && { marks: [...marks] }),
  };
}

/** In frames of the take, from its frame on. */
function spanOf(data: ReviewData, { frame: start, last, before }: OpenNote, frame: number): number {
  const shot = shotAt(data, start);
  if (last === undefined || !shot) return before?.span ?? 1;
  return takeFrame(shot, Math.min(last, shot.at + shot.length - 1), data.fps) - frame + 1;
}

function placeOf(data: ReviewData, { frame, last }: OpenNote): string {
  const end = last === undefined ? "" : ` to ${timecode(Math.max(frame, last), data.fps)}`;
  return `${timecode(frame, data.fps)}${end} ${shotAt(data, frame)?.shot ?? ""}`;
}

function makeFields({ keep, drop }: Pick<NoteForm, "keep" | "drop">) {
  const place = make("span", { class: "number" });
  const words = make("textarea", { rows: "3", maxlength: "4000", id: "note-field" });
  const until = make("input", { type: "checkbox" });
  const element = make(
    "section",
    { class: "panel form", "aria-label": "Note" },
    make("h2", {}, "Note ", place),
    make("label", { class: "unseen", for: "note-field" }, "What is to change"),
    words,
    make("label", { class: "check" }, until, "until the frame on screen"),
    make(
      "div",
      { class: "bar" },
      button("Keep", keep, { class: "primary", title: "Ctrl Enter" }),
      button("Cancel", drop, { title: "Esc" }),
    ),
  );
  return { element, place, words, until };
}

/** What stands there while no note is written. */
function makeInvitation(write: () => void): HTMLElement {
  const asking = make("p", { class: "quiet" }, "Press N, or draw on the picture, to note something on this frame.");
  const start = button("New note", write, { class: "primary", title: "N" });
  return make("section", { class: "panel form", "aria-label": "New note" }, asking, start);
}

/** ISO 8601 with the offset of here, whole seconds. */
function nowText(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, "+00:00");
}
