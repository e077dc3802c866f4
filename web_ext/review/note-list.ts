// The notes in the order of the film: those of this reviewer, and those that stood before. Choosing one shows its frame and its drawing.
import type { EarlierNote, ReviewData } from "../../src/contracts/files/delivery/review-page.ts";
import type { ReviewNote } from "../../src/contracts/files/delivery/review.ts";
import { timecode } from "../../src/core/time/timecode.ts";
import { button, make } from "./dom.ts";
import type { NoteForm } from "./note-form.ts";
import { filmFrame, type Notes } from "./notes.ts";
import type { Screen } from "./screen.ts";

interface ListPorts {
  readonly notes: Notes;
  readonly screen: Screen;
  readonly form: NoteForm;
}

export function openNoteList(
  data: ReviewData,
  { notes, screen, form }: ListPorts,
): { readonly element: HTMLElement; readonly refresh: () => void } {
  const own = make("ol", { class: "notes" });
  const earlier = make("ol", { class: "notes" });
  let shown: readonly ReviewNote[] | undefined;
  let chosen: string | undefined;
  const choose = (note: ReviewNote | EarlierNote) => {
    const frame = filmFrame(data, note);
    if (frame === undefined || form.isOpen()) return;
    chosen = note.id;
    screen.player.show(frame);
    screen.drawing.show(note.marks ?? [], false);
    mark();
  };
  const rows = new Map<string, HTMLElement>();
  const mark = () => rows.forEach((row, id) => row.setAttribute("aria-current", String(id === chosen)));
  const row = (note: ReviewNote | EarlierNote, tools: readonly HTMLElement[]) => {
    const frame = filmFrame(data, note);
    const where = frame === undefined ? "not in this film" : timecode(frame, data.fps);
    const facts = [where, note.shot, note.by, note.marks?.length ? "with a drawing" : ""];
    const go = make(
      "button",
      { type: "button", class: "note__go", onclick: () => choose(note) },
      make("span", { class: "note__facts number" }, facts.filter(Boolean).join(" · ")),
      make("span", { class: "note__words" }, note.note || "(a drawing)"),
    );
    const line = make("li", { class: "note" }, go, ...tools);
    rows.set(note.id, go);
    return line;
  };
  const inOrder = <N extends ReviewNote | EarlierNote>(all: readonly N[]) =>
    [...all].sort((a, b) => (filmFrame(data, a) ?? Infinity) - (filmFrame(data, b) ?? Infinity));
  earlier.append(...inOrder(data.earlier).map((note) => row(note, [])));
  const none = make("p", { class: "quiet" }, "None yet. They stay in this browser until you save or copy them.");
  const element = make(
    "section",
    { class: "panel", "aria-label": "Notes" },
    make("h2", {}, "Your notes"),
    none,
    own,
    ...(data.earlier.length === 0 ? [] : [make("h2", {}, "Noted before"), earlier]),
  );
  let lastFrame = -1;
  return {
    element,
    refresh: () => {
      if (shown !== notes.all()) {
        shown = notes.all();
        own.replaceChildren(
          ...inOrder(shown).map((note) =>
            row(note, [
              button("Edit", () => form.edit(note), { class: "small", "aria-label": `Edit the note on ${note.shot}` }),
              button("Remove", () => notes.remove(note.id), {
                class: "small",
                "aria-label": `Remove the note on ${note.shot}`,
              }),
            ]),
          ),
        );
        none.hidden = shown.length > 0;
      }
      const frame = screen.player.frame();
      const moved = frame !== lastFrame;
      lastFrame = frame;
      if (!moved || form.isOpen() || chosen === undefined) return;
      const note = [...notes.all(), ...data.earlier].find(({ id }) => id === chosen);
      const at = note && filmFrame(data, note);
      if (at !== undefined && frame >= at && frame < at + (note?.span ?? 1)) return mark();
      chosen = undefined; // the drawing is of another frame
      screen.drawing.show([], false);
      mark();
    },
  };
}
