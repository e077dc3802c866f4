// Finds retired words in the names and comments of a file. Which ones they are stands in `retired-words.ts`.
import { basename } from "node:path/posix";
import { isCode, isTypeScript, nodesOf, parseCode, type SyntaxNode } from "../support/project-files.ts";
import { ALLOWED, RETIRED_IN_COMMENTS, RETIRED_IN_NAMES, TOO_BARE } from "./retired-words.ts";

const instead = new Map(
  Object.entries(RETIRED_IN_NAMES).flatMap(([words, say]) => words.split(" ").map((word) => [word, say] as const)),
);
const patterns = Object.entries(RETIRED_IN_COMMENTS).map(
  ([source, say]) => [new RegExp(`(?<![\\w/."'-])(${source})(?![\\w/"'-]|\\.\\w)`, "gi"), say] as const,
);
/** Quoted texts and comments, whichever begins first. */
const TOKENS = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[^]*?\*\//g;

/** One sentence for each retired word of a file, with what to say instead. */
export function findRetiredWords(path: string, text: string): string[] {
  const names = [basename(path), ...(isTypeScript(path) && holdsRetiredWord(path, text) ? namesIn(text, path) : [])];
  const found = [
    ...names.flatMap((name) => retiredIn(name).map((why) => [name, why] as const)),
    ...commentsIn(text, path).flatMap((comment) => retiredInComment(comment)),
  ];
  return found.filter(([word]) => !isAllowed(path, word)).map(([word, why]) => `${path}: "${word}", ${why}`);
}

function isAllowed(path: string, word: string): boolean {
  return ALLOWED.some(({ where, words }) => where.test(path) && words.test(word));
}

const judged = new Map<string, readonly string[]>();

function retiredIn(name: string): readonly string[] {
  const known = judged.get(name) ?? judgeName(name);
  judged.set(name, known);
  return known;
}

/** The words of a name: `takeLookout`, `take_lookout` and `take-lookout` are two each. */
function judgeName(name: string): readonly string[] {
  if (TOO_BARE.includes(name)) return ["say of what"];
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);
  return parts.flatMap((part) => (instead.has(part) ? [`say ${instead.get(part)}`] : [])).slice(0, 1);
}

/** Quoted texts, comments and patterns, whichever begins first, and members behind a dot. */
const NO_NAMES =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[^]*?\*\/|(?<=[(,=:[!&|?{};>]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/[\\\n])+\/|(?<!\.)\.[a-z][\w$]*/g;

/** Whether any word of a text that may be a name would be retired as one: only then is the text parsed. */
function holdsRetiredWord(path: string, text: string): boolean {
  // In markup an apostrophe opens nothing.
  const code = path.endsWith(".tsx") ? text : text.replace(NO_NAMES, withExpressions);
  const words = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  return [...words].some((word) => retiredIn(word).length > 0 && !isAllowed(path, word));
}

/** Nothing of what is no name, but for a text with expressions in it. */
function withExpressions(part: string): string {
  return part.startsWith("`") && /[{}]/.test(part) ? part : " ";
}

/** Names that a file gives or uses, but for members that it reaches through a dot: those are named where they are declared. */
function namesIn(text: string, path: string): Set<string> {
  const nodes = nodesOf(parseCode(text, path));
  const reached = new Set<unknown>(
    nodes.filter(({ type }) => type === "MemberExpression").map(({ property }) => property),
  );
  const names = nodes.filter((node: SyntaxNode) => /^(Identifier|PrivateName)$/.test(node.type) && !reached.has(node));
  return new Set(names.map(({ value }) => String(value)));
}

function commentsIn(text: string, path: string): string[] {
  if (path.endsWith(".py")) return text.match(/#[^\n]*|"""[^]*?"""/g) ?? [];
  if (path.endsWith(".css")) return text.match(/\/\*[^]*?\*\//g) ?? [];
  return isCode(path) ? (text.match(TOKENS) ?? []).filter((token) => token.startsWith("/")) : [];
}

function retiredInComment(comment: string): (readonly [string, string])[] {
  return patterns.flatMap(([pattern, say]) =>
    (comment.match(pattern) ?? []).map((word) => [word, `say ${say}`] as const),
  );
}
