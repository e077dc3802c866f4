// The page of a review, put together from top to bottom: film, strip of shots, notes, script, board. It runs from a file, without a network
// and without a studio; what it needs is written into it.
import type { ReviewData } from "../../src/contracts/files/delivery/review-page.ts";
import { openBoard } from "./board.ts";
import { make } from "./dom.ts";
import { openHead } from "./head.ts";
import { listenToKeys } from "./keys.ts";
import { openNoteForm } from "./note-form.ts";
import { openNoteList } from "./note-list.ts";
import { openNotes } from "./notes.ts";
import { openScreen } from "./screen.ts";
import { openScript } from "./script.ts";
import { openStrip } from "./strip.ts";
import "./review.css";

const data = JSON.parse(document.getElementById("review-data")?.textContent ?? "{}") as ReviewData;

const refresh = () => parts.forEach((part) => part());
const notes = openNotes(data, () => refresh());
const screen = openScreen(data, { onFrame: () => refresh(), onDraw: () => form.begin() });
const form = openNoteForm(data, { notes, screen });
const list = openNoteList(data, { notes, screen, form });
const strip = openStrip(data, { notes, screen });
const script = openScript(data, screen);
const board = openBoard(data, { notes, screen });
const head = openHead(data, { notes });
const parts = [screen.refresh, form.refresh, list.refresh, strip.refresh, script.refresh, board.refresh, head.refresh];

document.body.append(
  head.element,
  make(
    "main",
    { class: "desk" },
    make("div", { class: "desk__film" }, screen.element, strip.element),
    make("div", { class: "desk__side" }, form.element, list.element, script.element),
  ),
  board.element,
);
listenToKeys(data, { screen, form, head, strip });
refresh();
