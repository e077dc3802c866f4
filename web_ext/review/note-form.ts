// A note that is being written: where it stands, its words, and what is drawn to it.
import type { ReviewData } from "../../src/contracts/files/delivery/review-page.ts";
import type { ReviewNote } from "../../src/contracts/files/delivery/review.ts";
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

/** Where the note that is open stands: a frame of the film, and the note that it was before. */
interface OpenNote {
  readonly frame: number;
  readonly before: ReviewNote | undefined;
}

export function openNoteForm(
  data: ReviewData,
  { notes, screen }: { readonly notes: Notes; readonly screen: Screen },
): NoteForm {
  const { player, drawing } = screen;
  let open: OpenNote | undefined;
  const place = make("span", { class: "number" });
  const field = make("textarea", { rows: "3", maxlength: "4000", id: "note-field" });
  const until = make("input", { type: "checkbox" });
  let last: number | undefined;
  const redraw = () => player.video.dispatchEvent(new Event("pause"));
  const close = () => {
    open = undefined;
    field.value = "";
    until.checked = false;
    drawing.show([], false);
    redraw();
  };
  const begin = () => {
    if (open) return;
    player.pause();
    open = { frame: player.frame(), before: undefined };
    last = undefined;
    if (drawing.tool() === "none") drawing.show([], true);
    redraw();
  };
  const keep = () => {
    const shot = open && shotAt(data, open.frame);
    const words = field.value.trim();
    if (!open || !shot || (words === "" && drawing.marks().length === 0)) return;
    const { before } = open;
    const frame = before?.frame ?? takeFrame(shot, open.frame, data.fps);
    const end = last === undefined ? undefined : takeFrame(shot, Math.min(last, shot.at + shot.length - 1), data.fps);
    const span = end === undefined ? before?.span : Math.max(1, end - frame + 1);
    const by = notes.name().trim();
    notes.put({
      ...(before ?? { id: newId(), shot: shot.shot, take: shot.take, when: nowText() }),
      ...(shot.pass !== data.pass && { take_pass: shot.pass }),
      frame,
      ...(span !== undefined && span > 1 && { span }),
      note: words,
      ...(by !== "" && { by }),
      ...(drawing.marks().length > 0 ? { marks: [...drawing.marks()] } : before?.marks && { marks: [] }),
    });
    close();
  };
  until.addEventListener("change", () => {
    last = until.checked ? player.frame() : undefined;
    redraw();
  });
  const element = make(
    "section",
    { class: "panel form", "aria-label": "Note" },
    make("h2", {}, "Note ", place),
    make("label", { class: "unseen", for: "note-field" }, "What is to change"),
    field,
    make("label", { class: "check" }, until, "until the frame on screen"),
    make(
      "div",
      { class: "bar" },
      button("Keep", keep, { class: "primary", title: "Ctrl Enter" }),
      button("Cancel", close, { title: "Esc" }),
    ),
  );
  const asking = make("p", { class: "quiet" }, "Press N, or draw on the picture, to note something on this frame.");
  const start = button("New note", () => write(), { class: "primary", title: "N" });
  const closed = make("section", { class: "panel form", "aria-label": "New note" }, asking, start);
  const write = () => {
    begin();
    field.focus();
  };
  return {
    element: make("div", {}, element, closed),
    begin,
    keep,
    write,
    drop: close,
    isOpen: () => open !== undefined,
    edit: (note) => {
      const frame = filmFrame(data, note);
      if (frame === undefined) return;
      player.show(frame);
      open = { frame, before: note };
      last = undefined;
      field.value = note.note;
      drawing.show(note.marks ?? [], true);
      redraw();
      field.focus();
    },
    refresh: () => {
      element.hidden = open === undefined;
      closed.hidden = open !== undefined;
      if (!open) return;
      const shot = shotAt(data, open.frame);
      const end = last === undefined ? "" : ` to ${timecode(Math.max(open.frame, last), data.fps)}`;
      place.textContent = `${timecode(open.frame, data.fps)}${end} ${shot?.shot ?? ""}`;
    },
  };
}

/** ISO 8601 with the offset of here, whole seconds. */
function nowText(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, "+00:00");
}
