// What is done in the References workspace: with the chosen reference, and with its candidates.
import { openPanoramas } from "../refs/panoramas.ts";
import type { FormPlace } from "../show/show-forms.ts";
import type { Command, CommandFacts, CommandKeys } from "./define.ts";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
const refKeys = (caps: string, ...presses: readonly string[]): CommandKeys => ({ caps, presses, workspace: "refs" });

export const refCommands = {
  "previous-ref": {
    title: "Previous reference",
    keys: refKeys("←", "arrowleft"),
    run: ({ editor }) => editor.refs.step("before"),
  },
  "next-ref": {
    title: "Next reference",
    keys: refKeys("→", "arrowright"),
    run: ({ editor }) => editor.refs.step("after"),
  },
  "ref-above": {
    title: "Reference above",
    keys: refKeys("↑", "arrowup"),
    run: ({ editor }) => editor.refs.step("above"),
  },
  "ref-below": {
    title: "Reference below",
    keys: refKeys("↓", "arrowdown"),
    run: ({ editor }) => editor.refs.step("below"),
  },
  "first-ref": {
    title: "First reference",
    keys: refKeys("Home", "home"),
    run: ({ editor }) => editor.refs.step("first"),
  },
  "last-ref": {
    title: "Last reference",
    keys: refKeys("End", "end"),
    run: ({ editor }) => editor.refs.step("last"),
  },
  "previous-view": {
    title: "Previous view of the character",
    keys: refKeys("[", "["),
    run: ({ editor }) => editor.refs.stepView(-1),
  },
  "next-view": {
    title: "Next view of the character",
    keys: refKeys("]", "]"),
    run: ({ editor }) => editor.refs.stepView(1),
  },
  "filter-refs": {
    title: "Filter the references",
    keys: refKeys("/", "/"),
    run: ({ ports }) => ports.focusField("filter"),
  },
  "edit-ref": {
    title: "Edit by an instruction",
    keys: refKeys("E", "e"),
    why: whyNoRef,
    run: ({ ports }) => ports.focusField("edit"),
  },
  "pick-candidate": {
    title: "Use that candidate",
    keys: refKeys("1–9", ...DIGITS),
    why: (facts) => whyUnpickable(facts),
    run: ({ editor, key }) => {
      const take = candidateAt(editor, key);
      if (take) editor.refs.pick(take.take);
    },
  },
  "discard-candidate": {
    title: "Discard the candidate on screen",
    keys: refKeys("X", "x"),
    why: ({ editor }) => {
      const take = onScreen(editor);
      if (!take) return "there is no candidate";
      return take.status === "queued" ? "it is on its way: cancel it first" : undefined;
    },
    run: ({ editor }) => {
      const take = onScreen(editor);
      if (take) void editor.refs.discard(take.take);
    },
  },
  "restore-candidate": {
    title: "Restore the candidate that was discarded last",
    keys: refKeys("Z", "z"),
    why: ({ editor }) => (editor.refs.discarded.value ? undefined : "nothing was discarded"),
    run: ({ editor }) => void editor.refs.restoreDiscarded(),
  },
  "generate-ref": {
    title: "Generate a candidate",
    keys: refKeys("G", "g"),
    why: whyNoRef,
    run: ({ editor: { refs } }) => void refs.generate({ count: refs.count.peek(), seed_mode: refs.seedMode.peek() }),
  },
  "wipe-ref": {
    title: "Wipe between the live picture and the candidate",
    keys: refKeys("W", "w"),
    run: ({ editor: { refs } }) => void (refs.wipe.value = !refs.wipe.peek()),
  },
  "look-round": {
    title: "Look round the newest panorama",
    keys: refKeys("V", "v"),
    why: ({ editor }) => (panoramaOf(editor) ? undefined : "it has no finished panorama"),
    run: ({ editor }) => void (editor.refs.panoramas.shown.value = panoramaOf(editor)),
  },
  shelf: {
    title: "The shelf…",
    keys: refKeys("L", "l"),
    run: ({ editor: { refs } }) => void (refs.shelf.isShown.value = true),
  },
  "missing-refs": {
    title: "Generate missing references…",
    why: ({ editor }) => (editor.episode.state.value === "ready" ? undefined : "the episode is not built yet"),
    run: ({ editor }) => {
      editor.enter("refs");
      editor.refs.showsMissing.value = true;
    },
  },
  "edit-cast": {
    title: "Edit the cast, props and places…",
    keys: refKeys("F2", "f2"),
    run: ({ editor: { showForms, refs } }) => showForms.show(placeOf(refs.selected.peek()?.id)),
  },
  "edit-show": {
    title: "Edit the show: look, sizes, targets, titles…",
    run: ({ editor }) => editor.showForms.show("show"),
  },
  "add-character": { title: "Add a character…", run: ({ editor }) => addEntry(editor, "character") },
  "add-prop": { title: "Add a prop…", run: ({ editor }) => addEntry(editor, "prop") },
  "add-place": { title: "Add a place…", run: ({ editor }) => addEntry(editor, "location") },
} satisfies Record<string, Command>;

type Editor = CommandFacts["editor"];

function addEntry({ showForms }: Editor, kind: "character" | "prop" | "location"): void {
  showForms.show();
  showForms.adding.value = kind;
}

/** What a reference is of; a keyframe has no form. */
function placeOf(ref: string | undefined): FormPlace | undefined {
  const [scope = "", id = ""] = ref?.split(":", 2) ?? [];
  if (scope === "location") return { block: "locations", id };
  return scope === "subject" || scope === "voice" ? { block: "subjects", id } : undefined;
}

/** The n-th candidate of the view that is shown. */
function candidateAt({ refs }: Editor, key: string | undefined) {
  return refs.shown.value?.takes[Number(key) - 1];
}

/** The one beside the live picture. */
function onScreen({ refs }: Editor) {
  const takes = refs.shown.value?.takes ?? [];
  return takes.find(({ take }) => take === refs.candidate.value) ?? takes.at(-1);
}

function panoramaOf({ refs }: Editor) {
  const { value: ref } = refs.selected;
  return ref && openPanoramas(ref).at(-1);
}

function whyNoRef({ editor }: CommandFacts): string | undefined {
  return editor.refs.selected.value ? undefined : "no reference is chosen";
}

function whyUnpickable({ editor, key }: CommandFacts): string | undefined {
  const take = candidateAt(editor, key);
  if (!take) return `there is no candidate ${key ?? ""}`.trim();
  return take.usable ? undefined : "it is not finished";
}
