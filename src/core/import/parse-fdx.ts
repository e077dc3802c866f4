// From a Final Draft document (XML) to a screenplay. Never throws; a text that is no such document is a problem.
import { splitCue } from "./cue.ts";
import { readXml, type XmlNode } from "./read-xml.ts";
import {
  groupScenes,
  type Guess,
  type Passage,
  type Piece,
  type ScreenplayRead,
  type SpeechPart,
} from "./screenplay.ts";

export type FdxRead = ({ readonly ok: true } & ScreenplayRead) | { readonly ok: false; readonly problem: string };

/** Paragraph types that are passages as they stand. The rest is handled where it is met, or counts as action. */
const PASSAGES: ReadonlyMap<string, Passage["is"]> = new Map([
  ["action", "action"],
  ["general", "action"],
  ["", "action"],
  ["shot", "framing"],
  ["transition", "transition"],
  ["cast list", "note"],
  ["new act", "section"],
  ["end of act", "section"],
]);
const LYRICS = new Set(["lyrics", "singing"]);

export function parseFdx(text: string): FdxRead {
  const xml = readXml(text);
  if (!xml.ok) return { ok: false, problem: `it is no XML: ${xml.problem}` };
  const root = xml.nodes.find(({ name }) => name === "FinalDraft");
  const content = root?.children.find(({ name }) => name === "Content");
  if (!root || !content)
    return { ok: false, problem: "it is no Final Draft script: FinalDraft with a Content is missing" };
  const reader = new Reader();
  for (const node of content.children) reader.read(node, false);
  const [title = "", ...titlePage] = titleLines(root);
  return {
    ok: true,
    screenplay: { title, titlePage, scenes: groupScenes(reader.pieces) },
    guesses: reader.guesses,
  };
}

class Reader {
  readonly pieces: Piece[] = [];
  readonly guesses: Guess[] = [];
  /** The parts of the speech that goes on, or null behind anything else. */
  #parts: SpeechPart[] | null = null;

  /** `isSecond`: a cue here is said at the same time as the one before it. */
  read(node: XmlNode, isSecond: boolean): void {
    if (node.name === "DualDialogue") return this.#readDual(node);
    if (node.name !== "Paragraph") return;
    const text = textOf(node);
    if (text !== "") this.#readParagraph(node, text, isSecond);
    for (const inner of node.children) {
      if (inner.name === "ScriptNote") this.#push({ is: "note", line: inner.line || node.line, text: deepText(inner) });
      if (inner.name === "DualDialogue") this.#readDual(inner);
      if (inner.name === "SceneProperties") this.#readSummary(inner, node.line);
    }
  }

  #readDual({ children }: XmlNode): void {
    let cues = 0;
    for (const child of children) {
      if (typeOf(child) === "character") cues++;
      this.read(child, cues > 1 && typeOf(child) === "character");
    }
    this.#parts = null;
  }

  #readSummary(properties: XmlNode, line: number): void {
    const summary = properties.children.find(({ name }) => name === "Summary");
    if (summary) this.#push({ is: "synopsis", line, text: deepText(summary) });
  }

  #readParagraph(node: XmlNode, text: string, isSecond: boolean): void {
    const { line } = node;
    const type = typeOf(node);
    if (type === "scene heading") this.#push({ is: "heading", line, text });
    else if (type === "character") this.#openSpeech(line, text, isSecond);
    else if (type === "parenthetical" && this.#parts) {
      this.#parts.push({ is: "direction", line, text: text.replace(/^\(/, "").replace(/\)$/, "") });
    } else if (type === "dialogue" && this.#parts) this.#parts.push({ is: "words", line, text });
    else if (LYRICS.has(type)) this.#readLyrics(line, text);
    else this.#readPassage(type, line, text);
  }

  #openSpeech(line: number, text: string, isDual: boolean): void {
    const { name, extensions } = splitCue(text);
    const parts: SpeechPart[] = [];
    this.#push({ is: "speech", line, name, extensions, parts, isDual });
    this.#parts = parts;
  }

  #readLyrics(line: number, text: string): void {
    if (this.#parts) this.#parts.push({ is: "lyrics", line, text });
    else this.#push({ is: "lyrics", line, text });
  }

  #readPassage(type: string, line: number, text: string): void {
    const is = PASSAGES.get(type);
    if (is === undefined) {
      const speech = type === "dialogue" || type === "parenthetical";
      const why = speech ? `${type} without a character above it` : `a paragraph of the type "${type}"`;
      this.guesses.push({ line, message: `${why} counts as action` });
    }
    this.#push({ is: is ?? "action", line, text });
  }

  #push(piece: Piece): void {
    if (piece.is !== "note") this.#parts = null;
    if (piece.is === "speech" || piece.text !== "") this.pieces.push(piece);
  }
}

function typeOf({ attributes }: XmlNode): string {
  return (Object.hasOwn(attributes, "Type") ? (attributes["Type"] ?? "") : "").trim().toLowerCase();
}

/** The paragraph's own runs of text; a run that is shown in capitals is in capitals. */
function textOf({ children }: XmlNode): string {
  const runs = children.filter(({ name }) => name === "Text");
  return oneBlank(
    runs.map((run) => (run.attributes["Style"]?.includes("AllCaps") ? deep(run).toUpperCase() : deep(run))),
  );
}

function deepText(node: XmlNode): string {
  return oneBlank([deep(node)]);
}

/** Paragraphs in it are parted by blanks. */
function deep({ name, text, children }: XmlNode): string {
  const inner = text + children.map(deep).join("");
  return name === "Paragraph" ? `${inner} ` : inner;
}

function oneBlank(runs: readonly string[]): string {
  return runs.join("").replace(/\s+/g, " ").trim();
}

function titleLines(root: XmlNode): string[] {
  const page = root.children.find(({ name }) => name === "TitlePage");
  const content = page?.children.find(({ name }) => name === "Content");
  return (content?.children ?? []).map(textOf).filter((line) => line !== "");
}
