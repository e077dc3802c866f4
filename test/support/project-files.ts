// The project's own files as text and as syntax, for the tests of the structure.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync, type Module } from "@swc/core";

/** The project's folder; tests run from `dist/test/`. */
export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

const NOT_OURS = new Set(["node_modules", "dist", "demo", ".git"]);

/** Paths of all files under a folder of the project, relative to the project, with forward slashes, in order. */
export function listFiles(folder = ""): string[] {
  const found = readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (NOT_OURS.has(entry.name)) return [];
    if (entry.isDirectory()) return listFiles(path);
    return entry.isFile() ? [path] : [];
  });
  return found.toSorted();
}

export function isCode(path: string): boolean {
  return /\.(ts|tsx|js|cjs|mjs)$/.test(path);
}

/** TypeScript proper: the drawing kernel has the same ending and is another language. */
export function isTypeScript(path: string): boolean {
  return /\.tsx?$/.test(path) && !path.includes("/kernel/assembly/");
}

export function readText(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** The syntax of a TypeScript text; `path` tells whether it holds markup. */
export function parseCode(text: string, path: string): Module {
  return parseSync(text, { syntax: "typescript", tsx: path.endsWith(".tsx"), target: "es2022" });
}

export type SyntaxNode = { readonly type: string } & Record<string, unknown>;

/** Every node of a syntax tree, outer ones first. Comments and the insides of texts are not among them. */
export function nodesOf(tree: unknown, found: SyntaxNode[] = []): SyntaxNode[] {
  if (tree === null || typeof tree !== "object") return found;
  if ("type" in tree && typeof tree.type === "string") found.push(tree as SyntaxNode);
  for (const part of Object.values(tree)) nodesOf(part, found);
  return found;
}

export interface Import {
  readonly from: string;
  /** Only types: nothing of it is there at run time. */
  readonly isType: boolean;
  /** An expression, for when it is needed: `import("…")`. */
  readonly isDynamic?: true;
  /** The names as the other file has them; `*` for all of it, `default` for its default. */
  readonly names: readonly string[];
}

/** A statement that imports or hands on, as the formatter writes it. */
const IMPORTS = /^(?:(?:import|export) [^;"'`]*?\bfrom|import) "[^"]*"[^;]*;/gm;

/** Calls that load a module at any place of a text. */
const LOADS = /\b(import|require|getBuiltinModule)\b\s*(\?\.)?\(/;

/** As much of a text as tells what it imports or hands on: the statements that do, or all of it if it loads a module by a call. */
export function importsIn(text: string): string {
  return LOADS.test(text) ? text : (text.match(IMPORTS) ?? []).join("\n");
}

/** What a text imports or hands on, dynamic imports and `import("…").T` included. */
export function importsOf(text: string, path: string): Import[] {
  return nodesOf(parseCode(importsIn(text), path)).flatMap((node) => {
    const source = (node["source"] ?? node["argument"]) as { value?: unknown } | undefined;
    switch (node.type) {
      case "ImportDeclaration":
      case "ExportNamedDeclaration":
      case "ExportAllDeclaration":
        return source ? [declared(node, String(source.value))] : [];
      case "TsImportType":
        return [{ from: String(source?.value), isType: true, names: ["*"] }];
      case "CallExpression":
        return dynamic(node);
      default:
        return [];
    }
  });
}

function declared(node: SyntaxNode, from: string): Import {
  const specifiers = (node["specifiers"] ?? []) as SyntaxNode[];
  const isType =
    node["typeOnly"] === true || (specifiers.length > 0 && specifiers.every((one) => one["isTypeOnly"] === true));
  return { from, isType, names: specifiers.length > 0 ? specifiers.map(nameOf) : ["*"] };
}

function nameOf(specifier: SyntaxNode): string {
  if (specifier.type === "ImportDefaultSpecifier") return "default";
  const name = (specifier["imported"] ?? specifier["orig"] ?? specifier["local"]) as { value?: string } | undefined;
  return specifier.type.includes("Namespace") ? "*" : (name?.value ?? "*");
}

function dynamic(call: SyntaxNode): Import[] {
  if ((call["callee"] as SyntaxNode).type !== "Import") return [];
  const [first] = call["arguments"] as { expression: { value?: unknown } }[];
  return [{ from: String(first?.expression.value), isType: false, isDynamic: true, names: ["*"] }];
}
