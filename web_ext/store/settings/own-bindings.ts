// Where a proposed target's values go, as rows to choose in: the places as proposed, each other place alone, all of them, or none.
import type { AnswerOf } from "../../api/calls.ts";

export type Inspected = AnswerOf<"inspectWorkflow">;
export type BindingRow = Inspected["bindings"][number];
type WidgetPlace = BindingRow["places"][number];

export interface PlaceChoice {
  readonly label: string;
  readonly places: readonly WidgetPlace[];
}

/** Parameters in the words of people; others as they are called. */
const WORDS: Readonly<Record<string, string>> = {
  cfg: "guidance (cfg)",
  fps: "frames a second",
  length: "frames",
  prefix: "name of the file",
  seconds: "seconds of sound",
  model_low: "model of low noise",
  switch_step: "step of the change to low noise",
  text_encoder: "text encoder",
  video_vae: "VAE",
  audio_vae: "VAE of sound",
  first_frame: "first picture",
  last_frame: "last picture",
  reference_image: "subjects",
  dub_audio: "recording",
};

export function paramWords(param: string): string {
  const picture = /^ref_image_(\d+)$/.exec(param)?.[1];
  return picture ? `picture ${picture}` : (WORDS[param] ?? param.replaceAll("_", " "));
}

const FOLLOWS = "Follows the number of steps";

/** The first is what is bound now. */
export function choicesOf({ param, places, alternatives }: BindingRow): PlaceChoice[] {
  const single = alternatives.map((place) => ({ label: describe(place), places: [place] }));
  const all = alternatives.length > 1 ? [{ label: `All ${alternatives.length} places`, places: alternatives }] : [];
  const none = param === "prefix" ? [] : [{ label: "As the workflow has it", places: [] }];
  const now = { label: param === "switch_step" && places.length > 0 ? FOLLOWS : describeAll(places), places };
  const others = [...single, ...all, ...none].filter((choice) => !isSame(choice.places, places));
  return [now, ...others];
}

/** What a person looks for first: words, then pictures, then numbers, and the files that stay as they are behind them. */
const ORDER = [
  /^(prompt|negative)$/,
  /frame|image|audio$/,
  /^(width|height|length|fps|seconds|seed)$/,
  /^(steps|switch_step|cfg|guidance|sampler|scheduler|shift)$/,
];

export function inOrder(rows: readonly BindingRow[]): BindingRow[] {
  const rank = ({ param }: BindingRow) => {
    const found = ORDER.findIndex((pattern) => pattern.test(param));
    return found < 0 ? ORDER.length : found;
  };
  return rows.toSorted((one, other) => rank(one) - rank(other));
}

/** The proposal with another choice of a row. */
export function rebind(inspected: Inspected, param: string, choice: number): Inspected {
  const row = inspected.bindings.find((each) => each.param === param);
  const chosen = row && choicesOf(row)[choice];
  if (!row || !chosen) return inspected;
  const { [param]: _before, ...others } = inspected.proposal.binding;
  const bound = chosen.places.map(({ node, class_type: classType, field }) => ({ node, class_type: classType, field }));
  const binding = bound.length > 0 ? { ...others, [param]: bound } : others;
  const places = [...chosen.places];
  return {
    ...inspected,
    bindings: inspected.bindings.map((each) => (each === row ? { ...row, places, why: "as you chose" } : each)),
    proposal: { ...inspected.proposal, binding } as Inspected["proposal"],
  };
}

function describeAll(places: readonly WidgetPlace[]): string {
  const [first] = places;
  if (!first) return "As the workflow has it";
  return places.length === 1 ? describe(first) : `${places.length} places: ${first.class_type} · ${first.field}`;
}

function describe({ title, class_type: classType, field, value }: WidgetPlace): string {
  const name = title === classType ? classType : `${title} (${classType})`;
  const now = typeof value === "string" || typeof value === "number" ? `: ${shorten(String(value))}` : "";
  return `${name} · ${field}${now}`;
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

function isSame(one: readonly WidgetPlace[], other: readonly WidgetPlace[]): boolean {
  const key = (places: readonly WidgetPlace[]) => places.map(({ node, field }) => `${node}.${field}`).join(" ");
  return key(one) === key(other);
}
