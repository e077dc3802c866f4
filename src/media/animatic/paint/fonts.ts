// The faces that everything is written in, from packages; registered once per process, whoever asks first.
import { fileURLToPath } from "node:url";
import { hashFile } from "../../../machine/read-parts.ts";
import { RecentMap } from "../../../machine/recent-map.ts";
import { GlobalFonts, openCanvas, type Context2D } from "./canvas.ts";
import type { FontFace, Measure, TextStyle } from "../../../core/animatic/overlay/fit-text.ts";

/** For each face the letters themselves, and a font that has what they lack. */
const FACES: Readonly<Record<FontFace, readonly [own: string, other: string]>> = {
  plain: ["@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf", "dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"],
  strong: [
    "@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf",
    "dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf",
  ],
  slanted: [
    "@expo-google-fonts/inter/500Medium_Italic/Inter_500Medium_Italic.ttf",
    "dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Oblique.ttf",
  ],
  mono: [
    "@expo-google-fonts/jetbrains-mono/500Medium/JetBrainsMono_500Medium.ttf",
    "dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf",
  ],
};

/** Half the height of a capital, in parts of the size. */
const HALF_CAPITAL = 0.363;

let ruler: { readonly context: Context2D; type: string } | undefined;
let registered = false;

/** Widths that were asked for last: to break a text into even lines is to ask for those of the same parts many times. */
const widths = new RecentMap<string, number>(2000);
/** Characters of a text whose width is kept: 2,000 texts of those are two megabytes at most. */
const LONGEST_KEPT = 500;

/** Width of a text in the shipped fonts. */
export const measureText: Measure = (text, type) => {
  const name = `${type.face} ${type.size} ${type.tracking ?? 0} ${type.font ?? ""}`;
  const key = `${name}\n${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  ruler ??= { context: openCanvas(1, 1).context, type: "" };
  if (ruler.type !== name) setType(ruler.context, type);
  ruler.type = name;
  const { width } = ruler.context.measureText(text);
  if (text.length <= LONGEST_KEPT) widths.set(key, width);
  return width;
};

/** Sets the font of a context. */
export function setType(context: Context2D, type: TextStyle): void {
  registerFonts();
  const first = type.font === undefined ? "" : `"${type.font}", `;
  context.font = `${type.size}px ${first}"studio ${type.face}", "studio ${type.face} more"`;
  context.letterSpacing = `${((type.tracking ?? 0) * type.size).toFixed(3)}px`;
  context.lang = "en";
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
}

/** Writes one line whose capitals are centred on a height. */
export function writeLine(
  context: Context2D,
  line: { readonly text: string; readonly type: TextStyle; readonly x: number; readonly y: number },
): void {
  setType(context, line.type);
  context.fillText(line.text, line.x, line.y + line.type.size * HALF_CAPITAL);
}

/** The name under which a font file's letters can be asked for; undefined when it is no font. */
export async function addFont(path: string): Promise<string | undefined> {
  const name = `own ${await hashFile(path)}`;
  return GlobalFonts.has(name) || GlobalFonts.registerFromPath(path, name) ? name : undefined;
}

function registerFonts(): void {
  if (registered) return;
  for (const [face, [own, other]] of Object.entries(FACES)) {
    registerFont(own, `studio ${face}`);
    registerFont(other, `studio ${face} more`);
  }
  registered = true;
}

function registerFont(file: string, name: string): void {
  if (GlobalFonts.has(name)) return;
  const path = fileURLToPath(import.meta.resolve(file));
  if (!GlobalFonts.registerFromPath(path, name))
    throw new Error(`the font ${path} cannot be read: install the package again`);
}
