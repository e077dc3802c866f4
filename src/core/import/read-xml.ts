// XML as plain nodes with their lines. Entities are the five of XML and numbers; what a document type declares is never expanded.
import { XMLParser } from "fast-xml-parser";
import { plainText, indexLines } from "../lib/text-lines.ts";

export interface XmlNode {
  /** "" for text. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** Of text only. */
  readonly text: string;
  /** 1-based line on which an element begins; 0 of text. */
  readonly line: number;
}

export type XmlRead =
  { readonly ok: true; readonly nodes: readonly XmlNode[] } | { readonly ok: false; readonly problem: string };

const TEXT = "#text";
const CDATA = "#cdata";
const ATTRIBUTES = ":@";
const META = XMLParser.getMetaDataSymbol() as unknown as symbol;
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

type Raw = Readonly<Record<string | symbol, unknown>>;

/** Never throws, on any text. */
export function readXml(text: string): XmlRead {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: "",
    processEntities: false,
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    cdataPropName: CDATA,
    captureMetaData: true,
  });
  try {
    const plain = plainText(text);
    const at = indexLines(plain);
    const nodes = parser.parse(plain) as unknown;
    return { ok: true, nodes: nodesOf(nodes, (offset) => at(offset).line) };
  } catch (thrown) {
    return { ok: false, problem: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

function nodesOf(raw: unknown, lineAt: (offset: number) => number): XmlNode[] {
  return Array.isArray(raw) ? raw.map((node: Raw) => nodeOf(node, lineAt)) : [];
}

function nodeOf(raw: Raw, lineAt: (offset: number) => number): XmlNode {
  const none = { name: "", attributes: {}, children: [], text: "", line: 0 };
  if (typeof raw[TEXT] === "string") return { ...none, text: decode(raw[TEXT]) };
  const name = Object.keys(raw).find((key) => key !== ATTRIBUTES) ?? "";
  if (name === CDATA) return { ...none, text: textInside(raw[CDATA]) };
  const start = (raw[META] as { startIndex?: number } | undefined)?.startIndex ?? 0;
  const attributes = Object.entries((raw[ATTRIBUTES] ?? {}) as Record<string, unknown>);
  return {
    name,
    attributes: Object.fromEntries(attributes.map(([key, value]) => [key, decode(String(value))])),
    children: nodesOf(raw[name], lineAt),
    text: "",
    line: lineAt(start),
  };
}

/** The text of a CDATA section, where an ampersand is one. */
function textInside(raw: unknown): string {
  return Array.isArray(raw) ? raw.map(({ [TEXT]: text }: Raw) => (typeof text === "string" ? text : "")).join("") : "";
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, ten, hex, named) => {
    if (typeof named === "string") return NAMED[named.toLowerCase()] ?? whole;
    const code = typeof ten === "string" ? Number(ten) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
  });
}
