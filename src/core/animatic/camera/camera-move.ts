// A script's `camera:` words as moves. Free text: what is not understood leaves the camera still, never an error.

export type MoveKind = "push" | "pull" | "zoom" | "pan" | "tilt" | "track" | "crane" | "arc" | "handheld";

export interface Move {
  readonly kind: MoveKind;
  /** 1 to the right, down or in; -1 to the left, up or out. */
  readonly direction: 1 | -1;
}

export interface CameraMove {
  /** In the order of the words, at most three; none is a still frame. */
  readonly moves: readonly Move[];
  /** How far the moves go: 0.6 slow, 1 plain, 1.5 fast. */
  readonly strength: number;
}

/** What is seen of a kind of move: words that name it, and which of its ways it takes. */
interface Phrase {
  readonly kind: MoveKind;
  readonly words: RegExp;
  /** -1 when no word near it says otherwise. */
  readonly usual: 1 | -1;
}

const MOST_MOVES = 3;

const PHRASES: readonly Phrase[] = [
  {
    kind: "push",
    usual: 1,
    words:
      /\b(?:push(?:es|ing)?|creep(?:s|ing)?|clos(?:es|ing) in|moves? (?:in|closer|forward)|dolly in|dollies in|tracks? in|inch(?:es|ing)? (?:in|closer))\b/g,
  },
  {
    kind: "pull",
    usual: -1,
    words:
      /\b(?:pull(?:s|ing)? (?:back|out|away)|pull-?back|back(?:s|ing)? (?:off|away|up)|(?:dolly|dollies|tracks?|moves?) (?:back|out|away|backwards?)|widens?)\b/g,
  },
  { kind: "zoom", usual: 1, words: /\b(?:crash[- ])?zoom(?:s|ing)?\b/g },
  { kind: "tilt", usual: -1, words: /\b(?:tilt(?:s|ing)?|looks? (?:up|down))\b/g },
  { kind: "pan", usual: 1, words: /\b(?:whip[- ])?(?:pan(?:s|ning)?|swish(?:es)?|swing(?:s|ing)?)\b/g },
  {
    kind: "crane",
    usual: -1,
    words:
      /\b(?:crane(?:s|d)?|craning|boom(?:s|ing)?|jib(?:s)?|pedestal(?:s)?|drone|ris(?:es|ing)|rise|lifts?|ascend(?:s|ing)?|descend(?:s|ing)?|lowers?|sinks?|drops?)\b/g,
  },
  {
    kind: "arc",
    usual: 1,
    words: /\b(?:arc(?:s|ing)?|orbit(?:s|ing)?|circl(?:e|es|ing)|revolv(?:es|ing)|wraps? around|moves? around)\b/g,
  },
  {
    kind: "track",
    usual: 1,
    words:
      /\b(?:track(?:s|ing)?|truck(?:s|ing)?|follow(?:s|ing)?|slid(?:e|es|ing)|dolly|dollies|drift(?:s|ing)?|glid(?:e|es|ing)|float(?:s|ing)?|steadicam|crab(?:s)?|travel(?:s|ling)?)\b/g,
  },
  {
    kind: "handheld",
    usual: 1,
    words: /\b(?:hand[- ]?held|shak(?:y|es|ing)|shoulder[- ]?cam|jitter(?:s|y)?|documentary)\b/g,
  },
];

const BACKWARD = /\b(?:left(?:ward)?s?|up(?:ward)?s?|out|back|away|wider|anti-?clockwise|counter-?clockwise)\b/;
const FORWARD = /\b(?:right(?:ward)?s?|down(?:ward)?s?|in|into|closer|forward|clockwise)\b/;
const SINKING = /\b(?:descend|lower|sink|drop)/;
const STILL = /\b(?:static|still|locked(?:[- ]?off)?|fixed|tripod|no (?:camera )?move(?:ment)?|does not move)\b/;
const SLOW =
  /\b(?:slow(?:ly|er)?|gent(?:ly|le)|subtl[ey]|slight(?:ly)?|barely|creep(?:s|ing)?|inch(?:es|ing)?|drift(?:s|ing)?)\b/;
const FAST =
  /\b(?:fast|quick(?:ly)?|rapid(?:ly)?|whip|swish|snap(?:s)?|crash|sudden(?:ly)?|rush(?:es|ing)?|speed(?:s|ing)?)\b/;

/** The moves that camera words ask for; null and unknown words are a still frame. */
export function parseCamera(words: string | null): CameraMove {
  const text = (words ?? "").toLowerCase();
  const found = PHRASES.flatMap((phrase) => findMoves(text, phrase)).toSorted((a, b) => a.at - b.at);
  const moves: Move[] = [];
  let covered = 0;
  for (const { at, end, move } of found) {
    if (at < covered || moves.some((held) => held.kind === move.kind)) continue;
    moves.push(move);
    covered = end;
  }
  const still = STILL.test(text) && !moves.some((move) => move.kind !== "handheld");
  return { moves: still ? [] : moves.slice(0, MOST_MOVES), strength: strengthOf(text) };
}

function strengthOf(text: string): number {
  if (FAST.test(text)) return 1.5;
  return SLOW.test(text) ? 0.6 : 1;
}

function findMoves(text: string, phrase: Phrase): { at: number; end: number; move: Move }[] {
  return Array.from(text.matchAll(phrase.words), (match) => ({
    at: match.index,
    end: match.index + match[0].length,
    move: moveOf(text, match, phrase),
  }));
}

/** The way is said in the phrase itself, in the few words after it, or else before it. */
function moveOf(text: string, match: RegExpExecArray, phrase: Phrase): Move {
  if (phrase.kind === "push") return { kind: "push", direction: 1 };
  if (phrase.kind === "pull") return { kind: "pull", direction: -1 };
  const end = match.index + match[0].length;
  const after = text.slice(match.index, end) + (/^[^,.;]{0,28}/.exec(text.slice(end))?.[0] ?? "");
  if (phrase.kind === "crane" && SINKING.test(match[0])) return { kind: "crane", direction: 1 };
  const direction = wayOf(after) ?? wayOf(text.slice(Math.max(0, match.index - 16), match.index)) ?? phrase.usual;
  return { kind: phrase.kind, direction };
}

/** The first word of direction in a stretch of text. */
function wayOf(text: string): 1 | -1 | undefined {
  const back = BACKWARD.exec(text)?.index ?? Number.POSITIVE_INFINITY;
  const forth = FORWARD.exec(text)?.index ?? Number.POSITIVE_INFINITY;
  if (back === forth) return undefined;
  return back < forth ? -1 : 1;
}
