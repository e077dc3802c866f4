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

type AnyNote = ReviewNote | EarlierNote;

export function openNoteList(
  data: ReviewData,
  { notes, screen, form }: ListPorts,
): { readonly element: HTMLElement; readonly refresh: () => void } {
  const choice = openChoice(data, { notes, screen, form });
  const own = make("ol", { class: "notes" });
  const earlier = make("ol", { class: "notes" });
  earlier.append(...inOrder(data, data.earlier).map((note) => choice.row(note, [])));
  const none = make("p", { class: "quiet" }, "None yet. They stay in this browser until you save or copy them.");
  const before = data.earlier.length === 0 ? [] : [make("h2", {}, "Noted before"), earlier];
  const heading = make("h2", {}, "Your notes");
  const toolsOf = (note: ReviewNote) => [
    button("Edit", () => form.edit(note), { class: "small", "aria-label": `Edit the note on ${note.shot}` }),
    button("Remove", () => notes.remove(note.id), { class: "small", "aria-label": `Remove the note on ${note.shot}` }),
  ];
  let shown: readonly ReviewNote[] | undefined;
  return {
    element: make("section", { class: "panel", "aria-label": "Notes" }, heading, none, own, ...before),
    refresh: () => {
      if (shown !== notes.all()) {
        shown = notes.all();
        own.replaceChildren(...inOrder(data, shown).map((note) => choice.row(note, toolsOf(note))));
        none.hidden = shown.length > 0;
      }
      choice.follow();
    },
  };
}

interface Choice {
  /** A note as a line of the list, with what can be done with it. */
  readonly row: (note: AnyNote, tools: readonly HTMLElement[]) => HTMLElement;
  /** Lets the drawing go when the film has moved on. */
  readonly follow: () => void;
}

function openChoice(data: ReviewData, { notes, screen, form }: ListPorts): Choice {
  const rows = new Map<string, HTMLElement>();
  let chosen: string | undefined;
  let lastFrame = -1;
  const show = (note: AnyNote | undefined) => {
    screen.drawing.use("none");
    screen.drawing.show(note?.marks ?? []);
    chosen = note?.id;
    rows.forEach((row, id) => row.setAttribute("aria-current", String(id === chosen)));
  };
  const choose = (note: AnyNote) => {
    const frame = filmFrame(data, note);
    if (frame === undefined || form.isOpen()) return;
    screen.player.show(frame);
    lastFrame = frame;
    show(note);
  };
  return {
    row: (note, tools) => {
      const facts = make("span", { class: "note__facts number" }, factsOf(data, note));
      const words = make("span", { class: "note__words" }, note.note || "(a drawing)");
      const go = make("button", { type: "button", class: "note__go", onclick: () => choose(note) }, facts, words);
      go.setAttribute("aria-current", String(note.id === chosen));
      rows.set(note.id, go);
      return make("li", { class: "note" }, go, ...tools);
    },
    follow: () => {
      const frame = screen.player.frame();
      const stays = frame === lastFrame;
      lastFrame = frame;
      if (stays || chosen === undefined || form.isOpen()) return;
      const note = [...notes.all(), ...data.earlier].find(({ id }) => id === chosen);
      if (!note || !isShown(data, note, frame)) show(undefined);
    },
  };
}

function inOrder<N extends AnyNote>(data: ReviewData, all: readonly N[]): N[] {
  return [...all].sort((a, b) => (filmFrame(data, a) ?? Infinity) - (filmFrame(data, b) ?? Infinity));
}

function factsOf(data: ReviewData, note: AnyNote): string {
  const frame = filmFrame(data, note);
  const where = frame === undefined ? "not in this film" : timecode(frame, data.fps);
  return [where, note.shot, note.by, note.marks?.length ? "with a drawing" : ""].filter(Boolean).join(" · ");
}

function isShown(data: ReviewData, note: AnyNote, frame: number): boolean {
  const at = filmFrame(data, note);
  return at !== undefined && frame >= at && frame < at + (note.span ?? 1);
}
