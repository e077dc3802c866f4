// The `publish` block: the films before and after the cut, and how the episode's title is written on them. It decides nothing that is
// built, so what is wrong in it does not count, and is warned of.
import { Diagnostics } from "../lib/diagnostics.ts";
import { blockOf, findField, numberOf, textOf } from "./fields.ts";
import type { ConfigDiagnostics, Located, LocatedFields } from "./located-json.ts";
import type { PublishBlock, Span, SubtitleBlock } from "./series.ts";

const HEIGHT = { whole: false, max: 1, unit: "frame heights" };
const SIZE = { ...HEIGHT, min: 0.01, max: 0.5 };
const PLACE = { ...HEIGHT, min: 0 };
const GLOW = { ...HEIGHT, min: 0, max: 0.2 };
/** Seconds into a clip. */
const LATEST = 3600;

/** Names that everybody means the same by; any other colour is written in hexadecimal. */
const COLOUR_NAMES =
  "aqua black blue fuchsia gold gray green grey ivory lime maroon navy olive orange purple red silver teal white yellow";
const HEX = /^#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

export function readPublish(root: LocatedFields, diagnostics: ConfigDiagnostics): PublishBlock {
  const found: ConfigDiagnostics = new Diagnostics<number | null>();
  const publish = blockOf(root, "publish", found);
  const block = {
    intro: textOf(publish, "intro", found),
    outro: textOf(publish, "outro", found),
    subtitle: readSubtitle(blockOf(publish, "subtitle", found), found),
  };
  for (const { line, message } of found.problems) diagnostics.warn(line, `${message}, so it does not count`);
  return block;
}

function readSubtitle(fields: LocatedFields, diagnostics: ConfigDiagnostics): SubtitleBlock {
  return {
    font: textOf(fields, "font", diagnostics),
    size: numberOf(fields, "size", SIZE, diagnostics),
    y: numberOf(fields, "y", PLACE, diagnostics),
    color: colourOf(fields, "color", diagnostics),
    glow: colourOf(fields, "glow", diagnostics),
    glowSize: numberOf(fields, "glow_size", GLOW, diagnostics),
    introIn: spanOf(fields, "intro_in", diagnostics),
    outroIn: spanOf(fields, "outro_in", diagnostics),
    outroOut: spanOf(fields, "outro_out", diagnostics),
  };
}

/** A colour that every reader of a config draws alike. */
export function isColour(text: string): boolean {
  return HEX.test(text) || COLOUR_NAMES.split(" ").includes(text.toLowerCase());
}

function colourOf(fields: LocatedFields, key: string, diagnostics: ConfigDiagnostics): string | null {
  const field = findField(fields, key);
  const text = textOf(fields, key, diagnostics);
  if (!field || text === null) return null;
  if (isColour(text)) return text.toLowerCase();
  diagnostics.problem(field.line, `${field.path} must be a colour such as "#ffe9c4" or "white"`);
  return null;
}

function spanOf(fields: LocatedFields, key: string, diagnostics: ConfigDiagnostics): Span | null {
  const field = findField(fields, key);
  if (!field) return null;
  const [from, to, ...more] = field.items?.map(secondsIn) ?? [];
  if (from !== undefined && to !== undefined && more.length === 0 && from <= to) return [from, to];
  diagnostics.problem(field.line, `${field.path} must be two times in seconds, the earlier one first, such as [4, 5]`);
  return null;
}

/** NaN for what is no time in a clip. */
function secondsIn({ scalar }: Located): number {
  return typeof scalar === "number" && scalar >= 0 && scalar <= LATEST ? scalar : Number.NaN;
}
