// The fields of the forms over a series config: what each is called, what it is for, and where in the config it stands. A field without a
// value is not written; what the service says of one stands beside it.

import { hintWords } from "../../../src/core/lib/animatic-hints.ts";

export interface FormField {
  /** From the config's root; of an entry's field from the entry. */
  readonly path: readonly string[];
  readonly label: string;
  readonly help: string;
  /** `words` are some lines of text; `target` and `entry` are picked from those there are. */
  readonly as: "line" | "words" | "number" | "choice" | "target" | "entry";
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Of targets: what they make. Of entries: of which kind they are. */
  readonly of?: "video" | "image" | "audio" | "subjects" | "locations";
  readonly placeholder?: string;
  /** Of a choice: what counts where nothing is written. */
  readonly usual?: string;
  /** Words that it usually takes. */
  readonly suggest?: readonly string[];
}

export interface FormSection {
  readonly title: string;
  readonly fields: readonly FormField[];
}

const choice = (...values: readonly (readonly [value: string, label: string])[]) =>
  values.map(([value, label]) => ({ value, label }));

const NAME: FormField = { path: ["name"], label: "Name", as: "line", help: "What prompts and the page call it" };
const KIND: FormField = {
  path: ["kind"],
  label: "Kind",
  as: "choice",
  help: "Characters speak and have views; props and vehicles have one picture",
  options: choice(["character", "Character"], ["prop", "Prop"], ["vehicle", "Vehicle"]),
  usual: "character",
};

/** What the built-in animatic is told outright; else it reads the look. */
const hint = (scope: "subject" | "place", name: string, label: string, help: string): FormField => {
  const suggest = hintWords(scope, name);
  return { path: ["animatic", name], label, as: "line", help, ...(suggest.length > 0 && { suggest }) };
};

/** Of a character, a prop or a vehicle. */
export const SUBJECT_FORM: readonly FormSection[] = [
  {
    title: "Who or what it is",
    fields: [
      NAME,
      KIND,
      {
        path: ["design"],
        label: "Look",
        as: "words",
        help: "How it looks, as a casting note would say it; it goes into every prompt",
      },
      {
        path: ["of"],
        label: "Wardrobe of",
        as: "entry",
        of: "subjects",
        help: "The same person in other clothes: the one it is a variant of",
      },
      { path: ["members"], label: "People in it", as: "number", help: "Of a group: 2 to 12; empty for one person" },
    ],
  },
  {
    title: "Voice",
    fields: [
      { path: ["voice"], label: "Voice", as: "words", help: "How it sounds: pitch, pace, accent" },
      {
        path: ["pronoun"],
        label: "Pronoun",
        as: "line",
        help: "As in “she turns her head”",
        placeholder: "their",
      },
      {
        path: ["voice_sample"],
        label: "Sample",
        as: "line",
        help: "A recording of the voice, from the folder of the config",
      },
    ],
  },
  {
    title: "Picture",
    fields: [
      { path: ["sheet"], label: "File", as: "line", help: "Where its picture is kept, from the folder of the config" },
      {
        path: ["sheet_panels"],
        label: "Panels",
        as: "number",
        help: "Views on the sheet, from left to right: 1 to 16",
      },
    ],
  },
  {
    title: "In the animatic",
    fields: [
      hint("subject", "colour", "Colour", "Where the look does not say it, or the drawing reads it wrongly"),
      hint("subject", "height", "Height", "A word, or metres: 1.2 m"),
      hint("subject", "age", "Age", "As it is drawn"),
      hint("subject", "build", "Build", "As it is drawn"),
      hint("subject", "hair", "Hair", "In a few words"),
      hint("subject", "clothes", "Clothes", "In a few words"),
    ],
  },
];

