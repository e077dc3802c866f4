// The head of the page: what is reviewed, who reviews it, and how the notes go back: as a file, or as a text to paste.
import type { ReviewData } from "../../src/contracts/files/delivery/review-page.ts";
import { timecode } from "../../src/core/time/timecode.ts";
import { button, make } from "./dom.ts";
import { notesText, type Notes } from "./notes.ts";

const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ["Space", "play or stop"],
  ["K", "stop"],
  ["L", "play, faster at each press"],
  ["← →", "one frame back or forth"],
  ["Shift ← →", "ten frames"],
  ["[ ]", "the shot before, the next one"],
  ["Home End", "the first frame, the last one"],
  ["N", "a note on this frame"],
  ["P A R", "draw: pen, arrow, box; with the cursor keys and Enter too"],
  ["Ctrl Z", "take the last mark back"],
  ["Ctrl Enter", "keep the note"],
  ["Esc", "let go of the note or the pen"],
  ["Ctrl S", "save the notes as a file"],
  ["?", "these keys"],
];

export interface Head {
  readonly element: HTMLElement;
  readonly refresh: () => void;
  readonly save: () => void;
  readonly toggleKeys: () => void;
}

export function openHead(data: ReviewData, { notes }: { readonly notes: Notes }): Head {
  const said = make("span", { class: "quiet", role: "status" });
  const name = make("input", { type: "text", autocomplete: "name", maxlength: "200", placeholder: "Your name" });
  name.value = notes.name();
  name.addEventListener("input", () => notes.rename(name.value));
  const text = () => notesText(data, signed(notes));
  const save = () => {
    const link = make("a", {
      href: URL.createObjectURL(new Blob([text()], { type: "application/json" })),
      download: `${data.episode}_notes${fileName(notes.name())}.json`,
    });
    document.body.append(link);
    link.click();
    link.remove();
    said.textContent = "Saved as a file: send it back";
  };
  const copy = async () => {
    said.textContent = (await copyText(text()))
      ? "Copied: paste it into a message"
      : "The browser refused to copy: save the file";
  };
  const saveButton = button("Save notes", save, { class: "primary", title: "One small file to send back (Ctrl S)" });
  const copyButton = button("Copy as text", () => void copy(), { title: "The same, to paste into a message" });
  const keys = keyList();
  const toggleKeys = () => (keys.open ? keys.close() : keys.showModal());
  const count = make("span", { class: "number" });
  const facts = `${data.shots.length} shots, ${timecode(data.frames, data.fps)}, ${data.fps.toFixed(3).replace(/\.?0+$/, "")} frames a second, ${data.pass} pass`;
  const element = make(
    "header",
    { class: "head" },
    make("div", {}, make("h1", {}, data.title), make("p", { class: "quiet" }, facts)),
    make("span", { class: "spring" }),
    said,
    make("label", { class: "head__name" }, "Reviewer", name),
    count,
    saveButton,
    copyButton,
    button("Keys", toggleKeys, { "aria-haspopup": "dialog" }),
    keys,
  );
  const refresh = () => {
    const many = notes.all().length;
    count.textContent = many === 1 ? "1 note" : `${many} notes`;
    saveButton.disabled = many === 0;
    copyButton.disabled = many === 0;
    if (!notes.isKept()) said.textContent = "This browser keeps nothing: save the notes before you close the page";
  };
  return { element, refresh, save: () => !saveButton.disabled && save(), toggleKeys };
}

/** Notes that were written before the name was. */
function signed(notes: Notes) {
  const by = notes.name().trim();
  return notes.all().map((note) => (note.by || by === "" ? note : { ...note, by }));
}

function keyList(): HTMLDialogElement {
  const dialog = make("dialog", { class: "keys", "aria-label": "Keys" }, make("h2", {}, "Keys"));
  const lines = KEYS.map(([keys, does]) =>
    make("div", {}, make("dt", {}, make("kbd", {}, keys)), make("dd", {}, does)),
  );
  dialog.append(
    make("dl", {}, ...lines),
    button("Close", () => dialog.close()),
  );
  return dialog;
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = make("textarea", { "aria-hidden": "true" });
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy"); // files have no clipboard in some browsers
    field.remove();
    return done;
  }
}

function fileName(name: string): string {
  const plain = name.trim().replace(/[^\p{L}\p{N}]+/gu, "-");
  return plain === "" ? "" : `_${plain}`;
}
