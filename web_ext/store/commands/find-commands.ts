// Finding a command by what a person remembers of its title: its letters in their order, best at the start of words and side by side.
import type { BoundCommand } from "./command.ts";

/** The best first; every command, in its own order, for nothing typed. */
export function findCommands(commands: readonly BoundCommand[], typed: string): readonly BoundCommand[] {
  const wanted = typed.toLowerCase().replace(/\s+/g, "");
  if (wanted === "") return commands;
  return commands
    .map((command, place) => ({ command, place, score: scoreOf(command.title.toLowerCase(), wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.place - b.place)
    .map(({ command }) => command);
}

/** 0 for a name that does not hold the letters. */
function scoreOf(name: string, wanted: string): number {
  let score = 1;
  let at = -1;
  for (const letter of wanted) {
    const next = bestIndex(name, letter, at);
    if (next === -1) return holdsInOrder(name, wanted) ? 1 : 0;
    if (next === at + 1) score += 3;
    if (isWordStart(name, next)) score += 4;
    at = next;
  }
  return score + 1 / name.length;
}

function holdsInOrder(name: string, wanted: string): boolean {
  let at = -1;
  return wanted.split("").every((letter) => (at = name.indexOf(letter, at + 1)) !== -1);
}

/** Right after the letter before, else where a word begins, else anywhere behind it. */
function bestIndex(name: string, letter: string, after: number): number {
  if (name[after + 1] === letter) return after + 1;
  for (let at = after + 1; at < name.length; at++) if (name[at] === letter && isWordStart(name, at)) return at;
  return name.indexOf(letter, after + 1);
}

function isWordStart(name: string, at: number): boolean {
  return at === 0 || /[^\p{L}\p{N}]/u.test(name[at - 1] ?? " ");
}