export const LOCATION_FORM: readonly FormSection[] = [
  {
    title: "What the place is",
    fields: [
      {
        path: ["description"],
        label: "Look",
        as: "words",
        help: "Inside or outside, time of day, light, what stands there; it goes into every prompt",
      },
      {
        path: ["of"],
        label: "Angle of",
        as: "entry",
        of: "locations",
        help: "Another camera angle of a place: which one",
      },
    ],
  },
  {
    title: "Picture",
    fields: [
      { path: ["plate"], label: "File", as: "line", help: "Where its picture is kept, from the folder of the config" },
    ],
  },
  {
    title: "In the animatic",
    fields: [
      hint("place", "kind", "Kind", "What is drawn, where the look does not say it"),
      hint("place", "hour", "Hour", "The light it is drawn in"),
      hint("place", "weather", "Weather", "Seen and heard"),
      hint("place", "mood", "Mood", "How it is lit, and the sound under it"),
    ],
  },
];

const number = (path: readonly string[], label: string, help: string, placeholder = ""): FormField => {
  return { path, label, help, as: "number", ...(placeholder && { placeholder }) };
};

export const SHOW_FORM: readonly FormSection[] = [
  {
    title: "The show",
    fields: [
      { path: ["series", "title"], label: "Title", as: "line", help: "As the page and the films' records say it" },
      {
        path: ["style", "look"],
        label: "Look",
        as: "words",
        help: "In a sentence how the show looks; it opens every prompt",
      },
      {
        path: ["negative"],
        label: "Avoid",
        as: "words",
        help: "What no picture should have, for models that take such words",
      },
    ],
  },
  {
    title: "Sizes",
    fields: [
      number(["series", "width"], "Final width", "In pixels", "1344"),
      number(["series", "height"], "Final height", "In pixels", "768"),
      number(["proxy", "width"], "Proxy width", "In pixels; drafts are smaller and faster"),
      number(["proxy", "height"], "Proxy height", "In pixels"),
      number(["series", "fps"], "Frames a second", "Of every shot and of the film", "24"),
    ],
  },
  {
    title: "What makes it",
    fields: [
      {
        path: ["series", "target"],
        label: "Shots",
        as: "target",
        of: "video",
        help: "What shots render on that name nothing else",
      },
      {
        path: ["refs", "target"],
        label: "Pictures",
        as: "target",
        of: "image",
        help: "What draws characters, props and places",
      },
      {
        path: ["refs", "keyframe_target"],
        label: "First frames",
        as: "target",
        of: "image",
        help: "What draws the frames that shots begin with",
      },
      { path: ["refs", "voice_target"], label: "Voices", as: "target", of: "audio", help: "What makes voice samples" },
    ],
  },
  {
    title: "Speech",
    fields: [
      {
        path: ["speech", "pace"],
        label: "Pace",
        as: "choice",
        help: "How fast people speak, where a shot does not say it",
        options: choice(["slow", "Slow"], ["normal", "Normal"], ["fast", "Fast"]),
        usual: "normal",
      },
    ],
  },
  {
    title: "In the animatic",
    fields: [
      {
        path: ["animatic", "slate"],
        label: "Slate",
        as: "choice",
        help: "What is written over drawn pictures; a shot and a single take can say otherwise",
        options: choice(["full", "Slate and captions"], ["captions", "Captions alone"], ["clean", "Nothing"]),
        usual: "full",
      },
      {
        path: ["animatic", "sound"],
        label: "Sound",
        as: "choice",
        help: "What is heard under drawn pictures",
        options: choice(["full", "Speech, sounds and music"], ["guide", "Speech alone"], ["none", "Nothing"]),
        usual: "full",
      },
    ],
  },
  {
    title: "Titles",
    fields: [
      {
        path: ["publish", "intro"],
        label: "Intro",
        as: "line",
        help: "A film that opens every episode, from the folder of the config",
      },
      {
        path: ["publish", "outro"],
        label: "Outro",
        as: "line",
        help: "A film that closes every episode, from the folder of the config",
      },
      {
        path: ["publish", "subtitle", "font"],
        label: "Letters",
        as: "line",
        help: "A font file for the title, from the folder of the config",
      },
      {
        path: ["publish", "subtitle", "color"],
        label: "Colour",
        as: "line",
        help: "Of the title's letters, such as #ffe9c4 or white",
      },
    ],
  },
];
